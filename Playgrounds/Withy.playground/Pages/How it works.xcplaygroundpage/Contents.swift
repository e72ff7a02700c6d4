//: [Previous: Containers](@previous)
//:
//: # How it works
//:
//: Withy is based on two features of Swift. *Dynamic member lookup* turns a name into a key path,
//: and so a property into a step. A *result builder* turns a block of statements into a value. This
//: page introduces both, builds a small Withy with them, and ends with the real one.

import Foundation
import Withy

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: The classes of the page: objects that can contain others.

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
//: A subscript is a method that is called with brackets. It can take and return any types; it need
//: not belong to a collection.

struct Abbreviation {
  subscript(word: String) -> String { word.prefix(3) + "." }
}

show(Abbreviation()["September"], is: "Sep.")

//: ## Dynamic member lookup
//:
//: In a type marked `@dynamicMemberLookup`, a name after the dot that is not a member of the type
//: is passed to a subscript labelled `dynamicMember`, in the simplest form as a string:

@dynamicMemberLookup
struct Abbreviations {
  subscript(dynamicMember word: String) -> String { word.prefix(3) + "." }
}

show(Abbreviations().September, is: "Sep.")
show(Abbreviations().Setpember, is: "Set.")

//: The second line shows the problem with strings: every name is accepted. We need something that
//: stands for a name *and* is known to the compiler.
//:
//: ## A key path
//:
//: A key path is a property as a value, independent of the object. Applied to an object, it reads
//: or writes that property.

let brightness = \Lamp.brightness
let lamp = Lamp()

lamp[keyPath: brightness] = 40

show(lamp.brightness, is: 40)
show(lamp[keyPath: brightness], is: 40)

//: Its type states the class, the type of the value, and the possible accesses. Writing to an
//: object does not require a variable (`ReferenceWritable`), writing to a value does (`Writable`),
//: and a `let` can only be read.

func typeName(_ keyPath: AnyKeyPath) -> String { "\(type(of: keyPath))" }

show(typeName(\Lamp.brightness), is: "ReferenceWritableKeyPath<Lamp, Int>")
show(typeName(\Shade.color), is: "WritableKeyPath<Shade, String>")
show(typeName(\Lamp.serial), is: "KeyPath<Lamp, String>")

//: Two matching key paths can be appended, and the possible accesses follow from both:

let shade: ReferenceWritableKeyPath<Lamp, Shade> = \.shade
let color: WritableKeyPath<Shade, String> = \.color
let shadeColor = shade.appending(path: color)

lamp[keyPath: shadeColor] = "green"

show(lamp.shade.color, is: "green")
show(typeName(shadeColor), is: "ReferenceWritableKeyPath<Lamp, String>")

//: ## Lookup by key path
//:
//: The subscript can take a key path instead of a string. The name after the dot is then looked up
//: in the root type of the key path: it is checked, it has a type, and an editor can complete it.

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
//: The subscript can return any type. If it returns a function, there is a method for every
//: writable property:

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

//: This is a chain. But it acts immediately, on one object; a description would store the steps and
//: run them later.
//:
//: ## A builder
//:
//: So here is a value with two parts: a function that makes or returns an object, and the steps to
//: apply to it. Adding a step makes a new value, and leaves the old one unchanged.

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

//: And the subscript now returns not a function, but a value that can be *called* like one. The
//: value can do more: change the property in place, and look up members of the property, by
//: appending their key paths.

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

//: That is a library in some forty lines, and Withy's `Builder` has the same design:

let withy = Builder { Lamp() }
  .brightness(20)
  .shade.color("red")
  .brightness.modify { $0 *= 4 }
  .shade.width(45)
  .build()

show(withy.brightness, is: 80)

//: The differences are in the details. The steps are not an array: each new one is composed with
//: the previous ones into a single closure, which the optimiser reduces to plain assignments. The
//: setter has a closure that accesses the object, rather than a key path, so that the path can also
//: lead through an optional or a read-only property. And a read-only property has a separate type,
//: which cannot be called: setting it does not compile, and the message names the property.
//:
//: # A block becomes a value
//:
//: ## A string builder
//:
//: The functions in a type marked `@resultBuilder` tell the compiler how to combine the statements
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

