import Foundation
import Observation

/// A message of a conversation.
struct Message: Identifiable, Equatable {
  let id: Int
  var day: Int
  var text: String
  var isMine: Bool
}

/// A row of the list: a day, or a message.
enum Line: Identifiable {
  case day(Int)
  case message(Message)

  var id: Int {
    switch self {
    case .day(let day): -1 - day
    case .message(let message): message.id
    }
  }
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

  private var messages: [Message]
  private var loaded = 200
  private(set) var lastID: Int

  init(count: Int) {
    messages = (0..<count).map {
      Message(id: $0, day: $0 / 50, text: "Message \($0)", isMine: $0 % 3 == 0)
    }
    lastID = count
  }

  /// Whether there are earlier messages than those loaded.
  var hasEarlier: Bool { loaded < messages.count }

  /// The number of messages loaded.
  var loadedCount: Int { loaded }

  /// The loaded messages that contain what the user searches for, with the days before them.
  var lines: [Line] {
    var lines: [Line] = []
    var day: Int?
    for message in messages.suffix(loaded) where query.isEmpty || message.text.contains(query) {
      if message.day != day { lines.append(.day(message.day)) }
      day = message.day
      lines.append(.message(message))
    }
    return lines
  }

  /// Loads earlier messages.
  func loadEarlier() { loaded = min(messages.count, loaded + 200) }

  /// Loads all messages.
  func loadAll() { loaded = messages.count }

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
  func edit(_ id: Int) {
    guard let message = messages.first(where: { $0.id == id }) else { return }
    (draft, editedID) = (message.text, id)
  }

  /// Deletes a message.
  func delete(_ id: Int) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    if index >= messages.count - loaded { loaded -= 1 }
    messages.remove(at: index)
    if editedID == id { editedID = nil }
  }
}
