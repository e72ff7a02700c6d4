import Foundation

/// The actions of `onGeometryChange`.
extension Engine {
  /// Calls the geometry actions whose values have changed, once all leaves are placed.
  func tellGeometry(_ output: PlacementOutput) {
    var actions: [() -> Void] = []
    for index in observed where records[index].spec.kind == .geometry {
      let placement = placements[index]
      guard !placement.isHidden, let tell = details(of: index)?.geometry else {
        continue
      }
      let frame = output.converted(CGRect(origin: placement.absolute, size: placement.size)).0
      let (value, action) = tell(GeometryProxy(frame: frame), geometry[index])
      geometry[index] = value
      if let action { actions.append(action) }
    }
    for action in actions { action() }
  }
}
