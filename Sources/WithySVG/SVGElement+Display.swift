#if canImport(FoundationXML) || os(macOS)
  /// The visibility of elements.
  extension SVGElement {
    /// Hides the element if its frame is zero, as `ViewThatFits` does for alternatives that it does
    /// not show, and shows it again otherwise.
    ///
    /// - Parameters:
    ///   - frame: The frame for the element.
    ///   - isHidden: Whether this function has hidden the element before. A `display` attribute set
    ///     elsewhere is left alone.
    /// - Returns: Whether the element is to be placed.
    func isShown(in frame: CGRect, _ isHidden: inout Bool) -> Bool {
      let isZero = frame == .zero
      if isZero != isHidden { self[attribute: "display"] = isZero ? "none" : nil }
      isHidden = isZero
      return !isZero
    }
  }
#endif
