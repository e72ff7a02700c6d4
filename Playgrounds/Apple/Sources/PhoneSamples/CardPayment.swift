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
        field("Card number", \.number)
        HStack(spacing: 12) {
          field("MM/YY", \.expiry)
          field("CVC", \.code).isSecureTextEntry(true)
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
      _ path: ReferenceWritableKeyPath<Card, String>
    ) -> Builder<UITextField> {
      UITextField.make.placeholder(title).borderStyle(.roundedRect).text.bound(to: card, path)
    }
  }
#endif
