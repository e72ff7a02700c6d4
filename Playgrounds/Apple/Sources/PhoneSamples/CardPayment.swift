#if canImport(UIKit) && !os(watchOS)
  import Observation
  import WithyUIKit

  /// The card that a form edits.
  @MainActor @Observable
  final class Card {
    var number = ""
    var expiry = ""
    var code = ""

    var isComplete: Bool {
      number.filter(\.isNumber).count == 16 && expiry.count == 5 && code.count == 3
    }

    init() {}
  }

  /// A form for the number of a card, its expiry date and its code.
  final class CardPayment: LiveView {
    private let card: Card
    var pay: (() -> Void)?

    init(_ card: Card) {
      self.card = card
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    @ViewHierarchyBuilder override var hierarchy: ViewHierarchy {
      VStack(spacing: 12) {
        field("Card number", card.number) { $0.number = $1 }
        HStack(spacing: 12) {
          field("MM/YY", card.expiry) { $0.expiry = $1 }
          field("CVC", card.code) { $0.code = $1 }.isSecureTextEntry(true)
        }
        UIButton.make(.init(type: .system))
          .call(UIButton.setTitle, "Pay", .normal)
          .isEnabled(card.isComplete)
          .on(.touchUpInside, self) { me, _ in me.pay?() }
      }
      .padding(16)
    }

    private func field(
      _ title: String,
      _ text: String,
      change: @escaping @MainActor (Card, String) -> Void
    ) -> Builder<UITextField> {
      UITextField.make.placeholder(title).borderStyle(.roundedRect).text.always(text)
        .on(.editingChanged, card) { card, field in change(card, field.text ?? "") }
    }
  }
#endif
