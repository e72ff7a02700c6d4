import TestSupport
import Testing
import Withy

@Suite("Scopes")
struct ScopeTests {
  @Test("Several properties are set through a read-only property that holds an object")
  func readOnly() {
    let view = View.make.layer.scope { $0.radius(4).border.width(2).border.color("red") }
      .alpha(0.5)
      .build()
    #expect(view.layer.radius == 4)
    #expect(view.layer.border == Border(width: 2, color: "red"))
    #expect(view.alpha == 0.5)
  }

  @Test("Through an optional, they are set if there is an object", arguments: [false, true])
  func optional(isThere: Bool) {
    let view = View()
    if isThere { view.image = View() }
    view.with
      .image.ifPresent.scope { $0.alpha(0).layer.radius(3) }
      .layer.sublayer.ifPresent.scope { $0.radius(9) }
      .layer.scope { $0.sublayer.ifPresent.radius(9) }
      .build()
    #expect(view.image?.alpha == (isThere ? 0 : nil))
    #expect(view.image?.layer.radius == (isThere ? 3 : nil))
    #expect(view.layer.sublayer == nil)
  }

  @Test("Everything that a builder has can be written in a scope, in order")
  func ordinaryBuilder() {
    func rounded<Base: Layer>(_ layer: Builder<Base>) -> Builder<Base> { layer.radius(6) }
    let reference = Ref<Layer>()
    var seen: [Double] = []
    let view = View.make
      .layer.scope {
        $0.radius(2).call { seen.append($0.radius) }
          .apply(rounded).call { seen.append($0.radius) }
          .if(true, { $0.border.width(3) }, else: { $0 }).ifLet("red") { $0.border.color($1) }
          .set(\.border.width, to: 4).border.width.modify { $0 += 1 }
          .ref(reference).once { $0.radius += 1 }
      }
      .call { seen.append($0.layer.radius) }
      .build()
    #expect(seen == [2, 6, 7])
    #expect(view.layer.border == Border(width: 5, color: "red"))
    #expect(reference.object === view.layer)
  }

  @Test("Scopes nest, to any depth")
  func nested() {
    let view = View.make
      .companion.scope {
        $0.companion.scope { $0.layer.scope { $0.radius(3) }.alpha(0.1) }.alpha(0.2)
      }
      .alpha(0.3)
      .build()
    #expect(view.companion.companion.layer.radius == 3)
    #expect([view, view.companion, view.companion.companion].map(\.alpha) == [0.3, 0.2, 0.1])
  }

  @Test("Children in a scope are nested in the object in the property")
  func children() {
    let view = View.make
      .companion.scope { $0.alpha(0.5) { Label.make.text("inside") } }
      .children { Label.make.text("outside") }
      .build()
    #expect(view.companion.children.map { ($0 as? Label)?.text } == ["inside"])
    #expect(view.children.map { ($0 as? Label)?.text } == ["outside"])
  }

  @Test("Children of an object in a property are nested in it, whether it can be set or not")
  func childrenOfProperty() {
    let (view, held) = (View(), View("held"))
    view.image = View("image")
    view.with
      .companion.children {
        Label.make.text("a")
        held.with.companion.companion.children { Label.make.text("deep") }
      }
      .companion.children { Label.make.text("b") }.image.ifPresent.children { Label.make.text("c") }
      .alpha(0.5) { Label.make.text("own") }
      .partner.ifPresent.view.partner.ifPresent.view.children { Label.make.text("d") }
      .build()
    func texts(_ view: View?) -> [String?]? { view?.children.map { ($0 as? Label)?.text } }
    #expect(texts(view.companion) == ["a", nil, "b"] && texts(view.image) == ["c"])
    #expect(texts(held.companion.companion) == ["deep"] && texts(held) == [])
    #expect(texts(view) == ["own"])
    #expect(texts(view.partner?.view.partner?.view) == ["d"])
  }

  @Test("Children of an optional that is nil are nowhere")
  func childrenOfNothing() {
    let (view, label) = (View(), Label())
    view.with.image.ifPresent.children { label }.build()
    #expect(label.parent == nil && view.children.isEmpty && view.image == nil)
  }

  @Test("The levels in scopes count among those that may be nested", arguments: [64, 65])
  func depth(scopes: Int) {
    var builder = View.make
    let found = reports {
      for _ in 0..<scopes {
        let inner = builder
        builder = View.make.companion.scope { $0.children { inner } }
      }
    }
    let isTooDeep = scopes > 64
    let report = "More than 128 levels are nested; deeper ones are skipped"
    #expect(found.map(\.message) == (isTooDeep ? [report] : []))
    var depth = 0
    var view: View? = builder.build()
    while let child = view?.companion.children.first { (view, depth) = (child, depth + 1) }
    #expect(depth == 64)
  }

  @Test("A builder that is built in its scope makes an object of its own")
  func built() {
    let view = View("a")
    view.with.layer.scope { $0.radius(4).build().radius == 4 ? $0.radius(5) : $0 }.build()
    #expect(view.layer.radius == 5)
    var made: Layer?
    let other = View.make.layer.scope {
      made = $0.radius(4).build()
      return $0
    }
    .build()
    #expect(made?.radius == 4 && other.layer.radius == 0)
  }

  @Test("Scopes work through read-only members, too")
  func throughReadOnly() {
    final class Holder {
      let view: View? = View()
      let other = View()
    }
    let holder = Builder(Holder())
      .other.scope {
        $0.layer.radius(1).layer.scope { $0.border.width(2) }
          .defaults.layer.border.width(3)
          .style.layer.radius(4)
      }
      .set(\.other.name, to: "other")
      .build()
    #expect(holder.other.layer.radius == 1 && holder.other.layer.border.width == 2)
    #expect(holder.other.defaults.layer.border.width == 3)
    #expect(holder.other.style.layer.radius == 4)

    final class Outer { let holder = Holder() }
    let outer = Builder(Outer()).holder.scope { $0.view.ifPresent.alpha(0.3).other.name("a") }
      .build()
    #expect(outer.holder.view?.alpha == 0.3 && outer.holder.other.name == "a")
  }

  @Test("A builder that is built in its scope, where the path leads to nil, stops the program")
  func builtWithoutObject() async {
    await #expect(processExitsWith: .failure) {
      _ = View.make.image.ifPresent.scope { $0.build().with }
    }
  }
}
