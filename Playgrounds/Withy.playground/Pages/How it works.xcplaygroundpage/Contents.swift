//: [Previous: Containers](@previous)
//:
//: # How it works
//:
//: Two features of Swift carry Withy. *Dynamic member lookup* turns a name into a key path, and so
//: a property into a step. A *result builder* turns a block of statements into a value. This page
//: takes each from its beginning, builds a small Withy out of them, and ends with the real one.

import Foundation
import Withy

/// Prints a result, and ends the page if it is not the one shown.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: The classes of the page: things that can contain things.

class Thing {
  var name = ""
  fileprivate(set) var contents: [Thing] = []
}

struct Shade {
  var color = "white"
  var width = 30
}

final class Lamp: Thing {
  var brightness = 0
  var shade = Shade()
  let serial = "L-1"
}

final class Room: Thing {}

//: # A name becomes a step
//:
//: ## A subscript
//:
//: A subscript is a method that is called with brackets. Anything can go in, and anything come out;
//: a collection behind it is not required.

struct Abbreviation {
  subscript(word: String) -> String { word.prefix(3) + "." }
}

show(Abbreviation()["September"], is: "Sep.")

//: ## Dynamic member lookup
//:
//: In a type marked `@dynamicMemberLookup`, a name after the dot that the type does not have goes
//: to a subscript labelled `dynamicMember`. In the simplest form it arrives as a string:

@dynamicMemberLookup
struct Abbreviations {
  subscript(dynamicMember word: String) -> String { word.prefix(3) + "." }
}

show(Abbreviations().September, is: "Sep.")
show(Abbreviations().Setpember, is: "Set.")

//: The second line is the trouble with strings: every name is accepted. What is needed is something
//: that stands for a name *and* is known to the compiler.
//:
//: ## A key path
//:
//: A key path is a property as a value: which one it is, without the object that has it. With an
//: object it reads, and writes, that property.

let brightness = \Lamp.brightness
let lamp = Lamp()

lamp[keyPath: brightness] = 40

show(lamp.brightness, is: 40)
show(lamp[keyPath: brightness], is: 40)

//: Its type says of what class, to what value, and what may be done. To write through an object the
//: object need not be a variable (`ReferenceWritable`); to write into a value it must be one
//: (`Writable`); and a `let` can only be read.

func typeName(_ keyPath: AnyKeyPath) -> String { "\(type(of: keyPath))" }

show(typeName(\Lamp.brightness), is: "ReferenceWritableKeyPath<Lamp, Int>")
show(typeName(\Shade.color), is: "WritableKeyPath<Shade, String>")
show(typeName(\Lamp.serial), is: "KeyPath<Lamp, String>")

//: Two that fit are joined to one, and what can be done with it follows from both:

let shade: ReferenceWritableKeyPath<Lamp, Shade> = \.shade
let color: WritableKeyPath<Shade, String> = \.color
let shadeColor = shade.appending(path: color)

lamp[keyPath: shadeColor] = "green"

show(lamp.shade.color, is: "green")
show(typeName(shadeColor), is: "ReferenceWritableKeyPath<Lamp, String>")

//: ## Lookup by key path
//:
//: The subscript may take a key path in place of the string. The name after the dot is then looked
//: up in the type where the key path begins: it is checked, it has a type, and an editor completes
//: it.

@dynamicMemberLookup
struct Reading<Object> {
  let object: Object

  subscript<Value>(dynamicMember keyPath: KeyPath<Object, Value>) -> Value {
    object[keyPath: keyPath]
  }
}

let reading = Reading(object: lamp)

show(reading.brightness, is: 40)
show(reading.shade.color, is: "green")

//: The compiler rewrites the first of these to the line below. `reading.brihgtness` is an error.

show(reading[dynamicMember: \.brightness], is: 40)

//: ## From reading to calling
//:
//: What the subscript returns is its own affair. If it returns a function, the member is a method,
//: one for every property that can be written:

@dynamicMemberLookup
struct Changing<Object: AnyObject> {
  let object: Object

  subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> (Value) -> Changing {
    { value in
      object[keyPath: keyPath] = value
      return self
    }
  }
}

_ = Changing(object: lamp).name("desk").brightness(60)

