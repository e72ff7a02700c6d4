import Foundation

/// A file, or a folder with its content.
struct FolderTree: Equatable {
  /// The kind of an item; `rest` stands for items of a folder that are not shown separately.
  enum Kind { case file, folder, link, other, rest }

  /// The reason why the content of a folder is unknown.
  enum Gap: String { case unreadable = "cannot be read", limit = "too much to read" }

  var name: String
  var kind: Kind

  /// The size in bytes; for a folder, that of all files that were read.
  var size: Int

  /// The items in the folder, largest first.
  var items: [FolderTree] = []

  /// The number of items whose names begin with a dot, which are not read.
  var hiddenCount = 0

  var gap: Gap?

  /// The number of files and links in the item, including itself.
  var fileCount: Int {
    kind == .folder ? items.reduce(0) { $0 + $1.fileCount } : 1
  }

  /// The number of folders in the item, at any depth.
  var folderCount: Int {
    items.reduce(0) { $0 + $1.folderCount + ($1.kind == .folder ? 1 : 0) }
  }

  /// The number of hidden items in the item, at any depth.
  var totalHiddenCount: Int {
    items.reduce(hiddenCount) { $0 + $1.totalHiddenCount }
  }

  /// The gaps in the item, at any depth.
  var gaps: Set<Gap> {
    items.reduce(into: gap.map { [$0] } ?? []) { $0.formUnion($1.gaps) }
  }

  /// The part of a file's name after its last dot, in lower case; empty if there is none.
  var fileExtension: String {
    guard kind == .file, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

extension Sequence<Int> {
  /// Returns the sum of sizes, or the largest integer if it overflows: a sparse file can report
  /// nearly as many bytes.
  func saturatingSum() -> Int {
    reduce(0) { sum, size in
      let (next, overflow) = sum.addingReportingOverflow(size)
      return overflow ? .max : next
    }
  }
}

extension FolderTree {
  /// Reads the folder at a path.
  ///
  /// Links in the folder are shown, but not followed.
  ///
  /// - Throws: A ``Failure`` if the folder does not exist or cannot be read.
  init(at path: String, limits: Limits = Limits()) throws(Failure) {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Failure("there is nothing at \(path)")
    }
    guard isFolder.boolValue else { throw Failure("\(path) is not a folder") }
    var reader = Reader(limits: limits)
    self = reader.folder(url.path, named: url.lastPathComponent, depth: 0)
    if gap == .unreadable { throw Failure("\(path) cannot be read") }
  }

  /// The limits at which reading stops.
  struct Limits {
    var items = 50_000
    var depth = 64
  }

  /// Reads a tree.
  private struct Reader {
    let limits: Limits
    var itemCount = 0

    /// Reads a folder and its content.
    mutating func folder(_ path: String, named name: String, depth: Int) -> FolderTree {
      var folder = FolderTree(name: name, kind: .folder, size: 0)
      guard depth < limits.depth else {
        folder.gap = .limit
        return folder
      }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        folder.gap = .unreadable
        return folder
      }
      for name in names.sorted() {
        guard !name.hasPrefix(".") else {
          folder.hiddenCount += 1
          continue
        }
        guard itemCount < limits.items else {
          folder.gap = .limit
          break
        }
        itemCount += 1
        folder.items.append(item(path + "/" + name, named: name, depth: depth + 1))
      }
      folder.size = folder.items.map(\.size).saturatingSum()
      folder.items.sort { ($1.size, $0.name) < ($0.size, $1.name) }
      return folder
    }

    /// Reads the item at a path, without following a link.
    private mutating func item(_ path: String, named name: String, depth: Int) -> FolderTree {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory: return folder(path, named: name, depth: depth)
      case .typeRegular: return FolderTree(name: name, kind: .file, size: size)
      case .typeSymbolicLink: return FolderTree(name: name, kind: .link, size: 0)
      case nil: return FolderTree(name: name, kind: .other, size: 0, gap: .unreadable)
      default: return FolderTree(name: name, kind: .other, size: 0)
      }
    }
  }
}
