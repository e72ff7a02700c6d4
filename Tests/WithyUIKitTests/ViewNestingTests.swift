#if canImport(UIKit) && !os(watchOS)
  import ReportRecorder
  import Testing
  import UIKit

  @testable import WithyUIKit

  /// The classes that take children, each in its own way.
  enum Parent: String, CaseIterable, Sendable {
    case view, stack, scroll, control, tableCell, headerView, collectionCell, effectView
    case usersContainer, liveView, liveTableCell, liveCollectionCell, liveReusableView,
      liveController

    @MainActor func make() -> UIView {
      switch self {
      case .view: UIView()
      case .stack: UIStackView()
      case .scroll: UIScrollView()
      case .control: UIControl()
      case .tableCell: UITableViewCell(style: .default, reuseIdentifier: nil)
      case .headerView: UITableViewHeaderFooterView(reuseIdentifier: nil)
      case .collectionCell: UICollectionViewCell(frame: .zero)
      case .effectView: UIVisualEffectView(effect: nil)
      case .usersContainer: CardView(frame: .zero)
      case .liveView: LiveView()
      case .liveTableCell: LiveTableViewCell(style: .default, reuseIdentifier: nil)
      case .liveCollectionCell: LiveCollectionViewCell(frame: .zero)
      case .liveReusableView: LiveCollectionReusableView(frame: .zero)
      case .liveController: LiveViewController().view
      }
    }

    /// Whether the children are arranged subviews.
    var isStack: Bool { self == .stack || self == .usersContainer }

    /// The view whose subviews the children are.
    @MainActor func target(of view: UIView) -> UIView {
      switch view {
      case let view as UITableViewCell: view.contentView
      case let view as UITableViewHeaderFooterView: view.contentView
      case let view as UICollectionViewCell: view.contentView
      case let view as UIVisualEffectView: view.contentView
      case let view as CardView: view.content
      default: view
      }
    }
  }

  @MainActor
  @Suite("UIKit's views nested by a block")
  struct ViewNestingTests {
    let a = label("a")
    let b = label("b")
    let c = label("c")

    init() { prepare() }

    @Test("Children are added to UIKit's container, in order", arguments: Parent.allCases)
    func order(kind: Parent) {
      let parent = kind.make()
      let own = parent.subviews
      parent {
        a
        b.with.tag(3)
        UILabel.make.text("new")
      }
      #expect(names(parent) == ["a", "b", "new"])
      #expect(b.tag == 3)
      #expect(a.superview === kind.target(of: parent))
      if let stack = kind.target(of: parent) as? UIStackView {
        #expect(stack.arrangedSubviews.map(\.name) == ["a", "b", "new"])
      }
      if kind.target(of: parent) !== parent { #expect(parent.subviews == own) }
    }

    @Test(
      "A block contains conditions, arrays and optionals",
      arguments: Parent.allCases,
      [true, false]
    )
    func conditions(kind: Parent, isOn: Bool) {
      let parent = kind.make()
      let missing: UIView? = nil
      parent {
        if isOn { a } else { b }
        [label("1"), label("2")]
        missing
        for index in 3...4 { UILabel.make.text("\(index)") }
        if isOn { c }
      }
      #expect(
        names(parent) == (isOn ? ["a", "1", "2", "3", "4", "c"] : ["b", "1", "2", "3", "4"])
      )
    }

    @Test("Views nest in each other", arguments: Parent.allCases, Parent.allCases)
    func nested(outer: Parent, inner: Parent) {
      let child = inner.make()
      let parent = outer.make()
      parent {
        a
        child {
          b
          c
        }
      }
      #expect(parent.children == [a, child])
      #expect(child.children == [b, c])
    }

    @Test("A second call appends the views again", arguments: Parent.allCases)
    func again(kind: Parent) {
      let parent = kind.make()
      parent {
        a; b; c
      }
      parent { a }
      #expect(names(parent) == ["b", "c", "a"])
      parent { a }
      #expect(names(parent) == ["b", "c", "a"])
    }

    @Test("Views move within their parent", arguments: Parent.allCases)
    func move(kind: Parent) {
      let parent = kind.make()
      parent {
        a; b; c
      }
      parent.insert(c, after: nil)
      #expect(names(parent) == ["c", "a", "b"])
      parent.insert(c, after: b)
      #expect(names(parent) == ["a", "b", "c"])
      parent.insert(a, after: b)
      #expect(names(parent) == ["b", "a", "c"])
      #expect(kind.target(of: parent).subviews.count == 3)
    }

    @Test("Views move between parents", arguments: Parent.allCases, Parent.allCases)
    func between(from: Parent, to: Parent) {
      let (old, new) = (from.make(), to.make())
      old {
        a; b
      }
      new {
        c; a
      }
      #expect(names(old) == ["b"])
      #expect(names(new) == ["c", "a"])
    }

    @Test("Views are removed from both lists", arguments: Parent.allCases)
    func remove(kind: Parent) {
      let (parent, other) = (kind.make(), UIView())
      parent {
        a; b
      }
      other { c }
      parent.remove(a)
      parent.remove(c)
      #expect(names(parent) == ["b"])
      #expect(a.superview == nil)
      #expect(c.superview === other)
      #expect(kind.target(of: parent).subviews == [b])
    }

    @Test("Views are refused where they cannot be nested", arguments: Parent.allCases)
    func cycles(kind: Parent) {
      let parent = kind.make()
      let child = UIView()
      parent { child }
      let line: UInt = #line + 2
      let found = reports {
        child {
          parent; a
        }
      }
      let name = type(of: parent)
      #expect(
        found == [
          Report("\(name) cannot be nested in its own descendant UIView; skipped", line: line)
        ]
      )
      #expect(names(child) == ["a"])
      #expect(parent.superview == nil)
    }

    @Test(
      "The content view of a cell cannot be nested",
      arguments: [Parent.tableCell, .headerView, .collectionCell, .effectView, .usersContainer]
    )
    func contentViews(kind: Parent) {
      let (parent, other) = (kind.make(), UIView())
      let content = kind.target(of: parent)
      let line: UInt = #line + 2
      let found = reports {
        parent { content }
        other { content }
        content { parent }
      }
      #expect(found.map(\.line) == [line, line + 1, line + 2])
      #expect(content.superview === parent)
      #expect(parent.children.isEmpty)
      #expect(other.children.isEmpty)
    }

    @Test("A class whose content view is the view itself nests in that view")
    func endless() {
      final class Mirror: UIView, ContentContaining {
        weak var other: UIView?
        var nestingView: UIView { other ?? self }
      }
      let (first, second) = (Mirror(), Mirror())
      first { a }
      #expect(a.superview === first)
      first.other = second
      second.other = first
      first { b }
      #expect(b.superview === first || b.superview === second)
    }

    @Test("Nesting in a plain view makes exactly the calls that it needs")
    func plainCalls() {
      let parent = RecordingView()
      parent {
        a; b
      }
      #expect(parent.log.take() == ["add a", "add b"])
      parent.insert(c, after: a)
      parent.insert(b, after: nil)
      parent.remove(c)
      #expect(parent.log.take() == ["insert c above a", "insert b at 0", "remove c"])
    }

    @Test("Nesting in a stack view makes exactly the calls that it needs")
    func stackCalls() {
      let parent = RecordingStack()
      parent {
        a; b
      }
      #expect(parent.log.take() == ["arrange a at 0", "arrange b at 1"])
      parent.insert(c, after: a)
      #expect(parent.log.take() == ["arrange c at 1"])
      parent.insert(a, after: b)
      #expect(parent.log.take() == ["unarrange a", "arrange a at 2"])
      parent.remove(c)
      #expect(parent.log.take().first == "remove c")
    }

    @Test("Views of a stack view that move remain subviews, with focus and custom spacing")
    func focus() {
      let field = UITextField()
      let parent = RecordingStack()
      parent {
        field; a; b
      }
      parent.setCustomSpacing(20, after: field)
      field.becomeFirstResponder()
      _ = parent.log.take()
      parent.insert(field, after: b)
      #expect(
        parent.log.take() == [
          "unarrange UITextField", "arrange UITextField at 2", "spacing 20.0 after UITextField",
        ]
      )
      #expect(parent.customSpacing(after: field) == 20)
      #expect(field.superview === parent)
    }

    @Test("Subviews that a stack view does not arrange are left alone")
    func unarranged() {
      let background = UIView()
      let parent = UIStackView()
      parent.addSubview(background)
      parent {
        a; b
      }
      #expect(parent.children == [a, b])
      #expect(parent.subviews.first === background)
      parent { background }
      #expect(parent.children == [a, b, background])
    }

    @Test("Hidden views keep their position in a stack view")
    func hidden() {
      let parent = UIStackView()
      parent {
        a; b.with.isHidden(true); c
      }
      #expect(names(parent) == ["a", "b", "c"])
    }
  }
#endif
