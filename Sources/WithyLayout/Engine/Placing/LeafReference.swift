import Foundation

/// An unretained reference to a leaf.
///
/// Calling a method on an object loaded from memory costs a retain and a release, twice the price
/// of the rest of an evaluation. Neither is needed here: the engine that owns the reference keeps
/// the leaf and its calls alive, and the caller that measures or places keeps the engine alive. The
/// user's code in `size(for:)` and `place(in:)` may remove the leaf from its parent, release it, or
/// request another arrangement, which waits until this one is done.
struct LeafReference {
  /// The leaf.
  private let object: UnsafeRawPointer

  /// The typed calls for the leaf's class, shared by all its leaves.
  private let calls: Unmanaged<LeafCalls>

  /// Creates a reference.
  init(_ leaf: any Placeable, _ calls: LeafCalls) {
    object = UnsafeRawPointer(Unmanaged.passUnretained(leaf as AnyObject).toOpaque())
    self.calls = .passUnretained(calls)
  }

  /// Measures the leaf.
  @inline(__always)
  func size(for proposal: ProposedSize) -> CGSize {
    calls._withUnsafeGuaranteedRef { $0.size(of: object, for: proposal) }
  }

  /// Places the leaf.
  @inline(__always)
  func place(in frame: CGRect) {
    calls._withUnsafeGuaranteedRef { $0.place(object, in: frame) }
  }
}

/// Calls leaves of one class; this base class does nothing.
class LeafCalls {
  func size(of leaf: UnsafeRawPointer, for proposal: ProposedSize) -> CGSize { .zero }
  func place(_ leaf: UnsafeRawPointer, in frame: CGRect) {}
}

/// Calls leaves of a statically known class.
final class KnownLeafCalls<Leaf: Placeable>: LeafCalls {
  override func size(of leaf: UnsafeRawPointer, for proposal: ProposedSize) -> CGSize {
    Unmanaged<Leaf>.fromOpaque(leaf)._withUnsafeGuaranteedRef { $0.size(for: proposal) }
  }

  override func place(_ leaf: UnsafeRawPointer, in frame: CGRect) {
    Unmanaged<Leaf>.fromOpaque(leaf)._withUnsafeGuaranteedRef { $0.place(in: frame) }
  }
}
