import Foundation
import Testing
import Withy

@Suite("Configurable")
struct ConfigurableTests {
  @Test("Every NSObject has .with")
  func nsObject() {
    let formatter = DateFormatter().with.dateFormat("yyyy").isLenient(true).build()
    #expect(formatter.dateFormat == "yyyy")
    #expect(formatter.isLenient)
  }

  @Test("The Foundation classes that are not NSObject have .with")
  func foundation() {
    #expect(
      JSONEncoder().with.outputFormatting(.sortedKeys).build().outputFormatting == .sortedKeys
    )
    #expect(JSONDecoder().with.userInfo([:]).build().userInfo.isEmpty)
    #expect(PropertyListEncoder().with.outputFormat(.binary).build().outputFormat == .binary)
    #expect(PropertyListDecoder().with.userInfo([:]).build().userInfo.isEmpty)
    #expect(FileManager.default.with.build() === FileManager.default)
    #expect(NotificationCenter.default.with.build() === NotificationCenter.default)
  }

  @Test(".with has the static type of the object")
  func staticType() {
    let label: Label = Label().with.text("a").title("b").build()
    #expect(label.text == "a")
  }

  @Test("A class that is not Configurable is configured through Builder")
  func builder() {
    let layer = Layer()
    #expect(Builder(layer).radius(3).build() === layer)
    #expect(layer.radius == 3)
  }
}
