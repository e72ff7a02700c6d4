/// A file or a folder that keeps its identity when its name, its size or its place changes.
///
/// A ``FolderTree`` describes a folder at the time it was read. An entry also has an identity: a
/// number that it gets once. The name cannot be the identity, because a renamed file is still the
/// same file.
struct FolderEntry: Identifiable, Equatable {
  let id: Int
  var name: String
  var kind: FolderTree.Kind

  /// The size in bytes, without the items.
  var ownSize: Int

  var items: [FolderEntry] = []

  /// The size in bytes; for a folder, including its items.
  var size: Int { ([ownSize] + items.map(\.size)).saturatingSum() }

  /// The largest id of the entries in this one, including itself.
  private var largestID: Int { items.reduce(id) { max($0, $1.largestID) } }
}

extension FolderEntry {
  /// Creates entries for a folder and its content, and numbers them.
  ///
  /// - Parameters:
  ///   - tree: The folder.
  ///   - mostItems: The maximum number of items of each folder, largest first; the others are
  ///     combined in one entry.
  ///   - depth: The number of levels of folders whose items are shown.
  init(_ tree: FolderTree, mostItems: Int = 6, depth: Int = 3) {
    var count = 0
    self.init(tree, mostItems: mostItems, depth: depth, count: &count)
  }

  private init(_ tree: FolderTree, mostItems: Int, depth: Int, count: inout Int) {
    self.init(id: count, name: tree.name, kind: tree.kind, ownSize: tree.size)
    count += 1
    guard depth > 0, !tree.items.isEmpty else { return }
    var shown = tree.items
    if shown.count > mostItems {
      let rest = shown[mostItems...].map(\.size).saturatingSum()
      let name = "\(shown.count - mostItems) more"
      shown[mostItems...] = [FolderTree(name: name, kind: .rest, size: rest)]
    }
    ownSize = 0
    items = shown.map {
      FolderEntry($0, mostItems: mostItems, depth: depth - 1, count: &count)
    }
  }
}

/// The changes to a folder, in the order in which they are made.
enum FolderChange: String, CaseIterable {
  case addition = "a file added"
  case renaming = "a file renamed"
  case swap = "the first and the last swapped"
  case removal = "the largest removed"
  case sorting = "sorted by size, the smallest first"
  case nothing = "nothing changed"

  /// Changes a folder, unless it has too few items for the change.
  func apply(to folder: inout FolderEntry) {
    switch self {
    case .addition: folder.addFile()
    case .renaming: folder.renameLastFile()
    case .swap:
      if folder.items.count > 1 { folder.items.swapAt(0, folder.items.count - 1) }
    case .removal:
      let largest = folder.items.indices.max { folder.items[$0].size < folder.items[$1].size }
      if let largest { folder.items.remove(at: largest) }
    case .sorting: folder.sort()
    case .nothing: break
    }
  }
}

extension FolderEntry {
  /// Adds a file to the first folder in this one or, if there is none, to this one.
  fileprivate mutating func addFile() {
    let file = FolderEntry(id: largestID + 1, name: "willow.txt", kind: .file, ownSize: 2500)
    if let first = items.firstIndex(where: { $0.kind == .folder }) {
      items[first].items.insert(file, at: 0)
    } else {
      items.insert(file, at: 0)
    }
  }

  /// Renames the last file in this entry, at any depth, and returns whether there is one.
  @discardableResult
  fileprivate mutating func renameLastFile() -> Bool {
    for index in items.indices.reversed() {
      if items[index].kind == .file {
        items[index].name = "renamed \(items[index].name)"
        return true
      }
      if items[index].renameLastFile() { return true }
    }
    return false
  }

  /// Sorts the items, at every depth.
  fileprivate mutating func sort() {
    for index in items.indices { items[index].sort() }
    items.sort { ($0.size, $0.name) < ($1.size, $1.name) }
  }
}
