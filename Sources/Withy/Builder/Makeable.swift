#if canImport(ObjectiveC)
  public import Foundation
#endif

/// A class whose instances can be made without arguments, which provides ``Configurable/make``.
///
/// A class declares conformance beside its `init()`, which has to be `required` unless the class is
/// `final`; subclasses inherit the conformance:
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
/// For a class whose `init()` cannot be made `required`, because it is not yours, use an
/// expression: ``Configurable/make(_:_:)``. On Apple platforms every `NSObject` has `make` without
/// conforming to this protocol.
public protocol Makeable: Configurable {
  /// Creates an object.
  init()
}

// Members of `Configurable`, so that the compiler names the conformance that another class lacks.
extension Configurable where Self: Makeable {
  /// A builder that makes a new object in every build.
  ///
  /// ```swift
  /// let makesLabels = Label.make.text("new")
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public static var make: Builder<Self> {
    Builder(_source: .factory { Self() })
  }
}

extension Configurable {
  /// Returns a builder of an object made by an expression.
  ///
  /// ```swift
  /// let button = UIButton.make(.init(type: .system)).tintColor(.red).build()
  /// ```
  ///
  /// The class is named before the chain, which lets the compiler check the chain in linear time.
  ///
  /// - Parameters:
  ///   - object: An expression that makes the object, evaluated in every ``Builder/build()``, and not
  ///     before. To describe an existing object, use ``with``.
  ///   - block: Not to be passed. It matches a block written after `make`, so that the compiler
  ///     reports what the class lacks to have children.
  /// - Returns: A builder without steps.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func make(
    _ object: @autoclosure @escaping () -> Self,
    _ block: ((Never) -> Never)? = nil
  ) -> Builder<Self> {
    Builder(_source: .factory(object))
  }
}

#if canImport(ObjectiveC)
  extension Configurable where Self: NSObject {
    /// A builder that makes a new object by `init()` in every build.
    ///
    /// ```swift
    /// let makesLabels = UILabel.make.text("new")
    /// ```
    ///
    /// - Important: A class that hides `init()`, which in Swift is a class with other initializers
    ///   that does not override it, traps here, as it does when made through its metatype. Make its
    ///   objects by an expression: ``Configurable/make(_:_:)``.
    @_alwaysEmitIntoClient
    @inline(__always)
    public static var make: Builder<Self> {
      Builder(_source: .factory { Self() })
    }
  }

  // The properties of `Makeable` and of `NSObject` would be ambiguous. If one were disfavoured,
  // editors would complete the method instead.
  extension Configurable where Self: NSObject & Makeable {
    /// A builder that makes a new object by `init()` in every build.
    @_alwaysEmitIntoClient
    @inline(__always)
    public static var make: Builder<Self> {
      Builder(_source: .factory { Self() })
    }
  }
#endif
