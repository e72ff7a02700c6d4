extension Hierarchy {
  /// Walks the hierarchy in step with the previous content of its place, and returns the new
  /// content.
  ///
  /// It is inlinable, so that calling a builder or an element needs no metadata lookup.
  @inlinable
  func _reconcile(by reconciler: Reconciler, at place: MountedPlace) -> MountedPlace {
    let before = place.branch == _branch ? place : MountedPlace()
    var now: MountedPlace
    switch _content {
    case .unchanged(let node):
      if reconciler.findUnchanged(node, at: before) { return before }
      now = Self._reconcile(node.builder, by: reconciler, at: before)
    case .builder(let builder): now = Self._reconcile(builder, by: reconciler, at: before)
    case .node(let object): now = reconciler.reconcile(object, at: before)
    case .list(let items): now = Self._reconcile(items, by: reconciler, at: before)
    case .joined(let joined): now = Self._reconcile(joined.items, by: reconciler, at: before)
    case .forEach(let element): now = element.reconcile(by: reconciler, at: before)
    case .part(let element): now = reconciler.reconcile(element, at: before)
    case .group(let element): now = element.reconcile(by: reconciler, at: before)
    }
    now.branch = _branch
    return now
  }

  /// Compares a builder with the previous content of its place, and returns the new content.
  @inlinable
  static func _reconcile(
    _ builder: (inout NodeRequest<Node>) -> Void,
    by reconciler: Reconciler,
    at place: MountedPlace
  ) -> MountedPlace {
    var answer = NodeRequest<Node>.reconcile(ReconcilerReference(reconciler), place)
    builder(&answer)
    return if case .reconciled(let other) = answer { other } else { place }
  }

  /// Walks a list, copying the places only from the first that has changed.
  @inlinable
  static func _reconcile(
    _ items: [Hierarchy],
    by reconciler: Reconciler,
    at place: MountedPlace
  ) -> MountedPlace {
    let old = place.list?.places ?? []
    var new: [MountedPlace]?
    for index in items.indices {
      let before = index < old.count ? old[index] : MountedPlace()
      let now = items[index]._reconcile(by: reconciler, at: before)
      if new == nil && (index >= old.count || !now.isSame(as: before)) {
        new = Array(old.prefix(index))
      }
      new?.append(now)
    }
    if new == nil && items.count == old.count && place.list != nil { return place }
    return MountedPlace(.list(MountedPlaceList(new ?? Array(old.prefix(items.count)))))
  }
}

/// An unretained reference to a reconciler, passed to a builder.
///
/// Not retaining the reconciler avoids reference counting for each builder. This is safe because
/// only a walk of the reconciler creates the reference, and the walk outlasts the builder's answer:
/// a pass runs in a method of ``Live``, which holds the reconciler until it returns, even if the
/// block releases the live parent meanwhile.
@usableFromInline
@frozen
struct ReconcilerReference {
  @usableFromInline unowned(unsafe) let reconciler: Reconciler

  /// Creates a reference to a reconciler.
  @inlinable
  init(_ reconciler: Reconciler) {
    self.reconciler = reconciler
  }
}

extension Builder where Base: HierarchyNode {
  /// Compares the builder with the previous content of its place, and answers if the content has
  /// changed.
  @inlinable
  @inline(never)
  func _reconcile(
    by reconciler: Reconciler,
    at place: MountedPlace,
    line: UInt,
    _ answer: inout NodeRequest<Base.Node>
  ) {
    if case .factory = _source,
      let (object, patcher) = reconciler.beginRecordingKept(
        madeBy: Base.self,
        at: place,
        line: line
      )
    {
      // The object was made by a factory of `Base`: the node remembers its factory's type, which is
      // constant.
      var base = unsafeDowncast(object, to: Base.self)
      if let _sealed { _sealed.run(on: &base, patcher, depth: 0) }
      _steps(&base, patcher)
      reconciler.endRecordingKept(by: patcher)
    } else {
      answer = .reconciled(_reconciled(by: reconciler, at: place, line: line))
    }
  }

  /// Compares the builder with the previous content of its place, and returns the new content.
  @usableFromInline
  func _reconciled(by reconciler: Reconciler, at place: MountedPlace, line: UInt) -> MountedPlace {
    switch _source {
    case .existing(let object):
      // An object that is at this place already was checked when it came.
      guard place.node?.object === object || object is Base.Node else {
        reconciler.reportForeign(Base.self, in: Base.Node.self)
        return MountedPlace()
      }
      guard let node = reconciler.node(of: object, at: place) else { return MountedPlace() }
      (node.line, node.describedType) = (line, Base.self)
      _record(object, of: node, by: reconciler)
      return place.keeping(node)
    case .factory(let make):
      return _reconciled(make, nil, by: reconciler, at: place, line: line)
    case .identified(let factory):
      return _reconciled(factory.make, factory.identity, by: reconciler, at: place, line: line)
    }
  }

  /// Compares a builder whose object is made by a factory.
  private func _reconciled(
    _ make: () -> Base,
    _ identity: Identity?,
    by reconciler: Reconciler,
    at place: MountedPlace,
    line: UInt
  ) -> MountedPlace {
    let node = reconciler.node(madeBy: Base.self, identity: identity, at: place)
    node.line = line
    if let object = node.object {
      _record(unsafeDowncast(object, to: Base.self), of: node, by: reconciler)
    } else {
      let object = make()
      guard object is Base.Node else {
        reconciler.refuse(Base.self, in: Base.Node.self)
        return MountedPlace()
      }
      guard reconciler.store(object, in: node) else { return MountedPlace() }
      _record(object, of: node, by: reconciler)
    }
    return place.keeping(node)
  }

  /// Runs the steps on the object of a node.
  private func _record(_ object: Base, of node: MountedNode, by reconciler: Reconciler) {
    reconciler.record(node) { patcher in
      var object = object
      if let _sealed { _sealed.run(on: &object, patcher, depth: 0) }
      _steps(&object, patcher)
    }
  }
}
