#if canImport(FoundationXML) || os(macOS)
  #if canImport(FoundationXML)
    import FoundationXML
  #endif
  import Foundation
  import WithyLayout
  import WithyXML

  extension SVGElement {
    /// Takes the element out of sight if its frame is zero, as `FitsFirst` tells what it does not show,
    /// and shows it again otherwise.
    ///
    /// - Parameters:
    ///   - frame: The frame that the element gets.
    ///   - isHidden: Whether this has taken the element out of sight before. A `display` that someone
    ///     else has set is left alone.
    /// - Returns: Whether the element is to be placed.
    func isShown(in frame: CGRect, _ isHidden: inout Bool) -> Bool {
      let isZero = frame == .zero
      if isZero != isHidden { self[attribute: "display"] = isZero ? "none" : nil }
      isHidden = isZero
      return !isZero
    }
  }
#endif
