#if WITHY_UIKIT || WITHY_APPKIT || WITHY_GTK
  extension ListView {
    /// Shows sections, with the fewest changes.
    ///
    /// During an update, such as in the block of a row, they are shown after it.
    ///
    /// - Parameters:
    ///   - file: The file of the source location; by default the file of the call.
    ///   - line: The line of the source location; by default the line of the call.
    ///   - sections: A block of sections, which is called now.
    /// - Complexity: O(*n*) for *n* sections and rows; in UIKit and AppKit, O(*n* log *n*) if any
    ///   move.
    public func show(
      file: StaticString = #fileID,
      line: UInt = #line,
      @ListBuilder _ sections: () -> [ListSection]
    ) { show(sections(), file, line) }

    /// Calls a closure until it returns `false`, unless each update leads to another one.
    func settle(_ file: StaticString, _ line: UInt, _ update: () -> Bool) {
      let limit = 100
      for _ in 0...limit { if !update() { return } }
      Diagnostics.report(
        "Update loop: \(limit) passes in a row each triggered the next; stopped",
        file: file,
        line: line
      )
    }
  }

  @MainActor
  extension Builder where Base: ListView {
    /// Describes the sections of a list.
    ///
    /// ```swift
    /// ListView.make.anchor(.bottom).sections {
    ///   ListSection("All", messages) { UILabel.make.text($0.text) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - file: The file of the source location; by default the file of the call.
    ///   - line: The line of the source location; by default the line of the call.
    ///   - sections: A block of sections, which is evaluated with the enclosing block.
    /// - Returns: The builder with this step added.
    public func sections(
      file: StaticString = #fileID,
      line: UInt = #line,
      @ListBuilder _ sections: () -> [ListSection]
    ) -> Builder {
      let sections = sections()
      return call { $0.show(sections, file, line) }
    }
  }

  /// The result builder of the sections of a ``ListView``.
  @resultBuilder
  public enum ListBuilder {
    /// Returns a section.
    public static func buildExpression(_ section: ListSection) -> [ListSection] { [section] }

    /// Joins sections.
    public static func buildBlock(_ sections: [ListSection]...) -> [ListSection] {
      sections.flatMap(\.self)
    }

    /// Joins the sections of a loop.
    public static func buildArray(_ sections: [[ListSection]]) -> [ListSection] {
      sections.flatMap(\.self)
    }

    /// Returns the sections of a condition, if there are any.
    public static func buildOptional(_ sections: [ListSection]?) -> [ListSection] { sections ?? [] }

    /// Returns the sections of the first branch.
    public static func buildEither(first sections: [ListSection]) -> [ListSection] { sections }

    /// Returns the sections of the second branch.
    public static func buildEither(second sections: [ListSection]) -> [ListSection] { sections }
  }
#endif
