import Foundation
import Testing

@testable import gallery

@Suite struct FolderTreeTests {
  @Test("A folder is read with names and sizes, the largest first")
  func read() throws {
    let folder = try TemporaryFolder()
    try folder.file("small.txt", size: 10)
    try folder.file("sub/large.md", size: 200)
    try folder.file("sub/deep/b.SWIFT", size: 5)
    try folder.file("sub/deep/a", size: 5)
    try folder.folder("empty")
    let tree = try FolderTree(at: folder.path)
    #expect(tree.size == 220)
    #expect(tree.fileCount == 4)
    #expect(tree.folderCount == 3)
    #expect(tree.items.map(\.name) == ["sub", "small.txt", "empty"])
    #expect(tree.items.map(\.size) == [210, 10, 0])
    #expect(tree.items[0].items.map(\.name) == ["large.md", "deep"])
    #expect(tree.items[0].items[1].items.map(\.name) == ["a", "b.SWIFT"])
    #expect(tree.items[0].items[1].items.map(\.fileExtension) == ["", "swift"])
    #expect(tree.gaps == [])
  }

  @Test("Hidden items are counted but not read")
  func hidden() throws {
    let folder = try TemporaryFolder()
    try folder.file(".git/config", size: 100)
    try folder.file("sub/.DS_Store", size: 100)
    try folder.file("a", size: 1)
    let tree = try FolderTree(at: folder.path)
    #expect(tree.size == 1)
    #expect(tree.hiddenCount == 1)
    #expect(tree.totalHiddenCount == 2)
    #expect(
      FolderDiagram(of: tree).summary == "1 byte · 1 file · 1 folder · 2 hidden items left out"
    )
  }

  @Test("Links are shown but not followed, including loops and dangling links")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.folder("sub")
    try folder.link("sub/up", to: "..")
    try folder.link("nowhere", to: "missing")
    let tree = try FolderTree(at: folder.path)
    #expect(tree.items.map(\.name) == ["nowhere", "sub"])
    #expect(tree.items.map(\.kind) == [.link, .folder])
    #expect(tree.items[1].items.map(\.kind) == [.link])
    #expect(try FolderTree(at: folder.path + "/sub/up") == tree)
  }

  @Test("Reading stops at its limits and reports it")
  func limits() throws {
    let folder = try TemporaryFolder()
    for number in 0..<20 { try folder.file("file\(number)", size: 1) }
    try folder.file("a/b/c", size: 1)
    let few = try FolderTree(at: folder.path, limits: .init(items: 10))
    #expect(few.items.count == 8)
    #expect(few.gaps == [.limit])
    #expect(FolderDiagram(of: few).summary.hasSuffix("too much to be read to the end"))
    let shallow = try FolderTree(at: folder.path, limits: .init(depth: 2))
    #expect(shallow.fileCount == 20)
    #expect(shallow.gaps == [.limit])
  }

  @Test("An unreadable subfolder is marked", .enabled(if: getuid() != 0))
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.folder("locked")
    let locked = folder.path + "/locked"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    let tree = try FolderTree(at: folder.path)
    #expect(tree.items.first?.gap == .unreadable)
    #expect(FolderDiagram(of: tree).summary.hasSuffix("some could not be read"))
    #expect(throws: Failure("\(locked) cannot be read")) { try FolderTree(at: locked) }
  }

  @Test("A path that is not a folder gives a one-line error")
  func notAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.file("file")
    let (file, missing) = (folder.path + "/file", folder.path + "/mis\nsing")
    #expect(throws: Failure("\(file) is not a folder")) { try FolderTree(at: file) }
    #expect(throws: Failure("there is nothing at \(folder.path)/mis␊sing")) {
      try FolderTree(at: missing)
    }
  }
}
