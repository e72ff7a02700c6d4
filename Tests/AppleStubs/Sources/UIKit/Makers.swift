// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension Makers {
  /// Says how the classes of UIKit are made.
  @MainActor public static func addUIKit() {
    add(CALayer.self) { CALayer() }
    add(CAGradientLayer.self) { CAGradientLayer() }
    func view<View: UIView>(_ type: View.Type, _ make: @escaping @MainActor () -> View) {
      add(type) { MainActor.assumeIsolated { Box(make()) }.object }
    }
    view(UIView.self) { UIView() }
    view(UIControl.self) { UIControl() }
    view(UIButton.self) { UIButton() }
    view(UISwitch.self) { UISwitch() }
    view(UISlider.self) { UISlider() }
    view(UITextField.self) { UITextField() }
    view(UILabel.self) { UILabel() }
    view(UIImageView.self) { UIImageView() }
    view(UIProgressView.self) { UIProgressView() }
    view(UIStackView.self) { UIStackView() }
    view(UIScrollView.self) { UIScrollView() }
    view(UIVisualEffectView.self) { UIVisualEffectView() }
    view(UICollectionViewCell.self) { UICollectionViewCell() }
    view(UICollectionViewListCell.self) { UICollectionViewListCell() }
    view(UITableViewCell.self) { UITableViewCell() }
    view(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView() }
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
