import Foundation

/// A file or a folder, with all that is in it.
struct FolderTree: Equatable {
  /// What it is; `rest` stands for items of a folder that are not shown one by one.
  enum Kind { case file, folder, link, other, rest }

  /// Why what is in a folder is not known.
  enum Gap: String { case unreadable = "cannot be read", limit = "too much to read" }

  var name: String
  var kind: Kind

  /// The number of bytes, in a folder of all files that were read.
  var size: Int

  /// What is in the folder, largest first.
  var items: [FolderTree] = []

  /// The number of items whose names begin with a dot; they are not read.
  var hiddenCount = 0

  var gap: Gap?

  /// The number of files and links in it, itself included.
  var fileCount: Int {
    kind == .folder ? items.reduce(0) { $0 + $1.fileCount } : 1
  }

  /// The number of folders in it, at any depth.
  var folderCount: Int {
    items.reduce(0) { $0 + $1.folderCount + ($1.kind == .folder ? 1 : 0) }
  }

  /// The number of hidden items in it, at any depth.
  var totalHiddenCount: Int {
    items.reduce(hiddenCount) { $0 + $1.totalHiddenCount }
  }

  /// The gaps in it, at any depth.
  var gaps: Set<Gap> {
    items.reduce(into: gap.map { [$0] } ?? []) { $0.formUnion($1.gaps) }
  }

  /// The part of a file's name behind its last dot, in lower case; empty where there is none.
  var fileExtension: String {
    guard kind == .file, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

extension Sequence<Int> {
  /// The sum of sizes, or the largest number if it is larger: a sparse file can say that it holds
  /// nearly as many bytes as that.
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
  /// Links in it are shown and not followed.
  ///
  /// - Throws: A ``Failure`` if there is no such folder or if it cannot be read.
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

  /// Where reading stops.
  struct Limits {
    var items = 50_000
    var depth = 64
  }

  /// The reading of one tree.
  private struct Reader {
    let limits: Limits
    var itemCount = 0

    /// Reads a folder and all that is in it.
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

    /// Reads what is at a path, without following a link.
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
