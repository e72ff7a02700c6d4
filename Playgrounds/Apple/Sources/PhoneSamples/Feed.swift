#if canImport(UIKit) && !os(watchOS)
  import WithyUIKit

  /// A message of the feed.
  struct Message: Hashable, Sendable, Identifiable {
    let id: Int
    var author: String
    var text: String
    var isRead: Bool

    init(id: Int, author: String, text: String, isRead: Bool = false) {
      (self.id, self.author, self.text, self.isRead) = (id, author, text, isRead)
    }
  }

  /// A collection view whose cells are blocks of views.
  final class Feed: UIViewController {
    private enum Section { case all }

    private let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)
      )
    )
    private var source: UICollectionViewDiffableDataSource<Section, Message>?

    override func viewDidLoad() {
      super.viewDidLoad()
      view {
        list.with.constrain { $0.edges == $0.parent.edges }
      }
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Message> {
        cell,
        _,
        message in
        cell.contentConfiguration = HierarchyConfiguration(message.id) {
          HStack(alignment: .top, spacing: 8) {
            UIImageView.make.image(UIImage(systemName: "person")).layout
              .frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 2) {
              UILabel.make.text(message.author).font(.preferredFont(forTextStyle: .headline))
              UILabel.make.text(message.text).numberOfLines(0)
                .if(message.isRead) { $0.textColor(.secondaryLabel) }
            }
            Spacer(minLength: 0)
          }
          .padding(12)
        }
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, message in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: message)
      }
    }

    /// Shows messages.
    func show(_ messages: [Message]) {
      loadViewIfNeeded()
      var snapshot = NSDiffableDataSourceSnapshot<Section, Message>()
      snapshot.appendSections([.all])
      snapshot.appendItems(messages)
      source?.apply(snapshot, animatingDifferences: true)
    }
  }
#endif
