/// Values for everything below a part of a block.
///
/// A ``Part`` sets a value by ``Part/environment(_:_:)``, and a part inside it reads the value,
/// however deep it is and without anything between passing it on:
///
/// ```swift
/// let live = screen.live {
///   Part {
///     header
///     Part(reading: \.theme) { theme in
///       Label.make.textColor(theme.text)
///     }
///   }
///   .environment(\.theme, settings.theme)
/// }
/// ```
///
/// Each value has a type, a key (``EnvironmentKey``) and a property that extends this type. The
/// values at the top of a live tree are its ``Live/environment``.
///
/// Two environments are equal if one is a copy of the other, or if no value has been set in either:
/// the values are not compared.
public struct EnvironmentValues: Equatable {
  /// The values that were set; they never change, so the same storage means the same values.
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  /// The values; `nil` if none has been set.
  private var storage: Storage?

  private static let running = ThreadLocal()

  /// Creates an environment in which each value is the default of its key.
  public init() {}

  private init(_ storage: Storage?) {
    self.storage = storage
  }

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  /// - Complexity: O(1) to read; O(*n*) to set, where *n* is the number of values that are set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = storage?.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      var values = storage?.values ?? [:]
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Returns whether one environment is a copy of the other.
  @inline(__always)
  public static func == (a: EnvironmentValues, b: EnvironmentValues) -> Bool {
    a.storage === b.storage
  }

  /// The environment of the block that runs on this thread, for adapters; ``run(_:)``, which alone
  /// sets it, retains it until its closure has returned.
  public static var _current: EnvironmentValues {
    EnvironmentValues(
      running.word.map { Unmanaged<Storage>.fromOpaque($0).takeUnretainedValue() }
    )
  }

  /// Calls a closure in which this environment is the current one.
  func run<Result>(_ body: () -> Result) -> Result {
    let outer = Self.running.word
    Self.running.word = storage.map { Unmanaged.passUnretained($0).toOpaque() }
    defer { Self.running.word = outer }
    return withExtendedLifetime(storage, body)
  }
}
