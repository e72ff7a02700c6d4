import CGTK
public import Foundation
public import WithyLayout

/// A widget of GTK: the base class of the tree.
///
/// There is one Swift object for a widget. It owns the widget, and a container owns its children, so
/// that a widget lives as long as its place in the tree, or as long as it is held.
@MainActor
open class Widget {
  /// The widget, which is there as long as this object: it holds a reference to it.
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// The container that the widget is a child of.
  public internal(set) final weak var parent: Container?

  /// The place that the layout of the parent has given, in whole pixels.
  final var frame: CGRect?

  /// The place in the order of a ``ListBox``, between those of the neighbours.
  final var listPlace = 0.0

  /// A Boolean value indicating whether the program is changing the widget.
  private(set) final var isBeingSet = false

  /// Takes over a widget that GTK has just made.
  ///
  /// - Parameter pointer: What a function of GTK that makes widgets has returned, which is never null.
  init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
    WidgetReference.attach(self, to: pointer)
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// Returns the size that the widget takes when a size is proposed to it.
  ///
  /// It takes what is proposed between the minimum and the natural size that GTK asks for, and more
  /// along the axes along which it expands.
  open func size(for proposal: ProposedSize) -> CGSize {
    requestedSize(for: proposal)
  }

  /// What is known of how the widget follows a proposal: by default nothing, because GTK gives every widget
  /// a minimum of its own.
  open var flexibility: Flexibility { .unknown }

  /// Changes the widget, without telling the handlers of its signals.
  final func silently(_ change: () -> Void) {
    let wasBeingSet = isBeingSet
    isBeingSet = true
    change()
    isBeingSet = wasBeingSet
  }

  /// Takes the widget out of its parent.
  public final func removeFromParent() {
    parent?.remove(self)
  }
}

// MARK: - Properties

extension Widget {
  /// The text that is shown while the pointer rests on the widget; an empty one for none.
  public var tooltip: String {
    get { self["tooltip-text"] }
    set { self["tooltip-text"] = newValue }
  }

  /// A Boolean value indicating whether the widget is shown.
  public var isVisible: Bool {
    get { self["visible"] }
    set { self["visible"] = newValue }
  }

  /// A Boolean value indicating whether the widget reacts to input.
  public var isEnabled: Bool {
    get { self["sensitive"] }
    set { self["sensitive"] = newValue }
  }

  /// A Boolean value indicating whether the widget takes what width is left.
  public var expandsHorizontally: Bool {
    get { self["hexpand"] }
    set { self["hexpand"] = newValue }
  }

  /// A Boolean value indicating whether the widget takes what height is left.
  public var expandsVertically: Bool {
    get { self["vexpand"] }
    set { self["vexpand"] = newValue }
  }

  /// The opacity, from 0 to 1.
  public var opacity: Double {
    get { self["opacity"] }
    set { self["opacity"] = newValue }
  }

  /// Where the widget stands horizontally in the room that its container gives it.
  public var horizontalPlacement: Placement {
    get { self["halign"] }
    set { self["halign"] = newValue }
  }

  /// Where the widget stands vertically in the room that its container gives it.
  public var verticalPlacement: Placement {
    get { self["valign"] }
    set { self["valign"] = newValue }
  }

  /// The empty room around the widget, in pixels.
  public var margin: Int {
    get { self["margin-start"] }
    set {
      self["margin-start"] = newValue
      self["margin-end"] = newValue
      self["margin-top"] = newValue
      self["margin-bottom"] = newValue
    }
  }

  /// The classes of the widget in style sheets.
  public var styleClasses: Set<String> {
    get {
      guard let names = gtk_widget_get_css_classes(pointer) else { return [] }
      defer { g_strfreev(names) }
      var classes: Set<String> = []
      var next = names
      while let name = next.pointee {
        classes.insert(String(cString: name))
        next += 1
      }
      return classes
    }
    set {
      let old = styleClasses
      for name in old.subtracting(newValue) { gtk_widget_remove_css_class(pointer, name) }
      for name in newValue.subtracting(old) { gtk_widget_add_css_class(pointer, name) }
    }
  }
}

// MARK: - Focus

extension Widget {
  /// A Boolean value indicating whether the widget, or one inside it, gets what is typed.
  public var hasFocus: Bool {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }

  /// Asks for what is typed.
  ///
  /// - Returns: Whether the widget, or one inside it, gets it now.
  @discardableResult
  public func focus() -> Bool {
    gtk_widget_grab_focus(pointer) != 0
  }

  /// Takes the widget to another place, and gives it the focus back that it has there.
  ///
  /// GTK has a focus that is taken out go elsewhere, later; so it is taken away and given again, which
  /// handlers of ``Signal/focusLost`` hear of when the tree stands.
  final func keepingFocus(_ move: () -> Void) {
    let focus = gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }
    guard let focus, focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0 else {
      return move()
    }
    // What has the focus is inside this widget, which is held; handlers may take it out.
    g_object_ref(focus)
    defer { g_object_unref(focus) }
    move()
    guard let root = gtk_widget_get_root(focus) else { return }
    gtk_root_set_focus(root, nil)
    // A text would select all of itself.
    if cgtk_is_text(focus) != 0 {
      gtk_text_grab_focus_without_selecting(
        UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GtkText.self)
      )
    } else {
      gtk_widget_grab_focus(focus)
    }
  }
}

// MARK: - Pointers

extension Widget {
  /// The widget as a pointer to one of its classes, whose functions take that class.
  ///
  /// The class is one that this subclass has made its widget of.
  func pointer<Class>(as _: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Class.self)
  }

  /// The widget as a pointer to a class whose fields GTK does not show.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Returns the object of a widget; `nil` if it has none, as what is inside a button.
  static func object(of pointer: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
    pointer.flatMap { WidgetReference.object(of: $0) }
  }
}
