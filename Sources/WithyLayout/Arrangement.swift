public import Foundation
import Withy

/// A layout of an object's children that can be repeated for what has changed.
///
/// ```swift
/// let arrangement = card.arrange(in: card.bounds) { … }
///
/// arrangement.arrange(in: newBounds)   // again: only what changed
/// title.text = "12 unread"
/// arrangement.changed(title)           // its size is no longer what it was
/// arrangement.arrange(in: newBounds)
/// ```
///
/// The arrangement retains the leaves, but not the arranged object.
public final class Arrangement {
  @exclusivity(unchecked) private(set) var engine: Engine

  /// The children of the arranged object, to detect removed leaves; `nil` in a live tree.
  private let children: ArrangedChildren?

  /// How the frames of the last arrangement were converted for leaves.
  @exclusivity(unchecked) private var output = PlacementOutput()

  /// The scale that was requested, which may be invalid.
  private var scale: CGFloat?

  /// Whether leaves are being measured or placed, and what they have requested meanwhile: changes,
  /// and the last arrangement after these.
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var changes: [(Arrangement) -> Void] = []
  @exclusivity(unchecked) private var next: (bounds: CGRect?, safeArea: EdgeInsets)?

  /// The number of successive requests after which leaves count as asking endlessly.
  private static let requestLimit = 100

  /// Creates an arrangement of elements not arranged yet; a scale of `nil` leaves edges unrounded.
  @usableFromInline
  init(
    of children: ArrangedChildren,
    direction: LayoutDirection,
    scale: CGFloat?,
    unit: CGFloat,
    _ source: SourcePlace
  ) {
    let unit = Validation.length(unit, "defaultSpacing", source) ?? 8
    let recordBuilder = RecordBuilder(children.elements, of: children.leaves, unit: unit)
    engine = Engine(recordBuilder, source)
    self.children = children
    set(direction, scale: scale)
  }

  /// Creates an arrangement in a live tree, of a flattened description.
  init(_ recordBuilder: RecordBuilder, _ source: SourcePlace) {
    children = nil
    engine = Engine(recordBuilder, source)
  }

  /// Sets how frames are converted for leaves.
  func set(_ direction: LayoutDirection, scale: CGFloat?) {
    if direction != engine.direction {
      engine.direction = direction
      output.isNew = true
      // The gap beside a part depends on its direction; a layout of the user's may read that.
      if !engine.spacings.isEmpty {
        engine.forgetAll()
        engine.chooseGaps()
      }
    }
    guard scale?.bitPattern != self.scale?.bitPattern else { return }
    self.scale = scale
    output.isNew = true
    output.scale = scale
    if let scale, !(scale > 0 && scale.isFinite) {
      Validation.report("pixelScale", scale, engine.source)
      output.scale = nil
    }
  }

  /// Drops leaves that are no longer children from the layout, and restores those that are again.
  private func checkMembers() {
    let changed = children?.flattenedAgain(unit: engine.unit, engine.source)
    if let changed { replace(by: changed) }
  }

  /// Adopts another description, keeping the results for equal elements, and returns whether
  /// anything is different, or may turn out to be later.
  @discardableResult
  func replace(by recordBuilder: RecordBuilder) -> Bool {
    // The engine cannot be replaced while its leaves are called.
    guard !isBusy else {
      changes.append { $0.replace(by: recordBuilder) }
      return true
    }
    isBusy = true
    defer { isBusy = false }
    guard let matches = engine.matches(recordBuilder) else {
      // Actions are closures and cannot be compared, so the newest ones are adopted.
      engine.details = recordBuilder.details
      return engine.observed.contains { engine.tells($0) }
    }
    // While the new engine is created it may call the user's containers. The old one must not
    // measure any more, since its caches are taken over: subviews of it that a layout has kept now
    // have the size 0 × 0 and no guides, and a leaf that asks for the size of the layout gets 0 × 0.
    engine.isMeasuring = true
    engine.isRetired = true
    engine = Engine(recordBuilder, keeping: (engine, matches), engine.source)
    return true
  }

  /// Measures and places the leaves in other bounds, as far as anything has changed.
  ///
  /// If a leaf calls it while being measured or placed, the arrangement follows afterwards.
  ///
  /// A leaf that is no longer a child of the object, because it was removed or moved to another
  /// parent, is reported, and takes no space until it is a child again. One that another child has
  /// replaced in the middle is only noticed once the number of children, or the first or last one,
  /// has changed.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to arrange in, in points. A coordinate of its origin that is not
  ///     finite counts as 0, and a length that is not finite as the ideal one; both are reported.
  ///   - safeArea: The insets that cover the edges of the bounds, in points; by default none. A
  ///     length that is not finite counts as 0.
  /// - Complexity: O(1) if nothing changed; otherwise proportional to what changed.
  public func arrange(in bounds: CGRect, safeArea: EdgeInsets = EdgeInsets()) {
    arrange(in: Optional(bounds), without: safeArea)
  }

