#if canImport(UIKit) && !os(watchOS)
  import WithyUIKit

  /// A form for a name and a password, whose button is enabled once both are there.
  ///
  /// What went wrong moves in below them.
  final class LoginView: LiveView {
    let name = UITextField()
    let password = UITextField()
    var logIn: ((String, String) -> Void)?

    private var failure: String?

    /// Shows or hides why the user could not log in.
    func fail(_ failure: String?) {
      self.failure = failure
      liveHierarchy?.update(in: { UIView.animate(withDuration: 0.3, animations: $0) })
    }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(spacing: 12) {
        UILabel.make.text("Welcome back").font(.preferredFont(forTextStyle: .title2))
        name.with.placeholder("Name").borderStyle(.roundedRect)
          .on(.editingChanged, self) { me, _ in me.setNeedsUpdate() }
        password.with.placeholder("Password").borderStyle(.roundedRect).isSecureTextEntry(true)
          .on(.editingChanged, self) { me, _ in me.setNeedsUpdate() }
        if let failure {
          UILabel.make.text(failure).textColor(.systemRed)
            .transition(.move(edge: .top).combined(with: .opacity))
        }
        UIButton.make(.init(type: .system))
          .call(UIButton.setTitle, "Log in", .normal)
          .isEnabled(![name.text ?? "", password.text ?? ""].contains(""))
          .on(.touchUpInside, self) { me, _ in me.logIn?(me.name.text ?? "", me.password.text ?? "")
          }
      }
      .padding(24)
    }
  }
#endif
