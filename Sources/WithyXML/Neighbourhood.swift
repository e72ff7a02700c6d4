#if canImport(FoundationXML)
  /// A substitute for a parent, through which nodes are inserted beside a neighbour in O(1).
  ///
  /// FoundationXML inserts and replaces only by index, and lists all children to find the index. It
  /// does so through two members that a subclass can override, `childCount` and `child(at:)`; the
  /// libxml2 function that it then calls links the node beside its neighbour, whatever the
  /// neighbour's real parent is.
  final class Neighbourhood: XMLElement {
    /// The only child that this element presents.
    private let neighbour: XMLNode

    private init(of neighbour: XMLNode) {
      self.neighbour = neighbour
      super.init(name: "", uri: nil)
    }

    override var childCount: Int { 1 }

    override func child(at index: Int) -> XMLNode? { neighbour }

    /// Makes a placeholder element after a node, which has to be replaced by ``put(_:at:)``.
    static func place(behind neighbour: XMLNode) -> XMLElement {
      let place = XMLElement(name: "")
      let neighbourhood = Neighbourhood(of: neighbour)
      neighbourhood.insertChild(place, at: 1)
      neighbourhood.forgetChildren()
      return place
    }

    /// Puts a node in the place of another one, which then has no parent.
    ///
    /// Both still count as children of the elements that they were in.
    static func put(_ node: XMLNode, at place: XMLNode) {
      let neighbourhood = Neighbourhood(of: place)
      neighbourhood.replaceChild(at: 0, with: node)
      neighbourhood.forgetChildren()
    }

    /// Removes a node from libxml2's tree only.
    ///
    /// It still counts as a child of its parent.
    static func unlink(_ node: XMLNode) { Neighbourhood(of: node).removeChild(at: 0) }

    /// Clears this element's record of children, which it would otherwise detach when it is freed.
    private func forgetChildren() { setChildren(nil) }
  }
#endif
