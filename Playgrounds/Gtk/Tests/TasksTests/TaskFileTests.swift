import Foundation
import Testing

@testable import tasks

@MainActor
@Suite("Task file")
struct TaskFileTests {
  /// A path in a folder of its own, which is there for as long as the closure runs.
  private func withPath(_ body: (_ path: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "tasks.json").path)
  }

  @Test("Written tasks are read again")
  func keeping() throws {
    try withPath { path in
      let list = TaskList(path: path)
      #expect(list.problem == nil)
      list.add("“Milk” & \u{1F95B}")
      list.add("Bread")
      list.setDone(2, true)
      let again = TaskList(path: path)
      #expect(again.tasks == list.tasks)
      #expect(again.problem == nil)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["tasks.json"])
    }
  }

  @Test(
    "A file that is not a list of tasks is reported and left unchanged",
    arguments: [
      "", "{", "[]", #"{"tasks":[{"id":1}]}"#,
      #"{"tasks":[{"id":1,"title":"a","isDone":false},{"id":1,"title":"b","isDone":false}]}"#,
    ]
  )
  func brokenFile(contents: String) throws {
    try withPath { path in
      try contents.write(toFile: path, atomically: false, encoding: .utf8)
      let list = TaskList(path: path)
      #expect(list.problem?.hasPrefix(path) == true)
      list.add("Milk")
      #expect(list.tasks.count == 1)
      #expect(list.problem != nil)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == contents)
    }
  }

  @Test("A folder in place of the file is reported")
  func folder() throws {
    try withPath { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      let list = TaskList(path: path)
      #expect(list.problem?.contains("could not be read") == true)
    }
  }

  @Test("Changes that another program has made to the file are not overwritten")
  func otherProgram() throws {
    try withPath { path in
      let list = TaskList(path: path)
      list.add("Milk")
      let other = #"{"tasks":[]}"#
      try other.write(toFile: path, atomically: false, encoding: .utf8)
      list.add("Bread")
      #expect(list.problem?.contains("was changed by another program") == true)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == other)
    }
  }

  @Test("A missing folder is reported when tasks are written")
  func missingFolder() throws {
    try withPath { path in
      let list = TaskList(path: path + "/no/tasks.json")
      #expect(list.problem == nil)
      list.add("Milk")
      #expect(list.problem?.contains("could not be written") == true)
    }
  }

  @Test("A symbolic link to the file stays a link")
  func link() throws {
    try withPath { path in
      let link = path + ".link"
      try "{\"tasks\":[]}".write(toFile: path, atomically: false, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      TaskList(path: link).add("Milk")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
      #expect(TaskList(path: path).tasks.count == 1)
    }
  }
}