  /// Arranges in bounds inside insets; for `nil`, at the ideal size from the origin.
  func arrange(in bounds: CGRect?, without safeArea: EdgeInsets) {
    guard !isBusy else { return next = (bounds, safeArea) }
    checkMembers()
    arrangeNow(in: bounds, without: safeArea)
    meetRequests()
  }

  /// Returns the size that the layout takes for a proposal, in points.
  ///
  /// Nothing is placed. A leaf that is no longer a child of the object is reported, and takes no
  /// space. An object that is itself a leaf and arranges its own children can return this size:
  ///
  /// ```swift
  /// func size(for proposal: ProposedSize) -> CGSize { arrangement.size(for: proposal) }
  /// func place(in frame: CGRect) { arrangement.arrange(in: CGRect(origin: .zero, size: frame.size)) }
  /// ```
  ///
  /// Sizes are cached until a leaf is marked as changed. The method may be called while leaves are
  /// placed. A call by a leaf that is being measured is reported and returns zero, because the size
  /// would depend on itself.
  ///
  /// - Parameter proposal: The proposed size. A negative length counts as 0, not-a-number as `nil`.
  /// - Returns: The size, which may be larger than the proposal, and is zero if there are no
  ///   elements.
  /// - Complexity: O(1) if the proposal was measured before; otherwise proportional to what it
  ///   changes.
  public func size(for proposal: ProposedSize) -> CGSize {
    guard !engine.isMeasuring else {
      Diagnostics.report(
        "Recursive measurement: a leaf requested the size of the arrangement that contains it; 0 × 0 returned",
        at: engine.source
      )
      return .zero
    }
    if !isBusy { checkMembers() }
    let isInside = isBusy
    isBusy = true
    let size = engine.size(for: Proposal(proposal), inside: EdgeInsets())
    isBusy = isInside
    if !isInside { meetRequests() }
    return size
  }

  /// Marks the size of a leaf as changed.
  ///
  /// The next `arrange(in:)` measures the leaf again. If a leaf calls this method while being
  /// measured or placed, it takes effect afterwards.
  ///
  /// - Parameter leaf: The leaf. An object outside the arrangement is ignored.
  /// - Complexity: O(*d*), where *d* is the number of elements around the leaf; the first call is
  ///   O(*n*), where *n* is the number of leaves.
  public func changed(_ leaf: some Placeable) {
    changed(ObjectIdentifier(leaf), near: 0)
  }

  /// Marks the sizes of all leaves as changed.
  ///
  /// The next `arrange(in:)` measures all of them again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func changed() {
    if isBusy { changes.append { $0.changed() } } else { engine.forgetAll() }
  }

  /// A description of the layout for debugging: an indented line for each element, with its
  /// proposal, its size and its position.
  ///
  /// ```
  /// HStack proposed 100 × 100, took 68 × 20, at 16 40
  ///   Label proposed 46 × 100, took 40 × 20, at 16 40
  ///   Icon proposed 52 × 100, took 20 × 20, at 64 40
  /// ```
  ///
  /// Where no length is proposed, "ideal" is printed. Positions are those before mirroring and
  /// rounding. Beyond the fortieth level, lines are not indented further.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var layoutDescription: String {
    engine.description
  }

  /// Notes that a leaf has changed, given its probable index; returns `false` if it is no leaf,
  /// which is not checked while leaves are measured or placed.
  @discardableResult
  func changed(_ leaf: ObjectIdentifier, near expected: Int) -> Bool {
    guard !isBusy else {
      changes.append { $0.changed(leaf, near: expected) }
      return true
    }
    guard let index = engine.index(of: leaf, near: expected) else { return false }
    if engine.leafRecords[index] >= 0 { engine.forget(engine.leafRecords[index]) }
    return true
  }

  /// Fulfils the requests that leaves made while they were measured or placed.
  private func meetRequests() {
    var rounds = 0
    while next != nil || !changes.isEmpty {
      let (changes, next) = (changes, next)
      (self.changes, self.next) = ([], nil)
      for change in changes { change(self) }
      guard let next else { continue }
      rounds += 1
      guard rounds <= Self.requestLimit else {
        return Diagnostics.report(
          "Layout loop: leaves requested \(Self.requestLimit) arrangements in a row; stopped",
          at: engine.source
        )
      }
      arrangeNow(in: next.bounds, without: next.safeArea)
    }
  }

  private func arrangeNow(in rect: CGRect?, without safeArea: EdgeInsets) {
    isBusy = true
    defer { isBusy = false }
    let safeArea = safeArea.finite
    let bounds = engine.bounds(rect, inside: safeArea)
    let mirror = engine.direction == .rightToLeft ? bounds.rect.minX + bounds.rect.maxX : nil
    if mirror != output.mirror { output.isNew = true }
    output.mirror = mirror
    let current = output
    output.isNew = false
    engine.arrange(in: bounds, without: safeArea, current)
  }
}
