import Withy

/// Another live tree, which shares existing objects with the tree of a run.
///
/// An object belongs to the tree that placed it last, and each loss is reported, except that of an object
/// which is leaving. The tree that has lost an object leaves it alone until its block describes it anew.
final class OtherTree<W: World> {
  /// The objects of one of the two trees.
  struct Share {
    /// The objects that the block describes, and those of them that the tree has lost.
    private var described: Set<Int> = []
    private(set) var lost: Set<Int> = []

    /// The objects that belong to the tree.
    var owned: Set<Int> = []

    /// Describes objects, and returns those that the other tree loses, and how many of them it still
    /// describes.
    mutating func describe(
      _ objects: Set<Int>,
      beside other: inout Share
    ) -> (taken: Set<Int>, reports: Int) {
      let taken = objects.subtracting(described).intersection(other.owned)
      described = objects
      lost.formIntersection(objects)
      owned = objects.subtracting(lost)
      let missed = taken.intersection(other.described)
      other.lost.formUnion(missed)
      other.owned.subtract(taken)
      return (taken, missed.count)
    }
  }

  /// The objects of the tree of the run.
  var first = Share()

  private let world: W
  private let counting: RandomTest<W>.Counting
  private var root: W.Node
  private var live: Live?
  private var share = Share()

  /// The objects in the block: alone, or several in what a factory makes.
  private var groups: [[Int]] = []

  init(in world: W, counting: @escaping RandomTest<W>.Counting) {
    (self.world, self.counting) = (world, counting)
    root = world.make(0)
  }

  /// Describes other objects, perhaps in a new tree, and returns whether the tree of the run has lost
  /// some; `nil` if a wrong number was reported.
  func change(using generator: inout some RandomNumberGenerator) -> Bool? {
    if Int.random(in: 0..<8, using: &generator) == 0 {
      if Bool.random(using: &generator) { live?.stop() }
      (live, share, root) = (nil, Share(), world.make(0))
    }
    if Bool.random(using: &generator) {
      let objects = (0..<Program.existing).shuffled(using: &generator)
      groups = (0..<2).map {
        Array(objects[3 * $0..<3 * $0 + Int.random(in: 0..<4, using: &generator)])
      }
    }
    let (taken, expected) = share.describe(Set(groups.joined()), beside: &first)
    let reports = counting {
      if let live {
        live.update()
      } else {
        live = root.live(isolation: nil) { [unowned self] in block }
      }
    }
    return reports == expected ? !taken.isEmpty : nil
  }

  /// Notes the objects that the tree of the run describes, and returns whether as many losses of this
  /// tree were reported.
  func note(_ objects: Set<Int>, reports: Int) -> Bool {
    first.describe(objects, beside: &share).reports == reports
  }

  /// Notes the objects that the tree of the run still contains because they are leaving.
  func noteLeaving(in tree: Snapshot<W>) {
    first.owned.formUnion(world.existing.indices.filter { tree.contains(world.existing[$0]) })
  }

  /// A Boolean value indicating whether the tree contains its objects, in order.
  var isRight: Bool {
    let expected = groups.flatMap { $0.filter(share.owned.contains).map { world.existing[$0] } }
    let actual = W.children(of: W.base(root)).flatMap { child in
      world.existing.contains { $0 === child } ? [child] : W.children(of: child)
    }
    return actual.elementsEqual(expected.map(W.base), by: ===)
  }

  private var block: Hierarchy<W.Base> {
    Hierarchy {
      for group in groups {
        if group.count == 1 {
          world.existing[group[0]]
        } else {
          Builder { self.world.make(0) }.children { group.map { self.world.existing[$0] } }
        }
      }
    }
  }
}

/// The comparison with the rule for objects that two live trees share.
extension RandomRun {
  /// The existing objects that the block describes, but for those in objects that the tree has lost.
  var describedObjects: Set<Int> {
    let fresh = Interpreter<W>(
      state,
      describesFirstPlaces: true,
      without: other?.first.lost ?? []
    )
    fresh.world.root { fresh.block(program) }
    return fresh.placed
  }

  /// Updates the other tree, perhaps several times, and returns whether this one has lost objects to it.
  func changeOther(
    _ pass: Int,
    using generator: inout some RandomNumberGenerator
  ) throws -> Bool {
    guard let other else { return false }
    var hasLost = false
    repeat {
      guard let isLoss = other.change(using: &generator) else {
        throw test.difference(pass, "the other tree reported other objects than those it took")
      }
      hasLost = hasLost || isLoss
      try checkOther(pass)
    } while Int.random(in: 0..<3, using: &generator) == 0
    return hasLost
  }

  /// Notes what this tree describes and takes, which must be reported.
  func noteObjects(reports: Int, _ pass: Int) throws {
    guard let other else { return }
    guard other.note(describedObjects, reports: reports) else {
      throw test.difference(pass, "reported \(reports) objects, not those that it took")
    }
  }

  func checkOther(_ pass: Int) throws {
    guard other?.isRight == false else { return }
    throw test.difference(pass, "the other tree does not contain its objects alone, in order")
  }
}
