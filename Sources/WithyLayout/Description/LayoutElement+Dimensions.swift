import Foundation

extension LayoutElement {
  /// The minimum, ideal and maximum size of the element: its sizes for proposals of 0, `nil` and
  /// infinity.
  ///
  /// Nothing is nested or placed. To measure a builder in the element, the engine makes an object.
  ///
  /// ```swift
  /// let height = form().dimensions.ideal.height
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var dimensions: Dimensions {
    Self.layoutContent(of: self).dimensions
  }
}

extension LayoutContent {
  /// The minimum, ideal and maximum size.
  var dimensions: Dimensions {
    let engine = Engine(
      Flattening(self, unit: 8, from: AdmittedLeaves { _ in true }),
      file: #fileID,
      line: #line
    )
    guard engine.count > 0 else { return Dimensions(minimum: .zero, ideal: .zero, maximum: .zero) }
    return Dimensions(
      minimum: engine.size(of: 0, for: Proposal(ProposedSize.zero)),
      ideal: engine.size(of: 0, for: Proposal.unspecified),
      maximum: engine.size(of: 0, for: Proposal(ProposedSize.infinity))
    )
  }
}
