#if WITHY_UIKIT || WITHY_APPKIT || WITHY_GTK
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
