import Foundation

/// The platform's constraints, kept equal to those that blocks of constraints describe.
///
/// Unchanged constraints cost no allocation. Constants and priorities change in place; constraints
/// that the platform has deactivated are activated again; new ones are activated in a single call.
package final class ActiveConstraints<Platform: ConstraintPlatform> {
  private typealias Applied = AppliedConstraint<Platform.Native>

  private var applied: [Applied] = []

  /// Creates an empty list.
  package init() {}

  /// A Boolean value indicating whether there are no constraints.
  package var isEmpty: Bool { applied.isEmpty }

  /// The current constraints, in the order in which they were described.
  package var natives: [Platform.Native] { applied.map(\.native) }

  /// Updates the platform's constraints to those described.
  ///
  /// - Parameters:
  ///   - constraints: The described constraints. One that cannot be applied is left out and
  ///     reported.
  ///   - node: The node that a chain constrains; `nil` if all ends are objects.
  /// - Returns: The number of constraints that were made, changed, reactivated and deactivated.
  /// - Complexity: O(*n*), where *n* is the number of constraints, plus the work of the platform.
  @discardableResult
  package func replace(by constraints: [Constraint], of node: AnyObject?) -> Int {
    var pass = Pass(before: applied)
    for constraint in constraints {
      do throws(ResolutionFailure) {
        try pass.take(constraint, of: node)
      } catch {
        error.report(constraint)
      }
    }
    pass.end()
    applied = pass.applied
    return pass.count
  }

  /// A comparison of the described constraints with the current ones.
  private struct Pass {
    let before: [Applied]
    var applied: [Applied] = []
    var count = 0
    private var resolution = Resolution<Platform>()
    private var entering: [Platform.Native] = []
    private var isTaken: [Bool]
    private var own: Set<ObjectIdentifier> = []
    private var next = 0
    private var indices: [ConstraintKey: [Int]]?

    init(before: [Applied]) {
      self.before = before
      isTaken = Array(repeating: false, count: before.count)
      applied.reserveCapacity(before.count)
    }

    /// Applies a described constraint.
    mutating func take(
      _ constraint: Constraint,
      of node: AnyObject?
    ) throws(ResolutionFailure) {
      switch constraint.content {
      case .described(let description):
        if !description.isPriorityValid { constraint.reportPriority(of: description) }
        try take(try resolution.resolve(description, of: node))
      case .native(let native): try take(own: native)
      }
    }

    private mutating func take(
      _ resolved: ResolvedConstraint
    ) throws(ResolutionFailure) {
      let key = ConstraintKey(
        first: ObjectIdentifier(resolved.first),
        second: resolved.second.map { ObjectIdentifier($0) },
        attribute: resolved.firstAttribute
      )
      guard let index = index(of: key, where: { $0.canBecome(resolved) }) else {
        try resolution.check(resolved.first, resolved.second)
        count += 1
        let native = Platform.make(resolved)
        entering.append(native)
        applied.append(AppliedConstraint(native, resolved))
        return
      }
      var kept = before[index]
      try keepActive(kept.native, resolved.first, resolved.second)
      isTaken[index] = true
      if kept.constant != resolved.constant {
        count += 1
        kept.constant = resolved.constant
        Platform.set(constant: resolved.constant, of: kept.native)
      }
      if kept.priority != resolved.priority {
        count += 1
        kept.priority = resolved.priority
        Platform.set(priority: resolved.priority, of: kept.native)
      }
      applied.append(kept)
    }

    /// Applies a constraint that the platform has made, once.
    private mutating func take(own described: NativeConstraint) throws(ResolutionFailure) {
      let (native, first) = try resolution.native(described)
      if own.contains(ObjectIdentifier(native)) { return }
      let key = ConstraintKey(own: native)
      let index = index(of: key) { $0.native === native }
      try keepActive(native, first, described.second)
      own.insert(ObjectIdentifier(native))
      if let index { isTaken[index] = true }
      applied.append(AppliedConstraint(own: native))
    }

    /// Schedules a constraint for activation unless it is active.
    private mutating func keepActive(
      _ native: Platform.Native,
      _ first: AnyObject,
      _ second: AnyObject?
    ) throws(ResolutionFailure) {
      if Platform.isActive(native) { return }
      try resolution.check(first, second)
      count += 1
      entering.append(native)
    }

    /// Returns the index of an unused earlier constraint that matches, which is mostly the next
    /// one.
    private mutating func index(
      of key: ConstraintKey,
      where isRight: (Applied) -> Bool
    ) -> Int? {
      if next < before.count, !isTaken[next], isRight(before[next]) {
        next += 1
        return next - 1
      }
      if indices == nil {
        var all: [ConstraintKey: [Int]] = [:]
        for index in before.indices.reversed() {
          if let key = before[index].key { all[key, default: []].append(index) }
        }
        indices = all
      }
      guard let index = indices?[key]?.last(where: { !isTaken[$0] && isRight(before[$0]) })
      else { return nil }
      next = index + 1
      return index
    }

    /// Deactivates the constraints no longer described, and activates the new ones.
    mutating func end() {
      let leaving = before.indices.filter { !isTaken[$0] }.map { before[$0].native }
      count += leaving.count
      if !leaving.isEmpty { Platform.deactivate(leaving) }
      if !entering.isEmpty { Platform.activate(entering) }
    }
  }
}

extension Constraint {
  /// Reports a priority outside the platform's range.
  func reportPriority(of description: DescribedConstraint) {
    let (priority, taken) = (description.priority, description.validPriority)
    Diagnostics.report(
      "Invalid priority \(priority) (valid: above 0, at most 1000); using \(taken)",
      file: file,
      line: line
    )
  }
}
