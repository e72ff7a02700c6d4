import Foundation

/// The file that tasks are kept in, as JSON.
///
/// What is there and cannot be read, or is not what was read or written last, is never overwritten.
struct TaskFile {
  /// Why tasks cannot be read or written.
  struct Problem: Error, Equatable {
    let message: String
  }

  /// The contents, with a name, so that other things can be kept beside the tasks one day.
  private struct Contents: Codable {
    var tasks: [TaskItem]
  }

  /// The file itself, also where the path is that of a link to it.
  let url: URL

  /// What was in the file when it was read or written last; `nil`: there was none.
  private var known: Data?

  /// Creates the file at a path, which need not be there.
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

  /// Writes the tasks, all or nothing.
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

  /// What is in the file now; `nil` if there is none.
  private func contents() throws(Problem) -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw Problem(message: "\(url.path) could not be read.")
    }
  }
}
