// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension Makers {
  /// Says how the classes of UIKit are made.
  @MainActor public static func addUIKit() {
    add(CALayer.self) { CALayer() }
    add(CAGradientLayer.self) { CAGradientLayer() }
    add(view: UIView.self) { UIView() }
    add(view: UIControl.self) { UIControl() }
    add(view: UIButton.self) { UIButton() }
    add(view: UISwitch.self) { UISwitch() }
    add(view: UISlider.self) { UISlider() }
    add(view: UITextField.self) { UITextField() }
    add(view: UILabel.self) { UILabel() }
    add(view: UIImageView.self) { UIImageView() }
    add(view: UIProgressView.self) { UIProgressView() }
    add(view: UIStackView.self) { UIStackView() }
    add(view: UIScrollView.self) { UIScrollView() }
    add(view: UIVisualEffectView.self) { UIVisualEffectView() }
    add(view: UICollectionViewCell.self) { UICollectionViewCell() }
    add(view: UICollectionViewListCell.self) { UICollectionViewListCell() }
    add(view: UITableViewCell.self) { UITableViewCell() }
    add(view: UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView() }
  }

  @MainActor public static func add<View: UIView>(
    view type: View.Type,
    _ make: @escaping @MainActor () -> View
  ) {
    add(type) { MainActor.assumeIsolated { Box(make()) }.object }
  }
}

/// Carries an object out of `assumeIsolated`; nothing leaves the main thread.
private struct Box<Object>: @unchecked Sendable {
  let object: Object
  init(_ object: Object) { self.object = object }
}
