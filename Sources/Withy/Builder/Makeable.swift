#if canImport(ObjectiveC)
  public import Foundation
#endif

/// A class whose instances can be made without arguments, which gives ``make``.
///
/// A class adopts it beside its `init()`, which has to be `required` if the class is not `final`;
/// its subclasses follow:
///
/// ```swift
/// class Label: Makeable {
///   var text = ""
///   required init() {}
/// }
///
/// let label = Label.make.text("12 unread").build()
/// ```
///
/// A class whose `init()` cannot be `required`, because it belongs to somebody else, is made by an
/// expression: ``Configurable/make(_:)``. On Apple platforms every `NSObject` has `make` and does
/// not adopt this protocol.
public protocol Makeable: Configurable {
  /// Creates an object.
  init()
}

extension Makeable {
  /// A builder of a new object, made in every build.
  ///
  /// ```swift
  /// let makesLabels = Label.make.text("new")
  /// ```
  @inlinable
  public static var make: Builder<Self> {
    Builder(_source: .factory { Self() })
  }
}

extension Configurable {
  /// A builder of the object that an expression makes.
  ///
  /// ```swift
  /// let button = UIButton.make(.init(type: .system)).tintColor(.red).build()
  /// ```
  ///
  /// The class is named before the chain, which is what lets the compiler check the chain in linear
  /// time.
  ///
  /// - Parameter object: An expression that makes the object. It is evaluated in every
  ///   ``Builder/build()``, and not before. To describe an object that exists already, use ``with``.
  /// - Returns: A builder without steps.
  @inlinable
  public static func make(_ object: @autoclosure @escaping () -> Self) -> Builder<Self> {
    Builder(_source: .factory(object))
  }
}

extension Configurable {
  /// Does not compile: Withy knows no `init()` of the class.
  @available(
    *,
    unavailable,
    message:
      "this class is not Makeable; adopt Makeable, or make the object by an expression: make(.init(…))"
  )
  @_disfavoredOverload
  public static var make: Builder<Self> { fatalError() }

  /// Does not compile: a block of children is for a class that is Makeable and Nestable.
  @available(
    *,
    unavailable,
    message:
      "a block behind 'make' holds children, for a class that is Makeable and Nestable; make an object by an expression: make(.init(…))"
  )
  @_disfavoredOverload
  public static func make<Child>(_ children: () -> Child) -> Builder<Self> { fatalError() }
}

#if canImport(ObjectiveC)
  extension Configurable where Self: NSObject {
    /// A builder of a new object, made by `init()` in every build.
    ///
    /// ```swift
    /// let makesLabels = UILabel.make.text("new")
    /// ```
    ///
    /// - Important: A class that hides `init()`, which in Swift is a class with initializers of its
    ///   own that does not override it, traps here as it does when it is made by its metatype. Make
    ///   its objects by an expression: ``Configurable/make(_:)``.
    @inlinable
    @_disfavoredOverload
    public static var make: Builder<Self> {
      Builder(_source: .factory { Self() })
    }
  }
#endif
