import CGTK
public import Foundation
public import Withy
public import WithyLayout

/// An empty widget that takes what it is proposed: a coloured rectangle, by its style classes.
public final class Panel: Widget, @MainActor Makeable {
  /// Creates a panel.
  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  }

  /// Takes what is proposed.
  public override func size(for proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// All that is proposed, so that it need not be asked.
  public override var flexibility: Flexibility { .full }
}
