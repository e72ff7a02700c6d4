import Kit
import Withy

/// Benchmarks of calls.
extension Row {
  /// Calls, alone and mixed with sets and nested paths.
  static let calls = [
    Row(
      name: "4 calls by reference",
      budget: 1.35,
      byHand: { scene, i in
        let view = scene.view
        view.setTitle("a", for: .normal)
        view.addToTag(i)
        view.setTitle("b", for: .highlighted)
        view.setNeedsLayout()
        return view
      },
      withy: { scene, i in
        scene.view.with
          .call(View.setTitle, "a", .normal)
          .call(View.addToTag, i)
          .call(View.setTitle, "b", .highlighted)
          .call(View.setNeedsLayout)
          .build()
      }
    ),
    Row(
      name: "4 steps, mixed",
      budget: 1.15,
      limit: 1.28,
      byHand: { scene, i in
        let view = scene.view
        view.tag = i
        view.frame.size.width = 120
        view.layer.cornerRadius = 4
        view.setTitle("a", for: .normal)
        return view
      },
      withy: { scene, i in
        scene.view.with
          .tag(i)
          .frame.size.width(120)
          .layer.cornerRadius(4)
          .call(View.setTitle, "a", .normal)
          .build()
      }
    ),
    tenSteps(name: "10 steps, mixed", limit: 1.2) { $0.view },
    tenSteps(name: "10 steps, new object", limit: 1.14) { _ in View() },
  ]

  /// Returns the row of a typical chain of ten steps.
  private static func tenSteps(
    name: String,
    limit: Double,
    of object: @escaping @Sendable (Scene) -> View
  ) -> Row {
    Row(
      name: name,
      budget: 1.15,
      limit: limit,
      byHand: { scene, i in
        let view = object(scene)
        view.title = "a"
        view.tag = i
        view.alpha = 0.5
        view.isHidden = false
        view.frame.size.width = 120
        view.layer.cornerRadius = 12
        view.layer.borderWidth = 1
        view.accessory?.tag = i
        view.setTitle("b", for: .normal)
        view.addToTag(1)
        return view
      },
      withy: { scene, i in
        Builder(object(scene))
          .title("a")
          .tag(i)
          .alpha(0.5)
          .isHidden(false)
          .frame.size.width(120)
          .layer.cornerRadius(12)
          .layer.borderWidth(1)
          .accessory.ifPresent.tag(i)
          .call(View.setTitle, "b", .normal)
          .call { $0.addToTag(1) }
          .build()
      }
    )
  }
}
