/// The rules of an element without children.
protocol TerminalRules: ElementRules {}

extension TerminalRules {
  static var shows: Shown { [] }

  static func remembers(_ index: Int, _ records: UnsafeMutablePointer<Record>) -> Bool { false }

  static func placeChildren(of outer: SizedRecord, in engine: Engine) {}
}
