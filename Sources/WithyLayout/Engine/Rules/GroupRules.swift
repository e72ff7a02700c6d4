/// The rules of elements that are described as one and laid out individually.
enum GroupRules: ElementRules {
  static func flatten(_ element: ElementDescription, in recordBuilder: inout RecordBuilder) {
    recordBuilder.read()
  }
}
