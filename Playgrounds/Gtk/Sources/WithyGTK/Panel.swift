import CGTK
public import Foundation

/// An empty widget that takes any size: a coloured rectangle, by its style classes.
public final class Panel: Widget, @MainActor Makeable {
  /// Creates a panel.
  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  }

  /// Returns the proposed size.
  public override func size(for proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Any proposed size, so that the widget need not be measured.
  public override var flexibility: Flexibility { .full }
}
