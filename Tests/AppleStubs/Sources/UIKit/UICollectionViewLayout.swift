// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
}

/// A layout in which rows are 44 points high, and headers and footers 28.
@MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  /// How often the layout was invalidated, for tests.
  public private(set) var invalidations = 0

  open func invalidateLayout() {
    invalidations += 1
    collectionView?.setNeedsLayout()
  }

  open var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: arrangement.height)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes()
    guard let frame = arrangement.rows[indexPath] else { return nil }
    attributes.frame = frame
    return attributes
  }

  func hasHeader(in section: Int) -> Bool { false }
  func hasFooter(in section: Int) -> Bool { false }

  /// The frames of rows, headers and footers.
  var arrangement:
    (height: CGFloat, rows: [IndexPath: CGRect], supplementary: [Supplementary: CGRect])
  {
    guard let view = collectionView else { return (0, [:], [:]) }
    var (y, rows, supplementary) = (0 as CGFloat, [IndexPath: CGRect](), [Supplementary: CGRect]())
    func next(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    }
    for (section, count) in view.counts.enumerated() {
      if hasHeader(in: section) {
        supplementary[Supplementary(UICollectionView.elementKindSectionHeader, section)] = next(28)
      }
      for item in 0..<count { rows[IndexPath(item: item, section: section)] = next(44) }
      if hasFooter(in: section) {
        supplementary[Supplementary(UICollectionView.elementKindSectionFooter, section)] = next(28)
      }
    }
    return (y, rows, supplementary)
  }
}

/// A header or a footer.
struct Supplementary: Hashable {
  let kind: String
  var section: Int
  init(_ kind: String, _ section: Int) { (self.kind, self.section) = (kind, section) }
}

public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public init(appearance: Appearance) {}
}

@MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {}

final class LayoutEnvironment: NSCollectionLayoutEnvironment {}

@MainActor
open class NSCollectionLayoutSection: NSObject {
  let configuration: UICollectionLayoutListConfiguration
  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(configuration)
  }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout {
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1)
    }
  }

  override func hasHeader(in section: Int) -> Bool {
    provider(section, LayoutEnvironment())?.configuration.headerMode == .supplementary
  }
  override func hasFooter(in section: Int) -> Bool {
    provider(section, LayoutEnvironment())?.configuration.footerMode == .supplementary
  }
}
