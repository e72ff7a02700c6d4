import CGTK

/// A container that shows and hides its child by an animation of GTK.
///
/// It follows the state, ``isRevealed``, or comes and goes with a condition:
///
/// ```swift
/// if model.isSaved {
///   Revealer.make.transition(.opacity).children { Label.make.text("Saved") }
/// }
/// ```
///
/// Where the user has turned animations off, and in a window that is not shown, it does so at once.
public final class Revealer: SingleChildContainer, @MainActor Makeable {
  /// What to do when the child is hidden.
  private var whenHidden: (() -> Void)?

  /// Creates a container that slides its child down, and does not show it yet.
  public init() {
    super.init(gtk_revealer_new())
    SignalHandler.connect("notify::child-revealed", of: pointer) { [weak self] _ in
      if let self, isHidden, let hidden = whenHidden {
        // GTK is animating.
        Task { hidden() }
      }
    }
  }

  /// A Boolean value indicating whether the child is to be seen.
  ///
  /// Setting it starts the animation, or reverses the one that has not ended. A child that disappears
  /// takes no clicks.
  public var isRevealed: Bool {
    get { self["reveal-child"] }
    set {
      whenHidden = nil
      self["can-target"] = newValue
      self["reveal-child"] = newValue
    }
  }

  /// A Boolean value indicating whether nothing of the child is seen.
  var isHidden: Bool { !isRevealed && gtk_revealer_get_child_revealed(opaque) == 0 }

  /// Hides the child, and calls a closure then, unless it is revealed before.
  func hide(_ hidden: @escaping () -> Void) {
    isRevealed = false
    if isHidden { hidden() } else { whenHidden = hidden }
  }

  /// Reveals the child at once.
  func revealAtOnce() {
    let duration = gtk_revealer_get_transition_duration(opaque)
    gtk_revealer_set_transition_duration(opaque, 0)
    isRevealed = true
    gtk_revealer_set_transition_duration(opaque, duration)
  }

  public override func setChild(_ child: Widget?) { gtk_revealer_set_child(opaque, child?.pointer) }
}

@MainActor
extension Builder {
  /// Reveals the child when the container enters a live tree, and hides it before the container
  /// leaves.
  ///
  /// An existing container that is described again before that turns back. It is a
  /// `beforeRemove(_:onCancel:)`, of which an object has one.
  public func transition(_ transition: Transition) -> Builder where Base == Revealer {
    call { $0["transition-type"] = transition }.onInsert { $0.isRevealed = true }
      .beforeRemove { revealer, remove in
        revealer.hide(remove)
      } onCancel: {
        $0.isRevealed = true
      }
  }
}
