import Testing
import Withy

@Suite("Printed chains")
struct NotBuiltTests {
  @Test("A chain that was not built prints a note, as does a property of one")
  func printed() {
    let label = Label.make.text("a")
    let text = #"not built: "this is a builder, not the object; call build()""#
    #expect("\(label)" == "Builder<Label>(\(text))")
    #expect("\(label.text)" == "Setter<Label, String>(\(text))")
    #expect("\(label.layer)" == "Getter<Label, Layer>(\(text))")
  }
}
