#if WITHY_UIKIT
  /// Actions of bar button items.
  @MainActor
  extension Builder where Base: UIBarButtonItem {
    /// Calls a handler when the item is tapped.
    ///
    /// ```swift
    /// navigationItem.rightBarButtonItem =
    ///   UIBarButtonItem(systemItem: .save).with.onAction(self) { me, item in me.save() }.build()
    /// ```
    ///
    /// The item's primary action is set once, which does not change its title and image, and calls
    /// the newest handler. When the step is removed, the item gets back its previous primary
    /// action.
    ///
    /// - Parameter handler: A closure that is called with the item.
    /// - Returns: The builder with this step added.
    public func onAction(_ handler: @escaping @MainActor (Base) -> Void) -> Builder {
      connect("action", handler) { item, connection in
        let (before, title, image) = (item.primaryAction, item.title, item.image)
        let action = UIAction(title: title ?? "", image: image) { [weak item] _ in
          if let item { connection.handler(item) }
        }
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

    /// Calls a handler with an owner, which is held weakly, when the item is tapped.
    ///
    /// After the owner is deallocated, the handler is not called.
    public func onAction<Owner: AnyObject>(
      _ owner: Owner,
      _ handler: @escaping @MainActor (Owner, Base) -> Void
    ) -> Builder {
      onAction { [weak owner] item in
        if let owner { handler(owner, item) }
      }
    }
  }
#endif
