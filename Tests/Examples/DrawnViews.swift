// The classes that `.ci/pictures` compiles the examples of layouts with, in place of Views.swift.
//
// They have the sizes that the page says: a label is a text, an icon has a fixed size, any other
// view takes what is proposed to it. An example is drawn as it was arranged.

import Foundation
import WithySVG

class View: Makeable, Nestable, Placeable {
  typealias Node = View

  nonisolated(unsafe) private static var all: [View] = []

  /// The view in which an example has arranged the others.
  static var root: View? { all.last { $0.parentNode == nil && !$0.children.isEmpty } }

  var name = ""
  var bounds = CGRect.zero
  private(set) var frame = CGRect.zero
  private(set) var children: [View] = []
  private(set) weak var parentNode: View?

  required init() { Self.all.append(self) }

  func insert(_ child: View, after sibling: View?) {
    child.parentNode?.remove(child)
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parentNode = self
  }

  func remove(_ child: View) {
    children.removeAll { $0 === child }
    child.parentNode = nil
  }

  func size(for proposal: ProposedSize) -> CGSize {
    if name == "icon" { return CGSize(width: 20, height: 20) }
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 20))
  }

  func place(in frame: CGRect) { self.frame = frame }

  func textBaselines(in size: CGSize) -> TextBaselines? { nil }

  /// Adds the view to a drawing.
  func draw(in drawing: XMLElement) {
    let fill =
      switch name {
      case "panel", "content": "#e2e9d3"
      case "icon": "#4e7a4c"
      default: "#c8d5b4"
      }
    box(fill, in: drawing)
    if frame.width > 60, frame.height >= 18 {
      label(name, in: CGRect(x: frame.minX + 6, y: frame.minY + 3, width: 200, height: 14), drawing)
    }
  }

  fileprivate func box(_ fill: String, in drawing: XMLElement) {
    let box = SVGRectangle(cornerRadius: 4)
    box.fill = fill
    box.place(in: frame)
    drawing.append(box)
  }

  fileprivate func label(_ text: String, in frame: CGRect, _ drawing: XMLElement) {
    let label = SVGText(text, fontSize: 11)
    label.fill = "#3f6f5b"
    label.place(in: frame)
    drawing.append(label)
  }
}

final class Label: View {
  private let content = SVGText("", fontSize: 14)

  override var name: String {
    didSet {
      if name == "title" { content.fontSize = 20 }
      if text.isEmpty { text = Self.texts[name] ?? name }
    }
  }

  var text: String {
    get { content.text }
    set { content.text = newValue }
  }

  /// The texts of labels that have to be longer than their names.
  private static let texts = [
    "badge": "12",
    "long": "long: a text that has no room on one line, and wraps to several",
  ]

  override func size(for proposal: ProposedSize) -> CGSize { content.size(for: proposal) }
  override func textBaselines(in size: CGSize) -> TextBaselines? { content.textBaselines(in: size) }

  override func draw(in drawing: XMLElement) {
    guard frame != .zero else { return }
    box("#f8d3a2", in: drawing)
    let text = SVGText(content.text, fontSize: content.fontSize)
    text.fill = "#26332c"
    text.place(in: frame)
    drawing.append(text)
  }
}

/// Names views as the variables are called that hold them.
func name(_ views: KeyValuePairs<String, View>) {
  for (name, view) in views { view.name = name }
}

/// Prints a drawing of an example that was arranged in bounds of a size.
func draw(width: CGFloat, height: CGFloat) {
  guard let root = View.root else { fatalError("Nothing was arranged") }
  let margin: CGFloat = 10
  let drawing = XMLElement.make(.init("svg"))
    .attribute("xmlns", "http://www.w3.org/2000/svg")
    .attribute("width", (width + 2 * margin).description)
    .attribute("height", (height + 2 * margin).description)
    .attribute("viewBox", "\(-margin) \(-margin) \(width + 2 * margin) \(height + 2 * margin)")
    .children {
      XMLElement.make(.init("style")).text(
        """
        @media (prefers-color-scheme: dark) { [fill="#fffdf6"] { fill: #161b17 } \
        [fill="#e2e9d3"] { fill: #2b352b } [fill="#c8d5b4"] { fill: #45583a } \
        [fill="#f8d3a2"] { fill: #75572f } [fill="#26332c"] { fill: #f1f0e6 } \
        [fill="#3f6f5b"] { fill: #b4cb7f } }
        """
      )
    }
    .build()
  let paper = SVGRectangle(cornerRadius: 10)
  paper.fill = "#fffdf6"
  paper.place(
    in: CGRect(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
  )
  drawing.append(paper)
  let bounds = SVGRectangle(cornerRadius: 4)
  bounds.fill = "none"
  bounds.stroke = "#b7c4a6"
  bounds[attribute: "stroke-dasharray"] = "4 4"
  bounds.place(in: CGRect(x: 0, y: 0, width: width, height: height))
  drawing.append(bounds)
  for view in root.children { view.draw(in: drawing) }
  print(drawing.xmlString)
}
