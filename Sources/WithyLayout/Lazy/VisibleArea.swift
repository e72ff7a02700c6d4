public import Foundation
import Withy

/// The visible part of a ``ScrollContainer``'s content: an object that you keep, and update when
/// your scroll view scrolls.
///
/// The lazy containers in the content make, measure and keep only what is near the rectangle.
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
/// The area retains no element. Each scroll container needs an area of its own.
public final class VisibleArea {
  /// The visible rectangle in the coordinates of the content, in points; empty at first.
  ///
  /// Its `x` is measured from the leading edge of the content, which is the right edge in a
  /// right-to-left layout. Setting the rectangle immediately evaluates the rows that have come near
  /// and removes those that are far away; if no other rows are needed, it does nothing. If it is
  /// set during a pass or an arrangement, it takes effect afterwards. Nothing is near an empty
  /// rectangle; everything is near an infinite one.
  ///
  /// A rectangle with a coordinate that is not-a-number is reported, and the previous one remains.
  ///
  /// - Complexity: O(log *n*) for *n* rows, plus a pass over the rows near the rectangle if other
  ///   rows are needed.
  public var rect: CGRect {
    get { current }
    set { show(newValue) }
  }

  private var current = CGRect.zero
  private let file: StaticString
  private let line: UInt

  /// The containers that follow the rectangle, which the tree retains.
  private var windows: [WeakReference<LazyWindow>] = []

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle, see ``rect``; by default empty.
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  public init(_ rect: CGRect = .zero, file: StaticString = #fileID, line: UInt = #line) {
    self.file = file
    self.line = line
    show(rect)
  }

  /// Makes a container follow the rectangle.
  func add(_ window: LazyWindow) {
    if windows.contains(where: { $0.object === window }) { return }
    windows.removeAll { $0.object == nil }
    windows.append(WeakReference(window))
  }

  /// Stores a rectangle and has the containers follow it; an invalid one is reported instead.
  private func show(_ rect: CGRect) {
    let coordinates = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard !coordinates.contains(where: \.isNaN) else {
      return Diagnostics.report(
        "rect: \(rect) is not a rectangle; the one before stays",
        file: file,
        line: line
      )
    }
    guard rect != current else { return }
    current = rect
    for window in windows.compactMap(\.object) where window.area === self { window.follow() }
  }
}
