import Kit

/// A row of the table: the same work written in two ways.
struct Row: Sendable {
  /// The work of round `i` on the views of a scene, which returns the view that it made or changed.
  typealias Work = @Sendable (_ scene: Scene, _ i: Int) -> View

  let name: String

  /// The maximum number of instructions of Withy, relative to the work written by hand.
  let budget: Double

  /// The limit of the row while it exceeds its budget, so that it does not get worse.
  var limit: Double?

  let byHand: Work
  let withy: Work

  /// Returns the work of a variant.
  func work(of variant: Variant) -> Work {
    switch variant {
    case .byHand: byHand
    case .withy: withy
    }
  }

  /// All rows, in the order of the table.
  static let all = sets + paths + calls + trees
}

/// The ways in which the work of a row is written.
enum Variant: String, CaseIterable {
  case byHand
  case withy
}

/// The views that exist before the work begins.
final class Scene {
  let view = View()
  let parent = View()
  let a = View()
  let b = View()
  let c = View()
  let d = View()

  init() {
    view.accessory = View()
  }
}
