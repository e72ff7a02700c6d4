#if WITHY_APPKIT || WITHY_GTK
  /// A row of the table of a list: a header, a row or a footer of a section.
  struct ListLine {
    /// The identity of a line among those of the table.
    enum ID: Hashable {
      case header(AnyHashable)
      case row(ListRow.Identity)
      case footer(AnyHashable)
    }

    let id: ID
    let row: ListRow?
    let content: () -> ViewHierarchy

    /// The kind of cells that are reused for the line.
    var kind: String {
      switch id {
      case .header: "header"
      case .row: "row"
      case .footer: "footer"
      }
    }

    static func lines(of sections: [ListSection]) -> [ListLine] {
      var lines: [ListLine] = []
      for section in sections {
        if let header = section.header {
          lines.append(ListLine(id: .header(section.id), row: nil, content: header))
        }
        for row in section.rows {
          #if WITHY_GTK
            // GTK keeps the object of a row that moves to another section.
            let identity = ListRow.Identity(id: row.id)
          #else
            let identity = row.identity
          #endif
          lines.append(ListLine(id: .row(identity), row: row, content: { row.content }))
        }
        if let footer = section.footer {
          lines.append(ListLine(id: .footer(section.id), row: nil, content: footer))
        }
      }
      return lines
    }
  }
#endif
