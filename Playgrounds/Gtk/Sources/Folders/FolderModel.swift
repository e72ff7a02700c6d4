import Foundation
import Observation
import WithyGTK

/// A folder that is read again when its content changes.
@MainActor
@Observable
final class FolderModel {
  /// The content of the folder; `nil` until it has been read.
  private(set) var tree: FolderTree?

  /// The kinds of files that have their own colour, in order of decreasing total size.
  private(set) var kinds: [String] = []

  /// The reason why the folder cannot be read; `nil` if it can.
  private(set) var failure: String?

  /// The size available for the diagram, in pixels.
  var mapSize = CGSize.zero

  private let path: String
  @ObservationIgnored private var monitor: FolderMonitor?
  @ObservationIgnored private var isReading = false
  @ObservationIgnored private var isToBeReadAgain = false

  /// The maximum number of watched folders.
  private static let watchLimit = 2000

  /// Creates the model of the folder at a path, and starts reading it.
  init(path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    monitor = FolderMonitor { [weak self] in self?.read() }
    read()
  }

  /// Reads the folder off the main actor, once for several changes.
  private func read() {
    isToBeReadAgain = isReading
    guard !isReading else { return }
    isReading = true
    Task { [weak self, path] in
      let result = await Self.tree(at: path)
      guard let self else { return }
      take(result)
      // Changes within this time are handled together.
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
        kinds = tree.coloredKinds
      }
      monitor?.watch(Set(tree.folderPaths(at: path).prefix(Self.watchLimit)))
    case .failure(let failure):
      self.failure = "\(failure)"
      tree = nil
      // A missing folder may be created again.
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
  /// The paths of this folder and the folders in it, outer ones first.
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
