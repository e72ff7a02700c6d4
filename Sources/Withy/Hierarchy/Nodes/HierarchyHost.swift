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
    self(file: file, line: line) { hierarchy }
    constraints()
    configure()
  }
}
