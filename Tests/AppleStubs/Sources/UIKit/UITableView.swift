// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  private lazy var holder = ContentHolder(in: self)
  open var contentView: UIView { holder.view }
  public let reuseIdentifier: String?
  open var isSelected = false
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
