// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Who wants to know of the calls that change trees of views: there are no classes to be replaced
/// here.
@MainActor
public enum TreeCalls {
  /// Receives each call, with the view, and the view beside which it is inserted.
  public static var note:
    ((_ call: String, _ view: (any ConstrainedItem)?, _ beside: (any ConstrainedItem)?) -> Void)?
}
