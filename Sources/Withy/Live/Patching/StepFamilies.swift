/// The steps of one object, grouped so that steps of different families never overlap.
///
/// This avoids a search through all steps for each step of an object with thousands of them.
struct StepFamilies {
  /// The number of steps up to which it is faster to search all of them.
  static var threshold: Int { 16 }

  /// The steps that declare properties, by family, in order.
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

  /// Returns the family of each of some steps that declare properties.
  static func numbers(of steps: [MountedStep]) -> [ObjectIdentifier: Int] {
    let steps = steps.filter { $0.path != nil }
    let find = family(among: steps)
    return Dictionary(steps.map { (ObjectIdentifier($0), find($0)) }) { first, _ in first }
  }

  /// Returns the steps that may overlap a step.
  func members(of step: MountedStep) -> [MountedStep] { families[step.family] ?? [] }

  /// Returns a function that returns the family of each of some steps.
  ///
  /// The family depends on the first key path, unless a key path leads through several members:
  /// then on the names of the members, and also on the arguments of a subscript if all paths that
  /// begin with the same name have the same names.
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
