/// The features of the layout that is flattened.
extension RecordBuilder {
  /// The features that few layouts use, so that the engine can skip their work.
  struct Features: OptionSet {
    var rawValue: UInt8

    /// Stacks whose gaps depend on their children's container values or spacing preferences.
    static let gaps = Features(rawValue: 1)
    /// Elements whose frames are reported after each arrangement.
    static let observed = Features(rawValue: 2)
    /// Elements that ignore the safe area.
    static let safeArea = Features(rawValue: 4)
    /// Leaves that declare how they follow a proposal, and frames with bounds.
    static let flexibility = Features(rawValue: 8)
    /// Leaves that share a record with their fixed frame.
    static let framedLeaves = Features(rawValue: 16)
    /// Alignment guides that are set, and alignments by a text baseline or a custom guide.
    static let guides = Features(rawValue: 32)
  }
}
