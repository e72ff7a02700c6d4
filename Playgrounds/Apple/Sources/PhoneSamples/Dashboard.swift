#if canImport(UIKit) && !os(watchOS)
  import Observation
  import WithyUIKit

  /// A container whose parts are separate view controllers.
  final class Dashboard: LiveViewController {
    @MainActor @Observable
    final class State {
      var showsProfile = true
    }

    private let state = State()
    private let profile = ProfileScreen()
    private let feed = Feed()

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      UIStackView.make.axis(.vertical).spacing(1) {
        if state.showsProfile { Embedded(profile, in: self) }
        Embedded(feed, in: self)
      }
      .constrain { $0.edges == $0.parent.safeArea.edges }
    }

    override func configure() {
      navigationItem.rightBarButtonItem =
        UIBarButtonItem(systemItem: .edit).with
        .on(.action, self) { me, _ in me.state.showsProfile.toggle() }
        .build()
    }
  }
#endif
