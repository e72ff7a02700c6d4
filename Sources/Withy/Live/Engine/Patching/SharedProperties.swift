/// The steps of a chain that share a property, in groups.
///
/// The groups depend only on the paths of the steps, so objects whose chains are alike share them.
struct SharedProperties {
  /// Several steps that declare a property and parts of it.
  final class Group {
    /// The positions of the steps in the chain, in order.
    let positions: [Int]

    /// Whether a step that sets a whole overwrites every part that is set above it: whether no step
    /// leads through an object in the value.
    let isValue: Bool

    /// The names of the members of each step's path, and the indices of the steps by these names.
    let names: [[AnyHashable]]
    let indices: [[AnyHashable]: [Int]]

    fileprivate init(_ members: [(position: Int, path: PropertyPath, names: [AnyHashable])]) {
      positions = members.map(\.position)
      isValue = members.allSatisfy { !$0.path.isCompound && !$0.path.leadsThroughObject }
      names = members.map(\.names)
      indices = Dictionary(grouping: names.indices) { [names] in names[$0] }
    }
  }

  private let paths: [PropertyPath?]

  /// The group of each step that shares its property, by position.
  private var byPosition: [Int: Group] = [:]

  private init(_ steps: [MountedStep]) {
    paths = steps.map(\.path)
    let members = paths.enumerated().compactMap { position, path in path.map { (position, $0) } }
    let names = Self.names(of: members.map(\.1))
    let declared = Set(names)
    let wholes = names.map { names in
      // The shortest declared path that this one begins with is that of the whole.
      let length = (0...names.count).first { declared.contains(Array(names[..<$0])) }
      return names[..<(length ?? 0)]
    }
    for indices in Dictionary(grouping: members.indices, by: { wholes[$0] }).values
    where indices.count > 1 {
      let group = Group(indices.map { (members[$0].0, members[$0].1, names[$0]) })
      for position in group.positions { byPosition[position] = group }
    }
  }

  /// Returns the properties that the steps of a chain may share, if any: those of an earlier chain, if
  /// the paths are the same.
  static func of(_ steps: [MountedStep], known: SharedProperties?) -> SharedProperties? {
    if areApart(steps) { return nil }
    let areSame = known?.paths.elementsEqual(steps) {
      $0 == $1.path && $0?.isCompound == $1.path?.isCompound
    }
    return areSame == true ? known : SharedProperties(steps)
  }

  /// Returns whether it is certain at a glance that no step declares the property of another, or a
  /// whole around it, as in most chains.
  private static func areApart(_ steps: [MountedStep]) -> Bool {
    if steps.count > 16 {
      let paths = steps.compactMap(\.path)
      return !paths.contains(where: \.isCompound) && Set(paths.map(\.first)).count == paths.count
    }
    for index in steps.indices {
      // Only the first key path is copied, as it differs in most chains.
      guard let first = steps[index].path?.first else { continue }
      if steps[index].path?.isCompound == true { return steps.count == 1 }
      for earlier in 0..<index where steps[earlier].path?.first == first {
        if steps[earlier].path?.overlaps(steps[index].path) == true { return false }
      }
    }
    return true
  }

  /// Returns what names the members of each path: their key paths, or their names if a key path of
  /// several members has the same ones.
  ///
  /// To find names of a subscript, the system searches all symbols, for up to half a millisecond.
  private static func names(of paths: [PropertyPath]) -> [[AnyHashable]] {
    let compound = paths.map { $0.isCompound ? $0.members : [] }
    if compound.joined().allSatisfy({ $0.count == 1 }) {
      return paths.map { $0.keyPaths.map { $0 } }
    }
    let members = zip(paths, compound).map { $0.isCompound ? $1 : $0.members }
    var shared: Set<[String]> = []
    for members in members where members.contains(where: { $0.count > 1 }) {
      let names = Array(members.joined())
      for length in 1...names.count { shared.insert(Array(names[..<length])) }
    }
    return zip(paths, members).map { path, members in
      var names: [String] = []
      return zip(path.keyPaths, members).flatMap { keyPath, own in
        names += own
        return shared.contains(names) ? own.map { AnyHashable($0) } : [keyPath]
      }
    }
  }

  /// Returns the group of the step at a position, if others share its property.
  func group(at position: Int) -> Group? { byPosition[position] }

  /// Gives each group's steps a slot; those before the first that is not kept may be in effect.
  func formSlots(of steps: [MountedStep], isKept: (MountedStep) -> Bool = { _ in true }) {
    for (first, group) in byPosition where first == group.positions[0] {
      let height = group.positions.prefix { isKept(steps[$0]) }.count
      let slot = PropertySlot(group, height: height)
      for (index, position) in group.positions.enumerated() {
        (steps[position].slot, steps[position].slotIndex) = (slot, index)
      }
    }
  }
}
