import Foundation

/// A comparison in the chart: a title, the unit, and a bar for each way of doing the work.
struct Panel {
  /// A bar with its name.
  struct Bar {
    let name: String

    /// The figure as written on the page, with at most one decimal place.
    let figure: String

    /// The figure as a number; the first of a range.
    let value: Double

    init(_ name: String, _ figure: String) throws(Failure) {
      let digits = figure.filter { $0 != "," }.prefix { $0.isNumber || $0 == "." }
      guard let value = Double(digits) else { throw Failure("“\(figure)” is not a number") }
      self.name = name
      self.figure = digits.contains(".") ? String(format: "%.1f", value) : figure
      self.value = value
    }
  }

  let title: String
  let unit: String
  let bars: [Bar]

  /// Reads a comparison from the tables: the bar of Withy first, then the others by length.
  ///
  /// - Parameters:
  ///   - title: The title of the comparison.
  ///   - unit: The unit of the figures.
  ///   - row: The row of the benchmarks.
  ///   - column: The column that contains the figure.
  ///   - others: The names of the other figures in that cell, which are separated by `/`; `nil` for
  ///     one that is left out.
  ///   - peers: The first cell of the rows with the figures of other libraries.
  ///   - tables: The tables of the benchmarks' page.
  /// - Throws: A ``Failure`` if a figure is missing.
  init(
    _ title: String,
    unit: String,
    row: String,
    column: String,
    others: [String?] = [],
    peers: String? = nil,
    in tables: Tables
  ) throws(Failure) {
    self.title = title
    self.unit = unit
    let figures = try tables.cell(row: row, column: column).components(separatedBy: " / ")
    var bars: [Bar] = []
    for (name, figure) in zip(others, figures.dropFirst()) {
      if let name { bars.append(try Bar(name, figure)) }
    }
    if let peers {
      for (name, figure) in try tables.entries(of: peers) { bars.append(try Bar(name, figure)) }
    }
    self.bars = [try Bar("Withy", figures[0])] + bars.sorted { $0.value < $1.value }
  }

  /// The comparisons of the chart.
  static func all(in tables: Tables) throws(Failure) -> [Panel] {
    [
      try Panel(
        "A chain of 10 sets",
        unit: "times the cost of assignments by hand",
        row: "10 sets",
        column: "ratio",
        peers: "a chain of sets, × by hand",
        in: tables
      ),
      try Panel(
        "1,000 keyed rows, nothing changed",
        unit: "nanoseconds a row",
        row: "live: nothing changed",
        column: "ns",
        others: ["All views made again", "CollectionDifference, every property set again"],
        peers: "1,000 keyed rows, nothing changed, ns a row",
        in: tables
      ),
      try Panel(
        "The first of 5,000 rows to the end",
        unit: "operations on the tree",
        row: "live: the first of 5,000 to the end",
        column: "tree operations in all",
        others: [nil, "CollectionDifference"],
        peers: "the first of 5,000 to the end, moves",
        in: tables
      ),
      try Panel(
        "Layout, 10 wide and 4 deep, texts",
        unit: "nanoseconds a node, from nothing",
        row: "text, 10 wide, 4 deep",
        column: "measure and place",
        peers: "layout from nothing, 10 wide and 4 deep, ns a node",
        in: tables
      ),
      try Panel(
        "Type-checking 100 nested roots in one body",
        unit: "seconds",
        row: "100 roots, 3 deep, in one body",
        column: "seconds",
        peers: "type-checking 100 roots, 3 deep, in one body, seconds",
        in: tables
      ),
    ]
  }
}
