#if WITHY_UIKIT || WITHY_APPKIT
  extension CALayer: HierarchyNode {
    /// The base class of the nodes of the tree; layers form a tree separate from that of views.
    public typealias Node = CALayer
  }

  extension CALayer: Nestable {}

  extension Nestable where Self: CALayer {
    /// The sublayers.
    public var children: [CALayer] { sublayers ?? [] }

    /// Inserts a layer right above a sublayer, or below all others.
    public func insert(_ child: CALayer, after sibling: CALayer?) {
      // Whether the index of the sibling is taken before or after a layer that moves is removed is
      // not documented.
      if child.superlayer === self { child.removeFromSuperlayer() }
      if let sibling { insertSublayer(child, above: sibling) } else { insertSublayer(child, at: 0) }
    }

    /// Appends a layer above all others.
    public func append(_ child: CALayer) { addSublayer(child) }

    /// Removes a sublayer; any other layer is left alone.
    public func remove(_ child: CALayer) {
      if child.superlayer === self { child.removeFromSuperlayer() }
    }

    /// The superlayer.
    public var parentNode: CALayer? { superlayer }

    /// Returns whether a layer may become a sublayer; the layer of a view may not.
    public func admits(_ child: CALayer, file: StaticString, line: UInt) -> Bool {
      guard child.delegate is PlatformView else { return true }
      Diagnostics.report(
        "The layer of a view cannot be nested without its view; skipped",
        file: file,
        line: line
      )
      return false
    }
  }
#endif
