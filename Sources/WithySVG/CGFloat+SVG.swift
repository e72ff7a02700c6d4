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
  /// 3.4e15, so that its hundredths fit into an integer.
  package var svg: String {
    guard !isNaN else { return "0" }
    let limit: CGFloat = 3.4e15
    let hundredths = Int((Swift.min(Swift.max(self, -limit), limit) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    switch part {
    case 0: return "\(sign)\(whole)"
    case _ where part % 10 == 0: return "\(sign)\(whole).\(part / 10)"
    default: return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
    }
  }
}
