#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
  @testable import PhoneSamples
  import TestSupport
  import Testing

  @testable import WithyUIKit

  @MainActor
  @Suite("The UIKit samples")
  struct SampleTests {
    init() {
      prepare()
      Makers.add(view: UICollectionViewListCell.self) { UICollectionViewListCell(frame: .zero) }
    }

    @Test("The profile sample shows a profile, and is freed with its handlers")
    func profile() {
      weak var gone: UIViewController?
      do {
        let screen = ProfileScreen()
        screen.loadViewIfNeeded()
        #expect(screen.view.subviews.count == 1)
        #expect(screen.view.constraints.count == 4)
        let profile = screen.view.subviews[0]
        let button = profile.subviews.compactMap { $0 as? UIButton }.first
        button?.sendActions(for: .touchUpInside)
        #expect(screen.title == "Following")
        #expect(button?.isEnabled == false)
        gone = screen
      }
      #expect(gone == nil)
    }

    @Test("The form sample validates the fields while they are filled in")
    func form() async {
      let settings = Settings()
      let form = SettingsForm(settings)
      let fields = form.subviews.compactMap { $0 as? UITextField }
      #expect(form.subviews.count == 6)
      fields[1].text = "nowhere"
      fields[1].sendActions(for: .editingChanged)
      await turn(while: form.subviews.count == 6)
      #expect(form.subviews.map(\.name).contains("This is no address"))
      #expect(form.subviews.compactMap { $0 as? UITextField } == fields)
      settings.name = "Ada"
      settings.address = "ada@example.org"
      await turn(while: form.subviews.count == 7)
      #expect(fields.map(\.text) == ["Ada", "ada@example.org"])
      #expect(form.subviews.compactMap { $0 as? UIButton }.first?.isEnabled == true)
    }

    @Test("The messages sample reuses its cells")
    func feed() {
      let feed = Feed()
      feed.show([Message(id: 1, author: "Ada", text: "Hello")])
      let list = feed.view.subviews.first as? UICollectionView
      let cell = list?.subviews.first as? UICollectionViewCell
      #expect(cell?.contentView.subviews.map(\.name) == ["UIImageView", "Ada", "Hello"])
      let views = cell?.contentView.subviews
      feed.show([Message(id: 2, author: "Bob", text: "Hi", isRead: true)])
      #expect(list?.subviews.first === cell)
      #expect(cell?.contentView.subviews == views)
      #expect(views?.map(\.name) == ["UIImageView", "Bob", "Hi"])
      #expect((views?.last as? UILabel)?.textColor == .secondaryLabel)
    }

    @Test("The container sample embeds controllers, and releases one")
    func dashboard() async {
      let dashboard = Dashboard()
      dashboard.loadViewIfNeeded()
      #expect(dashboard.children.count == 2)
      dashboard.navigationItem.rightBarButtonItem?.act()
      await turn(while: dashboard.children.count == 2)
      #expect(dashboard.children.count == 1)
      dashboard.navigationItem.rightBarButtonItem?.act()
      await turn(while: dashboard.children.count == 1)
      let stack = dashboard.view.subviews.first as? UIStackView
      #expect(stack?.arrangedSubviews == [1, 0].map { dashboard.children[$0].view })
    }

    @Test("The login sample logs in when there are a name and a password")
    func login() {
      let form = LoginView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      var entered: [String] = []
      form.logIn = { entered = [$0, $1] }
      let button = form.subviews.compactMap { $0 as? UIButton }.first
      #expect(button?.isEnabled == false)
      (form.name.text, form.password.text) = ("Ada", "secret")
      form.name.sendActions(for: .editingChanged)
      form.layoutIfNeeded()
      #expect(button?.isEnabled == true)
      #expect(form.name.frame.width == 252)
      button?.sendActions(for: .touchUpInside)
      #expect(entered == ["Ada", "secret"])
      form.fail("Wrong password")
      #expect(form.subviews.map(\.name).contains("Wrong password"))
      form.fail(nil)
      Motion.end()
      #expect(!form.subviews.map(\.name).contains("Wrong password"))
    }

    @Test("The person sample follows its button")
    func header() async {
      let person = Person()
      person.name = "Ada"
      person.counts = [("Posts", 3), ("Followers", 40)]
      let header = ProfileHeader(person)
      header.frame.size = header.sizeThatFits(CGSize(width: 320, height: 500))
      header.layoutIfNeeded()
      #expect(header.subviews.map(\.name).suffix(4) == ["3", "Posts", "40", "Followers"])
      let button = header.subviews.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .touchUpInside)
      await turn(while: button?.title(for: .normal) != "Following")
      #expect(person.isFollowed)
      #expect(button?.title(for: .normal) == "Following")
    }

    @Test("The chat sample has messages as high as their texts in the width of the list")
    func chat() {
      let cell = ChatCell(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      func height(_ message: ChatMessage) -> CGFloat {
        cell.show(message)
        return cell.fittingSize(width: 320).height
      }
      let short = height(ChatMessage(id: 1, text: "Hello", time: "12:01"))
      let long = ChatMessage(id: 2, text: String(repeating: "Hello ", count: 30), isMine: true)
      #expect(height(long) > short + 60)
      cell.layoutIfNeeded()
      #expect(cell.contentView.subviews.count == 3)
    }

    @Test("The card sample pays when all fields are filled in")
    func payment() async {
      let card = Card()
      let form = CardPayment(card)
      form.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      form.layoutIfNeeded()
      let fields = form.subviews.compactMap { $0 as? UITextField }
      #expect(fields.map(\.frame.width) == [268, 128, 128])
      let button = form.subviews.compactMap { $0 as? UIButton }.first
      #expect(button?.isEnabled == false)
      for (field, text) in zip(fields, ["4242424242424242", "12/30", "123"]) {
        field.text = text
        field.sendActions(for: .editingChanged)
      }
      await turn(while: button?.isEnabled == false)
      #expect(button?.isEnabled == true)
    }

    @Test("The messenger sample makes few changes among 10,000 messages")
    func messenger() async throws {
      Makers.add(view: ListView.self) { ListView() }
      Makers.add(view: ListCell.self) { ListCell(frame: .zero) }
      let conversation = Conversation(count: 10_000)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 560))
      let messenger = Messenger(conversation)
      messenger.frame = window.bounds
      window.addSubview(messenger)
      messenger.layoutIfNeeded()
      let list = try #require(messenger.subviews.compactMap { $0 as? ListView }.first)
      let fields = messenger.subviews.compactMap { $0 as? UITextField }
      let button = try #require(messenger.subviews.compactMap { $0 as? UIButton }.last)
      var texts: [String] {
        list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
          .flatMap { $0.contentView.subviews.compactMap { ($0 as? UILabel)?.text } }
      }
      /// Waits until a number of batches has been applied, and returns what the last ones changed.
      func counts(_ count: Int) async -> [Int] {
        await turn(while: list.batches.count < count)
        messenger.layoutIfNeeded()
        return list.batches.suffix(1).map(\.count)
      }
      list.layoutIfNeeded()
      #expect(texts.last == "Message 9999")

      // Scrolled to the first of a hundred, earlier ones come above it.
      list.contentOffset.y = 28
      list.layoutIfNeeded()
      #expect(await counts(1) == [2])
      #expect(texts.first == "Message 9900" && list.contentOffset.y == 28 + 100 * 44 + 2 * 28)

      conversation.loadAll()
      #expect(await counts(2) == [196])
      #expect(list.state.sections.count == 200 && texts.first == "Message 9900")
      list.contentOffset.y = list.contentSize.height - list.bounds.height
      list.layoutIfNeeded()

      // One comes at the end, while the user writes.
      fields[1].text = "Hello"
      fields[1].sendActions(for: .editingChanged)
      conversation.receive("Hi")
      #expect(await counts(3) == [1])
      #expect(texts.last == "Hi" && fields[1].text == "Hello")
      let cells = list.madeCells
      button.sendActions(for: .touchUpInside)
      #expect(await counts(4) == [1])
      #expect(texts.last == "Hello" && fields[1].text == "")
      #expect(list.madeCells - cells <= 1)

      // The last one is edited in its cell; a label that says so comes and goes.
      list.tap(at: IndexPath(item: 51, section: 199))
      #expect(fields[1].text == "Hello" && names(messenger).contains("Editing"))
      fields[1].text = "Hello!"
      fields[1].sendActions(for: .editingChanged)
      button.sendActions(for: .touchUpInside)
      #expect(texts.last == "Hello!" && list.batches.count == 4)
      #expect(names(messenger).contains("Editing"))
      Motion.end()
      #expect(!names(messenger).contains("Editing"))

      // It is deleted.
      let last = try #require(list.cellForItem(at: IndexPath(item: 51, section: 199)))
      let delete = last.contentView.subviews.compactMap { $0 as? UIButton }.first
      delete?.sendActions(for: .touchUpInside)
      #expect(await counts(5) == [1])
      #expect(list.areBatchesAnimated == [false, false, false, true, true])
      #expect(texts.last == "Hi")

      // The search finds ten.
      fields[0].text = "Message 999"
      fields[0].sendActions(for: .editingChanged)
      await turn(while: list.batches.count < 6)
      messenger.layoutIfNeeded()
      #expect(texts.count == 11 && texts.first == "Message 999")
      #expect(list.state.sections.map(\.rows.count) == [1, 10])
    }
  }
#endif