show(lamp.name, is: "desk")
show(lamp.brightness, is: 60)

//: There is the chain. It acts at once, though, and on one object; a description would keep the
//: steps and take them later.
//:
//: ## A builder
//:
//: So here is a value that holds two things: how to come by an object, and what to do to it. Adding
//: a step makes a new value, and leaves the old one as it was.

@dynamicMemberLookup
struct MiniBuilder<Object: AnyObject> {
  let make: () -> Object
  var steps: [(Object) -> Void] = []

  func adding(_ step: @escaping (Object) -> Void) -> MiniBuilder {
    MiniBuilder(make: make, steps: steps + [step])
  }

  func build() -> Object {
    let object = make()
    for step in steps { step(object) }
    return object
  }

  subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> MiniSetter<Object, Value> {
    MiniSetter(builder: self, keyPath: keyPath)
  }
}

//: And the subscript returns no function any more, but a value that can be *called* like one. It
//: can then do more than be called: change the property in place, and look up members of its own,
//: by appending their key paths.

@dynamicMemberLookup
struct MiniSetter<Object: AnyObject, Value> {
  let builder: MiniBuilder<Object>
  let keyPath: ReferenceWritableKeyPath<Object, Value>

  func callAsFunction(_ value: Value) -> MiniBuilder<Object> {
    builder.adding { [keyPath] in $0[keyPath: keyPath] = value }
  }

  func modify(_ body: @escaping (inout Value) -> Void) -> MiniBuilder<Object> {
    builder.adding { [keyPath] in body(&$0[keyPath: keyPath]) }
  }

  subscript<Member>(
    dynamicMember member: WritableKeyPath<Value, Member>
  ) -> MiniSetter<Object, Member> {
    MiniSetter<Object, Member>(builder: builder, keyPath: keyPath.appending(path: member))
  }
}

let dim = MiniBuilder { Lamp() }
  .brightness(20)
  .shade.color("red")
let bright = dim
  .brightness.modify { $0 *= 4 }
  .shade.width(45)

show(bright.build().brightness, is: 80)
show(bright.build().shade.color, is: "red")
show(dim.build().brightness, is: 20)

//: That is a library in some forty lines, and Withy's `Builder` is written in the same way:

let withy = Builder { Lamp() }
  .brightness(20)
  .shade.color("red")
  .brightness.modify { $0 *= 4 }
  .shade.width(45)
  .build()

show(withy.brightness, is: 80)

//: What it adds is in the parts. The steps are no array: each new one is composed with those before
//: into a single closure that the optimiser sees through, down to plain assignments. The setter
//: carries a closure that leads into the object, rather than a key path, so that the way can also
//: go through an optional or a read-only property. And a read-only property gives a type of its
//: own, which cannot be called: setting it does not compile, and the message names the property.
//:
//: # A block becomes a value
//:
//: ## A string builder
//:
//: A function in a type marked `@resultBuilder` tells the compiler what to make of the statements
//: of a block. One function is enough to begin with, `buildBlock`: it receives the value of every
//: statement, and returns the value of the block.

@resultBuilder
enum Lines {
  static func buildBlock(_ lines: String...) -> String {
    lines.joined(separator: "\n")
  }
}

@Lines var address: String {
  "Salix & Sons"
  "4 Osier Bed"
}

show(address, is: "Salix & Sons\n4 Osier Bed")

//: The type is also an attribute, as above of a property, more often of a closure that is an
//: argument. The caller writes nothing but the block:

func letter(to name: String, @Lines _ text: () -> String) -> String {
  "Dear \(name),\n" + text()
}

let note = letter(to: "Ms. Reed") {
  "the baskets are ready."
  "Come any day."
}

show(note, is: "Dear Ms. Reed,\nthe baskets are ready.\nCome any day.")

//: Nothing happens while the program runs that could not have been written by hand. This is what
//: the compiler makes of that block:

let byHand = letter(to: "Ms. Reed") {
  let first = "the baskets are ready."
  let second = "Come any day."
  return Lines.buildBlock(first, second)
}

show(byHand == note, is: true)

//: ## An HTML builder
//:
//: An `if` in such a block is an error until the builder says what an `if` is worth. There is a
//: function for each kind of statement. These are the ones for conditions and loops:

