//: # Configure
//:
//: Making a label takes one expression. Configuring it takes four more statements, each of which
//: begins with its name:
//:
//:     let label = Label()
//:     label.text = "12 unread"
//:     label.color = "gray"
//:     label.font.size = 12
//:     label.layer.cornerRadius = 4
//:
//: Withy turns the five into one expression, which can be used wherever an expression can: as an
//: argument, as a default value, or inside the tree to which the label belongs. This page shows
//: every way to write one. It is ordinary Swift, and it checks its own results:

import Foundation
import Withy

/// Prints a result, and ends the page if it is not the expected one.
func show<Value: Equatable>(_ result: Value, is expected: Value, line: Int = #line) {
  print("line \(line): \(result)")
  guard result != expected else { return }
  print("line \(line): expected \(expected)")
  exit(1)
}

//: These are the classes of the page. `UIView` and its subclasses have the same kinds of property:
//: a value, a value with members, an optional, and a read-only property that holds an object.
//: `Makeable` means that a view can be made without arguments; it has no other requirements. (On
//: Apple's systems, every `NSObject` can be, without conforming.)

struct Font: Equatable {
  var name = "Serif"
  var size = 17
}

final class Layer {
  var cornerRadius = 0
  var opacity = 1.0
}

final class Picture {
  let file: String
  var scale = 1

  init(file: String) { self.file = file }
}

class View: Makeable {
  let layer = Layer()

  required init() {}
}

class Label: View {
  var text = ""
  var color: String?
  var font = Font()
  var picture: Picture?
}

//: ## One object, one expression
//:
//: `Label.make` describes a label. Every settable property of the class is set by a call of the
//: same name; `build()` makes the object, sets what was declared, and returns it.

let label = Label.make
  .text("12 unread")
  .color("gray")
  .build()

show(label.text, is: "12 unread")
show(label.color, is: "gray")

//: An object that needs arguments is made by an expression, `Label.make(.init(…))`, and one that needs
//: statements by a closure:

let bold = Builder<Label> {
  let label = Label()
  label.font.name = "Serif Bold"
  return label
}

show(bold.build().font.name, is: "Serif Bold")

//: Nothing is looked up at run time. A mistake does not compile, and the message says what it is:
//:
//:     Label.make.txt("a")
//:     // value of type 'Builder<Label>' has no dynamic member 'txt' using key path from root type
//:     // 'Label'
//:
//:     Label.make.text(12)
//:     // cannot convert value of type 'Int' to expected argument type 'String'
//:
//:     Label.make.layer(Layer())
//:     // cannot assign to property: 'layer' is a 'let' constant
//:
//: ## An existing object
//:
//: Every `NSObject` has a builder of itself, `with`. So do Foundation's classes that are configured
//: in the same way and are not subclasses of `NSObject`, such as `JSONEncoder`:

let formatter = DateFormatter().with
  .locale(Locale(identifier: "en_US_POSIX"))
  .timeZone(TimeZone(secondsFromGMT: 0))
  .dateFormat("d MMMM yyyy")
  .build()

show(formatter.string(from: Date(timeIntervalSince1970: 0)), is: "1 January 1970")

let encoder = JSONEncoder().with
  .outputFormatting(.sortedKeys)
  .keyEncodingStrategy(.convertToSnakeCase)
  .build()

struct Mailbox: Codable {
  var name = "Inbox"
  var unreadCount = 12
}

show(
  String(bytes: try encoder.encode(Mailbox()), encoding: .utf8),
  is: #"{"name":"Inbox","unread_count":12}"#
)

//: A class of your own has it if it conforms to `Makeable`, or at least to `Configurable`. There is
//: nothing to implement, and subclasses inherit it. (Swift cannot extend all classes at once. An
//: object whose class does not conform is configured by `Builder(object)`.)

label.with.text("no unread").build()

show(label.text, is: "no unread")

//: The difference is identity. `label.with` configures the same label, however often it is built.
//: `Label.make` makes a new label every time.

let same = label.with.color("black")
let new = Label.make.color("black")

show(same.build() === same.build(), is: true)
show(new.build() === new.build(), is: false)

