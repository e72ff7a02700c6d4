/// The steps of an object that declare a value and parts of it, in order.
///
/// The record of each step has the value before it. To change a step, those above it are undone,
/// and applied again at their turn. A step that shares its property with no other has no slot.
@usableFromInline
final class PropertySlot {
  /// The steps, which hold the slot.
  let group: SharedProperties.Group

  /// The number of steps up to the last that may be in effect: those whose turn it has been, and
  /// those kept from the run before, even with new ones below them.
  private var height: Int

  init(_ group: SharedProperties.Group, height: Int) {
    self.group = group
    self.height = height
  }

  /// Returns the step below one of the steps of an object.
  func step(below step: MountedStep, of steps: [MountedStep]) -> MountedStep? {
    step.slotIndex > 0 ? steps[group.positions[step.slotIndex - 1]] : nil
  }

  /// Returns whether a later step in effect has set a whole of which a step declares a part.
  func hides(_ step: MountedStep, of steps: [MountedStep]) -> Bool {
    isSet(above: step, of: steps, 0..<group.names[step.slotIndex].count)
  }

  /// Returns whether a later step in effect has set the property of a step, or a whole around it.
  func replaces(_ step: MountedStep, of steps: [MountedStep]) -> Bool {
    isSet(above: step, of: steps, 0..<group.names[step.slotIndex].count + 1)
  }

  /// Returns whether a later step in effect has set what the first members of a step's path lead
  /// to, for one of the given numbers of members.
  private func isSet(above step: MountedStep, of steps: [MountedStep], _ lengths: Range<Int>)
    -> Bool
  {
    let names = group.names[step.slotIndex]
    return lengths.contains { length in
      let last = group.indices[Array(names[..<length])]?.last {
        $0 < height && steps[group.positions[$0]].isInEffect
      }
      return last.map { $0 > step.slotIndex } ?? false
    }
  }

  /// Returns whether a later step in effect declares the same property, a whole or a part of it.
  func hasOthers(above step: MountedStep, of steps: [MountedStep]) -> Bool {
    group.positions[..<height].dropFirst(step.slotIndex + 1).contains { steps[$0].isInEffect }
  }

  /// Returns whether the step below sets or restores a value around that of a step, whose own value
  /// then need not be restored.
  func isOverwritten(_ step: MountedStep, of steps: [MountedStep]) -> Bool {
    guard group.isValue, let below = self.step(below: step, of: steps), below.isInEffect,
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
      let step = steps[group.positions[index]]
      let isOverwritten = (index > first || isWritten) && isOverwritten(step, of: steps)
      patcher.takeBack(step, isOverwritten: isOverwritten, on: object)
    }
    height = first
  }

  /// Notes that it was a step's turn.
  func rise(to step: MountedStep) { height = max(height, step.slotIndex + 1) }
}

extension MountedStep {
  /// Whether no step is above this one in its slot.
  @usableFromInline final var isLastInSlot: Bool { slot?.group.positions.count == slotIndex + 1 }
}
