import WithySVG

/// Draws the README's chart from the tables of the benchmarks' page; with `--check`, fails unless
/// the chart in the repository is up to date.
@main
enum Chart {
  static func main() {
    do {
      let tables = Tables(of: try read(Repository.page))
      let picture = Drawing(panels: try Panel.all(in: tables)).document.xmlString + "\n"
      if CommandLine.arguments.contains("--check") {
        guard try read(Repository.chart) == picture else {
          throw Failure("Documentation/measured.svg is not what the tables say; run `chart`")
        }
      } else {
        try picture.write(to: Repository.chart, atomically: true, encoding: .utf8)
      }
    } catch {
      FileHandle.standardError.write(Data("chart: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func read(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}

/// The paths of the files.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The page with the tables.
  static let page = root.appending(path: "Benchmarks/README.md")

  /// The chart.
  static let chart = root.appending(path: "Documentation/measured.svg")
}