//: ## Inside a property
//:
//: The name of a property can be followed by the name of a property in it, to any depth. Values and
//: objects on the path are written alike, but treated as they should be: a value is written back to
//: its owner; an object is not, so it can be in a read-only property.

let title = Label().with
  .font.size(28)
  .layer.cornerRadius(4)
  .build()

show(title.font, is: Font(name: "Serif", size: 28))
show(title.layer.cornerRadius, is: 4)

//: `ifPresent` continues through an optional on the path, and sets nothing if it is `nil`.

let scaled = Label.make
  .text("a")
  .picture.ifPresent.scale(3)

show(scaled.build().picture == nil, is: true)

let withPicture = Label.make
  .picture(Picture(file: "envelope.png"))
  .picture.ifPresent.scale(3)
  .build()

show(withPicture.picture?.scale, is: 3)

//: With an optional *value*, `ifLet:` sets the property only if the value is not `nil`.

func configured(size: String) -> Label {
  Label().with.font.size(ifLet: Int(size)).build()
}

show(configured(size: "12").font.size, is: 12)
show(configured(size: "large").font.size, is: 17)

//: `modify` changes the current value in place, with one read and one write of the property.

let louder = Label().with
  .text("hello")
  .text.modify { $0 += "!" }
  .font.size.modify { $0 *= 2 }
  .build()

show(louder.text, is: "hello!")
show(louder.font.size, is: 34)

//: A builder has a few members of its own, such as `build`. A property with such a name is set by
//: its key path:

final class Product: Configurable {
  var build = 0
  var version = ""
}

let product = Product().with.set(\.build, to: 42).version("1.0").build()

show(product.build, is: 42)

//: ## When things happen
//:
//: Values are evaluated where they are written. The object is made, and the steps run in the order
//: written, only when `build()` is called. A class that records this shows it:

final class Recorder: Makeable {
  var record: [String] = []
  var a = 0 { didSet { record.append("a = \(a)") } }
  var b = 0 { didSet { record.append("b = \(b)") } }

  init() { record.append("made") }

  func note(_ text: String) { record.append(text) }

  @discardableResult
  func note(_ text: String, times: Int) -> Int {
    record += Array(repeating: text, count: times)
    return record.count
  }
}

var factor = 10
let recipe = Recorder.make
  .a(1 * factor)
  .b(2 * factor)
  .a.modify { $0 += 1 }
factor = 1000

show(recipe.build().record, is: ["made", "a = 10", "b = 20", "a = 11"])

//: A builder is a value. Continuing a chain does not change the original, so one builder can be the
//: template for many:

let template = Label.make.font.name("Sans").font.size(12)
let body = template.color("black")
let caption = template.color("gray").font.size(10)

show(body.build().font, is: Font(name: "Sans", size: 12))
show(caption.build().font, is: Font(name: "Sans", size: 10))
show(template.build().color, is: nil)

//: ## More than properties
//:
//: `call` runs any code with the object. A method with plain arguments can be passed by reference,
//: followed by its arguments; the compiler checks them, and a result is ignored.

let calls = Recorder.make
  .a(1)
  .call { $0.note("a is \($0.a)") }
  .call(Recorder.note(_:times:), "twice", 2)
  .b(2)
  .build()

show(calls.record, is: ["made", "a = 1", "a is 1", "twice", "twice", "b = 2"])

//: Two calls are for trees that are kept up to date, where a description is evaluated again and
//: again. `once` is for code that must run a single time, such as adding a target; `call(on:)` runs
//: again only when its value has changed. A build always counts as the first time, so here both
//: simply call.

let targets = Recorder.make
  .once { $0.note("target added") }
  .call(on: factor) { $0.note("reloaded") }
  .build()

show(targets.record, is: ["made", "target added", "reloaded"])

//: `tryCall` is for calls that can throw. It throws where it is written, and therefore makes the
//: object and runs the earlier steps immediately; the chain continues with that object. The error
//: keeps its type.

enum Fault: Error {
  case empty
}

func checkText(_ label: Label) throws(Fault) {
  if label.text.isEmpty { throw .empty }
}

