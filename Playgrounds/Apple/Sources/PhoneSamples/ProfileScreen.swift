#if canImport(UIKit) && !os(watchOS)
  import WithyUIKit

  /// A profile, nested by a block and laid out by constraints.
  final class ProfileView: LiveView {
    let portrait = UIImageView()
    let nameLabel = UILabel()
    let biographyLabel = UILabel()
    let followButton = UIButton(type: .system)

    /// A closure that is called when the user follows the profile.
    var onFollow: (() -> Void)?

    override var hierarchy: ViewHierarchy {
      ViewHierarchy {
        portrait.with
          .image(UIImage(systemName: "person.circle"))
          .contentMode(.scaleAspectFill)
          .layer.cornerRadius(40)
          .clipsToBounds(true)
        UIStackView.make.axis(.vertical).spacing(4).alignment(.leading) {
          nameLabel.with.font(.preferredFont(forTextStyle: .title2)).headline
          biographyLabel.with
            .font(.preferredFont(forTextStyle: .body))
            .textColor(.secondaryLabel)
            .numberOfLines(0)
        }
        .constrain {
          $0.leading == portrait.anchors.trailing + 16
          $0.trailing == $0.parent.layoutMargins.trailing
          $0.top == portrait.anchors.top
        }
        followButton.with
          .call(UIButton.setTitle, "Follow", .normal)
          .on(.touchUpInside, self) { me, button in
            button.isEnabled = false
            me.onFollow?()
          }
      }
    }

    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      portrait.anchors.size == CGSize(width: 80, height: 80)
      portrait.anchors.leading == anchors.layoutMargins.leading
      portrait.anchors.top == safeAreaLayoutGuide.anchors.top + 16
      followButton.anchors.centerX == anchors.centerX
      followButton.anchors.top >= portrait.anchors.bottom + 16
      (followButton.anchors.top >= biographyLabel.anchors.bottom + 16).priority(.defaultHigh)
    }

    override func configure() {
      backgroundColor = .systemBackground
    }

    /// Shows a profile.
    func show(name: String, biography: String) {
      nameLabel.text = name
      biographyLabel.text = biography
    }
  }

  @MainActor
  extension Builder where Base: UILabel {
    /// A headline, which follows the user's preferred text size.
    fileprivate var headline: Self {
      self.adjustsFontForContentSizeCategory(true).textColor(.label)
    }
  }

  /// The screen of a profile.
  final class ProfileScreen: LiveViewController {
    let profileView = ProfileView()

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { profileView }

    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      profileView.anchors.edges == view.anchors.edges
    }

    override func configure() {
      title = "Profile"
      profileView.show(name: "Ada Lovelace", biography: "Writes programs for a machine to come.")
      profileView.onFollow = { [weak self] in self?.title = "Following" }
    }
  }
#endif
