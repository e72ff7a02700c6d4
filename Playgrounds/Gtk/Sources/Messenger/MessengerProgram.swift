import WithyGTK

/// A messenger: the conversation by day, an entry to search it, and one to write.
@main
enum MessengerProgram {
  @MainActor
  static func main() {
    let conversation = Conversation(count: 10_000)
    let window = Window.make.title("Messenger").defaultWidth(420).defaultHeight(560)
    Program.run("messenger") {
      window.children { MessengerView(conversation: conversation).content }
    }
  }
}

/// The window of the messenger.
@MainActor
struct MessengerView {
  let conversation: Conversation

  /// The content of the window.
  var content: Hierarchy<Widget> {
    Hierarchy {
      HeaderBar.make {
        Button.make.title("All").isEnabled(conversation.hasEarlier)
          .on(.clicked, conversation) { conversation, _ in conversation.loadAll() }
      }
      Box.make.spacing(8).margin(8) {
        field("Search", \.query)
        ScrolledWindow.make.expandsVertically(true).scrollsHorizontally(false)
          .on(.edgeReached, conversation) { conversation, scrolled in
            if scrolled.verticalOffset == 0 { conversation.loadEarlier() }
          }
          .children { list }
        Box.make.orientation(.horizontal).spacing(8) {
          field("Message", \.draft)
            .on(.activate, conversation) { conversation, _ in conversation.send() }
          Button.make.title(conversation.editedID == nil ? "Send" : "Change")
            .isEnabled(!conversation.draft.isEmpty)
            .on(.clicked, conversation) { conversation, _ in conversation.send() }
        }
        Label.make.text("\(conversation.loadedCount) messages are loaded")
          .styleClasses(["dim-label"])
      }
    }
  }

  /// Returns an entry that changes a value of the conversation, and follows it.
  private func field(
    _ title: String,
    _ path: ReferenceWritableKeyPath<Conversation, String>
  ) -> Builder<Entry> {
    Entry.make.placeholder(title).expandsHorizontally(true).text.always(conversation[keyPath: path])
      .on(.changed, conversation) { $0[keyPath: path] = $1.text }
  }

  /// The rows, of which only those in view are made; a new one is scrolled to.
  private var list: Builder<ListView<Line>> {
    Builder<ListView<Line>> { [conversation] in ListView { row($0, of: conversation) } }
      .items(conversation.lines)
      .call(on: conversation.lastID) { list in
        Task {
          // GTK scrolls to what it has laid out.
          try? await Task.sleep(for: .milliseconds(100))
          list.scroll(to: list.items.count - 1)
        }
      }
  }
}

extension Signal where Source == ScrolledWindow {
  /// The user has scrolled to an edge.
  fileprivate static var edgeReached: Signal { Signal("edge-reached") }
}

/// Returns the content of a row.
@MainActor
private func row(_ line: Line, of conversation: Conversation) -> Hierarchy<Widget> {
  Hierarchy {
    switch line {
    case .day(let day): Label.make.text("Day \(day + 1)").styleClasses(["dim-label"]).margin(4)
    case .message(let message):
      Box.make.orientation(.horizontal).spacing(8) {
        Label.make.text(message.text).wraps(true).alignment(message.isMine ? 1 : 0)
          .expandsHorizontally(true)
        if message.isMine {
          Button.make.title("✎").hasFrame(false).tooltip("Edit")
            .on(.clicked, conversation) { conversation, _ in conversation.edit(message.id) }
          Button.make.title("✕").hasFrame(false).tooltip("Delete")
            .on(.clicked, conversation) { conversation, _ in conversation.delete(message.id) }
        }
      }
    }
  }
}
