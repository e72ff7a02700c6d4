/// The state of containers that conform to `Layout`.
extension Engine {
  /// Returns the state of a container that conforms to `Layout`; no other container has any.
  func run(of index: Int) -> (any LayoutRun)? {
    runs[Int(records[index].details)]
  }
}
