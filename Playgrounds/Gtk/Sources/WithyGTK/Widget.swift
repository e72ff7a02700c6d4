public import CGTK
public import Foundation

/// A GTK widget: the base class of the tree.
///
/// There is one Swift object for each widget. It owns the widget, and a container owns its
/// children, so a widget lives as long as it is in the tree or is retained.
@MainActor
open class Widget {
  /// The GTK widget, to which this object has a strong reference.
  public final let pointer: UnsafeMutablePointer<GtkWidget>

  /// The container that the widget is a child of.
  public internal(set) final weak var parent: Container?

  /// The frame assigned by the parent's layout, in whole pixels.
  final var frame: CGRect?

  /// The sort key in a ``ListBox``, between those of the neighbours.
  final var listPlace = 0.0

  /// The handlers of keys, for those that a text inside does not use.
  final var shortcuts: [String: () -> Void] = [:]

  /// A Boolean value indicating whether the program is currently changing the widget.
  final var isBeingSet = false

  /// The style classes that the program has given the widget, beside those of GTK, such as
  /// `text-button`.
  public final var styleClasses: Set<String> = [] {
    didSet {
      for name in oldValue.subtracting(styleClasses) { gtk_widget_remove_css_class(pointer, name) }
      for name in styleClasses.subtracting(oldValue) { gtk_widget_add_css_class(pointer, name) }
    }
  }

  /// Takes ownership of a widget that GTK has just created.
  ///
  /// A class for another widget calls it:
  ///
  /// ```swift
  /// final class LevelBar: Widget, @MainActor Makeable {
  ///   init() { super.init(gtk_level_bar_new()) }
  ///
  ///   var level: Double {
  ///     get { self["value"] }
  ///     set { self["value"] = newValue }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter pointer: The result of a GTK function that creates a widget, which is never null.
  public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
    WidgetReference.attach(self)
  }

  isolated deinit { g_object_unref(pointer) }

  /// Returns the size that the widget takes for a proposal.
  ///
  /// It takes the proposed size, limited to GTK's minimum and natural size, but has no maximum on
  /// the axes on which it expands.
  open func size(for proposal: ProposedSize) -> CGSize { requestedSize(for: proposal) }

  /// How the size follows a proposal; by default unknown, since GTK gives every widget its own
  /// minimum.
  open var flexibility: Flexibility { .unknown }

  /// Changes the widget without calling the handlers of its signals.
  final func silently(_ change: () -> Void) {
    let wasBeingSet = isBeingSet
    isBeingSet = true
    change()
    isBeingSet = wasBeingSet
  }
}

// MARK: - Properties

extension Widget {
  /// The text that is shown while the pointer rests on the widget; empty for none.
  public var tooltip: String {
    get { self["tooltip-text"] }
    set { self["tooltip-text"] = newValue }
  }

  /// A Boolean value indicating whether the widget is shown.
  public var isVisible: Bool {
    get { self["visible"] }
    set {
      // If the parent then shows another child, that is no choice of the user.
      guard let parent else { return self["visible"] = newValue }
      parent.silently { self["visible"] = newValue }
      parent.childDidChangeVisibility()
    }
  }

  /// A Boolean value indicating whether the widget reacts to input.
  public var isEnabled: Bool {
    get { self["sensitive"] }
    set { self["sensitive"] = newValue }
  }

  /// A Boolean value indicating whether the widget takes the remaining width.
  public var expandsHorizontally: Bool {
    get { self["hexpand"] }
    set { self["hexpand"] = newValue }
  }

  /// A Boolean value indicating whether the widget takes the remaining height.
  public var expandsVertically: Bool {
    get { self["vexpand"] }
    set { self["vexpand"] = newValue }
  }

  /// The opacity, from 0 to 1.
  public var opacity: Double {
    get { self["opacity"] }
    set { self["opacity"] = newValue }
  }

  /// The horizontal placement of the widget in the space allocated by its container.
  public var horizontalPlacement: Placement {
    get { self["halign"] }
    set { self["halign"] = newValue }
  }

  /// The vertical placement of the widget in the space allocated by its container.
  public var verticalPlacement: Placement {
    get { self["valign"] }
    set { self["valign"] = newValue }
  }

  /// The margin around the widget, in pixels.
  public var margin: Int {
    get { self["margin-start"] }
    set {
      self["margin-start"] = newValue
      self["margin-end"] = newValue
      self["margin-top"] = newValue
      self["margin-bottom"] = newValue
    }
  }
}

// MARK: - Focus

extension Widget {
  /// The window that the widget is in, if any.
  public var window: Window? {
    Widget.objects(from: pointer).lazy.compactMap { $0 as? Window }.first
  }

  /// A Boolean value indicating whether the widget, or one inside it, has the keyboard focus.
  public var hasFocus: Bool {
    focusInside(gtk_widget_get_root(pointer)) != nil
  }

  /// Returns the widget with the keyboard focus, if it is this one or inside it.
  private func focusInside(_ root: OpaquePointer?) -> UnsafeMutablePointer<GtkWidget>? {
    guard let root, let focus = gtk_root_get_focus(root),
      focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    else { return nil }
    return focus
  }

  /// Requests the keyboard focus, and returns whether the widget, or one inside it, has it now.
  @discardableResult
  public func focus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Moves the widget by a closure, and restores the focus inside it afterwards.
  ///
  /// The focus is cleared before, so that the widgets around it learn of this, such as a notebook,
  /// which would give it to its next page. Handlers of ``Signal/focusLost`` are called then.
  final func keepingFocus(_ move: () -> Void) {
    let root = gtk_widget_get_root(pointer)
    guard let root, let focus = focusInside(root) else { return move() }
    // Handlers may remove the focused widget, and the window.
    g_object_ref(focus)
    g_object_ref(UnsafeMutableRawPointer(root))
    defer {
      g_object_unref(focus)
      g_object_unref(UnsafeMutableRawPointer(root))
    }
    gtk_root_set_focus(root, nil)
    move()
    // In a container that is not in a window yet, it gets the focus once the container is in one.
    if gtk_widget_get_root(focus) == nil { return gtk_root_set_focus(root, focus) }
    // A text widget would otherwise select all of its text.
    if cgtk_is_text(focus) != 0 {
      gtk_text_grab_focus_without_selecting(.init(OpaquePointer(focus)))
    } else {
      gtk_widget_grab_focus(focus)
    }
  }
}

// MARK: - Pointers

extension Widget {
  /// Returns the widget as a pointer to one of its classes, for functions that take that class.
  ///
  /// The class must be one of those of the widget that the subclass has created.
  public func pointer<Class>(as _: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    UnsafeMutablePointer(opaque)
  }

  /// The widget as a pointer to a class whose fields GTK does not expose.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Returns the objects of a widget and of those around it, from the inside out.
  static func objects(from pointer: UnsafeMutablePointer<GtkWidget>?) -> [Widget] {
    guard let pointer else { return [] }
    return sequence(first: pointer) { gtk_widget_get_parent($0) }.compactMap { object(of: $0) }
  }
}
