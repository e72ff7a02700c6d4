#if canImport(UIKit) && !os(watchOS)
  import Testing

  @testable import WithyUIKit

  @MainActor
  @Suite("UIKit's views as leaves of layouts")
  struct ViewLeafTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { prepare() }

    @Test("A leaf has the size that its class computes")
    func sizes() {
      let proposal = ProposedSize(width: 60, height: 30)
      let image = UIImageView(image: UIImage(systemName: "person"))
      let imageSize = image.image?.size ?? .zero
      #expect(UIView().size(for: proposal) == CGSize(width: 60, height: 30))
      #expect(UIView().size(for: .unspecified) == CGSize(width: 10, height: 10))
      #expect(UIScrollView().size(for: proposal) == CGSize(width: 60, height: 30))
      #expect(UIVisualEffectView().size(for: proposal) == CGSize(width: 60, height: 30))
      #expect(image.size(for: proposal) == imageSize)
      #expect(UIImageView().size(for: proposal) == .zero)
      #expect(UISwitch().size(for: proposal) == UISwitch().intrinsicContentSize)
      #expect(UISlider().size(for: proposal).width == 60)
      #expect(UISlider().size(for: proposal).height == UISlider().intrinsicContentSize.height)
      let field = UITextField()
      field.text = "abc"
      let ideal = field.intrinsicContentSize
      #expect(field.size(for: proposal) == CGSize(width: 60, height: ideal.height))
      #expect(field.size(for: .unspecified) == ideal)
      #expect(UISearchBar().size(for: proposal).width == 60)
      #expect(UIProgressView().size(for: proposal).width == 60)
    }

    @Test("A view of an app's own has the size that it fits itself to, or that of its constraints")
    func ownViews() {
      final class Tag: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: min(size.width, 50), height: 20)
        }
      }
      final class Card: UIView {
        override func systemLayoutSizeFitting(
          _ targetSize: CGSize,
          withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
          verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: 0, height: 70) }
      }
      let (tag, card) = (Tag(), Card())
      card.with.constrain { $0.height == 70 }.build()
      for width in [60, 30] as [CGFloat] {
        let proposal = ProposedSize(width: width, height: 9)
        #expect(tag.size(for: proposal) == CGSize(width: min(width, 50), height: 20))
        #expect(card.size(for: proposal) == CGSize(width: width, height: 70))
      }
    }

    @Test("Leaves declare how they follow a proposal")
    func flexibility() {
      #expect(UIView().flexibility == .full)
      #expect(UIScrollView().flexibility == .full)
      #expect(UIImageView().flexibility == .scalable)
      #expect(UILabel().flexibility == .text)
      #expect(UITextView().flexibility == .full)
      #expect(UISwitch().flexibility == .fixed)
      let across = Flexibility(horizontal: .full, vertical: .fixed)
      for view in [UISlider(), UITextField(), UISearchBar(), UIProgressView()] {
        #expect(view.flexibility == across)
      }
      #expect(LiveView().flexibility == .unknown)
      #expect(LiveControl().flexibility == .unknown)
      #expect(UIStackView().flexibility == .unknown)
    }

    @Test("A truncated text that ends between two pixels takes no more than the proposed width")
    func truncated() {
      let text = label("abcdefgh")
      text.numberOfLines = 1
      for width in [46.1, 30.3] as [CGFloat] {
        #expect(text.size(for: ProposedSize(width: width, height: nil)).width == width)
      }
    }

    @Test("Leaves follow a proposal as declared")
    func knownWidths() {
      let text = label("abcdef")
      text.numberOfLines = 0
      let note = UITextView()
      note.text = "abcdef"
      note.isScrollEnabled = false
      for view: UIView in [
        text, note, UISlider(), UIView(), UISwitch(), UIImageView(), UIScrollView(),
      ] {
        let ideal = view.size(for: .unspecified).width
        for width in [0, 7, ideal, 200] {
          let answer = view.size(for: ProposedSize(width: width, height: nil)).width
          switch view.flexibility.horizontal {
          case .fixed, .scalable: #expect(answer == ideal)
          case .full: #expect(answer == width)
          case .upToIdeal where width == 0 || width >= ideal: #expect(answer == min(width, ideal))
          default: #expect(answer <= min(width, ideal))
          }
        }
      }
    }

    #if !canImport(ObjectiveC)
      @Test("An image view has the size of its symbol as the view configures it")
      func symbols() {
        let view = UIImageView(image: UIImage(systemName: "person"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
        #expect(view.size(for: .unspecified) == CGSize(width: 60, height: 60))
        view.bounds.size = CGSize(width: 5, height: 5)
        view.image = nil
        #expect(view.size(for: .unspecified) == .zero)
      }

      // These numbers are those of the stub's font.
      @Test(
        "Labels wrap, and round their sizes up to pixels",
        arguments: [nil, 65, 33, 0, .infinity]
      )
      func labels(width: CGFloat?) {
        let view = label("abcdefgh")
        view.numberOfLines = 0
        let expected: CGSize =
          switch width {
          case 33: CGSize(width: 32.5, height: 41)
          case 0: CGSize(width: 0, height: 162.5)
          default: CGSize(width: 65, height: 20.5)
          }
        #expect(view.size(for: ProposedSize(width: width, height: 5)) == expected)
        #expect(view.proposalAxes == .horizontal)
        let note = UITextView()
        note.text = "abcdefgh"
        note.isScrollEnabled = false
        #expect(note.flexibility == .text)
        #expect(note.size(for: ProposedSize(width: width, height: 5)) == expected)
      }

      @Test("Leaves have the baselines of their fonts")
      func baselines() {
        let view = label("abc")
        view.font = .systemFont(ofSize: 20)
        #expect(
          view.textBaselines(in: CGSize(width: 50, height: 20.3))
            == TextBaselines(first: 19, last: 15.3)
        )
        let field = UITextField()
        field.font = .systemFont(ofSize: 20)
        #expect(
          field.textBaselines(in: CGSize(width: 50, height: 40))
            == TextBaselines(first: 27, last: 27)
        )
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        #expect(
          button.textBaselines(in: CGSize(width: 50, height: 40))
            == button.titleLabel.map { _ in TextBaselines(first: 27, last: 27) }
        )
        view.font = nil
        #expect(view.textBaselines(in: .zero) == nil)
        #expect(UIView().textBaselines(in: .zero) == nil)
      }
    #endif

    @Test("Leaves are placed by bounds and centre, which keeps a transform and a scroll position")
    func placing() {
      let scroll = UIScrollView()
      scroll.bounds.origin = CGPoint(x: 0, y: 50)
      scroll.transform = CGAffineTransform(scaleX: 2, y: 2)
      root.arrange(in: root.bounds) { scroll.layout.frame(width: 20, height: 10) }
      #expect(scroll.bounds == CGRect(x: 0, y: 50, width: 20, height: 10))
      #expect(scroll.center == CGPoint(x: 50, y: 50))
      #expect(scroll.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    /// A view that notes whether it was placed inside an animation.
    private final class Watched: UIView {
      var wereAnimated: [Bool] = []
      override var center: CGPoint { didSet { wereAnimated.append(UIView.areAnimationsEnabled) } }
    }

    @Test("Leaves move inside an animation, except for the first frame of a new view")
    func animation() {
      let view = Watched()
      var alignment = VerticalAlignment.top
      let live = root.live {
        HStack(alignment: alignment) {
          view.layout.frame(width: 10, height: 10)
          UIView.make(.init()).layout.frame(width: 10, height: 30)
        }
      }
      view.wereAnimated = []
      alignment = .bottom
      live.update(in: { UIView.animate(withDuration: 0.3, animations: $0) })
      #expect(view.wereAnimated == [true])

      let other = Watched()
      other.wereAnimated = []
      let added = root.live {
        other.layout.frame(width: 10, height: 10)
      }
      #expect(other.wereAnimated == [false])
      withExtendedLifetime(added) {}
    }

    @Test("Leaves that return in an animated pass are placed without animation")
    func returning() {
      let view = Watched()
      var isShown = true
      let live = root.live {
        VStack {
          if isShown { view.layout.frame(width: 10, height: 10) }
          UIView.make(.init()).layout.frame(width: 10, height: isShown ? 10 : 30)
        }
      }
      isShown = false
      live.update()
      view.wereAnimated = []
      isShown = true
      live.update(in: { UIView.animate(withDuration: 0.3, animations: $0) })
      #expect(view.superview === root)
      #expect(view.wereAnimated == [false])
    }

    @Test("Hidden leaves keep their place")
    func hidden() {
      let (a, b) = (UIView(), UIView())
      a.isHidden = true
      root.arrange(in: root.bounds) {
        HStack(spacing: 0) {
          a
          b
        }
      }
      #expect(b.frame == CGRect(x: 50, y: 0, width: 50, height: 100))
    }

    @Test("In a live block of a plain view, leaves are placed at once, to the pixels of the screen")
    func live() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 99.5, height: 40))
      let parts = (0..<3).map { _ in UIView() }
      let live = view.live {
        HStack(spacing: 0) { parts }
      }
      let scale = view.pixelScale ?? 1
      #expect(parts.allSatisfy { ($0.frame.minX * scale).rounded() == $0.frame.minX * scale })
      #expect(parts.last?.frame.maxX == 99.5)
      #expect(live.update().isEmpty)
    }
  }
#endif
