import Foundation

extension LayoutElement {
  /// Lets the element extend beyond the edges of the safe area that it touches.
  ///
  /// ```swift
  /// list.layout.background { colour.layout.ignoresSafeArea() }
  /// ```
  ///
  /// The safe area is the part of the bounds inside ``LayoutHost/safeArea``, and the part of an
  /// element that a bar of `safeAreaInset` leaves. The element is measured as if this modifier were
  /// not there; when it is placed, it is proposed the lengths up to the edges of the bounds.
  public func ignoresSafeArea(edges: Edges = .all) -> ModifiedElement<Node> {
    inside(.ignoresSafeArea(edges))
  }
}

extension ElementDescription {
  static func ignoresSafeArea(_ edges: Edges) -> ElementDescription {
    ElementDescription(ElementSpec(.ignoresSafeArea, CGFloat(edges.rawValue)))
  }
}

extension ElementSpec {
  var freeEdges: Edges { Edges(rawValue: UInt8(a)) }
}

/// The rules of an element that ignores the safe area, see ``Engine/placeBeyondSafeArea(_:)``.
enum IgnoresSafeAreaRules: ElementRules {
  static var shows: Shown { [.priority, .containerValues, .spacing, .guides] }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {
    engine.placeBeyondSafeArea(outer)
  }
}
