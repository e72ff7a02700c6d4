import Withy

/// The state of blocks whose descriptions are compared while they are evaluated.
final class PredictionState {
  var title: String? = "a"
  var count = 1
  var flag = false
  var kept: Hierarchy<View>?
  var live: Live?
}

extension View {
  /// The titles of the children.
  var titles: [String?] { children.map(\.title) }
}
