/// Numbers in drawings.
extension CGFloat {
  /// The number formatted for SVG attributes, with at most two decimals.
  ///
  /// ```swift
  /// let x: CGFloat = 1 / 3
  /// XMLElement("path").with.attribute("d", "M\(x.svg) 0")   // M0.33 0
  /// ```
  ///
  /// The format does not depend on the locale. Not-a-number is written as 0, and infinity as
  /// 3.4e15, without an exponent.
  package var svg: String {
    guard !isNaN else { return "0" }
    let limit: CGFloat = 3.4e15
    let number = (Swift.min(Swift.max(self, -limit), limit) * 100).rounded() / 100
    return number.rounded() == number ? "\(Int(number))" : "\(number)"
  }
}
