// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Eight and an eighth points for each character, in lines of 20.3, broken anywhere.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = (text ?? "").count
    if count == 0 { return .zero }
    let width = CGFloat(count) * 8.125
    if numberOfLines == 1 || size.width <= 0 || size.width >= width {
      return CGSize(width: width, height: 20.3)
    }
    let perLine = max(1, Int(size.width / 8.125))
    var lines = (count + perLine - 1) / perLine
    if numberOfLines > 0 { lines = min(lines, numberOfLines) }
    return CGSize(width: CGFloat(perLine) * 8.125, height: CGFloat(lines) * 20.3)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

open class UIImageView: UIView {
  open var image: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  private var shownImage: UIImage? {
    preferredSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UIProgressView: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}

open class UISearchTextField: UITextField {}

open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField()
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
}
