// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator }
  private lazy var holder = ContentHolder(in: self)
  open var contentView: UIView { holder.view }
  public let reuseIdentifier: String?
  open var isSelected = false
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = holder
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    _ = holder
  }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// An accessory takes 40 points beside the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - (accessoryType == .none ? 0 : 40)
    contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { holder.configuration }
    set { holder.show(newValue) }
  }
  open func prepareForReuse() {}
}

open class UITableViewHeaderFooterView: UIView {
  private lazy var holder = ContentHolder(in: self)
  open var contentView: UIView { holder.view }
  public let reuseIdentifier: String?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = holder
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    _ = holder
  }
  public convenience init() { self.init(reuseIdentifier: nil) }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { holder.configuration }
    set { holder.show(newValue) }
  }
  open func prepareForReuse() {}
}

open class UITableView: UIScrollView {}
