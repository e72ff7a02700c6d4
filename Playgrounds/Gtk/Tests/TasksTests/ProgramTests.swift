import Foundation
import Testing

@testable import tasks

@MainActor
@Suite("The GTK program, driven by keyboard and mouse", .serialized)
struct ProgramTests {
  @Test(
    "Adding, editing, checking, moving, filtering, removing and restoring tasks updates the file"
  )
  func session() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let program = try RunningProgram("tasks", [path])

    // The entry of a new task has the focus.
    try program.drive()
    for title in ["Milk", "Bread", "Tea"] {
      try program.type(title)
      try program.drive("key Return")
    }
    try wait { try titles(path) == ["Milk", "Bread", "Tea"] }

    // The second title, edited in place: a double click takes the word.
    try program.drive("mousemove --window %w 100 220", "click --repeat 2 --delay 50 1")
    try program.type("Rye")
    try program.drive("key Return")
    try wait { try titles(path) == ["Milk", "Rye", "Tea"] }

    // The same row is moved up by keyboard repeatedly, and keeps the focus.
    try program.drive("key alt+Up", "key alt+Down", "key alt+Down")
    try wait { try titles(path) == ["Milk", "Tea", "Rye"] }
    try program.drive("key alt+Up")
    try program.type("!")
    try program.drive("key Return")
    try wait { try titles(path).contains { $0.contains("!") } }

    // A tick in the first row, and the row removed by keyboard and brought back.
    try program.drive("mousemove --window %w 31 174", "click 1")
    try wait { try states(path) == [true, false, false] }
    try program.drive("mousemove --window %w 150 174", "click 1", "key alt+Delete")
    try wait { try states(path) == [false, false] }
    try program.drive("mousemove --window %w 44 27", "click 1")
    try wait { try states(path) == [true, false, false] }
    // Again, from the entry of a new task, which has nothing to undo.
    try program.drive("mousemove --window %w 150 174", "click 1", "key alt+Delete")
    try wait { try states(path) == [false, false] }
    try program.drive("mousemove --window %w 150 80", "click 1", "key ctrl+z")
    try wait { try states(path) == [true, false, false] }

    // Closed like any window.
    try program.drive("mousemove --window %w 452 27", "click 1")
    let end = try program.end()
    #expect(end.status == 0)
  }

  @Test(
    "Without a display, the program prints a one-line error",
    arguments: ["tasks", "folders", "messenger", "widgets", "measurements"]
  )
  func noDisplay(name: String) throws {
    let none = ["DISPLAY": "", "WAYLAND_DISPLAY": ""]
    let end = try RunningProgram(name, [], environment: none).end()
    #expect(end.status == 1)
    #expect(end.errors == "\(name): there is no display to open a window on\n")
  }

  /// Waits until something holds, for at most ten seconds, and for the frame that shows it.
  ///
  /// The program handles what is typed when the machine gives it the time.
  private func wait(_ location: SourceLocation = #_sourceLocation, until holds: () throws -> Bool)
    throws
  {
    let start = ContinuousClock.now
    while try !holds(), start.duration(to: .now) < .seconds(10) {
      Thread.sleep(forTimeInterval: 0.02)
    }
    try #require(try holds(), sourceLocation: location)
    Thread.sleep(forTimeInterval: 0.3)
  }

  private func titles(_ path: String) throws -> [String] {
    try tasks(path).map(\.title)
  }

  private func states(_ path: String) throws -> [Bool] {
    try tasks(path).map(\.isDone)
  }

  private func tasks(_ path: String) throws -> [TaskItem] {
    var file = TaskFile(path: path)
    return try file.read()
  }
}
