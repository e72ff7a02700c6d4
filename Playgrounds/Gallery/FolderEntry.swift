/// A file or a folder that is the same one after its name, its size or its place has changed.
///
/// A ``FolderTree`` is what a folder was when it was read. An entry has an identity besides: a number
/// that it gets once. The name would not do, because a renamed file is still that file.
struct FolderEntry: Identifiable, Equatable {
  let id: Int
  var name: String
  var kind: FolderTree.Kind

  /// The number of bytes, without those of the items.
  var ownSize: Int

  var items: [FolderEntry] = []

  /// The number of bytes, in a folder of all that is in it.
  var size: Int { ([ownSize] + items.map(\.size)).saturatingSum() }

  /// The largest number that an entry in it has, itself included.
  private var largestID: Int { items.reduce(id) { max($0, $1.largestID) } }
}

extension FolderEntry {
  /// Numbers what is in a folder.
  ///
  /// - Parameters:
  ///   - tree: The folder.
  ///   - mostItems: The number of items that each folder shows, the largest first; the others are
  ///     one entry together.
  ///   - depth: The number of folders in each other whose items are shown.
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

/// What happens to a folder, in the order in which it happens.
enum FolderChange: String, CaseIterable {
  case addition = "a file added"
  case renaming = "a file renamed"
  case swap = "the first and the last swapped"
  case removal = "the largest removed"
  case sorting = "sorted by size, the smallest first"
  case nothing = "nothing changed"

  /// Changes a folder, which stays as it is where there is too little in it.
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
  /// Adds a file to the first folder in this one, or to this one.
  fileprivate mutating func addFile() {
    let file = FolderEntry(id: largestID + 1, name: "willow.txt", kind: .file, ownSize: 2500)
    if let first = items.firstIndex(where: { $0.kind == .folder }) {
      items[first].items.insert(file, at: 0)
    } else {
      items.insert(file, at: 0)
    }
  }

  /// Renames the last file in it, at any depth, and returns whether there is one.
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

  /// Sorts what is in it, at every depth.
  fileprivate mutating func sort() {
    for index in items.indices { items[index].sort() }
    items.sort { ($0.size, $0.name) < ($1.size, $1.name) }
  }
}
