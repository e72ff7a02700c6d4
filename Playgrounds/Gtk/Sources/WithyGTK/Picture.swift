import CGTK

/// A picture from a file.
public final class Picture: Widget, @MainActor Makeable {
  /// Creates an empty picture.
  public init() {
    super.init(gtk_picture_new())
  }

  /// The path of the file, or `nil` for none.
  ///
  /// A file that cannot be read is not shown.
  public var path: String? {
    didSet {
      if path != oldValue { gtk_picture_set_filename(opaque, path) }
    }
  }
}
