#if canImport(UIKit) && !os(watchOS)
  import Observation
  import WithyUIKit

  /// A message of a conversation.
  struct Letter: Identifiable, Equatable {
    let id: Int
    var day: Int
    var text: String
    var isMine: Bool
  }

  /// The messages of a day.
  struct Day: Identifiable, Equatable {
    let id: Int
    var letters: [Letter]
  }

  /// A conversation, of which the last messages are loaded.
  @Observable
  final class Conversation {
    /// What the user searches for.
    var query = ""

    /// What the user writes.
    var draft = ""

    /// The message that the draft replaces.
    private(set) var editedID: Int?

    private var letters: [Letter]
    private var loaded: Int
    private var lastID: Int

    /// Creates a conversation of some messages, fifty a day, of which the last hundred are loaded.
    init(count: Int) {
      letters = (0..<count).map {
        Letter(id: $0, day: $0 / 50, text: "Message \($0)", isMine: $0 % 3 == 0)
      }
      loaded = min(count, 100)
      lastID = count
    }

    /// The loaded messages that contain what the user searches for, by day.
    var days: [Day] {
      var days: [Day] = []
      for letter in letters.suffix(loaded) where query.isEmpty || letter.text.contains(query) {
        if days.last?.id != letter.day { days.append(Day(id: letter.day, letters: [])) }
        days[days.count - 1].letters.append(letter)
      }
      return days
    }

    /// Loads a hundred earlier messages, if a message is the first of those loaded.
    func loadEarlier(than letter: Letter) {
      guard query.isEmpty, loaded < letters.count, letter.id == letters[letters.count - loaded].id
      else { return }
      loaded = min(letters.count, loaded + 100)
    }

    /// Loads all messages.
    func loadAll() { loaded = letters.count }

    /// Receives a message.
    func receive(_ text: String) { add(text, isMine: false) }

    /// Sends the draft, or puts it in the place of the message that is edited.
    func send() {
      if draft.isEmpty { return }
      if let index = letters.firstIndex(where: { $0.id == editedID }) {
        letters[index].text = draft
      } else {
        add(draft, isMine: true)
      }
      (draft, editedID) = ("", nil)
    }

    /// Begins to edit a message.
    func edit(_ letter: Letter) {
      if letter.isMine { (draft, editedID) = (letter.text, letter.id) }
    }

    /// Deletes a message.
    func delete(_ letter: Letter) {
      guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
      if index >= letters.count - loaded { loaded -= 1 }
      letters.remove(at: index)
      if editedID == letter.id { editedID = nil }
    }

    private func add(_ text: String, isMine: Bool) {
      lastID += 1
      letters.append(Letter(id: lastID, day: letters.last?.day ?? 0, text: text, isMine: isMine))
      loaded += 1
    }
  }

  /// A messenger: the conversation by day, a field to search it, and one to write.
  final class Messenger: LiveView {
    let conversation: Conversation

    init(_ conversation: Conversation) {
      self.conversation = conversation
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(spacing: 0) {
        UITextField.make.placeholder("Search").text.bound(to: conversation, \.query).layout
          .padding(8)
        list
        if conversation.editedID != nil {
          UILabel.make.text("Editing").textColor(.secondaryLabel).transition(.opacity)
        }
        composer
      }
    }

    /// Shows a change of the conversation in an animated pass.
    private func animate(_ change: (Conversation) -> Void) {
      change(conversation)
      liveHierarchy?.update(in: { UIView.animate(withDuration: 0.3, animations: $0) })
    }

    private var list: Builder<ListView> {
      ListView.make.anchor(.bottom).sections {
        for day in conversation.days {
          ListSection(
            day.id,
            day.letters,
            onSelect: { [weak self] letter in self?.animate { $0.edit(letter) } },
            onAppear: { [conversation] letter in conversation.loadEarlier(than: letter) }
          ) { [weak self] letter in
            HStack(spacing: 8) {
              if letter.isMine { Spacer(minLength: 48) }
              UILabel.make.text(letter.text).numberOfLines(0)
              if letter.isMine {
                UIButton.make(.init(type: .system)).call(UIButton.setTitle, "Delete", .normal)
                  .on(.touchUpInside) { _ in self?.animate { $0.delete(letter) } }
              } else {
                Spacer(minLength: 48)
              }
            }
            .padding(10)
          }
          .header { UILabel.make.text("Day \(day.id + 1)").textColor(.secondaryLabel) }
        }
      }
    }

    private var composer: some LayoutElement<UIView> {
      HStack(spacing: 8) {
        UITextField.make.placeholder("Message").text.bound(to: conversation, \.draft)
        UIButton.make(.init(type: .system))
          .call(
            UIButton.setTitle,
            conversation.editedID == nil ? "Send" : "Change",
            .normal
          )
          .isEnabled(!conversation.draft.isEmpty)
          .on(.touchUpInside, self) { me, _ in me.animate { $0.send() } }
      }
      .padding(8)
    }
  }
#endif
