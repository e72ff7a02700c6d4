#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Observation
  import WithyAppKit

  /// A note about a shape.
  struct Note: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  /// The state that the inspector shows and edits.
  @MainActor @Observable
  final class Shape {
    var name = "Rectangle"
    var opacity = 1.0
    var isLocked = false
    private(set) var notes: [Note] = []

    init() {}

    func addNote() {
      let id = (notes.last?.id ?? 0) + 1
      notes.append(Note(id: id, text: "Note \(id)"))
    }

    func remove(_ note: Note) { notes.removeAll { $0.id == note.id } }
  }

  /// The content of the inspector: a layout that follows the state of the shape.
  final class InspectorView: LiveView {
    private let shape: Shape

    init(_ shape: Shape) {
      self.shape = shape
      super.init(frame: NSRect(x: 0, y: 0, width: 260, height: 320))
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(alignment: .leading, spacing: 10) {
        NSTextField.make(.init(string: ""))
          .stringValue.bound(to: shape, \.name)
          .isEnabled(!shape.isLocked)
        HStack {
          NSTextField.make(.init(labelWithString: "Opacity"))
          NSSlider.make(.init())
            .doubleValue.bound(to: shape, \.opacity)
            .isEnabled(!shape.isLocked)
        }
        NSButton.make(.init(checkboxWithTitle: "Locked", target: nil, action: nil))
          .state.always(shape.isLocked ? .on : .off)
          .on(.action, self) { me, button in me.shape.isLocked = button.state == .on }
        notes
        NSButton.make(.init(title: "Add a note", target: nil, action: nil))
          .on(.action, self) { me, _ in me.animate { $0.addNote() } }
      }
      .padding(16)
    }

    private var notes: Builder<ListView> {
      ListView.make(.init()).anchor(.bottom).sections {
        ListSection("notes", shape.notes) { [weak self] note in
          HStack {
            NSTextField.make(.init(wrappingLabelWithString: "")).stringValue(note.text)
            Spacer()
            NSButton.make(.init(title: "Remove", target: nil, action: nil))
              .on(.action) { _ in self?.animate { $0.remove(note) } }
          }
          .padding(4)
        }
      }
    }

    /// Shows a change of the shape in an animated pass.
    private func animate(_ change: (Shape) -> Void) {
      change(shape)
      liveHierarchy?.update { pass in
        NSAnimationContext.runAnimationGroup { context in
          context.allowsImplicitAnimation = true
          pass()
        }
      }
    }
  }

  /// The window of the inspector.
  final class InspectorController: LiveViewController {
    private let inspector: InspectorView

    init(_ shape: Shape) {
      inspector = InspectorView(shape)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { inspector }

    @ConstraintBuilder override var layoutConstraints: ViewConstraints {
      inspector.anchors.edges == view.anchors.edges
      view.anchors.size >= CGSize(width: 260, height: 320)
    }

    /// Returns a window with an inspector.
    static func makeWindow(for shape: Shape) -> NSWindow {
      NSWindow(contentViewController: InspectorController(shape)).with
        .title("Inspector")
        .isReleasedWhenClosed(false)
        .build()
    }
  }
#endif
