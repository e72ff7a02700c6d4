import CGTK

/// A value of a GLib property.
protocol PropertyValue: Equatable {
  /// The GLib type of the value; GLib converts from and to numbers of other sizes and enumerations.
  static var type: GType { get }

  /// Reads the value from one of that type.
  init(_ value: inout GValue)

  /// Writes the value into one of that type.
  func write(to value: inout GValue)
}

extension Bool: PropertyValue {
  static var type: GType { cgtk_type_boolean() }
  init(_ value: inout GValue) { self = g_value_get_boolean(&value) != 0 }
  func write(to value: inout GValue) { g_value_set_boolean(&value, self ? 1 : 0) }
}

extension Int: PropertyValue {
  static var type: GType { cgtk_type_int() }
  init(_ value: inout GValue) { self = Int(g_value_get_int(&value)) }
  func write(to value: inout GValue) { g_value_set_int(&value, Int32(clamping: self)) }
}

extension Double: PropertyValue {
  static var type: GType { cgtk_type_double() }
  init(_ value: inout GValue) { self = g_value_get_double(&value) }
  func write(to value: inout GValue) { g_value_set_double(&value, self) }
}

extension String: PropertyValue {
  static var type: GType { cgtk_type_string() }
  init(_ value: inout GValue) {
    self = g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }
  func write(to value: inout GValue) { g_value_set_string(&value, self) }
}

/// A value of a GTK enumeration, by its number.
protocol Enumeration: PropertyValue {
  init(rawValue: Int)
  var rawValue: Int { get }
}

extension Enumeration {
  static var type: GType { Int.type }
  init(_ value: inout GValue) { self.init(rawValue: Int(&value)) }
  func write(to value: inout GValue) { rawValue.write(to: &value) }
}

extension Widget {
  /// Accesses a property by its GTK name; an equal value is not set again.
  ///
  /// Setting an equal text would move the cursor of an entry, and every change causes a layout.
  subscript<Value: PropertyValue>(name: StaticString) -> Value {
    get {
      var value = GValue()
      g_value_init(&value, Value.type)
      defer { g_value_unset(&value) }
      g_object_get_property(pointer.object, name.cString, &value)
      return Value(&value)
    }
    set {
      guard newValue != self[name] as Value else { return }
      var value = GValue()
      g_value_init(&value, Value.type)
      defer { g_value_unset(&value) }
      newValue.write(to: &value)
      silently { g_object_set_property(pointer.object, name.cString, &value) }
    }
  }
}

extension StaticString {
  /// The characters of a literal, which are null-terminated and never freed.
  var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
