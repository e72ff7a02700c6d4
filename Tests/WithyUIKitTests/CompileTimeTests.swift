// The compiler runs where the stubs are.
#if canImport(UIKit) && os(Linux)
  import CompilerRunner
  import Foundation
  import Testing

  @Suite("Compile-time checks of views")
  struct CompileTimeTests {
    private func errors(_ program: String, flags: [String] = []) throws -> [String] {
      try Compiler.errors(in: program, after: "import WithyUIKit\n", flags: flags)
    }

    private static let initializer =
      "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"

    @Test(
      "Views outside the main actor do not compile",
      arguments: [
        ("_ = UIView().with.tag(1)", Self.initializer),
        ("_ = LiveView()", Self.initializer),
        (
          "view { label }",
          "main actor-isolated conformance of 'UIView' to 'Nestable' cannot be used in nonisolated "
            + "context"
        ),
        (
          "_ = label.with.on(.tap) { _ in }",
          "call to main actor-isolated instance method 'on' in a synchronous nonisolated context"
        ),
      ]
    )
    func isolation(statement: String, message: String) throws {
      let found = try errors("func test(_ view: UIView, _ label: UILabel) { \(statement) }")
      #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
    }

    @Test("Subclasses of the base classes, and code on the main actor, need no annotation")
    func noAnnotation() throws {
      let program = """
        final class Card: LiveView {
          let label = UILabel()
          override var hierarchy: ViewHierarchy { ViewHierarchy { label.with.text("a") } }
          override var layoutConstraints: ViewConstraints { [label.anchors.top == anchors.top] }
          override func configure() { backgroundColor = .systemBackground }
        }
        final class Screen: LiveViewController {
          let card = Card()
          var isOn = true
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
            card
            if isOn { UILabel.make.text("on").on(.tap, self) { me, _ in me.isOn = false } }
          }
          func show() { view { UILabel() } }
        }
        """
      #expect(try errors(program, flags: ["-parse-as-library"]) == [])
    }

    @Test("A value of a class and a protocol is nested and configured as the class, or generically")
    func existentials() throws {
      func errors(_ type: String, _ statements: String) throws -> [String] {
        try self.errors(
          """
          protocol Named { var name: String { get } }
          @MainActor func test(_ parent: UIView, _ view: \(type)) {
            \(statements)
          }
          """
        )
      }
      let any = "any UIView & Named"
      for (statement, message) in [
        ("parent { view }", "type '\(any)' cannot conform to 'HierarchyElement'"),
        ("view.with.alpha(0).build()", "member 'with' cannot be used on value of type '\(any)'"),
      ] {
        let found = try errors(any, statement)
        #expect(found.map { $0.hasPrefix(message) } == [true], "\(found)")
      }
      let cast = "parent { view as UIView }; (view as UIView).with.alpha(0).build()"
      #expect(try errors(any, cast) == [])
      let generic = "parent { view }; view.with.alpha(0).build()"
      #expect(try errors("some UIView & Named", generic) == [])
    }

    @Test(
      "A mistake in a step of the adapters is named, and nothing else",
      arguments: [
        ("$0.leding == $0.parent.leading", "value of type 'LayoutAnchors' has no member 'leding'"),
        ("$0.top == label.anchors.botom", "value of type 'LayoutAnchors' has no member 'botom'"),
        (
          "$0.leading == $0.parent.top",
          "cannot convert value of type 'LayoutAnchor<AnchorKind.Vertical>' to expected argument type "
            + "'LayoutAnchor<AnchorKind.Horizontal>'"
        ),
      ].map { (".constrain { $0.height == 3; \($0) }", $1) } + [
        (".on(.touchUpInsid) { _ in }", "type 'UIControl.Event' has no member 'touchUpInsid'"),
        (".on(.touchUpInside)", "missing argument for parameter #2 in call"),
        (
          ".on(.touchUpInside, label) { label, button in label.txt = nil }",
          "value of type 'UILabel' has no member 'txt'"
        ),
        (".transition(.opacty)", "type 'ViewTransition' has no member 'opacty'"),
      ]
    )
    func stepMistake(step: String, message: String) throws {
      let found = try errors(
        """
        struct Item: Identifiable { let id: Int }
        @MainActor func test(_ view: UIView, _ label: UILabel, _ items: [Item]) {
          _ = view.live {
            ForEach(items) { item in
              UIStackView.make.spacing(4) {
                ForEach(items) { other in
                  UIButton.make.alpha(0)\(step)
                }
              }
            }
          }
        }
        """
      )
      #expect(found == [message])
    }

    /// Flags by which the compiler gives up after so many scopes in one body, which are the same in every run.
    private static func limit(_ scopes: Int) -> [String] {
      ["-parse-as-library", "-Xfrontend", "-solver-scope-threshold=\(scopes)"]
    }

    private static let tooComplex =
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
      + "expression into distinct sub-expressions"

    @Test("The hierarchy of a profile screen is type-checked in linear time")
    func profile() throws {
      let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Playgrounds/Apple/Sources/PhoneSamples/ProfileScreen.swift")
      let program = try String(contentsOf: file, encoding: .utf8)
      #expect(try errors(program, flags: Self.limit(1000)) == [])
      // The limit is one that the compiler knows.
      #expect(try errors(program, flags: Self.limit(1)).contains(Self.tooComplex))
    }

    @Test("60 constraints in one property are type-checked in linear time")
    func constraints() throws {
      let four = """
            a.anchors.leading == anchors.leading + 8
            (b.anchors.trailing <= anchors.trailing - 8).priority(.defaultHigh)
            a.anchors.width == b.anchors.height * 2 + 8
            b.anchors.top >= safeAreaLayoutGuide.anchors.top + 8

        """
      let program = """
        final class Sixty: LiveView {
          let (a, b) = (UILabel(), UILabel())
          @ConstraintBuilder override var layoutConstraints: ViewConstraints {
        \(String(repeating: four, count: 15))
          }
        }
        """
      #expect(try errors(program, flags: Self.limit(1000)) == [])
    }
  }
#endif
