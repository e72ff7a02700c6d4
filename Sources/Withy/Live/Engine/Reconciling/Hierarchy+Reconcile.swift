/// The walk over a hierarchy, together with the previous contents of its places.
extension Hierarchy {
  /// Walks the hierarchy in step with the former content of its place, and returns the new content.
  ///
  /// The method is inlinable, so that calling a builder or an element needs no metadata lookup.
  @inlinable
  func _reconcile(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    let before = place.branch == _branch ? place : MountedPlace()
    switch _content {
    case .builder(let builder):
      return Self._reconcile(builder, by: reconciler, at: before).inBranch(_branch)
    case .list(let items):
      return Self._reconcile(items, by: reconciler, at: before).inBranch(_branch)
    case .unchanged(let node) where reconciler.visitUnchanged(node, at: before): return before
    default: return _reconcileOther(by: reconciler, at: before).inBranch(_branch)
    }
  }

  /// Walks content that is neither a builder nor a list.
  ///
  /// This is a function of its own, because a switch over all content takes three times as much of
  /// the stack in unoptimised code.
  @inlinable
  @inline(never)
  func _reconcileOther(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    switch _content {
    case .builder, .list: place
    case .unchanged(let node): Self._reconcile(node.builder, by: reconciler, at: place)
    case .node(let object): reconciler.reconcile(object, at: place)
    case .joined(let joined): Self._reconcile(joined.items, by: reconciler, at: place)
    case .forEach(let element): element.reconcile(by: reconciler, at: place)
    case .part(let element): reconciler.reconcile(element, at: place)
    case .group(let element): element.reconcile(by: reconciler, at: place)
    }
  }

  /// Compares a builder with the previous content of its place, and returns the new content.
  @inlinable
  static func _reconcile(
    _ builder: (inout NodeRequest<Node>) -> Void,
    by reconciler: Reconciler,
    at place: MountedPlace
  ) -> MountedPlace {
    var answer = NodeRequest<Node>.reconcile(.passUnretained(reconciler), place)
    builder(&answer)
    return if case .reconciled(let other) = answer { other } else { place }
  }

  @inlinable
  static func _reconcile(
    _ items: [Hierarchy],
    by reconciler: Reconciler,
    at place: MountedPlace
  ) -> MountedPlace {
    var places = PlaceListBuilder(place.list)
    var index = 0
    while index < items.count {
      let levels = items[index]._levelsInList
      reconciler.depth &+= levels
      places.append(items[index]._reconcile(by: reconciler, at: places[index]), at: index)
      reconciler.depth &-= levels
      index &+= 1
    }
    return places.place(count: items.count) ?? place
  }
}

extension Builder where Base: HierarchyNode {
  /// Compares the builder with the content of its place, and answers with the place as it is now.
  @inlinable
  @inline(never)
  func _reconcile(
    by reconciler: Reconciler,
    at place: MountedPlace,
    line: UInt,
    _ answer: inout NodeRequest<Base.Node>
  ) {
    guard let patcher = _beginRun(by: reconciler, at: place, line: line, &answer),
      let object = patcher.node.object
    else { return }
    // A builder of `Base` has described the node's object, or made it.
    var base = unsafeDowncast(object, to: Base.self)
    repeat { _run(on: &base, patcher) } while !reconciler.endRun(by: patcher)
  }

  /// Finds or makes the node of the builder, and begins a run of its steps, if they are to run.
  @usableFromInline
  func _beginRun(
    by reconciler: Reconciler,
    at place: MountedPlace,
    line: UInt,
    _ answer: inout NodeRequest<Base.Node>
  ) -> StepPatcher? {
    let node = _node(by: reconciler, at: place, line: line)
    answer = .reconciled(node.map { place.keeping($0) } ?? MountedPlace())
    return node.flatMap { reconciler.beginRun($0) }
  }

  /// Returns the node of the builder, which it makes if there is none; `nil` if the object cannot
  /// be placed here.
  private func _node(by reconciler: Reconciler, at place: MountedPlace, line: UInt) -> MountedNode?
  {
    switch _source {
    case .existing(let object):
      // An object that is at this place already was checked when it came here.
      guard place.node?.object === object || object is Base.Node else {
        reconciler.reportForeign(Base.self, in: Base.Node.self)
        return nil
      }
      let node = reconciler.node(of: object, at: place)
      node?.line = line
      node?.describedType = Base.self
      return node
    case .factory(let make, let identity):
      guard let node = reconciler.node(madeBy: Base.self, identity: identity, at: place) else {
        return nil
      }
      node.line = line
      if node.object != nil { return node }
      let object = make()
      guard object is Base.Node else {
        reconciler.found.removeLast()
        reconciler.reportForeign(Base.self, in: Base.Node.self)
        return nil
      }
      return reconciler.store(object, in: node) ? node : nil
    }
  }
}
