#if canImport(UIKit) && !os(watchOS)
  import Observation
  import WithyUIKit

  /// A person as the header shows them.
  @MainActor @Observable
  final class Person {
    var name = ""
    var handle = ""
    var bio = ""
    var counts: [(title: String, number: Int)] = []
    var isFollowed = false

    init() {}
  }

  /// A picture, names and numbers of a person, and a button that follows them.
  final class ProfileHeader: LiveView {
    private let person: Person

    init(_ person: Person) {
      self.person = person
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 16) {
          UIImageView.make.image(UIImage(systemName: "person")).clipsToBounds(true)
            .layer.cornerRadius(32)
            .layout.frame(width: 64, height: 64)
          VStack(alignment: .leading, spacing: 2) {
            UILabel.make.text(person.name).font(.preferredFont(forTextStyle: .title2))
            UILabel.make.text(person.handle).textColor(.secondaryLabel)
          }
          Spacer()
          UIButton.make(.init(type: .system))
            .call(UIButton.setTitle, person.isFollowed ? "Following" : "Follow", .normal)
            .on(.touchUpInside, person) { person, _ in person.isFollowed.toggle() }
        }
        if !person.bio.isEmpty { UILabel.make.text(person.bio).numberOfLines(0) }
        HStack(spacing: 24) {
          ForEach(person.counts, id: \.title) { count in
            VStack(spacing: 2) {
              UILabel.make.text("\(count.number)").font(.preferredFont(forTextStyle: .headline))
              UILabel.make.text(count.title).textColor(.secondaryLabel)
            }
          }
        }
      }
      .padding(16)
    }
  }
#endif
