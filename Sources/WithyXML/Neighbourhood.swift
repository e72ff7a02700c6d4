#if canImport(FoundationXML)
  import FoundationXML

  /// A stand-in through which nodes are inserted beside a neighbour, in O(1).
  ///
  /// FoundationXML inserts and replaces by index alone, and lists all children to find it. It does so
  /// through two members that a subclass may override, `childCount` and `child(at:)`; what it then
  /// calls in libxml2 links the node beside its neighbour, in whatever element that stands.
  final class Neighbourhood: XMLElement {
    /// The only child there is, for who asks.
    private let neighbour: XMLNode

    private init(of neighbour: XMLNode) {
      self.neighbour = neighbour
      super.init(name: "", uri: nil)
    }

    override var childCount: Int { 1 }

    override func child(at index: Int) -> XMLNode? { neighbour }

    /// Makes an element that keeps a place behind a node for another, which has to be ``put(_:at:)``
    /// there.
    static func place(behind neighbour: XMLNode) -> XMLElement {
      let place = XMLElement(name: "")
      let neighbourhood = Neighbourhood(of: neighbour)
      neighbourhood.insertChild(place, at: 1)
      neighbourhood.forgetChildren()
      return place
    }

    /// Puts a node at the place of another, which then has no parent.
    ///
    /// Both count as children of the element in which they stand, as before.
    static func put(_ node: XMLNode, at place: XMLNode) {
      let neighbourhood = Neighbourhood(of: place)
      neighbourhood.replaceChild(at: 0, with: node)
      neighbourhood.forgetChildren()
    }

    /// Takes a node out of libxml2's tree alone.
    ///
    /// It still counts as a child of the node in which it stood.
    static func unlink(_ node: XMLNode) { Neighbourhood(of: node).removeChild(at: 0) }

    /// Forgets that this stands for the parent, which would detach the nodes at its end.
    private func forgetChildren() { setChildren(nil) }
  }
#endif