//: The type is also an attribute: of a property, as above, or more often of a closure parameter.
//: The caller writes only the block:

func letter(to name: String, @Lines _ text: () -> String) -> String {
  "Dear \(name),\n" + text()
}

let note = letter(to: "Ms. Reed") {
  "the baskets are ready."
  "Come any day."
}

show(note, is: "Dear Ms. Reed,\nthe baskets are ready.\nCome any day.")

//: Nothing happens at run time that could not have been written by hand. The compiler translates
//: that block to this:

let byHand = letter(to: "Ms. Reed") {
  let first = "the baskets are ready."
  let second = "Come any day."
  return Lines.buildBlock(first, second)
}

show(byHand == note, is: true)

//: ## An HTML builder
//:
//: An `if` in such a block is an error unless the builder defines its value. There is a function
//: for each kind of statement. These are the functions for conditions and loops:

struct HTML: Equatable {
  var source = ""
}

@resultBuilder
enum HTMLBuilder {
  /// The statements of a block, in order.
  static func buildBlock(_ parts: HTML...) -> HTML { buildArray(parts) }

  /// An `if` without `else`: `nil` if the condition does not hold.
  static func buildOptional(_ part: HTML?) -> HTML { part ?? HTML() }

  /// An `if` with `else`, or a `switch`: one branch or the other.
  static func buildEither(first part: HTML) -> HTML { part }
  static func buildEither(second part: HTML) -> HTML { part }

  /// A `for` loop: one value for each iteration.
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
//: expression first, before any other function, and its overloads define which types the block
//: accepts and how each is converted, here to a single type.
//:
//: `buildFinalResult` is called last: it receives the value of the outermost block, once. Here the
//: parts are collected in an array, and only then joined by spaces.

/// A text attribute for emphasis.
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

//: The types determine the attributes. To make them visible, here are the runs of a text as
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
//: These are the functions that a result builder can have. Here each of them returns its call as a
//: string, without the word `build`; so a block evaluates to the code that the compiler generates
//: for it.

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
//: an expression, and is left unchanged.

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

//: `buildEither` tells the branches of an `if` with `else` apart. More than two branches form a
//: balanced tree of first and second, so that each has its own place:

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

//: `buildArray` receives the iterations of a loop.

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

//: `buildPartialBlock` replaces `buildBlock` in a builder that has it. The statements are then not
//: joined in one call, but one by one: each is added to the result of the previous ones. The two
//: arguments can have any types, so two functions suffice for blocks of every length and kind.

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
//: A builder chooses the types that its functions pass on. It can keep the type of every statement,
//: so that the type of the block mirrors the block:

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

//: SwiftUI does so, because its types carry the identity of each view. This is expensive to
//: compile: a type that grows with the block must be inferred before any part of it is known to be
//: correct.
//:
//: Or `buildExpression`, the only function with overloads, converts every statement to the *same*
//: type. Then each statement is checked separately, and all other functions are simple:
//: `buildBlock` takes any number of values of that type, and returns one. Nothing is lost if the
//: nodes are objects, which have an identity without a type. That is what Withy does. In the
//: measurements that led to this decision, a large block was checked in a third of the time.
//:
//: ## A hierarchy builder
//:
//: That type is a list of nodes, some of which are still to be made. A node stands for itself, and
//: a builder, the one from above, makes one:

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

//: A builder takes a block as a step like the others. (In Withy an object takes one, too, because
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

//: And here is the same in Withy, after the members that connect the class to it. Again, the
//: differences are in the details: a block can also contain arrays, optionals and types of your
//: own; a node that is in a block twice, or inside itself, is left out and reported with file and
//: line; the class decides where to place a child; and neither long chains nor deep trees overflow
//: the stack.

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
