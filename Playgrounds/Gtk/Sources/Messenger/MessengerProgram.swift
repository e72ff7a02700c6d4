import WithyGTK

/// A messenger: the conversation by day, an entry to search it, and one to write.
@main
enum MessengerProgram {
  @MainActor
  static func main() {
    let view = MessengerView(conversation: Conversation(count: 10_000))
    Program.run("messenger") { view.window }
  }
}

/// The window of the messenger.
@MainActor
struct MessengerView {
  let conversation: Conversation

  var window: Builder<Window> {
    Window.make.title("Messenger").defaultWidth(420).defaultHeight(560)
      .on(.action("restore", keys: "<Control>z"), conversation) { model, _ in model.restore() }
      .children {
        HeaderBar.make {
          Button.make.title("All").isEnabled(conversation.hasEarlier)
            .on(.clicked, conversation) { model, _ in model.loadAll() }
          Button.make.title("Undo").isEnabled(conversation.deleted != nil)
            .on(.clicked, conversation) { model, _ in model.restore() }
        }
        Box.make.spacing(8).margin(8) {
          Part { Entry.make.placeholder("Search").text.bound(to: conversation, \.query) }
          ScrolledWindow.make.expandsVertically(true).scrollsHorizontally(false) { list }
          Part { composer }
          Label.make.text("\(conversation.loadedCount) messages are loaded")
            .styleClasses(["dim-label"])
        }
      }
  }

  /// The messages by day, of which only those near the ones in view are made.
  private var list: Builder<ListView> {
    ListView.make.anchor(.bottom).sections {
      for day in conversation.days {
        ListSection(
          day.id,
          day.messages,
          onAppear: { [conversation] in conversation.loadEarlier(than: $0) }
        ) { [conversation] message in
          row(message, of: conversation)
        }
        .header { Label.make.text("Day \(day.id + 1)").styleClasses(["dim-label"]).margin(4) }
      }
    }
  }

  /// The entry for a draft, which has the focus when a message is edited.
  private var composer: Builder<Box> {
    Box.make.orientation(.horizontal).spacing(8) {
      Entry.make.placeholder("Message").expandsHorizontally(true)
        .text.bound(to: conversation, \.draft)
        .call(on: conversation.editedID) { [conversation] entry in
          if conversation.editedID != nil { entry.focus() }
        }
        .on(.activate, conversation) { model, _ in model.send() }
      Button.make.title(conversation.editedID == nil ? "Send" : "Change")
        .isEnabled(!conversation.draft.isEmpty)
        .on(.clicked, conversation) { model, _ in model.send() }
    }
  }
}

/// Returns the content of a row.
@MainActor
private func row(_ message: Message, of conversation: Conversation) -> Builder<Box> {
  Box.make.orientation(.horizontal).spacing(8) {
    Label.make.text(message.text).wraps(true).alignment(message.isMine ? 1 : 0)
      .expandsHorizontally(true)
    if message.isMine {
      Button.make.title("✎").hasFrame(false).tooltip("Edit")
        .on(.clicked, conversation) { model, _ in model.edit(message) }
      Button.make.title("✕").hasFrame(false).tooltip("Delete")
        .on(.clicked, conversation) { model, _ in model.delete(message) }
    }
  }
}
