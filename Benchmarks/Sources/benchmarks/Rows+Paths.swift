import Kit
import Withy

/// Benchmarks of nested properties.
extension Row {
  /// Properties inside values, objects and optionals.
  static let paths = [
    Row(
      name: "4 nested paths",
      budget: 1.15,
      limit: 1.2,
      byHand: { scene, i in
        let view = scene.view
        view.frame.origin.x = Double(i)
        view.frame.size.width = 120
        view.layer.cornerRadius = 4
        view.accessory?.tag = i
        return view
      },
      withy: { scene, i in
        scene.view.with
          .frame.origin.x(Double(i))
          .frame.size.width(120)
          .layer.cornerRadius(4)
          .accessory.ifPresent.tag(i)
          .build()
      }
    )
  ]
}
