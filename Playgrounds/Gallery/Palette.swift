/// The colours of the gallery: willow, paper and clay.
enum Palette {
  static let paper = "#f7f4ea"
  static let ink = "#26332c"
  static let quiet = "#6b7a6f"
  static let line = "#b7c4a6"
  static let accent = "#3f6f5b"

  /// Returns the fill of a folder, which is darker the deeper the folder is.
  static func folder(depth: Int) -> String {
    let colors = ["#eef1e3", "#e2e9d3", "#d5dfc3", "#c8d5b4", "#bccca6"]
    return colors[min(depth, colors.count - 1)]
  }

  /// The fills of the kinds of files with the largest total sizes.
  static let files = ["#a9d3c5", "#f8d3a2", "#b7cbe3", "#f3e6a0", "#ecb2a8", "#d3bfe0", "#c4dd9f"]

  /// The fill of all other files.
  static let other = "#dedccd"
}
