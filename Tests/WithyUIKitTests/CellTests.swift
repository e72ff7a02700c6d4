#if canImport(UIKit) && !os(watchOS)
  import Testing

  @testable import WithyUIKit

  private final class TableCell: LiveTableViewCell {
    let title = label("title")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { title }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      title.anchors.edges == contentView.anchors.edges.inset(8)
    }
  }

  private final class CollectionCell: LiveCollectionViewCell {
    let title = label("title")
    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { title }
    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      title.anchors.edges == contentView.anchors.edges.inset(8)
    }
  }

  @MainActor
  @Suite("Cells in UIKit")
  struct CellTests {
    struct Message {
      let id: Int
      var text: String
    }

    init() { prepare() }

    private func show(_ message: Message, in cell: UICollectionViewCell) {
      cell.contentConfiguration = HierarchyConfiguration(message.id) {
        HStack(spacing: 4) {
          UILabel.make.text(message.text)
          UISwitch.make.isOn(false)
        }
      }
    }

    @Test("The base classes of cells nest and constrain in their content views, which they keep")
    func contentViews() {
      let table = TableCell(style: .default, reuseIdentifier: "cell")
      #expect(table.title.superview === table.contentView)
      #expect(table.contentView.constraints.count == 4)
      #expect(table.contentView.translatesAutoresizingMaskIntoConstraints)
      #expect(table.reuseIdentifier == "cell")
      let collection = CollectionCell(frame: .zero)
      #expect(collection.title.superview === collection.contentView)
      #expect(collection.contentView.constraints.count == 4)
      #expect(collection.contentView.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A cell is a leaf of a layout with the size that the constraints in it give")
    func leaf() {
      final class Cell: LiveCollectionViewCell {
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          UIView.make.constrain {
            $0.edges == $0.parent.edges
            $0.size == CGSize(width: 60, height: 40)
          }
        }
        // The stubs have no engine for constraints.
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
          CGSize(width: 60, height: 40)
        }
      }
      #expect(Cell(frame: .zero).size(for: .unspecified) == CGSize(width: 60, height: 40))
    }

    @Test("A cell keeps its views from item to item, and writes every value for another one")
    func reuse() {
      let cell = UICollectionViewCell(frame: .zero)
      show(Message(id: 1, text: "one"), in: cell)
      let views = cell.contentView.subviews
      #expect(views.map(\.name) == ["one", "UISwitch"])
      let toggle = views.last as? UISwitch
      toggle?.isOn = true
      show(Message(id: 1, text: "uno"), in: cell)
      #expect(cell.contentView.subviews == views)
      #expect(views.first?.name == "uno")
      #expect(toggle?.isOn == true)
      show(Message(id: 2, text: "uno"), in: cell)
      #expect(cell.contentView.subviews == views)
      #expect(toggle?.isOn == false)
    }

    @Test("A cell sizes itself by its layout, or by its views")
    func size() {
      let cell = UICollectionViewCell(frame: .zero)
      show(Message(id: 1, text: "one"), in: cell)
      let fitting = cell.contentView.fittingSize(width: 200)
      let label = cell.contentView.subviews[0]
      let toggle = cell.contentView.subviews[1]
      let height = max(
        label.size(for: .unspecified).height,
        toggle.size(for: .unspecified).height
      )
      #expect(fitting == CGSize(width: 200, height: height))
      cell.contentConfiguration = HierarchyConfiguration(2) { UILabel.make.text("plain") }
      let plain = cell.contentView.subviews[0]
      #expect(cell.contentView.intrinsicContentSize == plain.size(for: .unspecified))
      cell.contentView.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      cell.contentView.layoutIfNeeded()
      #expect(plain.frame == cell.contentView.bounds)
      #expect(
        cell.contentView.sizeThatFits(CGSize(width: 900, height: 900))
          == plain.size(for: ProposedSize(width: 900, height: 900))
      )
    }

    @Test("Constraints in a cell place and size its views, which then do not fill it")
    func constraints() {
      let view = HierarchyConfiguration(1) {
        UILabel.make.text("one").constrain { $0.edges == $0.parent.edges.inset(8) }
      }
      .makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      view.layoutIfNeeded()
      #expect(!view.subviews[0].translatesAutoresizingMaskIntoConstraints)
      #expect(view.constraints.count == 4)
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test("A cell is measured again when a view in it changes its size by itself")
    func changedInside() {
      final class Inner: LiveView {
        var width: CGFloat = 10
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          HStack { UIView.make.layout.frame(width: width, height: 20) }
        }
      }
      let (cell, inner) = (UICollectionViewCell(frame: .zero), Inner())
      cell.contentConfiguration = HierarchyConfiguration(1) { inner }
      cell.layoutIfNeeded()
      let before = cell.contentView.intrinsicSizeInvalidations
      inner.width = 60
      inner.liveHierarchy?.update()
      #expect(cell.contentView.intrinsicSizeInvalidations > before)
      #expect(cell.contentView.intrinsicContentSize.width == 60)
    }

    @Test("A cell uses required lengths as they are, and others as estimates")
    func fitting() {
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentConfiguration = HierarchyConfiguration(1) {
        HStack(spacing: 0) {
          UIView.make.layout.frame(width: 30, height: 20)
          UIView()
        }
      }
      func size(_ target: CGSize, _ width: UILayoutPriority, _ height: UILayoutPriority) -> CGSize {
        cell.contentView.systemLayoutSizeFitting(
          target,
          withHorizontalFittingPriority: width,
          verticalFittingPriority: height
        )
      }
      let target = CGSize(width: 200, height: 50)
      #expect(size(target, .required, .required) == target)
      #expect(size(target, .required, .fittingSizeLevel) == CGSize(width: 200, height: 20))
      #expect(size(target, .fittingSizeLevel, .required) == CGSize(width: 40, height: 50))
    }

    @Test("A cell keeps its configuration in every state, and shows others of the same type")
    func configuration() {
      let configuration = HierarchyConfiguration(1) { UILabel.make.text("one") }
      let cell = UICollectionViewCell(frame: .zero)
      #expect(configuration.updated(for: cell.configurationState).id == AnyHashable(1))
      let view = configuration.makeContentView()
      struct Other: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView {
          HierarchyConfiguration(2) {}.makeContentView()
        }
        func updated(for state: any UIConfigurationState) -> Other { self }
      }
      #expect(view.supports(configuration))
      #expect(!view.supports(Other()))
      view.configuration = Other().updated(for: cell.configurationState)
      #expect(names(view) == ["one"])
      #expect(names(Other().makeContentView()) == [])
    }

    @Test("Cells are freed with their configurations")
    func lifetimes() {
      weak var gone: UIView?
      weak var content: UIView?
      do {
        let cell = UICollectionViewCell(frame: .zero)
        show(Message(id: 1, text: "one"), in: cell)
        (gone, content) = (cell, cell.contentView)
      }
      #expect(gone == nil)
      #expect(content == nil)
    }
  }
#endif
