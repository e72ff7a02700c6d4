/// A mistake in a statement of a block, for type-checking.
struct Mistake: Sendable {
  let name: String

  /// The statement, in which `item` is an element of the innermost `ForEach`, and `model` the state.
  let statement: String

  /// A part of the compiler's message that names the mistake.
  let named: String

  /// The mistakes of the table.
  static let all = [
    Mistake(
      name: "a misspelt property",
      statement: #"Label.make.txt("a")"#,
      named: "txt"
    ),
    Mistake(
      name: "a misspelt property late in a chain",
      statement: #"Label.make.text("a").size(12).alpha(0.5).hiden(true)"#,
      named: "hiden"
    ),
    Mistake(
      name: "a value of a wrong type",
      statement: #"Label.make.text(3)"#,
      named: "Int"
    ),
    Mistake(
      name: "a value of a wrong type late in a chain",
      statement: #"Label.make.text("a").size(12).alpha("x")"#,
      named: "String"
    ),
    Mistake(
      name: "a misspelt case, before a block",
      statement: #"Stack.make.axis(.horizntal).spacing(4) { Label.make.text("a") }"#,
      named: "horizntal"
    ),
    Mistake(
      name: "a misspelt case",
      statement: #"Stack.make.axis(.horizntal).spacing(4)"#,
      named: "horizntal"
    ),
    Mistake(
      name: "a misspelt method in a handler",
      statement: #"Button.make.title("a").onTap.perform { _ in model.selct(item.id) }"#,
      named: "selct"
    ),
    Mistake(
      name: "a misspelt name in a string, in an `if` of a handler",
      statement:
        #"Button.make.title("a").onTap.perform { _ in if item.done { model.title = "\(item.titel)" } }"#,
      named: "titel"
    ),
    Mistake(
      name: "a misspelt name in a string of a handler",
      statement: #"Button.make.title("a").onTap.perform { _ in model.title = "\(item.titel)" }"#,
      named: "titel"
    ),
    Mistake(
      name: "a misspelt property of the object of a handler",
      statement: #"Button.make.onTap.perform { button in button.titel = "a" }"#,
      named: "titel"
    ),
    Mistake(
      name: "a handler with too many parameters",
      statement: #"Button.make.onTap.perform { a, b in print(a, b) }"#,
      named: "2"
    ),
    Mistake(
      name: "a misspelt method of the owner of a handler",
      statement: #"Button.make.onTap.perform(with: model) { me, _ in me.ad() }"#,
      named: "ad"
    ),
    Mistake(
      name: "a misspelt name in a string",
      statement: #"Label.make.text("\(item.nam)")"#,
      named: "nam"
    ),
    Mistake(
      name: "a misspelt name in an argument",
      statement: #"Label.make.text(item.nam)"#,
      named: "nam"
    ),
    Mistake(
      name: "a misspelt class",
      statement: #"Lable.make.text("a")"#,
      named: "Lable"
    ),
    Mistake(
      name: "a misspelt `make`",
      statement: #"Label.mak.text("a")"#,
      named: "mak"
    ),
    Mistake(
      name: "a value that is no node",
      statement: #"Foreign()"#,
      named: "Foreign"
    ),
    Mistake(
      name: "a string",
      statement: #""a""#,
      named: "String"
    ),
    Mistake(
      name: "a misspelt nested property",
      statement: #"Stack.make.layer.radis(3)"#,
      named: "radis"
    ),
    Mistake(
      name: "a nested value of a wrong type",
      statement: #"Stack.make.layer.radius("a")"#,
      named: "String"
    ),
    Mistake(
      name: "a read-only property",
      statement: #"Label.make.id(3)"#,
      named: "id"
    ),
    Mistake(
      name: "a read-only object",
      statement: #"Label.make.layer(Layer())"#,
      named: "layer"
    ),
    Mistake(
      name: "a property without a value",
      statement: #"Label.make.text"#,
      named: "Setter<Label, String>"
    ),
    Mistake(
      name: "an unknown function",
      statement: #"Label.make.text(titel(item))"#,
      named: "titel"
    ),
    Mistake(
      name: "`nil` for a value",
      statement: #"Label.make.text(nil)"#,
      named: "nil"
    ),
    Mistake(
      name: "a misspelt method in `call`",
      statement: #"Button.make.call { $0.setTitel("a", .plain) }"#,
      named: "setTitel"
    ),
    Mistake(
      name: "a misspelt method reference",
      statement: #"Button.make.call(Button.setTitel, "a", .plain)"#,
      named: "setTitel"
    ),
    Mistake(
      name: "a misspelt case as an argument of a method",
      statement: #"Button.make.call(Button.setTitle, "a", .disabled)"#,
      named: "disabled"
    ),
    Mistake(
      name: "a misspelt name in a condition",
      statement: #"if item.dne { Label.make.text("a") }"#,
      named: "dne"
    ),
    Mistake(
      name: "an unknown case in a `switch`",
      statement: #"switch item.id { case .foo: Label.make; default: Button.make }"#,
      named: "foo"
    ),
    Mistake(
      name: "a misspelt property in a block of children",
      statement: #"Stack.make { Label.make.text("a"); Label.make.txt("b") }"#,
      named: "txt"
    ),
    Mistake(
      name: "a misspelt name after `children`",
      statement: #"Stack.make.spacing(4) { Label.make.text(item.nam) }"#,
      named: "nam"
    ),
    Mistake(
      name: "a misspelt property in one more `ForEach`",
      statement: #"ForEach([1, 2], id: \.self) { n in Label.make.txt("a") }"#,
      named: "txt"
    ),
    Mistake(
      name: "two types in a `? :`",
      statement: #"Label.make.text(item.id > 0 ? "a" : 3)"#,
      named: "Int"
    ),
    Mistake(
      name: "a wrong operand in `modify`",
      statement: #"Label.make.lines.modify { $0 += "a" }"#,
      named: "String"
    ),
    Mistake(
      name: "a misspelt property in `apply`",
      statement: #"Label.make.apply { $0.txt("a") }"#,
      named: "txt"
    ),
    Mistake(
      name: "a misspelt property in `if`",
      statement: #"Label.make.if(true) { $0.txt("a") }"#,
      named: "txt"
    ),
    Mistake(
      name: "a misspelt property in `scope`",
      statement: #"Label.make.layer.scope { $0.radis(4) }"#,
      named: "radis"
    ),
    Mistake(
      name: "a misspelt property after `ifPresent`",
      statement: #"Label.make.background.ifPresent.cont(4)"#,
      named: "cont"
    ),
    Mistake(
      name: "a misspelt property in a handler with an argument",
      statement: #"Field.make.onEdit.perform { field, text in field.txt = text }"#,
      named: "txt"
    ),
    Mistake(
      name: "a missing argument",
      statement: #"Label.make.ref()"#,
      named: "missing argument"
    ),
    Mistake(
      name: "an argument too many",
      statement: #"Label.make.text("a", 3)"#,
      named: "'Int'"
    ),
  ]
}
