import Testing
import Withy

@Suite("Properties")
struct PropertyTests {
  let recorder = View.Recorder()

  @Test("A property is written once")
  func set() {
    let view = Builder(View(recorder: recorder)).watched(3).build()
    #expect(view.count == 3)
    // Without optimisation, a key path reads a property before it writes it.
    #expect(
      recorder.operations.filter { $0 != "get watched" } == ["init", "set watched", "count = 3"]
    )
  }

  @Test("An optional property takes a value, and nil")
  func setOptional() {
    let view = View().with.title("a").subtitle("b").build()
    #expect(view.title == "a")
    #expect(view.subtitle == "b")
    view.with.title(nil).build()
    #expect(view.title == nil)
  }

  @Test("A property that holds a closure takes one as a trailing block")
  func setClosure() {
    var taps = 0
    let view = View().with.onTap { taps += 1 }.build()
    view.onTap()
    #expect(taps == 1)
  }

  @Test("A property is set through a read-only one that holds an object")
  func setThroughReadOnlyObject() {
    let view = View().with.layer.radius(4).layer.border.width(2).build()
    #expect(view.layer.radius == 4)
    #expect(view.layer.border.width == 2)
  }

  @Test("A property is set through a read-only value that holds an object")
  func setThroughReadOnlyValue() {
    let view = View().with.defaults.layer.radius(4).build()
    #expect(view.defaults.layer.radius == 4)
  }

  @Test("A value is set inside a value at any depth, by one write")
  func setInsideValue() {
    let view = Builder(View(recorder: recorder)).frame.size.width(120).frame.x(7).build()
    #expect(view.frame == Frame(x: 7, size: Frame.Size(width: 120)))
    #expect(recorder.operations == ["init", "frame = 0 120 0", "frame = 7 120 0"])
  }

  @Test("An element of a tuple is set")
  func setInsideTuple() {
    let view = View().with.insets.top(5).insets.bottom(6).build()
    #expect(view.insets == (5, 6))
  }

  @Test("Setting through a property that holds an object does not write that property")
  func setThroughObject() {
    let image = View("image")
    let view = View(recorder: recorder)
    view.image = image
    recorder.operations = []
    view.with.image.ifPresent.alpha(0).build()
    #expect(image.alpha == 0)
    #expect(recorder.operations.isEmpty)
  }

  @Test("Setting an object inside a value does not write the value")
  func setThroughObjectInValue() {
    let view = View(recorder: recorder)
    recorder.operations = []
    view.with.style.layer.radius(3).build()
    #expect(view.style.layer.radius == 3)
    #expect(recorder.operations.isEmpty)
  }

  @Test("Nothing is set or written through an optional that is nil")
  func setThroughNil() {
    let view = View(recorder: recorder)
    view.with.image.ifPresent.alpha(0).border.ifPresent.width(4).layer.sublayer.ifPresent.radius(1)
      .build()
    #expect(recorder.operations == ["init"])
    #expect(view.border == nil)
  }

  @Test("A value inside an optional is set, replaced and changed in place")
  func setInsideOptional() {
    let view = View()
    view.border = Border(width: 1)
    view.with.border.ifPresent.width(4).border.ifPresent.color("red").build()
    #expect(view.border == Border(width: 4, color: "red"))
    view.with.border.ifPresent.color.ifPresent("blue").build()
    #expect(view.border == Border(width: 4, color: "blue"))
    view.with.border.ifPresent(Border(width: 9)).build()
    #expect(view.border == Border(width: 9))
    view.with.border.ifPresent.modify { $0.width += 1 }.build()
    #expect(view.border == Border(width: 10))
  }

  @Test("An object in an object in an optional is set")
  func setThroughOptionalObjects() {
    let view = View()
    view.layer.sublayer = Layer()
    view.with.layer.sublayer.ifPresent.sublayer(Layer()).build()
    view.with.layer.sublayer.ifPresent.sublayer.ifPresent.border.width(8).build()
    #expect(view.layer.sublayer?.sublayer?.border.width == 8)
  }

  @Test("Through a read-only optional, an object is set if there is one")
  func setThroughReadOnlyOptional() {
    final class Holder { let view: View?; init(_ view: View?) { self.view = view } }
    let view = View()
    Builder(Holder(view)).view.ifPresent.layer.radius(2).build()
    Builder(Holder(nil)).view.ifPresent.layer.radius(2).build()
    #expect(view.layer.radius == 2)
  }

  @Test("ifLet sets the property only if the value is not nil", arguments: [nil, "a"])
  func setIfLet(title: String?) {
    let view = View("", recorder: recorder)
    view.title = "before"
    view.with.title(ifLet: title).alpha(ifLet: title.map { _ in 0.5 }).build()
    #expect(view.title == title ?? "before")
    #expect(view.alpha == (title == nil ? 1 : 0.5))
    #expect(recorder.operations.count == (title == nil ? 2 : 4))
  }

  @Test("modify changes in place, by one read and one write")
  func modify() {
    let view = Builder(View(recorder: recorder)).watched.modify { $0 += 2 }.build()
    #expect(view.count == 2)
    #expect(recorder.operations == ["init", "get watched", "set watched", "count = 2"])
  }

  @Test("modify changes inside values and through objects")
  func modifyNested() {
    let view = View().with
      .frame.size.height.modify { $0 += 3 }
      .layer.radius.modify { $0 += 4 }
      .insets.top.modify { $0 -= 1 }
      .build()
    #expect(view.frame.size.height == 3)
    #expect(view.layer.radius == 4)
    #expect(view.insets.top == -1)
  }

  @Test("A property named like a member of Builder is set by key path")
  func setByKeyPath() {
    final class Names {
      var build = 0, call = 0, set = 0
    }
    let names = Builder(Names()).set(\.build, to: 1).set(\.call, to: 2).set(\.set, to: 3).build()
    #expect([names.build, names.call, names.set] == [1, 2, 3])
  }

  @Test("A property named like a stored property of Builder or Setter is set like any other")
  func setInternalNames() {
    final class Names {
      var _source = 0, _steps = 0, _sealed = 0, _access = Frame(), _builder = Frame()
    }
    let names = Builder(Names())._source(1)._steps(2)._sealed(3)._access.x(4)._builder.x(5).build()
    #expect([names._source, names._steps, names._sealed] == [1, 2, 3])
    #expect([names._access.x, names._builder.x] == [4, 5])
  }
}
