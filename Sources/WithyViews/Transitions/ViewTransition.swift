#if WITHY_UIKIT || WITHY_APPKIT
  /// The way in which a view appears and disappears in an animated pass.
  ///
  /// ```swift
  /// UILabel.make.text("Saved").transition(.move(edge: .top).combined(with: .opacity))
  /// ```
  ///
  /// Names and meaning are SwiftUI's.
  public struct ViewTransition: Equatable, Sendable {
    private var isFaded = false
    private var scale: CGFloat = 1
    private var edges: Edges = []

    /// The view fades in and out.
    public static let opacity = ViewTransition(isFaded: true)

    /// The view grows from its centre, and shrinks to it.
    public static let scale = scale(scale: 0)

    /// The view grows from a smaller size, or shrinks from a greater one, about its centre.
    ///
    /// - Parameter scale: The factor, from 0 to 100; the nearest of these counts for any other
    ///   number, and 0 for not-a-number.
    /// - Returns: The transition.
    public static func scale(scale: CGFloat) -> ViewTransition {
      ViewTransition(scale: min(max(nearlyNothing, scale), 100))
    }

    /// The view moves by its own width or height, from and to an edge.
    ///
    /// - Parameter edge: The edge; leading and trailing follow the layout direction. Two edges are
    ///   a corner, and opposite edges cancel each other.
    /// - Returns: The transition.
    public static func move(edge: Edges) -> ViewTransition { ViewTransition(edges: edge) }

    /// Returns both transitions at once.
    public func combined(with other: ViewTransition) -> ViewTransition {
      ViewTransition(
        isFaded: isFaded || other.isFaded,
        scale: scale * other.scale,
        edges: edges.union(other.edges)
      )
    }

    /// The scale and the opacity of a view that is not visible: 0 cannot be interpolated, and may be
    /// the declared opacity of a view.
    private static let nearlyNothing: CGFloat = 0.001
  }

  @MainActor
  extension ViewTransition {
    /// Animates a view that has just become a child, if the pass is animated.
    func enter(_ view: PlatformView) {
      guard PlatformView.isAnimated else { return }
      if view.bounds.size == .zero { view.superview?.layOutNow() }
      let shown = Appearance(of: view)
      PlatformView.withoutAnimation { hide(view) }
      view.opacity = shown.opacity
      view.transformedLayer?.transform = shown.transform
    }

    /// Animates a view that is about to leave, if the pass is animated, and then removes it; returns
    /// `nil` if it has been removed.
    func leave(_ view: PlatformView, _ remove: @escaping () -> Void) -> Departure? {
      guard PlatformView.isAnimated else {
        remove()
        return nil
      }
      let departure = Departure(of: view, remove)
      PlatformView.animate {
        hide(view)
        departure.hidden = Appearance(of: view)
      } completion: {
        departure.end()
      }
      return departure
    }

    /// Gives a view the appearance that it has before it enters and after it has left.
    private func hide(_ view: PlatformView) {
      // People who become unwell from motion ask for this.
      let transition = PlatformView.isMotionReduced ? .opacity : self
      if transition.isFaded { view.opacity *= Self.nearlyNothing }
      guard let layer = view.transformedLayer else { return }
      let (size, anchor, scale) = (view.bounds.size, layer.anchorPoint, transition.scale)
      func direction(_ far: Edges, _ near: Edges) -> CGFloat {
        (transition.edges.contains(far) ? 1 : 0) - (transition.edges.contains(near) ? 1 : 0)
      }
      let right = direction(.trailing, .leading) * (view.isMirrored ? -1 : 1)
      let down = direction(.bottom, .top) * (view.isUpsideDown ? -1 : 1)
      let scaled = CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: size.width * (0.5 - anchor.x) * (1 - scale),
        ty: size.height * (0.5 - anchor.y) * (1 - scale)
      )
      let moved = CGAffineTransform(translationX: right * size.width, y: down * size.height)
      layer.transform = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeAffineTransform(scaled), layer.transform),
        CATransform3DMakeAffineTransform(moved)
      )
    }
  }
#endif
