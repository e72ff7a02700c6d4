#if canImport(UIKit) && !os(watchOS)
  import Testing
  import WithyUIKit

  // More of an app's own classes, of UIKit's alone, whose members have the names of those that Withy
  // adds.

  private final class TableCell: UITableViewCell { var nestingView = "" }
  private final class CollectionCell: UICollectionViewCell { var nestingView: UIView { self } }
  private final class HeaderView: UITableViewHeaderFooterView { func nestingView() {} }
  private final class EffectView: UIVisualEffectView { var nestingView: Int { 0 } }
  private final class Screen: UIViewController {
    var hierarchy: [String] = []
    var liveHierarchy = 0
    var with = ""
  }

  private final class Button: UIButton {
    var on = false
    var flexibility = 0
    var intrinsicSize = CGSize.zero
    func onTap() {}
  }

  @MainActor
  @Suite("Members of an app's cells and controllers that are named like Withy's")
  struct CellShadowingTests {
    init() { prepare() }

    @Test("Own members do not change where cells and effect views put their children")
    func containers() {
      func nest(_ parent: UIView, in target: UIView) {
        let a = label("a")
        parent { a }
        #expect(a.superview === target)
      }
      let (table, collection) = (TableCell(), CollectionCell())
      let (header, effect) = (HeaderView(), EffectView(effect: nil))
      nest(table, in: table.contentView)
      nest(collection, in: collection.contentView)
      nest(header, in: header.contentView)
      nest(effect, in: effect.contentView)
    }

    @Test("An app uses its own members as declared")
    func own() {
      #expect(Button().intrinsicSize == .zero)
      #expect(Screen().hierarchy == [])
    }
  }
#endif
