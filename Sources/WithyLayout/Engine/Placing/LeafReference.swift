import Foundation

/// A leaf that something else keeps alive.
///
/// To call a method of an object that is loaded from memory costs a retain and a release, twice the
/// price of the rest of an evaluation. Here neither is needed: the engine that has the reference keeps the
/// leaf and its calls alive, and is itself kept by whoever evaluates or places. Code of the user runs in
/// `size(for:)` and `place(in:)` and may remove the leaf from its parent, let go of it, or ask for
/// another arrangement, which waits until this one is done.
struct LeafReference {
  /// The leaf.
  private let object: UnsafeRawPointer

  /// What knows its class, one for all leaves of it.
  private let calls: Unmanaged<LeafCalls>

  /// Creates a reference.
  init(_ leaf: any Placeable, _ calls: LeafCalls) {
    object = UnsafeRawPointer(Unmanaged.passUnretained(leaf as AnyObject).toOpaque())
    self.calls = .passUnretained(calls)
  }

  /// Asks the leaf for its size.
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

/// Calls leaves of one class; this one calls none.
class LeafCalls {
  func size(of leaf: UnsafeRawPointer, for proposal: ProposedSize) -> CGSize { .zero }
  func place(_ leaf: UnsafeRawPointer, in frame: CGRect) {}
}

/// Calls leaves of a class that is known.
final class KnownLeafCalls<Leaf: Placeable>: LeafCalls {
  override func size(of leaf: UnsafeRawPointer, for proposal: ProposedSize) -> CGSize {
    Unmanaged<Leaf>.fromOpaque(leaf)._withUnsafeGuaranteedRef { $0.size(for: proposal) }
  }

  override func place(_ leaf: UnsafeRawPointer, in frame: CGRect) {
    Unmanaged<Leaf>.fromOpaque(leaf)._withUnsafeGuaranteedRef { $0.place(in: frame) }
  }
}
