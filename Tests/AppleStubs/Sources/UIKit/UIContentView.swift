// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

@MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool { true }
}
