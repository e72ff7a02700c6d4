/// A view like those of a toolkit: open, with stored properties, children and a parent.
///
/// It is in a module of its own, as the classes of a toolkit are.
open class View {
  /// The title.
  open var title = ""
  /// A number to find the view by.
  open var tag = 0
  /// The opacity.
  open var alpha = 1.0
  /// A Boolean value indicating whether the view is left out.
  open var isHidden = false
  /// The distance between children.
  open var spacing = 0.0
  /// The place in the parent; changing it asks for layout.
  open var frame = Rect() { didSet { setNeedsLayout() } }
  /// A view that is there in some views only.
  open var accessory: View?
  /// What is called when the view is tapped.
  open var onTap: () -> Void = {}
  /// What draws the view.
  public let layer = Layer()

  /// A Boolean value indicating whether layout was asked for.
  public private(set) var needsLayout = false
  /// The view that this one is a child of.
  public private(set) unowned var parent: View?
  /// The views in this one, in order.
  public private(set) var children: [View] = []

  /// Creates a view without a parent.
  public init() {}

  deinit {
    for child in children { child.parent = nil }
  }

  /// Appends a child, which leaves the parent that it had.
  open func append(_ child: View) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
    setNeedsLayout()
  }

  /// Inserts a child after another one, or first; it leaves the parent that it had.
  open func insert(_ child: View, after sibling: View?) {
    child.removeFromParent()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
    children.insert(child, at: index)
    child.parent = self
    setNeedsLayout()
  }

  /// Leaves the parent.
  open func removeFromParent() {
    guard let parent else { return }
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Asks for layout.
  open func setNeedsLayout() { needsLayout = true }

  /// Sets the title of a state.
  open func setTitle(_ title: String, for state: State) {
    if state == .normal { self.title = title }
  }

  /// Adds to the number.
  open func addToTag(_ number: Int) { tag &+= number }
}

/// What draws a view: an object in a read-only property.
open class Layer {
  /// The radius of the corners.
  open var cornerRadius = 0.0
  /// The width of the border.
  open var borderWidth = 0.0

  init() {}
}
