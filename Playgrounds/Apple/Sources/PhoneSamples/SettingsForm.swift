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

  /// A form with controls that write state, and views that follow it.
  final class SettingsForm: LiveView {
    private let settings: Settings

    init(_ settings: Settings) {
      self.settings = settings
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(alignment: .leading, spacing: 12) {
        field("Name", text: settings.name) { $0.settings.name = $1 }
        field("Address", text: settings.address) { $0.settings.address = $1 }
        if let problem = settings.problem {
          UILabel.make.text(problem).textColor(.systemRed).numberOfLines(0)
        }
        HStack {
          UILabel.make.text("Send me news")
          Spacer()
          UISwitch.make
            .isOn.always(settings.sendsNews)
            .on(.valueChanged, self) { me, toggle in me.settings.sendsNews = toggle.isOn }
        }
        UISlider.make
          .value.always(settings.volume)
          .on(.valueChanged, self) { me, slider in me.settings.volume = slider.value }
        UIButton.make(.init(type: .system))
          .call(UIButton.setTitle, "Save", .normal)
          .isEnabled(settings.problem == nil && !settings.name.isEmpty)
      }
      .padding(16)
    }

    /// Returns a text field with two-way binding between its text and the state.
    private func field(
      _ title: String,
      text: String,
      change: @escaping @MainActor (SettingsForm, String) -> Void
    ) -> Builder<UITextField> {
      UITextField.make
        .placeholder(title)
        .borderStyle(.roundedRect)
        .text.always(text)
        .on(.editingChanged, self) { me, field in change(me, field.text ?? "") }
    }
  }
#endif
