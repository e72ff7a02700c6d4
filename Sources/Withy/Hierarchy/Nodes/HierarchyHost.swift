/// A class that nests and configures its own children, once, as declared by a subclass.
///
/// The base class of a family calls ``setUp(file:line:constraints:)`` at the end of its
/// initializer, and exposes nothing else. A subclass declares its content:
///
/// ```swift
/// class Screen: View, HierarchyHost {
///   required init() {
///     super.init()
///     setUp()
///   }
///
///   var hierarchy: Hierarchy<View> {}
///   func configure() {}
/// }
///
/// final class LoginScreen: Screen {
///   let title = Label()
///
///   @HierarchyBuilder<View> override var hierarchy: Hierarchy<View> {
///     title
///     Button.make.title("Log in")
///   }
///
///   override func configure() { title.text = "Welcome" }
/// }
/// ```
///
/// A subclass of such a subclass extends the hierarchy: `super.hierarchy + extra`.
public protocol HierarchyHost: Nestable {
  /// The children, at any depth.
  ///
  /// The property is a result-builder block in the class that declares the conformance; a subclass
  /// that overrides it writes `@HierarchyBuilder<View> override var hierarchy`, or returns a
  /// hierarchy.
  @HierarchyBuilder<Node>
  var hierarchy: Hierarchy<Node> { get }

  /// Configures the children after they are nested. The default implementation does nothing.
  func configure()
}

extension HierarchyHost {
  /// Does nothing.
  public func configure() {}

  /// Nests the hierarchy, applies the constraints, and configures the children, in this order.
  ///
  /// An object is set up once. A second call, for instance in the initializer of a subclass, is
  /// reported and does nothing.
  ///
  /// - Parameters:
  ///   - file: The file named in diagnostics; by default the file of the call.
  ///   - line: The line named in diagnostics; by default the line of the call.
  ///   - constraints: A closure in which the base class activates the constraints or the layout of
  ///     its platform; by default it does nothing.
  public func setUp(
    file: StaticString = #fileID,
    line: UInt = #line,
    constraints: () -> Void = {}
  ) {
    guard SetUpHost.add(self) else {
      return Diagnostics.report(
        "\(type(of: self)) has already been set up; skipped",
        file: file,
        line: line
      )
    }
    self(file: file, line: line) { hierarchy }
    constraints()
    configure()
  }
}

/// A host that has been set up.
///
/// `Sendable` is unchecked, but holds: only ``add(_:)`` loads the reference, for an object that its
/// caller has at that address, and gets this object, or `nil` if a former one had the address.
private struct SetUpHost: @unchecked Sendable {
  weak var object: AnyObject?

  /// The hosts, each until another one has its address.
  private static let all = Locked<[ObjectIdentifier: SetUpHost]>([:])

  /// Adds a host, and returns whether it is new.
  static func add(_ object: AnyObject) -> Bool {
    let host = SetUpHost(object: object)
    return all.withLock { all in
      let former = all.updateValue(host, forKey: ObjectIdentifier(object))
      return former?.object == nil
    }
  }
}
