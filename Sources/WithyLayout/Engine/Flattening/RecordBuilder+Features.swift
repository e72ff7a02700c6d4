/// The features of the layout that is flattened.
extension RecordBuilder {
  /// The features that few layouts use, so that the engine can skip their work.
  struct Features: OptionSet {
    var rawValue: UInt8

    /// Stacks whose gaps depend on their children's container values or spacing preferences.
    static let gaps = Features(rawValue: 1)
    /// Actions that are called when a frame changes.
    static let actions = Features(rawValue: 2)
    /// Elements that ignore the safe area.
    static let safeArea = Features(rawValue: 4)
    /// Leaves that declare how they follow a proposal, and frames with bounds.
    static let flexibility = Features(rawValue: 8)
    /// Containers that make their rows when these come near the visible rectangle.
    static let lazy = Features(rawValue: 16)
    /// Leaves that share a record with their fixed frame.
    static let framedLeaves = Features(rawValue: 32)
    /// Alignment guides that are set, and alignments by a text baseline or a custom guide.
    static let guides = Features(rawValue: 64)
  }
}
