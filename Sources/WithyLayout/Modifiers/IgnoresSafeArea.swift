import Foundation
public import Withy

extension LayoutElement {
  /// Lets the element reach beyond the safe area, where it touches its edges.
  ///
  /// ```swift
  /// list.layout.background { colour.layout.ignoresSafeArea() }
  /// ```
  ///
  /// The safe area is what ``LayoutHost/safeArea`` leaves of the bounds, and what a bar of
  /// `safeAreaInset` leaves. The element is measured as if this
  /// modifier were not there; when it is placed, it is proposed the lengths up to the edges of the bounds.
  ///
  /// - Parameter edges: The edges that it may reach beyond; by default all.
  /// - Returns: The element, which may stand out.
  @inlinable
  public func ignoresSafeArea(_ edges: Edges = .all) -> ModifiedElement<Node> {
    ModifiedElement(Self.layoutContent(of: self)._ignoringSafeArea(edges))
  }
}

extension LayoutContent {
  /// Describes an element that reaches beyond the safe area.
  @usableFromInline
  consuming func _ignoringSafeArea(_ edges: Edges) -> LayoutContent {
    var style = Style(.ignoresSafeArea)
    style.freeEdges = edges
    return inside(style)
  }
}

extension Style {
  /// The edges at which an element may reach beyond the safe area.
  var freeEdges: Edges {
    get { Edges(rawValue: UInt8(a)) }
    set { a = CGFloat(newValue.rawValue & 15) }
  }
}

/// An element that reaches beyond the safe area when it is placed, see ``Engine/placeBeyondSafeArea(_:)``.
enum IgnoresSafeAreaRules: ElementRules {
  static var shows: Shown { [.priority, .attributes, .edges, .guides] }

  static func features(_ details: Details?) -> Flattening.Features { .safeArea }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    engine.placeBeyondSafeArea(outer)
  }
}
