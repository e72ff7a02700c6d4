import Kit
import Withy

/// Benchmarks of trees.
extension Row {
  /// Nested nodes.
  static let trees = [nest, flatTree, deepTree, largeTree]

  /// Existing nodes, which all already have parents.
  private static let nest = Row(
    name: "nest 4 existing nodes",
    budget: 1.22,
    limit: 1.25,
    byHand: { scene, _ in
      scene.c.append(scene.d)
      scene.parent.append(scene.a)
      scene.parent.append(scene.b)
      scene.parent.append(scene.c)
      return scene.parent
    },
    withy: { scene, _ in
      scene.parent {
        scene.a
        scene.b
        scene.c {
          scene.d
        }
      }
    }
  )

  /// A parent and three children, described and then built.
  private static let flatTree = Row(
    name: "tree of 4, 2 deep",
    budget: 1.95,
    limit: 2.02,
    byHand: { _, i in
      let root = View()
      root.tag = i
      root.spacing = 8
      let title = View()
      title.title = "a"
      title.tag = i
      root.append(title)
      let subtitle = View()
      subtitle.title = "b"
      subtitle.tag = i
      root.append(subtitle)
      let button = View()
      button.title = "c"
      button.tag = i
      root.append(button)
      return root
    },
    withy: { _, i in
      Builder { View() }
        .tag(i)
        .spacing(8) {
          Builder { View() }.title("a").tag(i)
          Builder { View() }.title("b").tag(i)
          Builder { View() }.title("c").tag(i)
        }
        .build()
    }
  )

  /// A parent, a child, and a child with a child, described and then built.
  private static let deepTree = Row(
    name: "tree of 4, 3 deep",
    budget: 1.95,
    limit: 2.04,
    byHand: { _, i in
      let root = View()
      root.tag = i
      root.spacing = 8
      let title = View()
      title.title = "a"
      title.tag = i
      root.append(title)
      let body = View()
      body.title = "b"
      body.tag = i
      let button = View()
      button.title = "c"
      button.tag = i
      body.append(button)
      root.append(body)
      return root
    },
    withy: { _, i in
      Builder { View() }
        .tag(i)
        .spacing(8) {
          Builder { View() }.title("a").tag(i)
          Builder { View() }.title("b").tag(i) {
            Builder { View() }.title("c").tag(i)
          }
        }
        .build()
    }
  )

  /// A parent with 11 children of 8 children each, described and then built.
  private static let largeTree = Row(
    name: "tree of 100, 3 deep",
    budget: 1.95,
    limit: 2.15,
    byHand: { _, i in
      let root = View()
      for section in 0..<11 {
        let row = View()
        row.spacing = 8
        row.tag = section
        for item in 0..<8 {
          let cell = View()
          cell.title = "a"
          cell.tag = item &+ i
          row.append(cell)
        }
        root.append(row)
      }
      return root
    },
    withy: { _, i in
      Builder { View() }
        .children {
          for section in 0..<11 {
            Builder { View() }.spacing(8).tag(section) {
              for item in 0..<8 {
                Builder { View() }.title("a").tag(item &+ i)
              }
            }
          }
        }
        .build()
    }
  )
}
