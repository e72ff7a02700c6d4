#if canImport(UIKit) && !os(watchOS)
  import Testing

  @testable import WithyUIKit

  #if !canImport(ObjectiveC)
    // A leaf that depends on the text size and its weight, and base classes that show it.

    private final class Text: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let traits = traitCollection
        let isWide =
          traits.preferredContentSizeCategory == .extraLarge || traits.legibilityWeight == .bold
        return CGSize(width: isWide ? 20 : 10, height: 10)
      }
    }

    private final class TextView: LiveView {
      let text = Text()
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { text } }
    }

    private final class BoxedTextView: LiveView {
      let text = Text()
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
        UIView.make.children { HStack { text } }
      }
    }

    private final class TextController: LiveViewController {
      let text = Text()
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { text } }
    }

    private final class OuterView: LiveView {
      let inner: UIView

      init(_ inner: UIView) {
        self.inner = inner
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
      @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { HStack { inner } }
    }
  #endif

  @MainActor
  @Suite("UIKit's base classes with a layout")
  struct LayoutTests {
    init() { prepare() }

    #if !canImport(ObjectiveC)
      // The stub's traits are set.
      @Test(
        "A changed text size requests layout and invalidates Auto Layout",
        arguments: LayoutBaseClassTests.Kind.allCases
      )
      func textSize(kind: LayoutBaseClassTests.Kind) {
        let view = kind.make()
        let outer = OuterView(view)
        outer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        outer.layoutIfNeeded()
        view.layoutIfNeeded()
        let before = [view, outer].map(\.intrinsicSizeInvalidations)
        view.simulatedTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        #expect([view, outer].map(\.needsLayout) == [true, true])
        #expect([view, outer].map(\.intrinsicSizeInvalidations) == before.map { $0 + 1 })
        outer.layoutIfNeeded()
        view.simulatedTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        #expect([view, outer].map(\.needsLayout) == [false, false])
      }

      @Test(
        "A changed text size or weight measures the leaves again, wherever their layout is",
        arguments: [
          UITraitCollection(preferredContentSizeCategory: .extraLarge),
          UITraitCollection(legibilityWeight: .bold),
        ]
      )
      func measuredAgain(large: UITraitCollection) {
        let (view, boxed, controller) = (TextView(), BoxedTextView(), TextController())
        let shown: [(UIView, Text)] = [
          (view, view.text), (boxed, boxed.text), (controller.view, controller.text),
        ]
        for (view, text) in shown {
          let outside = UIView()
          outside.addSubview(view)
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
          func layOut() {
            view.setNeedsLayout()
            view.layoutIfNeeded()
            controller.viewDidLayoutSubviews()
          }
          layOut()
          #expect(text.bounds.width == 10)
          view.simulatedTraits = large
          #expect(view.needsLayout)
          layOut()
          #expect(text.bounds.width == 20)
          view.simulatedTraits = nil
          layOut()
          #expect(text.bounds.width == 10)
          // Before iOS 17 there is no notification: the next layout detects it.
          outside.simulatedTraits = large
          #expect(!view.needsLayout)
          layOut()
          #expect(text.bounds.width == 20)
        }
      }

      @Test("Parts read the traits of the view, and follow them")
      func traits() {
        final class Adaptive: LiveView {
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
            Part(0) {
              Part(reading: \.traitCollection) { traits in
                UILabel.make(.init())
                  .text(traits.horizontalSizeClass == .compact ? "compact" : "wide")
              }
            }
          }
        }
        let view = Adaptive()
        let label = view.subviews.first as? UILabel
        #expect(label?.text == "wide")
        view.layoutIfNeeded()
        #expect(view.liveHierarchy?.lastChanges.insertions == 1)
        view.simulatedTraits = UITraitCollection(horizontalSizeClass: .compact)
        #expect(view.needsLayout)
        view.layoutIfNeeded()
        #expect(label?.text == "compact")
        #expect(view.liveHierarchy?.lastChanges == Changes(propertyWrites: 1))
      }

      @Test("Parts read the traits of the view from the first pass on")
      func firstTraits() {
        final class Adaptive: LiveView {
          override var traitCollection: UITraitCollection {
            UITraitCollection(horizontalSizeClass: .compact)
          }
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
            Part(reading: \.traitCollection) { traits in
              UILabel.make(.init())
                .text(traits.horizontalSizeClass == .compact ? "compact" : "wide")
            }
          }
        }
        let view = Adaptive()
        #expect(names(view) == ["compact"])
        view.layoutIfNeeded()
        #expect(names(view) == ["compact"])
        #expect(view.liveHierarchy?.lastChanges.insertions == 1)
      }

      @Test("A block outside the base classes reads the current traits")
      func currentTraits() {
        let view = UIView()
        let live = view.live {
          Part(reading: \.traitCollection) { traits in
            UILabel.make(.init()).text(traits === UITraitCollection.current ? "current" : "other")
          }
        }
        #expect(names(view) == ["current"])
        withExtendedLifetime(live) {}
      }
    #endif

    @Test("Without a limit from UIKit, the ideal length is used")
    func unlimited() {
      final class Wide: LiveView {
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
          VStack(spacing: 0) {
            UIView.make.layout.frame(width: 10, height: 20)
            Spacer(minLength: 5)
          }
        }
      }
      let greatest = CGFloat.greatestFiniteMagnitude
      let view = Wide()
      #expect(
        view.sizeThatFits(CGSize(width: 50, height: greatest)) == CGSize(width: 10, height: 25)
      )
      #expect(view.sizeThatFits(CGSize(width: greatest, height: 40)).height == 40)
    }

    @Test("The layout fills the content view")
    func innerBounds() {
      let cell = LayoutBaseClassTests.Kind.collectionCell.make()
      cell.frame = CGRect(x: 0, y: 0, width: 90, height: 20)
      cell.contentNode?.frame = CGRect(x: 10, y: 0, width: 50, height: 20)
      cell.layoutIfNeeded()
      #expect(cell.children[0].frame.minX == 10)
    }

    #if !canImport(ObjectiveC)
      // The stub has no bars: its insets are set.
      @Test(
        "The layout of a controller's view stays within the safe area",
        arguments: [false, true]
      )
      func safeArea(isRightToLeft: Bool) {
        final class Filled: LiveView {
          let inner = UIView()
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { VStack { inner } }
        }
        final class FilledControl: LiveControl {
          let inner = UIView()
          @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { VStack { inner } }
        }
        let insets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
        let safe = CGRect(x: 5, y: 10, width: 80, height: 170)
        func show(_ view: UIView, _ inner: UIView, in controller: UIViewController?) -> CGRect {
          controller?.view = view
          view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
          view.layoutIfNeeded()
          view.safeAreaInsets = insets
          view.layoutIfNeeded()
          return inner.frame
        }
        let (view, control, plain) = (Filled(), FilledControl(), Filled())
        let owner = UIViewController()
        #expect(show(view, view.inner, in: owner) == safe)
        #expect(show(control, control.inner, in: owner) == safe)
        #expect(show(plain, plain.inner, in: nil) == plain.bounds)
        let controller = BoxController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        controller.view.safeAreaInsets = UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0)
        controller.viewDidLayoutSubviews()
        #expect(controller.first.frame == CGRect(x: 20, y: 20, width: 10, height: 20))
        withExtendedLifetime(owner) {}
      }
    #endif

    @Test("Without a layout, the size is that of the constraints")
    func constrained() {
      final class Sized: LiveView {
        var asked: [CGSize] = []
        let inner = UIView()
        @ViewHierarchyBuilder override var hierarchy: ViewHierarchy { inner }
        @ConstraintBuilder override var layoutConstraints: ViewConstraints {
          inner.anchors.edges == anchors.edges
        }
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
          asked.append(targetSize)
          return CGSize(width: 50, height: 60)
        }
        override func systemLayoutSizeFitting(
          _ targetSize: CGSize,
          withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
          verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
          asked.append(targetSize)
          return CGSize(width: targetSize.width, height: 70)
        }
      }
      let view = Sized()
      #expect(view.size(for: .unspecified) == CGSize(width: 50, height: 60))
      #expect(view.size(for: .infinity) == CGSize(width: 50, height: 60))
      #expect(view.size(for: ProposedSize(width: 30, height: 9)) == CGSize(width: 30, height: 70))
      #expect(view.asked == [.zero, .zero, CGSize(width: 30, height: 0)])
    }
  }
#endif
