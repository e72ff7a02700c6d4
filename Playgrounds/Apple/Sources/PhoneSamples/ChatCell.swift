#if canImport(UIKit) && !os(watchOS)
  import WithyUIKit

  /// A message of a chat.
  struct ChatMessage {
    let id: Int
    var text = "", time = ""
    var isMine = false
  }

  /// A message in a bubble, on the side of who wrote it.
  final class ChatCell: LiveCollectionViewCell {
    func show(_ message: ChatMessage) {
      show(message.id) {
        HStack {
          if message.isMine { Spacer(minLength: 48) }
          VStack(alignment: .trailing, spacing: 2) {
            UILabel.make.text(message.text).numberOfLines(0)
            UILabel.make.text(message.time).textColor(.secondaryLabel)
          }
          .padding(10)
          .background {
            UIView.make.backgroundColor(message.isMine ? .systemBlue : .separator).layer
              .cornerRadius(14)
          }
          if !message.isMine { Spacer(minLength: 48) }
        }
        .padding(.horizontal, 12)
      }
    }
  }
#endif
