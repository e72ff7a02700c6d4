public import Foundation
import Withy

/// What of the content of a ``ScrollContainer`` can be seen: an object that you keep, and tell what your
/// scroll view shows.
///
/// The lazy containers in the content make, measure and keep what is near the rectangle.
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
/// It holds no element. Of several scroll containers each has an area of its own.
public final class VisibleArea {
  /// The visible rectangle in the coordinates of the content, in points; empty at first.
  ///
  /// Its `x` counts from the leading edge of the content, which is the right one where lines run from right to
  /// left. Setting it evaluates the rows that have come near, and takes those away that are far, at once;
  /// where no other rows are needed it does nothing. Set during a pass or an arrangement, it takes effect
  /// afterwards. Of an empty rectangle nothing is near, of an infinite one everything.
  ///
  /// A rectangle with a coordinate that is not a number is reported, and the one before stays.
  ///
  /// - Complexity: O(log *n*) for *n* rows, and a pass over the rows near the rectangle if other ones are.
  public var rect: CGRect {
    get { current }
    set { show(newValue) }
  }

  private var current = CGRect.zero
  private let file: StaticString
  private let line: UInt

  /// The containers that follow the rectangle, which are kept by the tree.
  private var windows: [Weak] = []

  private struct Weak {
    weak var window: LazyWindow?

    init(_ window: LazyWindow) { self.window = window }
  }

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

  /// Lets a container follow the rectangle from now on.
  func add(_ window: LazyWindow) {
    if windows.contains(where: { $0.window === window }) { return }
    windows.removeAll { $0.window == nil }
    windows.append(Weak(window))
  }

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
    for window in windows.compactMap(\.window) where window.area === self { window.follow() }
  }
}
