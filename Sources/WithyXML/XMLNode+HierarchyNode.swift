#if canImport(FoundationXML) || os(macOS)
  #if canImport(FoundationXML)
    public import FoundationXML
  #else
    public import Foundation
  #endif
  public import Withy

  extension XMLNode: HierarchyNode {
    /// The base class of the nodes of the tree.
    public typealias Node = XMLNode
  }

  extension XMLNode {
    /// The first child; `nil` if there is none.
    ///
    /// - Complexity: O(1).
    var firstChild: XMLNode? {
      #if canImport(FoundationXML)
        startIndex == endIndex ? nil : self[startIndex]
      #else
        childCount == 0 ? nil : child(at: 0)
      #endif
    }

    /// Takes the node out of its parent, and out of the parent's document.
    ///
    /// On Linux a node that was detached still points to its document, and would do so when that
    /// has gone. What was parsed keeps its document alive, and has to keep the pointer.
    func leaveParent() {
      detach()
      #if canImport(FoundationXML)
        if rootDocument != nil, !sharesMemoryOfDocument() { leaveDocument() }
      #endif
    }

    #if canImport(FoundationXML)
      /// Clears what the node and those inside it point to as their document.
      ///
      /// Entering an element that has no document, for a moment, does that.
      func leaveDocument() {
        detach()
        XMLElement(name: "").addChild(self)
        detach()
      }
    #endif

    /// Creates a text node.
    static func textNode(_ string: String) -> XMLNode {
      text(withStringValue: string) as? XMLNode ?? XMLNode(kind: .text)
    }
  }
#endif
