import CGTK
import Testing
@testable import WithyGTK

/// All tests that need the display, one after the other: only one window gets what is typed.
@MainActor
@Suite("GTK", .serialized)
enum GTKTests {}

/// A window on the display that tests run on.
@MainActor
struct Stage {
  let window: Window

  /// Opens a window that gets what is typed, by default an empty one; without a display the test
  /// fails.
  init(_ make: @autoclosure () -> Window = Window()) async throws {
    try #require(Program.start(), "the tests need a display: xvfb-run swift test")
    window = make()
    for _ in 0..<200 where gtk_window_is_active(window.pointer()) == 0 {
      window.present()
      try await turn()
    }
    try #require(gtk_window_is_active(window.pointer()) != 0)
  }

  /// Runs GTK's loop until it has drawn, and the pending work of the main actor.
  ///
  /// GLib's loop is turned by hand: run from inside a task it would run no other.
  func turn() async throws {
    let clock = gtk_widget_get_frame_clock(window.pointer)
    if clock != nil { gtk_widget_queue_draw(window.pointer) }
    let frame = clock.map { gdk_frame_clock_get_frame_counter($0) } ?? 0
    for round in 0..<500 {
      while g_main_context_iteration(nil, 0) != 0 {}
      try await Task.sleep(for: .milliseconds(1))
      guard let clock else { return }
      // A frame begins with what came before it; the next one shows what that led to.
      if round > 2, gdk_frame_clock_get_frame_counter(clock) > frame + 1 { return }
      gtk_widget_queue_draw(window.pointer)
    }
  }
}

extension Stage {
  /// Waits until something holds, for at most ten seconds.
  func wait(_ location: SourceLocation = #_sourceLocation, until holds: () -> Bool) async throws {
    let start = ContinuousClock.now
    while !holds(), start.duration(to: .now) < .seconds(10) { try await turn() }
    try #require(holds(), sourceLocation: location)
  }
}

extension Widget {
  /// The children that GTK has put into the widget, in its order.
  var rawChildren: [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }
}

extension ListBox {
  /// The children in the order of GTK's rows, which is the order on the screen.
  var shownChildren: [Widget] {
    var children: [Widget] = []
    while let row = gtk_list_box_get_row_at_index(opaque, Int32(children.count)),
      let child = Widget.object(of: gtk_list_box_row_get_child(row))
    {
      children.append(child)
    }
    return children
  }
}
