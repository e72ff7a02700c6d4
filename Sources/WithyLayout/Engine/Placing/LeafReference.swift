import Foundation

/// An unretained reference to a leaf.
///
/// Calling a method on an object loaded from memory costs a retain and a release, twice the price
/// of the rest of an evaluation. Neither is needed: the engine that owns the reference retains the
/// leaf, and the caller retains the engine. The user's code in `size(for:)` and `place(in:)` may
/// remove or release the leaf; another arrangement waits for this one.
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
