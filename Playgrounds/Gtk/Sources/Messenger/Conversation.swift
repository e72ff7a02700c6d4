import Observation

/// A message of a conversation.
struct Message: Identifiable, Equatable {
  let id: Int
  var day: Int
  var text: String
  var isMine: Bool
}

/// The messages of a day.
struct Day: Identifiable {
  let id: Int
  var messages: [Message]
}

/// A conversation of 10,000 messages, fifty a day, of which the last are loaded.
@MainActor
@Observable
final class Conversation {
  /// What the user searches for, and what the user writes.
  var query = ""
  var draft = ""

  /// The message that the draft replaces.
  private(set) var editedID: Int?

  /// The message that was deleted last, and the index that it had.
  private(set) var deleted: (message: Message, index: Int)?

  private var messages: [Message]
  private var loaded = 500
  private var lastID: Int

  init(count: Int) {
    messages = (0..<count).map {
      Message(id: $0, day: $0 / 50, text: "Message \($0)", isMine: $0 % 3 == 0)
    }
    lastID = count - 1
  }

  /// Whether there are earlier messages than those loaded, and how many are.
  var hasEarlier: Bool { loaded < messages.count }
  var loadedCount: Int { loaded }

  /// The loaded messages that contain what the user searches for, by day.
  var days: [Day] {
    var days: [Day] = []
    for message in messages.suffix(loaded) where query.isEmpty || message.text.contains(query) {
      if days.last?.id != message.day { days.append(Day(id: message.day, messages: [])) }
      days[days.count - 1].messages.append(message)
    }
    return days
  }

  /// Loads earlier messages, if a message is the first of those loaded.
  func loadEarlier(than message: Message) {
    if query.isEmpty, message.id == messages.suffix(loaded).first?.id { load(500) }
  }

  /// Loads all messages.
  func loadAll() { load(messages.count) }

  private func load(_ count: Int) { loaded = min(messages.count, loaded + count) }

  /// Sends the draft, or puts it in the place of the message that is edited.
  func send() {
    if draft.isEmpty { return }
    if let index = messages.firstIndex(where: { $0.id == editedID }) {
      messages[index].text = draft
    } else {
      lastID += 1
      messages.append(
        Message(id: lastID, day: messages.last?.day ?? 0, text: draft, isMine: true)
      )
      loaded += 1
    }
    (draft, editedID) = ("", nil)
  }

  /// Begins to edit a message.
  func edit(_ message: Message) { (draft, editedID) = (message.text, message.id) }

  /// Deletes a message.
  func delete(_ message: Message) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    deleted = (messages.remove(at: index), index)
    loaded -= 1
    if editedID == message.id { editedID = nil }
  }

  /// Brings back the message that was deleted last.
  func restore() {
    guard let (message, index) = deleted else { return }
    messages.insert(message, at: min(index, messages.count))
    loaded += 1
    deleted = nil
  }
}
