import Foundation

/// The tables of a Markdown page.
struct Tables {
  /// A table, with the names of its columns and the cells of its rows.
  private struct Table {
    let columns: [String]
    var rows: [[String]] = []
  }

  private var tables: [Table] = []

  init(of page: String) {
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = Self.cells(of: line)
      if cells.isEmpty {
        isInside = false
      } else if !isInside {
        tables.append(Table(columns: cells))
        isInside = true
      } else if !cells[0].hasPrefix("--") {
        tables[tables.count - 1].rows.append(cells)
      }
    }
  }

  /// Returns the cell in the row with a given first cell and the column with a given name.
  func cell(row: String, column: String) throws(Failure) -> String {
    for table in tables {
      guard let index = table.columns.firstIndex(of: column) else { continue }
      if let cells = table.rows.first(where: { $0[0] == row }), index < cells.count {
        return cells[index]
      }
    }
    throw Failure("no table has a row “\(row)” with a column “\(column)”")
  }

  /// Returns the second and third cells of all rows with a given first cell.
  func entries(of row: String) throws(Failure) -> [(name: String, figure: String)] {
    let entries = tables.flatMap(\.rows).filter { $0[0] == row && $0.count == 3 }
    guard !entries.isEmpty else { throw Failure("no table has entries of “\(row)”") }
    return entries.map { ($0[1], $0[2]) }
  }

  /// Returns the cells of a line; none if it is not a line of a table.
  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("|"), line.hasSuffix("|") else { return [] }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// The reason why the chart cannot be drawn.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
