import Testing
import Withy

@Suite("Ref and assign")
struct RefTests {
  final class Owner {
    var label: Label?
    var title: Label!
    var required = Label("before")
  }

  @Test("A Ref is empty before build and contains the object afterwards")
  func ref() {
    let reference = Ref<Label>()
    let builder = Builder { Label() }.ref(reference)
    #expect(reference.object == nil)
    let first = builder.build()
    #expect(reference.object === first)
    let second = builder.build()
    #expect(reference.object === second)
  }

  @Test("A Ref gives access to an object in a nested expression")
  func nestedRef() {
    let reference = Ref<Label>()
    let view = Builder { View() }.children {
      Builder { View() }.children { Builder { Label("inner") }.ref(reference) }
    }
    .build()
    #expect(reference.object === view.children[0].children[0])
  }

  @Test("An object is assigned to properties of another, optional or not")
  func assign() {
    let owner = Owner()
    let label = Builder { Label() }
      .assign(to: \.label, on: owner)
      .assign(to: \.title, on: owner)
      .assign(to: \.required, on: owner)
      .build()
    #expect(owner.label === label)
    #expect(owner.title === label)
    #expect(owner.required === label)
  }

  @Test("The owner is held weakly, and nothing is assigned after its deallocation")
  func assignHoldsWeakly() {
    var owner: Owner? = Owner()
    weak let gone = owner
    let builder = owner.map { owner in
      Builder { Label() }.assign(to: \.label, on: owner).assign(to: \.required, on: owner)
    }
    owner = nil
    #expect(gone == nil)
    #expect(builder?.build() != nil)
  }
}