struct HTML: Equatable {
  var source = ""
}

@resultBuilder
enum HTMLBuilder {
  /// The statements of a block, in order.
  static func buildBlock(_ parts: HTML...) -> HTML { buildArray(parts) }

  /// An `if` without `else`: `nil` where the condition does not hold.
  static func buildOptional(_ part: HTML?) -> HTML { part ?? HTML() }

  /// An `if` with `else`, or a `switch`: one branch or the other.
  static func buildEither(first part: HTML) -> HTML { part }
  static func buildEither(second part: HTML) -> HTML { part }

  /// A `for` loop: one value for each round.
  static func buildArray(_ parts: [HTML]) -> HTML { HTML(source: parts.map(\.source).joined()) }
}

func tag(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
  HTML(source: "<\(name)>" + content().source + "</\(name)>")
}

func text(_ text: String) -> HTML {
  HTML(
    source: text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
  )
}

func article(_ title: String, items: [String], isDraft: Bool) -> HTML {
  tag("body") {
    if isDraft {
      tag("em") { text("draft") }
    }
    tag("h1") { text(title) }
    if items.isEmpty {
      text("Sold out")
    } else {
      tag("ul") {
        for item in items {
          tag("li") { text(item) }
        }
      }
    }
  }
}

show(
  article("Baskets & hurdles", items: ["round", "oval"], isDraft: false).source,
  is: "<body><h1>Baskets &amp; hurdles</h1><ul><li>round</li><li>oval</li></ul></body>"
)
show(
  article("Chairs", items: [], isDraft: true).source,
  is: "<body><em>draft</em><h1>Chairs</h1>Sold out</body>"
)

//: ## An attributed text builder
//:
//: In the HTML, plain text had to be wrapped by hand. `buildExpression` does that: it receives each
//: expression first, before any other function, and its overloads say which types may stand in the
//: block and what each becomes. Different types go in, one comes out.
//:
//: `buildFinalResult` is the other end: it receives the value of the outermost block, once. Here
//: the parts are collected as an array, and only then joined by spaces.

/// An attribute of text: that it is to stand out.
enum Strong: AttributedStringKey {
  typealias Value = Bool
  static let name = "strong"
}

@resultBuilder
enum AttributedTextBuilder {
  static func buildExpression(_ text: String) -> [AttributedString] {
    [AttributedString(text)]
  }

  static func buildExpression(_ number: Int) -> [AttributedString] {
    var text = AttributedString("\(number)")
    text[Strong.self] = true
    return [text]
  }

  static func buildExpression(_ address: URL) -> [AttributedString] {
    var text = AttributedString(address.absoluteString)
    text.link = address
    return [text]
  }

  static func buildBlock(_ parts: [AttributedString]...) -> [AttributedString] {
    Array(parts.joined())
  }

  static func buildOptional(_ part: [AttributedString]?) -> [AttributedString] { part ?? [] }

  static func buildFinalResult(_ parts: [AttributedString]) -> AttributedString {
    parts.dropFirst().reduce(into: parts.first ?? "") { $0 += " " + $1 }
  }
}

func compose(@AttributedTextBuilder _ text: () -> AttributedString) -> AttributedString { text() }

func message(unread: Int, help: URL) -> AttributedString {
  compose {
    "You have"
    unread
    "unread letters."
    if unread > 10 {
      "Help is at"
      help
    }
  }
}

let help = URL(string: "https://example.org")

if let help {
  show(String(message(unread: 3, help: help).characters), is: "You have 3 unread letters.")
}

//: The attributes are where the types put them. To see them, here are the runs of a text as
//: Markdown:

func markdown(_ text: AttributedString) -> String {
  text.runs.map { run in
    let words = String(text[run.range].characters)
    if run.link != nil { return "<\(words)>" }
    return run[Strong.self] == true ? "**\(words)**" : words
  }
  .joined()
}

if let help {
  show(
    markdown(message(unread: 12, help: help)),
    is: "You have **12** unread letters. Help is at <https://example.org>"
  )
}

//: ## Every call
//:
//: These are the functions that a result builder can have. Here each of them returns how its call
//: is written, without the word `build`; so a block evaluates to the code that the compiler makes
//: of it.

