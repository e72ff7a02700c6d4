import Testing
import Withy

@Suite("Always: values that users change")
struct AlwaysTests {
  @Test("In a build, always sets the value like any other step")
  func build() {
    #expect(Label.make.text.always("a").build().text == "a")
  }

  @Test("A value that the user changed is set back in the next pass, and counted")
  func setBack() {
    let root = View()
    var draft = ""
    let live = root.live { Label.make.text.always(draft) }
    let label = root.children[0] as? Label
    #expect(live.update().isEmpty)
    label?.text = "typed"
    #expect(label?.text == "typed")
    #expect(live.update() == Changes(propertyWrites: 1))
    #expect(label?.text == "")
    label?.text = "typed"
    draft = "typed"
    live.update()
    #expect(live.update().isEmpty)
    #expect(label?.text == "typed")
  }

  @Test("A later step for the property, or a part or whole of it, wins without a write")
  func laterStep() {
    let (root, recorder) = (View(), View.Recorder())
    var isThere = true
    let live = root.live {
      View.make(View(recorder: recorder))
        .frame.x.always(1)
        .title.always("a")
        .if(isThere) { $0.title("b").frame(Frame(x: 5)) }
    }
    #expect(root.children[0].title == "b")
    recorder.operations = []
    #expect(live.update().isEmpty)
    #expect(recorder.operations.isEmpty)
    isThere = false
    // The later steps restore the values that these declare.
    #expect(live.update() == Changes(propertyWrites: 2))
    #expect(root.children[0].title == "a" && root.children[0].frame.x == 1)
    root.children[0].title = "c"
    live.update()
    #expect(root.children[0].title == "a")
  }

  @Test("Values restored by later steps are compared, wherever the chain first differs")
  func laterStepGone() {
    let (root, view) = (View(), View())
    var isThere = true
    let live = root.live {
      view.with.if(isThere) { $0.count(5) }
        .frame.x.always(1)
        .title.always("a")
        .if(isThere) { $0.title("b").frame(Frame(x: 5)) }
    }
    isThere = false
    #expect(live.update() == Changes(propertyWrites: 3))
    #expect(view.title == "a" && view.frame.x == 1 && view.count == 0)
  }

  @Test("It is undone to the original value, and ignored if its optional is nil")
  func undone() {
    let (root, view) = (View(), View())
    view.title = "before"
    var isThere = true
    let live = root.live {
      view.with.if(isThere) { $0.title.always("a").border.ifPresent.width.always(3) }
    }
    view.title = "typed"
    view.border = Border()
    live.update()
    #expect(view.title == "a" && view.border?.width == 3)
    isThere = false
    live.update()
    #expect(view.title == "before" && view.border?.width == 1)
  }

  @Test("A value that is not Equatable is written in every pass")
  func notEquatable() {
    let root = View()
    let live = root.live { View.make.style.always(Style(color: "red")) }
    #expect(live.update() == Changes(propertyWrites: 1))
  }
}
