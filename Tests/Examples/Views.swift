// The classes that the examples of README.md and of the documentation speak of.

import Foundation
import Withy
import WithyLayout

class View: Makeable, Nestable {
  typealias Node = View

  required init() {}

  var alpha = 1.0
  var title: String?
  var frame = Frame()
  var bounds = CGRect(x: 0, y: 0, width: 320, height: 200)
  let layer = Layer()
  var image: View?
  private(set) var children: [View] = []
  private(set) weak var parent: View?

  func insert(_ child: View, after sibling: View?) {
    child.parent?.remove(child)
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parent = self
  }

  func remove(_ child: View) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}

extension View: Placeable {
  func size(for proposal: ProposedSize) -> CGSize { CGSize(width: 40, height: 20) }
  func place(in frame: CGRect) { self.frame.size.width = frame.width }
}

struct Frame {
  struct Size { var width = 0.0, height = 0.0 }
  var size = Size()
}

final class Layer { var radius = 0.0 }

final class Stack: View {
  enum Axis { case horizontal, vertical }
  var axis = Axis.horizontal
  var spacing = 0.0
}

final class Label: View {
  var text = ""
  var size = 12.0
  var count = 0
}

final class Button: View {
  enum State { case normal, pressed }
  var onTap: (() -> Void)?
  func setTitle(_ title: String, for state: State) { self.title = title }
}

final class TextField: View {
  var text = ""
  var onEdit: ((String) -> Void)?
  var shouldReturn: (() -> Bool)?
}
