import Foundation

extension LayoutElement {
  /// The least, ideal and greatest size of the element: what it answers to proposals of 0, of nothing
  /// and of infinity.
  ///
  /// Nothing is nested or placed. A builder in the element makes an object, to ask it for its size.
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
  /// The least, ideal and greatest size.
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
