#if os(Linux) || os(macOS)
  import CompilerRunner
  import Testing

  @Suite("Language modes of apps")
  struct LanguageModeTests {
    /// The settings of a project, which take precedence over those of the tests.
    enum Settings: String, CaseIterable, CustomTestStringConvertible {
      case swift5 = "-swift-version 5"
      case complete = "-swift-version 5 -strict-concurrency=complete"
      case mainActor = "-swift-version 6 -default-isolation MainActor"
      case newProject = """
        -swift-version 5 -default-isolation MainActor \
        -enable-upcoming-feature DisableOutwardActorInference \
        -enable-upcoming-feature GlobalActorIsolatedTypesUsability \
        -enable-upcoming-feature InferIsolatedConformances \
        -enable-upcoming-feature InferSendableFromCaptures \
        -enable-upcoming-feature NonisolatedNonsendingByDefault
        """

      var flags: [String] { rawValue.split(separator: " ").map(String.init) }
      var testDescription: String { "\(self)" }
    }

    /// Returns a screen in a tree of the main actor, which is named where it is not the default.
    private static func screen(_ isolation: String) -> String {
      """
      import Observation
      import Withy

      \(isolation) class View: \(isolation) Nestable, \(isolation) Makeable {
        typealias Node = View
        required init() {}
        var children: [View] = []
        var title: String?
        var alpha = 1.0
        let layer = Layer()
        weak var image: View?
        var onTap: (() -> Void)?
        var onPick: ((Int, String) -> Bool)?
        var onSend: (@Sendable () -> Void)?
        func insert(_ child: View, after sibling: View?) { children.append(child) }
        func remove(_ child: View) { children.removeAll { $0 === child } }
        func hide() { alpha = 0 }
      }
      \(isolation) final class Layer { var radius = 0.0; var name = "" }
      struct Item: Identifiable, Equatable { var id: Int; var title: String }
      @Observable \(isolation) final class Model {
        var items: [Item] = []
        var name: String?
        var taps = 0
      }

      \(isolation) extension Builder where Base: View {
        var faint: Self { self.alpha(0.5) }
      }

      \(isolation) struct Field: \(isolation) HierarchyElement {
        var name: String

        static func hierarchy(of field: Field, file: StaticString, line: UInt) -> Hierarchy<View> {
          Hierarchy { View.make.title(field.name) }
        }
      }

      class Screen: View, \(isolation) HierarchyHost {
        let model = Model()
        var first: View?
        var live: Live?

        required init() {
          super.init()
          setUp()
        }

        @HierarchyBuilder<View> var hierarchy: Hierarchy<View> {
          View.make.title("a").assign(to: \\.first, on: self)
          Field(name: "b")
        }

        func configure() {
          live = live(in: self) { screen in
            if let name = screen.model.name { View.make.title(name).faint }
            View.make.layer.radius(2).image.ifPresent.alpha(0) {
              ForEach(screen.model.items) { item in
                View.make.title(item.title)
                  .onTap.perform(with: screen) { screen, _ in screen.model.taps += 1 }
                  .onPick.perform { view, _, title in view.title == title }
                  .onSend.perform { _ in }
                  .call { $0.hide() }
                  .identity(item.id)
              }
              Part(screen.model.name) { View.make.title(screen.model.name) }
            }
            View.make
              .if(screen.model.taps > 1) { $0.alpha(0.2) }
              .ifLet(screen.model.name) { $0.title($1) }
              .layer.scope { $0.radius(1).name("x") }
              .call(on: screen.model.taps) { [taps = screen.model.taps] in $0.alpha = Double(taps) }
              .once { $0.hide() } undo: { $0.alpha = 1 }
              .onInsert { $0.alpha = 1 }
              .beforeRemove { _, remove in remove() }
          }
          live?.didPass = { changes in print(changes) }
          live?.update(in: { changes in changes() })
        }
      }
      """
    }

    @Test("A screen compiles without a warning", arguments: Settings.allCases)
    func screen(settings: Settings) throws {
      let isDefault = settings == .newProject || settings == .mainActor
      let errors = try Compiler.errors(
        in: Self.screen(isDefault ? "" : "@MainActor"),
        after: "",
        flags: settings.flags + ["-warnings-as-errors"],
        isOptimized: true
      )
      #expect(errors == [])
    }
  }
#endif
