/// The rules of elements that are described as one and laid out individually.
enum GroupRules: ElementRules {
  static func begin(_ style: Style, _ details: Details?, in flattening: inout Flattening) {
    flattening.beginGroup()
  }
}
