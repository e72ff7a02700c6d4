import Foundation

/// An unretained reference to a leaf.
///
/// Calling a method on an object loaded from memory costs a retain and a release, twice the price
/// of the rest of an evaluation. Neither is needed here: the engine that owns the reference keeps
/// the leaf alive, and the caller that measures or places keeps the engine alive. The user's code in
/// `size(for:)` and `place(in:)` may remove the leaf from its parent, release it, or request another
/// arrangement, which waits until this one is done.
struct LeafReference {
  private let object: UnsafeRawPointer
  private let type: any Placeable.Type

  init(_ leaf: any Placeable) {
    object = UnsafeRawPointer(Unmanaged.passUnretained(leaf as AnyObject).toOpaque())
    type = Swift.type(of: leaf)
  }

  @inline(__always)
  func size(for proposal: ProposedSize) -> CGSize { type.size(of: object, for: proposal) }

  @inline(__always)
  func place(in frame: CGRect) { type.place(object, in: frame) }
}

extension Placeable {
  fileprivate static func size(of leaf: UnsafeRawPointer, for proposal: ProposedSize) -> CGSize {
    Unmanaged<Self>.fromOpaque(leaf)._withUnsafeGuaranteedRef { $0.size(for: proposal) }
  }

  fileprivate static func place(_ leaf: UnsafeRawPointer, in frame: CGRect) {
    Unmanaged<Self>.fromOpaque(leaf)._withUnsafeGuaranteedRef { $0.place(in: frame) }
  }
}
