// A class that conforms, and a chain.

import Withy

final class Part: Makeable {
  var name = ""
  var children: [Part] = []
}

let root = Part.make.name(CommandLine.arguments[0]).build()
root.children.append(Part.make.name("child").build())
print(root.name, root.children.count)
