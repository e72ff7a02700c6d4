#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import Withy

  @MainActor
  extension Builder where Base: UIView {
    /// Calls something when the view is tapped.
    ///
    /// ```swift
    /// UIImageView.make.image(picture).onTap(self) { me, view in me.show(view.image) }
    /// ```
    ///
    /// A gesture recognizer is attached once, and detached when the step goes. The view is made to take
    /// touches, as labels and image views by themselves do not, until then.
    ///
    /// - Parameter handler: A closure that is called with the view, which holds it: a handler that uses
    ///   what holds the view names it as the owner instead.
    /// - Returns: The builder with this step added.
    public func onTap(_ handler: @escaping @MainActor (Base) -> Void) -> Builder {
      connect("tap", handler) { view, connection in
        let recognizer = TapRecognizer { [weak view] in
          if let view { connection.handler(view) }
        }
        let takesTouches = view.isUserInteractionEnabled
        if !takesTouches { view.isUserInteractionEnabled = true }
        view.addGestureRecognizer(recognizer)
        return { [weak view] in
          view?.removeGestureRecognizer(recognizer)
          if !takesTouches { view?.isUserInteractionEnabled = false }
        }
      }
    }

    /// Calls something with an owner, which is held weakly, when the view is tapped.
    ///
    /// - Parameters:
    ///   - owner: The object that the handler uses. When it has gone, the handler is not called.
    ///   - handler: A closure that is called with the owner and the view.
    /// - Returns: The builder with this step added.
    public func onTap<Owner: AnyObject>(
      _ owner: Owner,
      _ handler: @escaping @MainActor (Owner, Base) -> Void
    ) -> Builder {
      onTap { [weak owner] view in
        if let owner { handler(owner, view) }
      }
    }
  }

  /// A gesture recognizer that is its own target.
  final class TapRecognizer: UITapGestureRecognizer {
    private let handler: @MainActor () -> Void

    /// Creates a recognizer that calls a closure.
    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      super.init(target: nil, action: nil)
      addTarget(self, action: Selector(("withyTapped")))
    }

    #if canImport(ObjectiveC)
      @objc(withyTapped)
    #endif
    func tapped() {
      handler()
    }
  }
#endif
