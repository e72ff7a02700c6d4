/// The rules of elements that are described as one and laid out individually.
enum GroupRules: ElementRules {
  static func begin(_ spec: ElementSpec, _ details: Details?, in recordBuilder: inout RecordBuilder)
  {
    recordBuilder.beginGroup()
  }
}
