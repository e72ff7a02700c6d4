import Foundation
import Testing

@testable import WithyGTK

@Suite("GTK callbacks") struct CallbackTests {
  @Test("Callbacks run on the main actor with their arguments, and return a result")
  @MainActor func answer() {
    let answer = onMainActor((1, "a")) { number, text in "\(number)\(text)" }
    #expect(answer == "1a")
  }

  @Test("A callback on another thread ends the process before touching anything")
  func otherThread() async {
    await #expect(processExitsWith: .failure) {
      let thread = Thread {
        onMainActor(EXIT_SUCCESS) { status -> Void in exit(status) }
      }
      thread.start()
      while true { sleep(1) }
    }
  }
}
