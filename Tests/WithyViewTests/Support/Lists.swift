// The stubs alone tell what a list has done.
#if (WITHY_UIKIT || WITHY_APPKIT) && !canImport(ObjectiveC)
  #if WITHY_UIKIT
    @testable import WithyUIKit
  #else
    @testable import WithyAppKit
  #endif

  struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  struct Day: Identifiable, Equatable {
    let id: Int
    var rows: [Row]
  }

  /// Returns days with the ids of their rows.
  func days(_ days: [(Int, [Int])]) -> [Day] {
    days.map { Day(id: $0, rows: $1.map { Row(id: $0, text: "\($0)") }) }
  }

  extension ListView {
    /// Puts the list into a window of 320 × 440 points, which is returned.
    func putIntoWindow() -> PlatformView {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
      self.frame = frame
      #if WITHY_UIKIT
        let window = UIWindow(frame: frame)
        window.addSubview(self)
        return window
      #else
        let content = WindowView(frame: frame)
        content.host.contentView = content
        content.addSubview(self)
        tableView.rowHeight = 44
        return content
      #endif
    }

    /// Scrolls as a user does.
    func scroll(to y: CGFloat) {
      #if WITHY_UIKIT
        contentOffset.y = y
        layoutIfNeeded()
      #else
        userScrolls(to: y)
      #endif
    }

    /// Selects a row as a user does.
    func pick(_ id: some Hashable) {
      #if WITHY_UIKIT
        if let path = indexPath(of: id) { tap(at: path) }
      #else
        if let index = index(of: id) { tableView.click(index) }
      #endif
    }

    /// The frame of the first row with an id.
    func frameOfRow(_ id: AnyHashable) -> CGRect? { frame(of: ListRow.Identity(id: id)) }

    /// The distance of a row from the top of what is in view.
    func distance(of id: some Hashable) -> CGFloat? {
      frameOfRow(AnyHashable(id)).map { $0.minY - offset }
    }

    /// The cells of rows, headers and footers in view, from top to bottom.
    var cells: [PlatformView] {
      #if WITHY_UIKIT
        subviews.filter { $0 is ListCell }.sorted { $0.frame.minY < $1.frame.minY }
      #else
        tableView.subviews.sorted { $0.frame.minY < $1.frame.minY }.flatMap(\.subviews)
      #endif
    }

    /// The view that has the views in a cell.
    static func content(of cell: PlatformView) -> PlatformView {
      #if WITHY_UIKIT
        (cell as? ListCell)?.contentView ?? cell
      #else
        cell
      #endif
    }

    /// The views in a cell.
    static func views(in cell: PlatformView) -> [PlatformView] { content(of: cell).subviews }

    /// The texts in view, from top to bottom.
    var texts: [String] { cells.flatMap { Self.views(in: $0).map(\.name) } }

    /// The number of changes of each batch.
    var counts: [Int] {
      #if WITHY_UIKIT
        batches.map(\.count)
      #else
        tableView.batches.map(\.count)
      #endif
    }

    /// Whether each batch was animated.
    var areAnimated: [Bool] {
      #if WITHY_UIKIT
        areBatchesAnimated
      #else
        tableView.batches.map { $0.duration > 0 && $0.animations.allSatisfy { $0 == .effectFade } }
      #endif
    }

    /// The number of cells made so far.
    var made: Int {
      #if WITHY_UIKIT
        madeCells
      #else
        tableView.madeViews
      #endif
    }
  }

  #if WITHY_APPKIT
    /// The content of a window that it keeps.
    private final class WindowView: NSView {
      let host = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
    }
  #endif

  /// A label in a row of a list.
  @MainActor
  func rowLabel(_ text: String) -> Builder<Label> {
    #if WITHY_UIKIT
      UILabel.make.text(text)
    #else
      NSTextField.make(.init(labelWithString: "")).stringValue(text)
    #endif
  }

  /// Calls a closure in an animation.
  @MainActor
  func animated(_ changes: @escaping () -> Void) {
    #if WITHY_UIKIT
      UIView.animate(withDuration: 0.3, animations: changes)
    #else
      NSAnimationContext.runAnimationGroup { context in
        context.allowsImplicitAnimation = true
        changes()
      }
    #endif
  }

  /// Declares the initializers of lists.
  @MainActor
  func prepareLists() {
    prepare()
    #if WITHY_UIKIT
      Makers.add(view: ListCell.self) { ListCell(frame: .zero) }
    #endif
  }
#endif