@resultBuilder
enum Spelled {
  static func buildExpression<Value>(_ value: Value) -> String { "expression(\(value))" }

  static func buildBlock(_ parts: String...) -> String {
    "block(\(parts.joined(separator: ", ")))"
  }

  static func buildOptional(_ part: String?) -> String { "optional(\(part ?? "nil"))" }
  static func buildEither(first part: String) -> String { "either(first: \(part))" }
  static func buildEither(second part: String) -> String { "either(second: \(part))" }

  static func buildArray(_ parts: [String]) -> String {
    "array([\(parts.joined(separator: ", "))])"
  }

  static func buildLimitedAvailability(_ part: String) -> String { "limitedAvailability(\(part))" }

  static func buildFinalResult(_ part: String) -> String { "finalResult(\(part))" }
}

func spell(@Spelled _ block: () -> String) -> String { block() }

//: Every expression passes through `buildExpression`; the statements of every block, in one call,
//: through `buildBlock`; and the outermost block through `buildFinalResult`. A declaration is not
//: an expression, and stays as it is.

show(spell {}, is: "finalResult(block())")
show(spell { 1 }, is: "finalResult(block(expression(1)))")
show(
  spell {
    let two = 2
    1
    two
  },
  is: "finalResult(block(expression(1), expression(2)))"
)

//: `buildOptional` receives the block of an `if` without `else`, or `nil`. The blocks inside are
//: blocks like the outer one.

func optional(_ isOn: Bool) -> String {
  spell {
    if isOn { 1 }
    2
  }
}

show(optional(true), is: "finalResult(block(optional(block(expression(1))), expression(2)))")
show(optional(false), is: "finalResult(block(optional(nil), expression(2)))")

//: `buildEither` tells the branches of an `if` with `else` apart. More than two branches make a
//: balanced tree of first and second, so that each has a place of its own:

func either(_ number: Int) -> String {
  spell {
    switch number {
    case 0: "none"
    case 1: "one"
    case 2: "two"
    default: "many"
    }
  }
}

show(either(0), is: "finalResult(block(either(first: either(first: block(expression(none))))))")
show(either(1), is: "finalResult(block(either(first: either(second: block(expression(one))))))")
show(either(2), is: "finalResult(block(either(second: either(first: block(expression(two))))))")
show(either(3), is: "finalResult(block(either(second: either(second: block(expression(many))))))")

//: `buildArray` receives the rounds of a loop.

show(
  spell {
    for number in 1...2 { number }
  },
  is: "finalResult(block(array([block(expression(1)), block(expression(2))])))"
)

//: `buildLimitedAvailability` receives a block that only runs on newer systems, in order to hide
//: its type from the code around it, which must also run on older ones.

show(
  spell {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) { "new" }
  },
  is: "finalResult(block(optional(limitedAvailability(block(expression(new))))))"
)

//: `buildPartialBlock` takes the place of `buildBlock` in a builder that has it. The statements are
//: then not joined in one call, but one after the other: each is added to what came of those before
//: it. The two arguments may have any types, so two functions serve blocks of every length and
//: kind.

@resultBuilder
enum Folded {
  static func buildPartialBlock(first: Int) -> String { "first(\(first))" }

  static func buildPartialBlock(accumulated: String, next: Int) -> String {
    "next(\(accumulated), \(next))"
  }
}

@Folded var folded: String {
  1
  2
  3
}

show(folded, is: "next(next(first(1), 2), 3)")

//: ## One type, or many?
//:
//: A builder chooses what flows between these functions. It can keep the type of every statement,
//: so that the type of the block is a picture of the block:

struct Pair<First, Second> {
  var first: First
  var second: Second
}

enum Either<First, Second> {
  case first(First)
  case second(Second)
}

@resultBuilder
enum Typed {
  static func buildPartialBlock<First>(first: First) -> First { first }

