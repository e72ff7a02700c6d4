import CGTK

/// A container that shows one of its children, which the user chooses by tabs.
public final class Notebook: Container, @MainActor Makeable, Input {
  /// The signal of a change.
  public static let inputSignal: StaticString = "notify::page"

  /// The selection, once the program has set it: GTK would continue to show a page that moves.
  private var wanted: Int?

  /// Creates an empty container.
  public init() {
    super.init(gtk_notebook_new())
    whenChanged { [weak self] in if let self, wanted != nil { wanted = self["page"] } }
    SignalHandler.connect("notify::root", of: pointer) { [weak self] _ in self?.showTitles() }
  }

  /// The titles of the tabs, in the order of the children; a tab without one has a number.
  public var titles: [String] = [] {
    didSet { if titles != oldValue { showTitles() } }
  }

  /// The index of the child that is shown; -1 if there is none.
  ///
  /// In a window, the first visible child is shown while no child has the index that the program has
  /// set, or that child is hidden.
  public var selection: Int {
    get { wanted ?? self["page"] }
    set {
      wanted = newValue
      childDidChangeVisibility()
    }
  }

  public override func attach(_ child: Widget, after sibling: Widget?) {
    let index = Int32(index(of: child) ?? 0)
    silently { _ = gtk_notebook_insert_page(opaque, child.pointer, nil, index) }
    showTitles()
  }

  public override func detach(_ child: Widget) {
    let index = gtk_notebook_page_num(opaque, child.pointer)
    silently { gtk_notebook_remove_page(opaque, index) }
    showTitles()
  }

  public override func reorder(_ child: Widget, after sibling: Widget?) {
    let index = Int32(index(of: child) ?? 0)
    silently { gtk_notebook_reorder_child(opaque, child.pointer, index) }
    showTitles()
  }

  override func childDidChangeVisibility() {
    // GTK changes no page outside of a window.
    guard let wanted, gtk_widget_get_root(pointer) != nil else { return }
    if let index = visibleIndex(of: wanted) { self["page"] = index }
  }

  private func showTitles() {
    for (index, child) in children.enumerated() {
      let title = titles.indices.contains(index) ? titles[index].whole : nil
      gtk_notebook_set_tab_label_text(opaque, child.pointer, title)
    }
    childDidChangeVisibility()
  }
}
