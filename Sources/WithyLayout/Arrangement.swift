public import Foundation
import Withy

/// A layout of the children of an object, which can be repeated for what changed.
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
/// It holds the leaves and not the object that was arranged.
public final class Arrangement {
  /// The engine that chooses sizes and places leaves.
  @exclusivity(unchecked) private(set) var engine: Engine

  /// The children of the object that was arranged, where they are looked at; `nil` in a live tree.
  private let children: ArrangedChildren?

  /// The records of the leaves, once one of them has changed.
  @exclusivity(unchecked) private var leaves: [ObjectIdentifier: Int]?

  /// How frames become those that leaves get, and the proposal, of the last time.
  @exclusivity(unchecked) private var output = PlacementOutput()

  /// The requested scale, which may be invalid.
  private var scale: CGFloat?

  /// Requests made by leaves while they were measured or placed.
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var requests: [Request] = []

  private enum Request {
    case arrange(CGRect?, EdgeInsets)
    case changed(ObjectIdentifier?)
    case replace(Flattening)
  }

  /// The number of requests in a row after which leaves count as asking endlessly.
  private static let requestLimit = 100

  /// How often the size was asked for since answers were last forgotten.
  @exclusivity(unchecked) private var questions = 0

  /// The number of questions for the size after which answers to lengths are forgotten, so that ever
  /// new lengths do not add up.
  private static let questionLimit = 32

  /// Creates an arrangement of a description, that has not been arranged yet.
  ///
  /// - Parameters:
  ///   - content: The description.
  ///   - direction: The direction of lines.
  ///   - scale: The number of pixels in a point, or `nil` not to round.
  ///   - unit: The gap of stacks that say none.
  ///   - file: The file named in diagnostics.
  ///   - line: The line named in diagnostics.
  ///   - admit: Nests a leaf, and returns whether it takes part. It is called in the order of drawing.
  ///   - membership: Returns what shows that the children of the object are others; `nil` if it has gone.
  ///   - children: Returns all children.
  @usableFromInline
  init(
    _ content: LayoutContent,
    direction: LayoutDirection,
    scale: CGFloat?,
    unit: CGFloat,
    file: StaticString,
    line: UInt,
    admit: @escaping (any Placeable) -> Bool,
    membership: @escaping () -> Membership?,
    children: @escaping () -> Set<ObjectIdentifier>
  ) {
    let leaves = AdmittedLeaves(admit)
    let unit = Mistake.length(unit, "defaultSpacing", file, line).orElse(8)
    let flattening = Flattening(content, unit: unit, from: leaves)
    self.children = ArrangedChildren(
      content,
      admitted: flattening.leaves,
      refused: leaves.refused.map(\.place),
      membership: membership,
      children: children
    )
    engine = Engine(flattening, file: file, line: line)
    set(direction, scale: scale)
  }

  /// Creates an arrangement in a live tree that has not been arranged yet.
  init(_ flattening: Flattening, file: StaticString, line: UInt) {
    children = nil
    engine = Engine(flattening, file: file, line: line)
  }

  /// Sets how frames become those that leaves get.
  func set(_ direction: LayoutDirection, scale: CGFloat?) {
    if direction != engine.direction {
      engine.direction = direction
      output.isNew = true
      // A type of the user's may ask for the direction.
      if engine.features.contains(.layouts) { engine.forgetAll() }
    }
    guard scale?.bitPattern != self.scale?.bitPattern else { return }
    self.scale = scale
    output.isNew = true
    output.scale = scale
    if let scale, !(scale > 0 && scale.isFinite) {
      Mistake.report("pixelScale", scale, engine.file, engine.line)
      output.scale = nil
    }
  }

  /// Takes leaves out that are no children any more, and those back in that are children again.
  private func checkMembers() {
    guard let leaves = children?.changedLeaves(file: engine.file, line: engine.line) else { return }
    replace(by: Flattening(leaves.content, unit: engine.unit, from: leaves.source))
  }

  /// Takes another description, and keeps what is known of the parts that are equal in both.
  ///
  /// - Returns: Whether anything is different, or will be known later.
  @discardableResult
  func replace(by flattening: Flattening) -> Bool {
    // The engine is in use while its leaves are called.
    guard !isBusy else {
      requests.append(.replace(flattening))
      return true
    }
    guard let matches = engine.matches(flattening) else { return false }
    engine = Engine(flattening, keeping: matches, of: engine)
    leaves = nil
    return true
  }

  /// Chooses sizes and places the leaves for other bounds, as far as anything changed.
  ///
  /// Called by a leaf while it is measured or placed, it does so afterwards.
  ///
  /// A leaf that is no child of the object any more, because it was removed or another parent took it, is
  /// reported, and takes no room while it is away.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to arrange in, in points. A coordinate of its origin that is not finite
  ///     counts as 0, and a length that is not finite as the ideal one; both are reported.
  ///   - safeArea: What covers the edges of the bounds, in points; by default nothing. A length that is
  ///     not finite counts as 0.
  /// - Complexity: O(1) if nothing changed, else by what changed.
  public func arrange(in bounds: CGRect, safeArea: EdgeInsets = EdgeInsets()) {
    arrange(in: Optional(bounds), without: safeArea)
  }

