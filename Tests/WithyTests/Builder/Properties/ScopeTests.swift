import Testing
import Withy

@Suite("Scopes")
struct ScopeTests {
  let recorder = View.Recorder()

  @Test("Several properties are set through a read-only property that holds an object")
  func readOnly() {
    let view = View.make.layer.scope { $0.radius(4).border.width(2).border.color("red") }
      .alpha(0.5)
      .build()
    #expect(view.layer.radius == 4)
    #expect(view.layer.border == Border(width: 2, color: "red"))
    #expect(view.alpha == 0.5)
  }

  @Test("Several members of a value are set, each by a write of the property")
  func value() {
    let view = View.make(View(recorder: recorder))
      .frame.size.scope { $0.width(120).height(44) }
      .frame.scope { $0.x(7).size.height.modify { $0 += 1 } }
      .build()
    #expect(view.frame == Frame(x: 7, size: .init(width: 120, height: 45)))
    #expect(
      recorder.operations == [
        "init", "frame = 0 120 0", "frame = 0 120 44", "frame = 7 120 44", "frame = 7 120 45",
      ]
    )
  }

  @Test("Through an optional, they are set if there is an object", arguments: [false, true])
  func optional(isThere: Bool) {
    let view = View()
    if isThere { (view.image, view.border) = (View(), Border()) }
    view.with
      .image.ifPresent.scope { $0.alpha(0).layer.radius(3) }
      .border.ifPresent.scope { $0.width(5).color("blue").color.ifPresent("green") }
      .layer.sublayer.ifPresent.scope { $0.radius(9) }
      .layer.scope { $0.sublayer.ifPresent.radius(9) }
      .build()
    #expect(view.image?.alpha == (isThere ? 0 : nil))
    #expect(view.image?.layer.radius == (isThere ? 3 : nil))
    #expect(view.border == (isThere ? Border(width: 5, color: "green") : nil))
    #expect(view.layer.sublayer == nil)
  }

  @Test("Scopes nest, and have conditions")
  func nested() {
    for isWide in [false, true] {
      let view = View.make
        .layer.scope {
          $0.border.scope { $0.width(3).color(ifLet: nil) }
            .if(isWide) { $0.border.width(8) }
            .radius.always(1)
        }
        .build()
      #expect(view.layer.border.width == (isWide ? 8 : 3))
      #expect(view.layer.radius == 1)
    }
  }

  @Test("ifLet leaves an optional member as it is if there is no value", arguments: [nil, "blue"])
  func ifLet(color: String?) {
    let view = View.make
      .layer.border.scope { $0.color("red").color(ifLet: color).width(ifLet: color?.count) }
      .build()
    #expect(view.layer.border == Border(width: color?.count ?? 1, color: color ?? "red"))
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

  @Test("In live, each setter is recorded on its own, and undone")
  func live() {
    let (root, view) = (View(), View())
    var (radius, isThere) = (1.0, true)
    let live = root.live {
      view.with.if(isThere) { $0.layer.scope { $0.radius(radius).border.width(4) } }
    }
    radius = 2
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(view.layer.radius == 2)
    isThere = false
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(view.layer.radius == 0 && view.layer.border.width == 1)
  }
}
