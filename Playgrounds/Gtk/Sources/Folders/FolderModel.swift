import Foundation
import Observation
import WithyGTK

/// A folder that is read again when something in it changes.
@MainActor
@Observable
final class FolderModel {
  /// What is in the folder; `nil` until it could be read.
  private(set) var tree: FolderTree?

  /// The kinds of files that have a colour of their own, with the most room first.
  private(set) var kinds: [String] = []

  /// Why the folder cannot be read; `nil` if it can.
  private(set) var failure: String?

  /// The room for the diagram, in pixels.
  var mapSize = CGSize.zero

  private let path: String
  @ObservationIgnored private var monitor: FolderMonitor?
  @ObservationIgnored private var isReading = false
  @ObservationIgnored private var isToBeReadAgain = false

  /// The number of folders that are watched at most.
  private static let watchLimit = 2000

  /// Creates the folder at a path, and begins to read it.
  init(path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    monitor = FolderMonitor { [weak self] in self?.read() }
    read()
  }

  /// Reads the folder, once for many changes, beside the main actor.
  private func read() {
    isToBeReadAgain = isReading
    guard !isReading else { return }
    isReading = true
    Task { [weak self, path] in
      let result = await Self.tree(at: path)
      guard let self else { return }
      take(result)
      // What changes in these moments is taken together.
      try? await Task.sleep(for: .milliseconds(100))
      isReading = false
      if isToBeReadAgain { read() }
    }
  }

  private func take(_ result: Result<FolderTree, Failure>) {
    switch result {
    case .success(let tree):
      failure = nil
      if tree != self.tree {
        self.tree = tree
        kinds = Array(tree.largestKinds.prefix(Palette.files.count))
      }
      monitor?.watch(Set(tree.folderPaths(at: path).prefix(Self.watchLimit)))
    case .failure(let failure):
      self.failure = "\(failure)"
      tree = nil
      // What is missing may come back.
      monitor?.watch([URL(fileURLWithPath: path).deletingLastPathComponent().path])
    }
  }

  @concurrent
  private static func tree(at path: String) async -> Result<FolderTree, Failure> {
    do throws(Failure) {
      return .success(try FolderTree(at: path))
    } catch {
      return .failure(error)
    }
  }
}

extension FolderTree {
  /// The kinds of files in the folder, with the most room first.
  fileprivate var largestKinds: [String] {
    var rooms: [String: Double] = [:]
    addRooms(to: &rooms)
    return rooms.filter { !$0.key.isEmpty }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map(\.key)
  }

  private func addRooms(to rooms: inout [String: Double]) {
    if kind == .file { rooms[fileExtension, default: 0] += weight }
    for item in items { item.addRooms(to: &rooms) }
  }

  /// The paths of this folder and those in it, the outer ones first.
  fileprivate func folderPaths(at path: String) -> [String] {
    var paths = [path]
    var next = [(self, path)][...]
    while let (folder, path) = next.popFirst() {
      for item in folder.items where item.kind == .folder {
        paths.append(path + "/" + item.name)
        next.append((item, path + "/" + item.name))
      }
    }
    return paths
  }
}
