#if WITHY_APPKIT || WITHY_GTK
  /// A row of the table of a list: a header, a row or a footer of a section.
  struct ListLine {
    /// The identity of a line among those of the table.
    enum ID: Hashable {
      case header(AnyHashable)
      case row(AnyHashable)
      case footer(AnyHashable)
    }

    let id: ID
    let row: ListRow?
    private let end: () -> ViewHierarchy

    /// The views of the line.
    var content: ViewHierarchy { row?.content ?? end() }

    /// The kind of cells that are reused for the line.
    var kind: String {
      switch id {
      case .header: "header"
      case .row: "row"
      case .footer: "footer"
      }
    }

    /// Returns the lines of sections.
    static func lines(of sections: [ListSection]) -> [ListLine] {
      var lines: [ListLine] = []
      var ids: Set<AnyHashable> = []
      ids.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
      for section in sections {
        if let header = section.header {
          lines.append(ListLine(id: .header(section.id), row: nil, end: header))
        }
        for row in section.rows {
          // An id that is in an earlier section, too, is one in its section.
          let isFirst = ids.insert(row.id).inserted
          let id = isFirst ? row.id : [section.id, row.id]
          lines.append(ListLine(id: .row(id), row: row, end: { ViewHierarchy() }))
        }
        if let footer = section.footer {
          lines.append(ListLine(id: .footer(section.id), row: nil, end: footer))
        }
      }
      return lines
    }
  }
#endif
