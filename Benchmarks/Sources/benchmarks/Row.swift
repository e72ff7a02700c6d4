import Kit

/// One row of the table: the same work written in three ways.
struct Row: Sendable {
  /// The work, in the views of a scene, for the round `i`; it returns what it made or changed.
  typealias Work = @Sendable (_ scene: Scene, _ i: Int) -> View

  let name: String

  /// The most instructions that Withy may take, relative to the work written by hand.
  let budget: Double

  /// What the row is held to while it is over its budget, so that it does not get worse.
  var limit: Double?

  let byHand: Work
  let withy: Work
  let naive: Work

  /// Returns the work of a variant.
  func work(of variant: Variant) -> Work {
    switch variant {
    case .byHand: byHand
    case .withy: withy
    case .naive: naive
    }
  }

  /// All rows, in the order of the table.
  static let all = sets + paths + calls + trees
}

/// The ways in which the work of a row is written.
enum Variant: String, CaseIterable {
  case byHand
  case withy
  case naive
}

/// Views that exist before the work begins.
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