  static func buildPartialBlock<First, Second>(
    accumulated: First,
    next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  static func buildEither<First, Second>(first: First) -> Either<First, Second> { .first(first) }
  static func buildEither<First, Second>(second: Second) -> Either<First, Second> {
    .second(second)
  }
}

func picture<Value>(@Typed _ block: () -> Value) -> String { "\(type(of: block()))" }

let isOn = lamp.brightness > 0

show(
  picture {
    "a"
    if isOn { 1 } else { 2.5 }
    "b"
  },
  is: "Pair<Pair<String, Either<Int, Double>>, String>"
)

//: SwiftUI does so, because there the type carries the identity of each view. It asks much of the
//: compiler: a type that grows with the block must be found before any of it is known to be right.
//:
//: Or every statement becomes a value of the *same* type in `buildExpression`, the only function
//: where types differ. Then each statement is checked by itself, and all other functions are plain:
//: `buildBlock` takes any number of that one type, and returns it. Nothing is lost by it where the
//: nodes are objects, which are told apart without a type. That is what Withy does. In the
//: measurements that led to it, a large block was checked in a third of the time.
//:
//: ## A hierarchy builder
//:
//: The one type is a list of nodes, some of which are still to be made. A node gives itself, and a
//: builder, the one from above, makes one:

struct MiniHierarchy {
  var makers: [() -> Thing] = []
}

@resultBuilder
enum MiniHierarchyBuilder {
  static func buildExpression(_ node: Thing) -> MiniHierarchy { MiniHierarchy(makers: [{ node }]) }

  static func buildExpression(_ builder: MiniBuilder<some Thing>) -> MiniHierarchy {
    MiniHierarchy(makers: [{ builder.build() }])
  }

  static func buildBlock(_ parts: MiniHierarchy...) -> MiniHierarchy { buildArray(parts) }
  static func buildOptional(_ part: MiniHierarchy?) -> MiniHierarchy { part ?? MiniHierarchy() }
  static func buildEither(first part: MiniHierarchy) -> MiniHierarchy { part }
  static func buildEither(second part: MiniHierarchy) -> MiniHierarchy { part }

  static func buildArray(_ parts: [MiniHierarchy]) -> MiniHierarchy {
    MiniHierarchy(makers: parts.flatMap(\.makers))
  }
}

//: A builder takes a block as one step among the others. (In Withy an object takes one too, because
//: it can be called, like the setter above.)

extension MiniBuilder where Object: Thing {
  func containing(@MiniHierarchyBuilder _ things: () -> MiniHierarchy) -> MiniBuilder {
    let things = things()
    return adding { $0.contents += things.makers.map { $0() } }
  }
}

extension Thing {
  var outline: String {
    contents.isEmpty ? name : "\(name)(\(contents.map(\.outline).joined(separator: ", ")))"
  }
}

func house(around lamp: Lamp, isDark: Bool) -> Thing {
  MiniBuilder { Thing() }
    .name("house")
    .containing {
      lamp
      for name in ["hall", "kitchen"] {
        MiniBuilder { Room() }
          .name(name)
          .containing {
            if isDark { MiniBuilder { Lamp() }.name("lamp").brightness(60) }
          }
      }
    }
    .build()
}

show(house(around: lamp, isDark: true).outline, is: "house(desk, hall(lamp), kitchen(lamp))")
show(house(around: lamp, isDark: false).outline, is: "house(desk, hall, kitchen)")

//: And here is the same in Withy, after the members that join the class. What it adds is again in
//: the parts: arrays, optionals and types of your own stand in a block as well; a node that is in a
//: block twice, or inside itself, is left out and reported with file and line; the class decides
//: where a child goes; and neither long chains nor deep trees use up the stack.

extension Thing: Nestable {
  typealias Node = Thing

  var children: [Thing] { contents }

  func insert(_ child: Thing, after sibling: Thing?) {
    remove(child)
    let index = contents.firstIndex { $0 === sibling }
    contents.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: Thing) { contents.removeAll { $0 === child } }
}

func withyHouse(around lamp: Lamp, isDark: Bool) -> Thing {
  Builder { Thing() }
    .name("house") {
      lamp
      for name in ["hall", "kitchen"] {
        Builder { Room() }
          .name(name) {
            if isDark { Builder { Lamp() }.name("lamp").brightness(60) }
          }
      }
    }
    .build()
}

for isDark in [true, false] {
  show(
    withyHouse(around: lamp, isDark: isDark).outline,
    is: house(around: lamp, isDark: isDark).outline
  )
}

//: [Next: How live works](@next)
