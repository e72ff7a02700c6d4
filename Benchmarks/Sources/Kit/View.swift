/// A view as in a UI toolkit: open, with stored properties, children and a parent.
///
/// It is in a separate module, as the classes of a toolkit are.
open class View {
  /// The title.
  open var title = ""
  /// A number that identifies the view.
  open var tag = 0
  /// The opacity.
  open var alpha = 1.0
  /// A Boolean value indicating whether the view is hidden.
  open var isHidden = false
  /// The distance between children.
  open var spacing = 0.0
  /// The frame in the parent; changing it requests a layout.
  open var frame = Rect() { didSet { setNeedsLayout() } }
  /// A view that only some views have.
  open var accessory: View?
  /// A closure that is called when the view is tapped.
  open var onTap: () -> Void = {}
  /// The layer that draws the view.
  public let layer = Layer()

  /// A Boolean value indicating whether a layout was requested.
  public private(set) var needsLayout = false
  /// The parent of the view.
  public private(set) unowned var parent: View?
  /// The children, in order.
  public private(set) var children: [View] = []

  /// Creates a view without a parent.
  public init() {}

  deinit {
    for child in children { child.parent = nil }
  }

  /// Appends a child, and removes it from its previous parent.
  open func append(_ child: View) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
    setNeedsLayout()
  }

  /// Inserts a child after another one, or first, and removes it from its previous parent.
  open func insert(_ child: View, after sibling: View?) {
    child.removeFromParent()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
    children.insert(child, at: index)
    child.parent = self
    setNeedsLayout()
  }

  /// Removes the view from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Requests a layout.
  open func setNeedsLayout() { needsLayout = true }

  /// Sets the title for a state.
  open func setTitle(_ title: String, for state: State) {
    if state == .normal { self.title = title }
  }

  /// Adds to the number.
  open func addToTag(_ number: Int) { tag &+= number }
}

/// A layer that draws a view: an object in a read-only property.
open class Layer {
  /// The radius of the corners.
  open var cornerRadius = 0.0
  /// The width of the border.
  open var borderWidth = 0.0

  init() {}
}
