import Withy

/// A view with closure properties of every kind that a handler fits.
final class Panel: Nestable, Makeable {
  private(set) var children: [Panel] = []
  private(set) weak var parent: Panel?
  var count = 0 { didSet { onCount?(count) } }

  var on0: () -> Void = {}
  var on1: (Int) -> Void = { _ in }
  var on2: (Int, String) -> Int = { number, _ in -number }
  var on3: (Int, Int, Int) -> Bool = { _, _, _ in true }
  var onTap: (() -> Void)?
  var onCount: ((Int) -> Void)?
  var onPair: ((Int, String) -> String?)?
  var onTriple: ((Int, Int, Int) -> Bool)?

  func insert(_ child: Panel, after sibling: Panel?) {
    child.parent?.remove(child)
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
    child.parent = self
  }

  func remove(_ child: Panel) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}
