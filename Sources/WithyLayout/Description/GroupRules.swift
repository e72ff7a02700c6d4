/// Elements that are described together, and stand one by one.
enum GroupRules: ElementRules {
  static func begin(_ element: DescribedElement, in flattening: inout Flattening) -> LayoutContent?
  {
    element.content
  }
}