let checked = try Label.make
  .text("a")
  .tryCall(checkText)
  .color("green")
  .build()

show(checked.color, is: "green")

do throws(Fault) {
  _ = try Label.make.tryCall(checkText)
  show("nothing thrown", is: "Fault.empty")
} catch {
  show(error, is: .empty)
}

//: ## Conditions
//:
//: `if` continues the chain only if a condition holds, and `else` if it does not; `ifLet` only if
//: there is a value.

func row(_ text: String?, isDone: Bool) -> Label {
  Label.make
    .ifLet(text) { $0.text($1) }
    .if(text == nil) { $0.text("untitled") }
    .if(isDone) {
      $0.color("gray").layer.opacity(0.5)
    } else: {
      $0.color("black")
    }
    .build()
}

show(row("water the willow", isDone: true).layer.opacity, is: 0.5)
show(row("water the willow", isDone: false).color, is: "black")
show(row(nil, isDone: false).text, is: "untitled")

//: ## Styles
//:
//: A style is any function from a builder to a builder, and `apply` applies it.

func muted(_ label: Builder<Label>) -> Builder<Label> {
  label.color("gray").layer.opacity(0.5)
}

let hint = Label.make
  .apply(muted)
  .apply { $0.font.size(10).text("optional") }
  .build()

show(hint.layer.opacity, is: 0.5)
show(hint.text, is: "optional")

//: A named style is an extension. Access the properties through `self`, which has the dynamic
//: members. With `@inline(__always)` before it, it costs nothing in an optimised build:

extension Builder where Base: Label {
  var headline: Self { self.font.name("Sans").font.size(34) }
  func tinted(_ color: String) -> Self { self.color(color) }
}

let headline = Label().with.headline.tinted("red").text("News").build()

show(headline.font, is: Font(name: "Sans", size: 34))
show(headline.color, is: "red")

//: ## Children
//:
//: An object that has children is described together with them. The next page explains how a class
//: declares that it has children; here is one that does.

extension View: HierarchyNode {
  typealias Node = View
}

final class Box: View, Nestable {
  var spacing = 0
  private(set) var children: [View] = []

  func insert(_ child: View, after sibling: View?) {
    remove(child)
    let index = children.firstIndex { $0 === sibling }
    children.insert(child, at: index.map { $0 + 1 } ?? 0)
  }

  func remove(_ child: View) { children.removeAll { $0 === child } }

  var texts: [String] { children.map { ($0 as? Label)?.text ?? "" } }
}

//: `children` is a step like the others, and runs in order: a later step sees the children.

let box = Box.make
  .children {
    label
    Label.make.text("Subtitle")
  }
  .call { $0.spacing = $0.children.count }
  .build()

show(box.texts, is: ["no unread", "Subtitle"])
show(box.spacing, is: 2)

//: The block may directly follow the call of a setter. That is the usual form: the properties, then
//: the children. If there are no properties, the block follows `with`.

let spaced = Box.make
  .spacing(8) {
    Label.make.text("a")
    Label.make.text("b")
  }
  .build()

show(spaced.texts, is: ["a", "b"])

let plain = Box().with {
  Label.make.text("c")
}

show(plain.build().texts, is: ["c"])

//: ## A reference to an object
//:
//: An object made deep in an expression has no name outside. `ref` stores a reference to it:

let subtitle = Ref<Label>()

let card = Box.make
  .spacing(8) {
    Label.make.text("Willow")
    Label.make.text("Salix").ref(subtitle)
  }
  .build()

subtitle.object?.text = "Salix viminalis"

show(card.texts, is: ["Willow", "Salix viminalis"])

//: `assign` stores the reference in a property of another object, which is held weakly.

final class Screen {
  var name: Label?

  func makeCard() -> Box {
    Box.make
      .spacing(8) {
        Label.make.text("Osier").assign(to: \.name, on: self)
      }
      .build()
  }
}

let screen = Screen()

show(screen.makeCard().texts, is: ["Osier"])
show(screen.name?.text, is: "Osier")

//: What does all this cost? With optimisation, a chain that is built where it is written compiles
//: to the assignments at the top of this page.
//:
//: [Next: Nest](@next)
