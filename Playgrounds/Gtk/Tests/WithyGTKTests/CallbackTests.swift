import Foundation
import Testing

@testable import WithyGTK

@Suite("Callbacks of GTK") struct CallbackTests {
  @Test("reach the main actor with their arguments, and answer")
  @MainActor func answer() {
    let answer = onMainActor((1, "a")) { number, text in "\(number)\(text)" }
    #expect(answer == "1a")
  }

  @Test("end the process on another thread, before they touch anything")
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
