#if os(Linux) || os(macOS)
  import CompilerRunner
  import Testing

  @Suite("Mistakes in blocks of XML") struct XMLCompileTimeTests {
    @Test(
      "A mistake in a cell of a table is named, whatever surrounds the cell",
      arguments: [
        (
          ".attribute(\"id\", row[0]).children", ".txt(cell)",
          "value of type 'Builder<XMLElement>' has no dynamic member 'txt' using key path from root type "
            + "'XMLElement'"
        ),
        (
          ".class(\"even\", if: row.count > 1)", ".text(cell)",
          "extra trailing closure passed in call"
        ),
        (
          ".style(\"width\", \"50%\").children", ".text(cell.cont)",
          "value of type 'String' has no member 'cont'"
        ),
      ]
    )
    func cell(row: String, text: String, message: String) throws {
      let errors = try Compiler.errors(
        in: """
          func test(_ page: XMLElement, _ rows: [[String]]) {
            _ = page.live {
              XMLElement.make(.init("body")) {
                XMLElement.make(.init("table")).attribute("class", "wide").children {
                  XMLElement.make(.init("caption")) { "Rows" }
                  ForEach(rows, id: \\.[0]) { row in
                    XMLElement.make(.init("tr"))\(row) {
                      for cell in row { XMLElement.make(.init("td"))\(text) }
                    }
                  }
                }
              }
            }
          }
          """,
        after: "import WithyXML\n\n"
      )
      #expect(errors.contains(message), "\(errors)")
    }
  }
#endif
