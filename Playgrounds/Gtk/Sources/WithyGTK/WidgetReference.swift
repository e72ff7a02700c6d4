import CGTK

/// A reference from a widget to its Swift object, stored in the data of the widget.
///
/// The reference to the object is weak: an object whose last reference is released on another
/// thread is freed on the main actor a little later, and is no longer found in the meantime.
@MainActor
final class WidgetReference {
  fileprivate weak var widget: Widget?

  fileprivate static let key = g_quark_from_string("withy-widget")

  private init(_ widget: Widget) { self.widget = widget }

  /// Stores the reference to an object in its widget.
  ///
  /// The data owns one reference to the `WidgetReference`, which GTK releases when the widget is
  /// freed or the data is replaced. Only this file uses the key.
  static func attach(_ object: Widget) {
    let reference = Unmanaged.passRetained(WidgetReference(object))
    g_object_set_qdata_full(object.pointer.object, key, reference.toOpaque()) {
      $0.map { Unmanaged<WidgetReference>.fromOpaque($0).release() }
    }
  }
}

extension Widget {
  /// Returns the object of a widget; `nil` if it has none, like the widgets inside a button.
  static func object(of pointer: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
    // The value for the key is a `WidgetReference` owned by the widget.
    pointer.flatMap { g_object_get_qdata($0.object, WidgetReference.key) }
      .flatMap { Unmanaged<WidgetReference>.fromOpaque($0).takeUnretainedValue().widget }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as an object of GLib.
  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }
}
