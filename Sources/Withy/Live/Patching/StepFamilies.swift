/// The steps of one object, by what they declare: steps of different families do not overlap.
///
/// It is what keeps objects with thousands of steps from being looked through for each of them.
struct StepFamilies {
  /// The number of steps up to which it is quicker to look at all.
  static var threshold: Int { 16 }

  /// The steps that declare properties, by their family, in order.
  private var families: [Int: [MountedStep]] = [:]

  /// Creates the families of steps.
  init(_ steps: [MountedStep]) {
    let steps = steps.filter { $0.path != nil }
    let find = Self.family(among: steps)
    for step in steps {
      step.family = find(step)
      families[step.family, default: []].append(step)
    }
  }

  /// The steps that may overlap one of them.
  func members(of step: MountedStep) -> [MountedStep] { families[step.family] ?? [] }

  /// Returns what tells the family of each of some steps.
  ///
  /// The first key path does, but where one leads through several members: then the names of the members,
  /// and beside them what a subscript was given if all that begins with the same name has the same names.
  private static func family(among steps: [MountedStep]) -> (MountedStep) -> Int {
    guard steps.contains(where: { $0.path?.isCompound == true }) else {
      return { $0.path?.first.hashValue ?? 0 }
    }
    var names: [String: Set<[String]>] = [:]
    for step in steps {
      guard let members = step.members, let first = members.first else { return { _ in 0 } }
      names[first, default: []].insert(step.path?.others.isEmpty == true ? members : [])
    }
    return { step in
      let first = step.members?.first ?? ""
      let isAlike = names[first]?.count == 1 && names[first] != [[]]
      return isAlike ? step.path?.first.hashValue ?? 0 : first.hashValue
    }
  }
}
