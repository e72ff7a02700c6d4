#if WITHY_UIKIT
  @MainActor
  extension ViewEvent where Base: UIView {
    /// A tap on the view.
    ///
    /// ```swift
    /// UIImageView.make.image(picture).on(.tap, self) { me, view in me.show(view.image) }
    /// ```
    ///
    /// A gesture recognizer is attached, and `isUserInteractionEnabled` set to `true`, which is `false`
    /// by default for labels and image views.
    public static var tap: ViewEvent {
      ViewEvent(id: "tap", enable: { $0.isUserInteractionEnabled(true) }) { view, act in
        let recognizer = TapRecognizer(act)
        view.addGestureRecognizer(recognizer)
        return { [weak view] in view?.removeGestureRecognizer(recognizer) }
      }
    }
  }

  /// A gesture recognizer that is its own target.
  final class TapRecognizer: UITapGestureRecognizer {
    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      super.init(target: nil, action: nil)
      addTarget(self, action: Selector(("withyTapped")))
    }

    #if canImport(ObjectiveC)
      @objc(withyTapped)
    #endif
    func tapped() { handler() }
  }

  @MainActor
  extension ViewEvent where Base: UIBarButtonItem {
    /// A tap on the item.
    ///
    /// ```swift
    /// navigationItem.rightBarButtonItem =
    ///   UIBarButtonItem(systemItem: .save).with.on(.action, self) { me, item in me.save() }.build()
    /// ```
    ///
    /// The item's primary action is set, which does not change its title and image. When the step
    /// is removed, the item gets back its previous primary action.
    public static var action: ViewEvent {
      ViewEvent(id: "action") { item, act in
        let (before, title, image) = (item.primaryAction, item.title, item.image)
        let action = UIAction(title: title ?? "", image: image) { _ in act() }
        item.primaryAction = action
        // The item takes the title of the action, which is empty where its own is missing.
        item.title = title
        return { [weak item] in
          // The item has a copy of the action.
          guard let item, item.primaryAction?.identifier == action.identifier else { return }
          let (title, image) = (item.title, item.image)
          item.primaryAction = before
          (item.title, item.image) = (title, image)
        }
      }
    }
  }
#endif
