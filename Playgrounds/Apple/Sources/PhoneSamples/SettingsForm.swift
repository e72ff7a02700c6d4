#if canImport(UIKit) && !os(watchOS)
  import Observation
  import WithyUIKit

  /// The state that the form edits.
  @MainActor @Observable
  final class Settings {
    var name = ""
    var address = ""
    var sendsNews = false
    var volume: Float = 0.5

    /// A description of the problem with the address; `nil` if there is none.
    var problem: String? {
      address.isEmpty || address.contains("@") ? nil : "This is no address"
    }

    init() {}
  }

  /// A form with controls that are bound to state, and views that follow it.
  final class SettingsForm: LiveView {
    private let settings: Settings

    init(_ settings: Settings) {
      self.settings = settings
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(alignment: .leading, spacing: 12) {
        field("Name", \.name)
        field("Address", \.address)
        if let problem = settings.problem {
          UILabel.make.text(problem).textColor(.systemRed).numberOfLines(0)
        }
        HStack {
          UILabel.make.text("Send me news")
          Spacer()
          UISwitch.make.isOn.bound(to: settings, \.sendsNews)
        }
        UISlider.make.value.bound(to: settings, \.volume)
        UIButton.make(.init(type: .system))
          .call(UIButton.setTitle, "Save", .normal)
          .isEnabled(settings.problem == nil && !settings.name.isEmpty)
      }
      .padding(16)
    }

    /// Returns a text field whose text and the state are kept equal.
    private func field(
      _ title: String,
      _ path: ReferenceWritableKeyPath<Settings, String>
    ) -> Builder<UITextField> {
      UITextField.make
        .placeholder(title)
        .borderStyle(.roundedRect)
        .text.bound(to: settings, path)
    }
  }
#endif
