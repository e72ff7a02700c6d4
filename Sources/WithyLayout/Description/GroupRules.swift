/// The rules of elements that are described as one and laid out individually.
enum GroupRules: ElementRules {
  static func begin(_ element: DescribedElement, in flattening: inout Flattening) -> LayoutContent?
  {
    element.content
  }
}
