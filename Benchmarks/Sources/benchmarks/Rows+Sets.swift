import Kit
import Withy

/// Benchmarks of properties.
extension Row {
  /// Properties of an existing object.
  static let sets = [
    Row(
      name: "4 sets",
      budget: 1.03,
      limit: 1.07,
      byHand: { scene, i in
        let view = scene.view
        view.title = "a"
        view.tag = i
        view.alpha = 0.5
        view.isHidden = true
        return view
      },
      withy: { scene, i in
        scene.view.with
          .title("a")
          .tag(i)
          .alpha(0.5)
          .isHidden(true)
          .build()
      }
    ),
    Row(
      name: "10 sets",
      budget: 1.03,
      byHand: { scene, i in
        let view = scene.view
        view.title = "a"
        view.tag = i
        view.alpha = 0.5
        view.isHidden = true
        view.spacing = 8
        view.accessory = nil
        view.title = "b"
        view.tag = i &+ 1
        view.alpha = 1
        view.isHidden = false
        return view
      },
      withy: { scene, i in
        scene.view.with
          .title("a")
          .tag(i)
          .alpha(0.5)
          .isHidden(true)
          .spacing(8)
          .accessory(nil)
          .title("b")
          .tag(i &+ 1)
          .alpha(1)
          .isHidden(false)
          .build()
      }
    ),
  ]
}
