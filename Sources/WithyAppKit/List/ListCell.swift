#if WITHY_APPKIT
  /// The view of a line of a list; a table cell view, since the table tells only such a view of the
  /// background of a selected row, on which texts are white.
  final class ListCell: NSTableCellView, LayoutOwner {
    let content = LiveContent()

    init(_ kind: NSUserInterfaceItemIdentifier) {
      super.init(frame: .zero)
      identifier = kind
      content.fillsView = true
      setUp(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var hierarchy: ViewHierarchy { ViewHierarchy() }
    var layoutConstraints: ViewConstraints { [] }
    func configure() {}

    func show(_ line: ListLine) {
      // A row is the same in another section.
      content.show(line.row?.id ?? AnyHashable(line.id)) { line.content() }
    }

    override var intrinsicContentSize: NSSize {
      content.intrinsicSize ?? super.intrinsicContentSize
    }

    override func layout() {
      super.layout()
      content.layOut()
    }

    override var isFlipped: Bool { true }
  }
#endif
