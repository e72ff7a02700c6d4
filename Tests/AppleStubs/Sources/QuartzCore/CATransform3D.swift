// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

public struct CATransform3D: Sendable {
  /// The rows of the matrix.
  fileprivate var rows: [[CGFloat]] = (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } }

  /// The perspective of a rotation, of the elements one that tests set.
  public var m34: CGFloat {
    get { rows[2][3] }
    set { rows[2][3] = newValue }
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var product = a
  for row in 0..<4 {
    for column in 0..<4 {
      product.rows[row][column] = (0..<4).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] }
    }
  }
  return product
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  transform.rows[0].replaceSubrange(0..<2, with: [m.a, m.b])
  transform.rows[1].replaceSubrange(0..<2, with: [m.c, m.d])
  transform.rows[3].replaceSubrange(0..<2, with: [m.tx, m.ty])
  return transform
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  let rows = t.rows
  return CGAffineTransform(
    a: rows[0][0],
    b: rows[0][1],
    c: rows[1][0],
    d: rows[1][1],
    tx: rows[3][0],
    ty: rows[3][1]
  )
}
