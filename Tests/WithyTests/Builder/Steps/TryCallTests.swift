import Testing
import Withy

@Suite("tryCall")
struct TryCallTests {
  enum OpenError: Error { case denied }

  final class File: Configurable {
    var mode = ""
    var log: [String] = []
    func open() throws(OpenError) {
      log.append("open \(mode)")
      if mode != "read" { throw .denied }
    }
  }

  @Test("tryCall creates the object, runs the earlier steps, and continues with that object")
  func success() throws {
    let builder = try Builder { File() }.mode("read").tryCall { try $0.open() }
    let file = builder.mode("closed").build()
    #expect(file.log == ["open read"])
    #expect(file.mode == "closed")
    #expect(builder.build() === file)
  }

  @Test("The error is thrown from the chain with its own type, after the earlier steps")
  func failure() {
    let file = File()
    do throws(OpenError) {
      _ = try file.with.mode("write").tryCall { (file) throws(OpenError) in try file.open() }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .denied)
    }
    #expect(file.log == ["open write"])
  }

  @Test("A closure without a type throws any error")
  func untyped() {
    #expect(throws: OpenError.denied) {
      try File().with.tryCall { try $0.open() }.build()
    }
  }

  @Test("A closure that does not throw needs no try")
  func notThrowing() {
    #expect(File().with.tryCall { $0.mode = "a" }.build().mode == "a")
  }
}
