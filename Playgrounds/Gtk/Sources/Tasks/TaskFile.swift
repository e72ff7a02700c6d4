import Foundation

/// The JSON file in which the tasks are stored.
///
/// A file that cannot be read, or that has changed since it was last read or written, is never
/// overwritten.
struct TaskFile {
  /// The reason why tasks cannot be read or written.
  struct Problem: Error, Equatable {
    let message: String
  }

  /// The contents, in an object, so that it can be extended later.
  private struct Contents: Codable {
    var tasks: [TaskItem]
  }

  /// The file itself, even if the path is that of a link to it.
  let url: URL

  /// The data of the file when it was last read or written; `nil` if there was no file.
  private var known: Data?

  /// Creates a reference to the file at a path, which need not exist.
  init(path: String) {
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// Reads the tasks; there are none if there is no file.
  mutating func read() throws(Problem) -> [TaskItem] {
    known = try contents()
    guard let known else { return [] }
    let tasks: [TaskItem]
    do {
      tasks = try JSONDecoder().decode(Contents.self, from: known).tasks
    } catch {
      throw Problem(message: "\(url.path) is no list of tasks.")
    }
    guard Set(tasks.map(\.id)).count == tasks.count else {
      throw Problem(message: "\(url.path) has two tasks of one number.")
    }
    return tasks
  }

  /// Writes the tasks atomically.
  mutating func write(_ tasks: [TaskItem]) throws(Problem) {
    guard try contents() == known else {
      throw Problem(message: "\(url.path) was changed by another program.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      let data = try encoder.encode(Contents(tasks: tasks)) + Data("\n".utf8)
      try data.write(to: url, options: .atomic)
      known = data
    } catch {
      throw Problem(message: "\(url.path) could not be written.")
    }
  }

  /// Returns the current data of the file; `nil` if there is no file.
  private func contents() throws(Problem) -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw Problem(message: "\(url.path) could not be read.")
    }
  }
}
