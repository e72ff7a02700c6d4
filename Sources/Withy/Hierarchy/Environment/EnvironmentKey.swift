/// A key by which a value of the environment is set and read, with its default value.
///
/// Declare a key for each value, and a property of ``EnvironmentValues`` by which it is set and
/// read:
///
/// ```swift
/// struct ThemeKey: EnvironmentKey {
///   static let defaultValue = Theme.light
/// }
///
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
///
/// The names are those of SwiftUI. In a file that imports both, write `Withy.EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no part sets one.
  static var defaultValue: Value { get }
}
