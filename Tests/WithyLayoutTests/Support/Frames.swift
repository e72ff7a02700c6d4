import Foundation
import Withy
import WithyLayout

/// Arranges a layout in a box of its own, and returns the frames of the leaves, in the order of drawing.
func frames(
  in bounds: CGRect = area(100, 100),
  @LayoutBuilder<Box> _ content: () -> LayoutGroup<Box>
) -> [CGRect] {
  let root = Box()
  root.arrange(in: bounds, content)
  return root.children.map(\.frame)
}
