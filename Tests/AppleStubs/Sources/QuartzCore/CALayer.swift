// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

open class CALayer: NSObject {
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?
  open weak var delegate: (any CALayerDelegate)?
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var name: String?
  open var backgroundColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var isHidden = false
  open var opacity: Float = 1
  open var transform = CATransform3DIdentity

  public override init() {}

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    put(layer, at: sublayers?.count ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    put(layer, at: min(Int(index), sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }
    put(layer, at: index.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    put(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  private func put(_ layer: CALayer, at index: Int) {
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: index)
    layer.superlayer = self
  }
}

open class CAGradientLayer: CALayer {}

public protocol CALayerDelegate: NSObjectProtocol {}