  /// Arranges in bounds without what covers their edges; `nil`: at the ideal size, from the origin.
  func arrange(in bounds: CGRect?, without safeArea: EdgeInsets) {
    guard !isBusy else { return requests.append(.arrange(bounds, safeArea)) }
    checkMembers()
    arrangeNow(in: bounds, without: safeArea)
    meetRequests()
  }

  /// Returns the size that the layout takes when a size is proposed to it, in points.
  ///
  /// Nothing is placed. A leaf that is no child of the object any more is reported, and takes no room. An
  /// object that is a leaf itself, and arranges what is in it, answers with it:
  ///
  /// ```swift
  /// func size(for proposal: ProposedSize) -> CGSize { arrangement.size(for: proposal) }
  /// func place(in frame: CGRect) { arrangement.arrange(in: CGRect(origin: .zero, size: frame.size)) }
  /// ```
  ///
  /// Sizes are remembered until a leaf is said to have changed. It answers while leaves are placed, too.
  /// Called by a leaf while it is measured, it reports that and returns zero: the answer would depend on
  /// itself.
  ///
  /// - Parameter proposal: The proposed size. A negative length counts as 0, not-a-number as `nil`.
  /// - Returns: The size, which may be larger than the proposal, and is zero if there are no elements.
  /// - Complexity: O(1) if the proposal was met before, else by what it changes.
  public func size(for proposal: ProposedSize) -> CGSize {
    guard engine.count > 0 else { return .zero }
    guard !engine.isMeasuring else {
      Diagnostics.report(
        "a leaf asked for the size of the arrangement that it is part of; it was answered 0 × 0",
        file: engine.file,
        line: engine.line
      )
      return .zero
    }
    if !isBusy { checkMembers() }
    questions += 1
    if questions > Self.questionLimit {
      questions = 0
      engine.forgetPassing()
    }
    let isInside = isBusy
    isBusy = true
    let proposal = Proposal(proposal)
    let size = engine.size(of: 0, for: engine.relative(0, proposal, of: proposal))
    isBusy = isInside
    if !isInside { meetRequests() }
    return size
  }

  /// Marks the size of a leaf as changed.
  ///
  /// The next `arrange(in:)` asks it again. Called by a leaf while it is measured or placed, it
  /// takes effect afterwards.
  ///
  /// - Parameter leaf: The leaf. An object outside the arrangement is ignored.
  /// - Complexity: O(*d*), where *d* is the number of elements around the leaf; the first time O(*n*),
  ///   where *n* is the number of leaves.
  public func changed(_ leaf: some Placeable) {
    changed(ObjectIdentifier(leaf))
  }

  /// Marks the sizes of all leaves as changed.
  ///
  /// The next `arrange(in:)` asks all of them again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func changed() {
    changed(nil)
  }

  /// The layout, printed: a line for each element, indented, with what was proposed to it, the size
  /// that it took, and where it stands.
  ///
  /// ```
  /// HStack proposed 100 × 100, took 100 × 100, at 0 0
  ///   Label proposed 46 × 100, took 40 × 20, at 0 40
  ///   Icon proposed ideal × ideal, took 20 × 20, at 48 40
  /// ```
  ///
  /// A length on which the size does not depend is proposed as ideal. Places are those before they are
  /// mirrored and rounded. From the fortieth level on lines are no further indented.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var layoutDescription: String {
    engine.description
  }

  /// Notes that a leaf has changed, or all.
  func changed(_ leaf: ObjectIdentifier?) {
    if isBusy { requests.append(.changed(leaf)) } else { forget(leaf) }
  }

  /// Forgets what depends on a leaf, or everything.
  private func forget(_ leaf: ObjectIdentifier?) {
    guard let leaf else { return engine.forgetAll() }
    let leaves = leaves ?? engine.leafRecords()
    self.leaves = leaves
    if let record = leaves[leaf] { engine.forget(record) }
  }

  /// Does what leaves asked for while they were measured or placed.
  private func meetRequests() {
    var rounds = 0
    while !requests.isEmpty {
      let next = requests
      requests.removeAll()
      for request in next {
        switch request {
        case .changed(let leaf): forget(leaf)
        case .replace(let flattening): replace(by: flattening)
        case .arrange(let bounds, let safeArea):
          rounds += 1
          if rounds <= Self.requestLimit { arrangeNow(in: bounds, without: safeArea) }
        }
      }
      if rounds > Self.requestLimit {
        Diagnostics.report(
          "leaves asked for \(Self.requestLimit) arrangements in a row; the rest was left out",
          file: engine.file,
          line: engine.line
        )
        return
      }
    }
  }

  /// Chooses sizes and places the leaves.
  private func arrangeNow(in rect: CGRect?, without safeArea: EdgeInsets) {
    isBusy = true
    defer { isBusy = false }
    let bounds = rect.map { Bounds($0, file: engine.file, line: engine.line) } ?? engine.idealBounds
    let mirror = engine.direction == .rightToLeft ? bounds.rect.minX + bounds.rect.maxX : nil
    if mirror != output.mirror { output.isNew = true }
    output.mirror = mirror
    let current = output
    output.isNew = false
    engine.arrange(in: bounds, without: safeArea.finite, current)
  }
}
