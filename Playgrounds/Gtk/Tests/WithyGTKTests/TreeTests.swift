import CGTK
import Testing

@testable import WithyGTK

extension GTKTests {
  @MainActor
  @Suite("Widget tree")
  struct TreeTests {
    @Test("The children of a box are GTK's, in order, after every operation")
    func boxes() throws {
      try #require(Program.start())
      let box = Box()
      let (a, b, c) = (Label(), Button(), Entry())
      box {
        a; b; c
      }
      #expect(box.rawChildren == [a, b, c].map(\.pointer))
      box.insert(c, after: nil)
      #expect(box.rawChildren == [c, a, b].map(\.pointer))
      #expect(box.children.map(ObjectIdentifier.init) == [c, a, b].map(ObjectIdentifier.init))
      box.remove(a)
      #expect(box.rawChildren == [c, b].map(\.pointer))
      #expect(a.parent == nil)
    }

    @Test("A child moves from one container to another")
    func otherParent() throws {
      try #require(Program.start())
      let (first, second, label) = (Box(), ListBox(), Label())
      first { label }
      second { label }
      #expect(first.rawChildren.isEmpty)
      #expect(second.shownChildren.first === label)
      first { label }
      #expect(second.rawChildren.isEmpty)
      #expect(first.rawChildren == [label.pointer])
    }

    @Test("Any sequence of insertions and moves keeps a list in order", arguments: 1...10)
    func lists(seed: UInt64) throws {
      try #require(Program.start())
      var numbers = SeededGenerator(seed: seed)
      let list = ListBox()
      let widgets = (0..<12).map { _ in Label() }
      for _ in 0..<400 {
        guard let widget = widgets.randomElement(using: &numbers) else { continue }
        if Int.random(in: 0..<4, using: &numbers) == 0 {
          list.remove(widget)
        } else {
          list.insert(widget, after: list.children.randomElement(using: &numbers))
        }
        #expect(
          list.shownChildren.map(ObjectIdentifier.init) == list.children.map(ObjectIdentifier.init)
        )
      }
    }

    @Test(
      "A list takes 100 insertions at one position, which exhausts the numbers between two rows"
    )
    func crowdedPlace() throws {
      try #require(Program.start())
      let list = ListBox()
      let first = Label()
      list {
        first; Label()
      }
      for _ in 0..<100 { list.insert(Label(), after: first) }
      #expect(
        list.shownChildren.map(ObjectIdentifier.init) == list.children.map(ObjectIdentifier.init)
      )
      #expect(list.children.count == 102)
    }

    @Test("The label of a button is not one of its children")
    func innerLabel() throws {
      try #require(Program.start())
      let button = Button.make.title("Open").build()
      #expect(button.children.isEmpty)
      #expect(button.rawChildren.count == 1)
      #expect(Widget.object(of: button.rawChildren.first) == nil)
    }

    @Test("A window accepts one header bar and one widget, and reports others")
    func windows() throws {
      try #require(Program.start())
      let window = Window()
      let (bar, label) = (HeaderBar(), Label())
      #expect(
        reports {
          window {
            bar
            label
          }
        }.isEmpty
      )
      #expect(gtk_window_get_titlebar(window.pointer()) == bar.pointer)
      #expect(gtk_window_get_child(window.pointer()) == label.pointer)
      window.remove(bar)
      let line: UInt = #line + 1
      let second = reports { window { Entry() } }
      let message = "A window accepts one widget and one header bar; Entry skipped"
      #expect(second == [Report(message, line: line)])
      #expect(window.children.count == 1)
      let nested = reports { _ = Box() { window } }
      #expect(nested.map(\.message) == ["A window cannot be a child of a widget; skipped"])
    }

    @Test("A widget that other code has put elsewhere is reported, and left there")
    func elsewhere() throws {
      try #require(Program.start())
      let (frame, label, box) = (Panel(), Label(), Box())
      gtk_box_append(frame.pointer(), label.pointer)
      let line: UInt = #line + 1
      let found = reports { box { label } }
      let message = "Label is in a widget of GTK; take it out first; skipped"
      #expect(found == [Report(message, line: line)])
      #expect(box.children.isEmpty && frame.rawChildren == [label.pointer])
      gtk_box_remove(frame.pointer(), label.pointer)
      box { label }
      #expect(box.rawChildren == [label.pointer])
    }

    @Test("An ancestor is refused as a child")
    func cycles() throws {
      try #require(Program.start())
      let (outer, inner) = (Box(), Box())
      outer { inner }
      let reports = reports { inner { outer } }
      #expect(
        reports.map(\.message) == ["Box cannot be nested in its own descendant Box; skipped"]
      )
      #expect(inner.children.isEmpty)
      #expect(outer.rawChildren == [inner.pointer])
    }

    @Test("A widget and its object are freed after both have left the tree")
    func freeing() throws {
      try #require(Program.start())
      let box = Box()
      weak var object: Label?
      let isFreed = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
      isFreed.initialize(to: false)
      defer { isFreed.deallocate() }
      do {
        let label = Label()
        object = label
        let note: GWeakNotify = { flag, _ in flag?.assumingMemoryBound(to: Bool.self).pointee = true
        }
        g_object_weak_ref(label.pointer.object, note, isFreed)
        box { label }
      }
      #expect(object != nil)
      #expect(!isFreed.pointee)
      if let label = object { box.remove(label) }
      #expect(object == nil)
      #expect(isFreed.pointee)
    }

    @Test("A widget whose last reference is released on another thread is freed on the main thread")
    func freeingElsewhere() async throws {
      try #require(Program.start())
      weak var object: Label?
      do {
        let label = Label()
        object = label
        Task.detached { [label] in _ = label }
      }
      while object != nil { try await Task.sleep(for: .milliseconds(1)) }
      #expect(object == nil)
    }
  }
}
