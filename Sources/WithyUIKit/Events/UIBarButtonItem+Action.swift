#if WITHY_UIKIT
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
      ViewEvent(id: "action") { item, _, _, act in
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
