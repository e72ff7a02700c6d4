/// The steps of an object that declare a value and parts of it, in order.
///
/// Each step remembers the value before it. To change one, those above it are undone, and applied
/// again at their turn. A step that shares its property with no other has no slot.
@usableFromInline
final class PropertySlot {
  /// The positions of the steps, which hold the slot, among those of the object, in order.
  private let positions: [Int]

  /// The number of steps up to the last that may be in effect: those whose turn it has been, and
  /// those kept from the run before, with new ones below them.
  private var height: Int

  /// Whether a step that sets a whole overwrites every part that is set above it: whether no step
  /// leads through an object in the value.
  let isValue: Bool

  /// The names of the members of the path of each step, and the indices of the steps by them.
  private let names: [[AnyHashable]]
  private let indices: [[AnyHashable]: [Int]]

  fileprivate init(_ group: Groups.Group, of steps: [MountedStep], height: Int) {
    positions = group.map(\.position)
    self.height = height
    let paths = positions.compactMap { steps[$0].path }
    isValue = paths.allSatisfy { !$0.isCompound && !$0.leadsThroughObject }
    names = group.map(\.names)
    indices = Dictionary(grouping: names.indices) { [names] in names[$0] }
  }

  /// Returns the step below one of the steps of an object.
  func step(below step: MountedStep, of steps: [MountedStep]) -> MountedStep? {
    step.slotIndex > 0 ? steps[positions[step.slotIndex - 1]] : nil
  }

  /// Returns whether a later step in effect has set a whole of which a step declares a part.
  func hides(_ step: MountedStep, of steps: [MountedStep]) -> Bool {
    isSet(above: step, of: steps, 0..<names[step.slotIndex].count)
  }

  /// Returns whether a later step in effect has set the property of a step, or a whole around it.
  func replaces(_ step: MountedStep, of steps: [MountedStep]) -> Bool {
    isSet(above: step, of: steps, 0..<names[step.slotIndex].count + 1)
  }

  /// Returns whether a later step in effect has set what the members of a step's path lead to, or so
  /// many of the first of them.
  private func isSet(above step: MountedStep, of steps: [MountedStep], _ lengths: Range<Int>)
    -> Bool
  {
    let names = names[step.slotIndex]
    return lengths.contains { length in
      let last = indices[Array(names[..<length])]?.last {
        $0 < height && steps[positions[$0]].isInEffect
      }
      return last.map { $0 > step.slotIndex } ?? false
    }
  }

  /// Returns whether a later step in effect declares the same property, a whole or a part of it.
  func hasOthers(above step: MountedStep, of steps: [MountedStep]) -> Bool {
    positions[..<height].dropFirst(step.slotIndex + 1).contains { steps[$0].isInEffect }
  }

  /// Returns whether the step below sets or restores a value around that of a step, which then need
  /// not be written when the step is undone.
  func isOverwritten(_ step: MountedStep, of steps: [MountedStep]) -> Bool {
    guard isValue, let below = self.step(below: step, of: steps), below.isInEffect,
      let path = below.path
    else { return false }
    return step.path?.isWithin(path) == true
  }

  /// Undoes the steps above a step, except those whose values it or others overwrite.
  func lower(to step: MountedStep, isWritten: Bool, by patcher: StepPatcher) {
    let first = step.slotIndex + 1
    guard height > first, let object = patcher.node.object else { return }
    let steps = patcher.node.steps
    for index in (first..<height).reversed() {
      let step = steps[positions[index]]
      let isOverwritten = (index > first || isWritten) && isOverwritten(step, of: steps)
      patcher.takeBack(step, isOverwritten: isOverwritten, on: object)
    }
    height = first
  }

  /// Notes that it was a step's turn.
  func rise(to step: MountedStep) { height = max(height, step.slotIndex + 1) }
}

extension PropertySlot {
  /// The steps of an object that share a property, in groups, by step.
  struct Groups {
    /// The positions of steps that share a property, and what names the members of their paths.
    fileprivate typealias Group = [(position: Int, names: [AnyHashable])]

    private let steps: [MountedStep]
    private var groups: [Group] = []
    private var numbers: [Int: Int] = [:]

    init(_ steps: [MountedStep]) {
      self.steps = steps
      if Self.areApart(steps) { return }
      let paths = steps.enumerated().compactMap { position, step in
        step.path.map { (position, $0) }
      }
      let names = Self.names(of: paths.map(\.1))
      let declared = Set(names)
      var found: [[AnyHashable]: Int] = [:]
      for ((position, _), names) in zip(paths, names) {
        // The shortest declared path that this one begins with is that of the whole.
        let length = (0...names.count).first { declared.contains(Array(names[..<$0])) }
        let whole = Array(names[..<(length ?? 0)])
        let number = found[whole] ?? groups.count
        if found.updateValue(number, forKey: whole) == nil { groups.append([]) }
        groups[number].append((position, names))
        numbers[position] = number
      }
    }

    /// Returns whether no two steps begin with the same property, as in most chains.
    private static func areApart(_ steps: [MountedStep]) -> Bool {
      if steps.count > 16 {
        let paths = steps.compactMap(\.path)
        return !paths.contains(where: \.isCompound)
          && Set(paths.map(\.first)).count == paths.count
      }
      for index in steps.indices {
        guard let first = steps[index].path?.first else { continue }
        if steps[index].path?.isCompound == true { return steps.count == 1 }
        for earlier in 0..<index where steps[earlier].path?.first == first { return false }
      }
      return true
    }

    /// Returns what names the members of the path of each step: their key paths, or their names
    /// where a key path of several members has the same ones; nothing if the names are not known.
    ///
    /// To find those of a subscript, the system searches all symbols, for up to half a millisecond.
    private static func names(of paths: [PropertyPath]) -> [[AnyHashable]] {
      let compound = paths.map { $0.isCompound ? $0.members : [] }
      if compound.allSatisfy({ $0?.allSatisfy { $0.count == 1 } == true }) {
        return paths.map { $0.keyPaths.map { $0 } }
      }
      let members = zip(paths, compound).map { $0.isCompound ? $1 : $0.members }
      if members.contains(nil) { return paths.map { _ in [] } }
      let known = members.compactMap { $0 }
      var shared: Set<[String]> = []
      for members in known where members.contains(where: { $0.count > 1 }) {
        let names = Array(members.joined())
        for length in 1...names.count { shared.insert(Array(names[..<length])) }
      }
      return zip(paths, known).map { path, members in
        var names: [String] = []
        return zip(path.keyPaths, members).flatMap { keyPath, own in
          names += own
          return shared.contains(names) ? own.map { AnyHashable($0) } : [keyPath]
        }
      }
    }

    /// Returns the number of the group of the step at a position, if others are in it.
    func number(at position: Int) -> Int? {
      numbers[position].flatMap { groups[$0].count > 1 ? $0 : nil }
    }

    /// Gives each group a slot, of which the steps before the first that is not kept may be in
    /// effect; other steps get none.
    func form(isKept: (MountedStep) -> Bool) {
      for step in steps { step.slot = nil }
      for group in groups where group.count > 1 {
        let height = group.prefix { isKept(steps[$0.position]) }.count
        let slot = PropertySlot(group, of: steps, height: height)
        for (index, (position, _)) in group.enumerated() {
          (steps[position].slot, steps[position].slotIndex) = (slot, index)
        }
      }
    }
  }
}
