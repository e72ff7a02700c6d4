#if WITHY_UIKIT || WITHY_APPKIT || WITHY_GTK
  /// A row of a section.
  struct ListRow: Identifiable {
    let id: AnyHashable

    /// The index of the item among those that the section was made with.
    let index: Int
    let source: ListRows

    var content: ViewHierarchy { source.content(index) }

    var identity: Identity { Identity(section: source.section, id: id) }

    func has(_ identity: Identity) -> Bool {
      id == identity.id && (identity.section == nil || identity.section == source.section)
    }

    /// The identity of a row in its list, whose sections may have rows of one id.
    struct Identity: Hashable {
      /// The id of the section; `nil` for a row of any section.
      var section: AnyHashable?
      let id: AnyHashable
    }
  }

  /// What the rows of a section have in common.
  final class ListRows {
    let section: AnyHashable
    let content: (Int) -> ViewHierarchy
    var onSelect: ((Int) -> Void)?
    var onAppear: ((Int) -> Void)?
    var onPrefetch: (([Int]) -> Void)?

    init(of section: AnyHashable, _ content: @escaping (Int) -> ViewHierarchy) {
      (self.section, self.content) = (section, content)
    }
  }
#endif
