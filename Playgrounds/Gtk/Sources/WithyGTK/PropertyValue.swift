public import CGTK

/// A value of a GLib property: a Boolean value, a number, a string, an axis, or an ``Enumeration``.
public protocol PropertyValue: Equatable {
  /// The GLib type of the value; GLib converts from and to numbers of other sizes and enumerations.
  static var type: GType { get }

  /// Reads the value from one of that type.
  init(_ value: inout GValue)

  /// Writes the value into one of that type.
  func write(to value: inout GValue)
}

extension Bool: PropertyValue {
  /// The type in GLib.
  public static var type: GType { cgtk_type_boolean() }
  /// Reads the value from one in GLib.
  public init(_ value: inout GValue) { self = g_value_get_boolean(&value) != 0 }
  /// Writes the value into one in GLib.
  public func write(to value: inout GValue) { g_value_set_boolean(&value, self ? 1 : 0) }
}

extension Int: PropertyValue {
  /// The type in GLib.
  public static var type: GType { cgtk_type_int() }
  /// Reads the value from one in GLib.
  public init(_ value: inout GValue) { self = Int(g_value_get_int(&value)) }
  /// Writes the value into one in GLib.
  public func write(to value: inout GValue) { g_value_set_int(&value, Int32(clamping: self)) }
}

extension Double: PropertyValue {
  /// The type in GLib.
  public static var type: GType { cgtk_type_double() }
  /// Reads the value from one in GLib.
  public init(_ value: inout GValue) { self = g_value_get_double(&value) }
  /// Writes the value into one in GLib.
  public func write(to value: inout GValue) { g_value_set_double(&value, self) }
}

extension String: PropertyValue {
  /// The type in GLib.
  public static var type: GType { cgtk_type_string() }
  /// Reads the value from one in GLib.
  public init(_ value: inout GValue) {
    self = g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }

  /// Writes the string into one in GLib.
  public func write(to value: inout GValue) { g_value_set_string(&value, whole) }

  /// The string for GTK, which would cut it at a NUL: this is reported and replaced by U+FFFD.
  var whole: String {
    guard utf8.contains(0) else { return self }
    Diagnostics.report("GTK text cannot contain NUL; replaced by U+FFFD")
    return replacing("\0", with: "\u{FFFD}")
  }
}

extension Axis: PropertyValue {
  /// The type in GLib.
  public static var type: GType { Int.type }
  /// Reads the axis from a `GtkOrientation`.
  public init(_ value: inout GValue) { self = Int(&value) == 0 ? .horizontal : .vertical }
  /// Writes the axis into a `GtkOrientation`.
  public func write(to value: inout GValue) { (self == .horizontal ? 0 : 1).write(to: &value) }
}

/// A value of a GTK enumeration, by its number.
///
/// ```swift
/// struct Justification: RawRepresentable, Hashable, Enumeration {
///   let rawValue: Int
///   static let center = Justification(rawValue: 2)
/// }
/// ```
public protocol Enumeration: PropertyValue {
  /// Creates the value with a number.
  init(rawValue: Int)

  /// The number in GTK.
  var rawValue: Int { get }
}

extension Enumeration {
  /// The type in GLib.
  public static var type: GType { Int.type }
  /// Reads the value from one in GLib.
  public init(_ value: inout GValue) { self.init(rawValue: Int(&value)) }
  /// Writes the value into one in GLib.
  public func write(to value: inout GValue) { rawValue.write(to: &value) }
}

extension Widget {
  /// Accesses a property by its GTK name; an equal value is not set again.
  ///
  /// Setting an equal text would move the cursor of an entry, and every change causes a layout.
  ///
  /// - Parameter name: The name of a property of the widget's class, whose type can be converted to
  ///   that of the value. For any other name GTK writes a warning, and nothing is set.
  public subscript<Value: PropertyValue>(name: StaticString) -> Value {
    get { self[name, of: UnsafeMutableRawPointer(pointer)] }
    set { self[name, of: UnsafeMutableRawPointer(pointer)] = newValue }
  }

  /// Accesses a property of an object that belongs to the widget.
  subscript<Value: PropertyValue>(name: StaticString, of object: UnsafeMutableRawPointer) -> Value {
    get {
      var value = GValue()
      g_value_init(&value, Value.type)
      defer { g_value_unset(&value) }
      g_object_get_property(object.assumingMemoryBound(to: GObject.self), name.cString, &value)
      return Value(&value)
    }
    set {
      guard newValue != self[name, of: object] as Value else { return }
      var value = GValue()
      g_value_init(&value, Value.type)
      defer { g_value_unset(&value) }
      newValue.write(to: &value)
      silently {
        g_object_set_property(object.assumingMemoryBound(to: GObject.self), name.cString, &value)
      }
    }
  }
}

extension StaticString {
  /// The characters of a literal, which are null-terminated and never freed.
  var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
