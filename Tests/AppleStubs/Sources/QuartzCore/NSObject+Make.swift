// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
import Synchronization
public import Withy

// On Apple's platforms Withy gives every `NSObject` a `make`, because initializers that are
// imported from Objective-C need not be `required`. A Swift class cannot say that, and a `required
// init()` here would let samples compile that do not compile there. So there is a table of makers
// instead.

/// Creates objects of classes whose `init()` the compiler does not know.
public enum Makers {
  private static let makers = Mutex<[ObjectIdentifier: @Sendable () -> NSObject]>([:])

  /// Says how a class is made.
  public static func add<Object: NSObject>(
    _ type: Object.Type,
    _ make: @escaping @Sendable () -> Object
  ) {
    makers.withLock { $0[ObjectIdentifier(type)] = make }
  }

  /// Makes an object of a class.
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let make = makers.withLock { $0[ObjectIdentifier(type)] }
    guard let make, let object = make() as? Object else {
      fatalError("Makers.add(\(type).self) { \(type)() } is missing")
    }
    return object
  }
}

extension Configurable where Self: NSObject {
  public static var make: Builder<Self> { Builder<Self> { Makers.make(Self.self) } }
}

extension Configurable where Self: NSObject & Makeable {
  public static var make: Builder<Self> { Builder<Self> { Self() } }
}

extension Configurable where Self: NSObject & Nestable {
  @_disfavoredOverload
  public static func make(
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @HierarchyBuilder<Node> _ children: () -> Hierarchy<Node>
  ) -> Builder<Self> {
    make.children(file: file, line: line, column: column, children)
  }
}
