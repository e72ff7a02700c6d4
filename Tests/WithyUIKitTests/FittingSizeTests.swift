// The numbers are those of the stubs' fonts.
#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
  import Testing
  import WithyUIKit

  private final class TableCell: LiveTableViewCell {
    override var hierarchy: ViewHierarchy { longText() }
  }

  private final class CollectionCell: LiveCollectionViewCell {
    override var hierarchy: ViewHierarchy { longText() }
  }

  @MainActor
  @Suite("A layout in UIKit's Auto Layout")
  struct FittingSizeTests {
    init() { prepare() }

    @Test("A layout has the height for a required width")
    func fitting() {
      let views: [UIView] = [
        LongTextView(), LongTextControl(), TableCell(style: .default, reuseIdentifier: nil),
        CollectionCell(frame: .zero),
      ]
      for view in views {
        #expect(view.fittingSize(width: 160) == CGSize(width: 160, height: 223.5))
        #expect(
          view.sizeThatFits(CGSize(width: 160, height: 100_000))
            == CGSize(width: 154.5, height: 223.5)
        )
      }
    }

    @Test("A view without a size is fitted to its ideal size, as a label is")
    func fitted() {
      for view in [LongTextView(), LongTextControl(), CollectionCell(frame: .zero)] {
        view.sizeToFit()
        #expect(view.bounds.size == view.size(for: .unspecified))
      }
    }

    @Test("A table cell is as high as its layout is beside an accessory")
    func accessory() {
      let cell = TableCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      #expect(cell.fittingSize(width: 200) == CGSize(width: 200, height: 223.5))
      let fitting = cell.sizeThatFits(CGSize(width: 200, height: 100_000))
      #expect(fitting == CGSize(width: 194.5, height: 223.5))
    }

    @Test("Without a layout, the size is that of the superclass")
    func noLayout() {
      let views: [UIView] = [
        LiveView(), LiveControl(), LiveTableViewCell(style: .default, reuseIdentifier: nil),
        LiveCollectionViewCell(frame: .zero),
      ]
      for view in views {
        #expect(view.fittingSize(width: 160) == UIView().systemLayoutSizeFitting(.zero))
        #expect(view.sizeThatFits(CGSize(width: 160, height: 90)) == .zero)
      }
    }
  }

  private final class ItemCell: LiveCollectionViewCell {
    var title = "title"
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { UILabel.make.text(title) }
  }

  private final class ItemRow: LiveTableViewCell {
    var title = "title"
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { UILabel.make.text(title) }
  }

  @MainActor
  @Suite("Custom cells")
  struct CustomCellTests {
    init() { prepare() }

    @Test("Custom cells show items after the hierarchy of the class, and follow its state")
    func items() throws {
      let (cell, row) = (ItemCell(frame: .zero), ItemRow(style: .default, reuseIdentifier: nil))
      for (view, parent) in [(cell as any LiveHost, cell.contentView), (row, row.contentView)] {
        view.show(1) { UILabel.make.text("one") }
        let views = parent.subviews
        #expect(views.map(\.name) == ["title", "one"])
        view.show(2) { UILabel.make.text("two") }
        #expect(parent.subviews == views)
        #expect(views.map(\.name) == ["title", "two"])
      }
      cell.title = "new"
      row.title = "new"
      cell.setNeedsUpdate()
      row.setNeedsUpdate()
      for view in [cell, row] { view.layoutIfNeeded() }
      for parent in [cell.contentView, row.contentView] {
        #expect(parent.subviews.map(\.name) == ["new", "two"])
      }
      for live in [cell.liveHierarchy, row.liveHierarchy] {
        #expect(live?.update().isEmpty == true)
      }
    }
  }
#endif
