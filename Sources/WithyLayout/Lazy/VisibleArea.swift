public import Foundation
import Withy

/// The visible part of a ``ScrollContainer``'s content: an object that you keep, and update when
/// your scroll view scrolls.
///
/// The lazy containers in the content create, measure and keep only the rows near the rectangle.
///
/// ```swift
/// let visible = VisibleArea()
/// let live = list.live {
///   ScrollContainer(visible: visible, contentSize: { scrollView.contentSize = $0 }) {
///     LazyVStack {
///       ForEach(rows) { row in Label.make.text(row.title) }
///     }
///   }
/// }
///
/// func scrollViewDidScroll(_ scrollView: ScrollView) {
///   visible.rect = scrollView.bounds
/// }
/// ```
///
/// Rows that stay visible keep their position, even if rows in front of them turn out to be longer
/// than estimated, or others are inserted there. Once all rows are in front of the rectangle, what
/// follows them keeps its position. The content is moved instead, and no longer begins at the
/// origin. Pass ``contentOrigin`` on to the scroll view, as an inset:
///
/// ```swift
/// ScrollContainer(visible: visible, contentSize: { size in
///   scrollView.contentInset.top = -visible.contentOrigin.y
///   scrollView.contentSize.height = size.height + visible.contentOrigin.y
/// }) { rows }
/// ```
///
/// The area retains no element. Each scroll container needs an area of its own.
public final class VisibleArea {
  /// The visible rectangle in the coordinates of the scroll container, in points; empty at first.
  ///
  /// Its `x` is measured from the leading edge of the container, which is the right edge in a
  /// right-to-left layout. Setting the rectangle immediately evaluates the rows that have come near
  /// and removes those that are far away; if no other rows are needed, it does nothing. A pass
  /// that is due, because state has changed, runs first. If the rectangle is set during a pass or
  /// an arrangement, it takes effect afterwards. Nothing is near an empty rectangle, such as
  /// `CGRect.null`, or one that is infinitely far away; everything is near one of infinite length.
  ///
  /// A rectangle with a coordinate that is not-a-number is reported, and the previous one remains.
  ///
  /// - Complexity: O(log *n*) for *n* rows, plus a pass over the rows near the rectangle if other
  ///   rows are needed, and an addition for each row behind them that was measured before.
  public var rect: CGRect {
    get { current }
    set { show(newValue) }
  }

  /// The point at which the content of the scroll container begins, in points; at first its leading
  /// top corner, zero.
  ///
  /// It is moved so that visible rows keep their positions. It is zero again once
  ///
  /// - ``rect`` is set to a rectangle in which no row stays visible, far away or at the beginning,
  /// - ``rect`` is set to one entirely in front of the content, or
  /// - the content has no lazy container any more.
  ///
  /// If something in front of a lazy container is visible, or blank space in front of the content,
  /// that keeps its position and the rows are moved. If none of the visible rows is left after a
  /// change, the rows that follow take their place.
  public private(set) var contentOrigin = CGPoint.zero

  private var current = CGRect.zero
  private let source: SourcePlace

  /// The containers that follow the rectangle, which the tree retains.
  private var references: [WeakReference<LazyWindow>] = []

  private var windows: [LazyWindow] { references.compactMap { $0.object } }

  /// Creates an area with a visible rectangle, see ``rect``.
  public init(_ rect: CGRect = .zero, file: StaticString = #fileID, line: UInt = #line) {
    source = (file, line)
    show(rect)
  }

  func add(_ window: LazyWindow) {
    // Released containers are removed only where the array would grow, so that many take linear time.
    if references.count == references.capacity { references.removeAll { $0.object == nil } }
    references.append(WeakReference(window))
  }

  func remove(_ window: LazyWindow) {
    references.removeAll { $0.object === window }
  }

  /// Returns whether a container follows the rectangle; in constant time for each that is released.
  func isFollowed() -> Bool {
    while let last = references.last, last.object == nil { references.removeLast() }
    return !references.isEmpty
  }

  /// Stores a rectangle and has the containers follow it; an invalid one is reported instead.
  private func show(_ rect: CGRect) {
    let coordinates = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard !coordinates.contains(where: \.isNaN) else {
      return Diagnostics.report("rect: invalid value \(rect); keeping the previous one", at: source)
    }
    guard rect != current else { return }
    let old = current
    current = rect
    let windows = windows
    if isJump(from: old), !windows.contains(where: { $0.hasLine(in: old, and: rect) }) {
      // At the beginning of the content, wherever that is now, it stays there, and where nothing
      // would be visible otherwise.
      let start = CGPoint { axis in
        let ((edge, end), start) = (rect.ends(on: axis), contentOrigin[axis])
        return abs(edge - start) <= (end - edge) / 4 || max(edge, start) < 0 ? start : 0
      }
      putBack(windows, to: start)
    }
    for window in windows { window.follow() }
    let asking = windows.filter(\.needsEvaluation)
    // Without an arrangement, what keeps its position is final now.
    if asking.isEmpty { for window in windows { window.chooseAnchor(isFinal: true) } }
    LazyWindow.ask(asking)
  }

  /// Returns whether the rectangle is so far from the one before, or so near the beginning of the
  /// content, or entirely in front of it, that the content returns to its origin.
  private func isJump(from old: CGRect) -> Bool {
    let isInFront = Axis.allCases.contains { axis in
      contentOrigin[axis] > 0 && current.ends(on: axis).end <= contentOrigin[axis]
    }
    if isInFront { return true }
    if old.meets(current) { return false }
    let isAtStart =
      current.minX - max(contentOrigin.x, 0) <= current.width / 4
      && current.minY - max(contentOrigin.y, 0) <= current.height / 4
    let margin = CGSize(width: 8 * old.width, height: 8 * old.height)
    return isAtStart || !old.meets(current, margin: margin)
  }

  /// Puts the content back to its origin if no visible row keeps its position.
  func resetContent() {
    if contentOrigin == .zero { return }
    let windows = windows
    if windows.contains(where: \.isAnchored) { return }
    putBack(windows, to: .zero)
  }

  /// Puts the content back to a point, and lets all rows move.
  private func putBack(_ windows: [LazyWindow], to point: CGPoint) {
    let moved = CGPoint { contentOrigin[$0] - point[$0] }
    contentOrigin = point
    for window in windows { window.releaseAnchor(from: moved) }
  }

  /// Moves the content so that the visible rows keep their positions.
  func moveContent(by length: CGFloat, along axis: Axis) {
    contentOrigin[axis] += length
    for window in windows where window.axis == axis { window.move(by: length) }
  }
}

extension CGRect {
  /// Returns whether another rectangle meets this one with a margin; Foundation's `intersects`
  /// traps if edges are infinite, and differs between platforms where rectangles only touch.
  fileprivate func meets(_ other: CGRect, margin: CGSize = .zero) -> Bool {
    minX - margin.width <= other.maxX && other.minX <= maxX + margin.width
      && minY - margin.height <= other.maxY && other.minY <= maxY + margin.height
  }
}
