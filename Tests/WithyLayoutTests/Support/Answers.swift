import Foundation
import WithyLayout

extension Tree {
  /// Lengths that rise, from the least to the greatest.
  static let lengths: [CGFloat] = [0, 1, 5, 10, 33, 50, 80, 120, 200, 350, 1000, .infinity]

  /// The sizes of the tree for proposals, measured by one engine, in order.
  func sizes(for proposals: [ProposedSize]) -> [CGSize] {
    var sizes = proposals.map { _ in CGSize.zero }
    let asking = Asking { subviews in
      for subview in subviews { sizes = proposals.map { subview.sizeThatFits($0) } }
    }
    _ = (asking() { element() }).dimensions
    return sizes
  }
}
