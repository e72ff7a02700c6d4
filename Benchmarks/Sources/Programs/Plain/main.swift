// Without Withy.

final class Part {
  var name = ""
  var children: [Part] = []
}

let root = Part()
root.name = CommandLine.arguments[0]
let child = Part()
child.name = "child"
root.children.append(child)
print(root.name, root.children.count)
