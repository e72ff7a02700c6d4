import Foundation
import TestSupport
import Testing
import Withy
import WithyXML

@Suite("Setters of elements") struct SetterCacheTests {
  @Test("Attributes of more names than are remembered are set, and left alone while they stay")
  func manyNames() {
    let names = (0..<1_200).map { "name\($0)" }
    var value = "a"
    let list = XMLElement("ul")
    let live = list.live {
      ForEach(names, id: \.self) { XMLElement.make(.init(name: "li")).attribute($0, value) }
    }
    func values() -> [String?] {
      zip(names, list.children).map { name, item in (item as? XMLElement)?[attribute: name] }
    }
    #expect(values() == names.map { _ in "a" })
    #expect(live.update() == Changes())
    value = "b"
    #expect(live.update() == Changes(propertyWrites: names.count))
    #expect(values() == names.map { _ in "b" })
  }

  @Test("Elements are described on several threads at once")
  func threads() {
    let mistakes = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<100 {
        let name = "name\(number)"
        let item = XMLElement("li").with
          .attribute(name, thread)
          .class(name)
          .style(name, "\(number)")
          .text("\(thread)")
          .build()
        let expected =
          "<li \(name)=\"\(thread)\" class=\"\(name)\" style=\"\(name): \(number)\">\(thread)</li>"
        if item.xmlString != expected { mistakes.withLock { $0.append(item.xmlString) } }
      }
    }
    #expect(mistakes.withLock { $0 } == [])
  }
}
