import WithyXML

var tasks = ["Buy milk", "Call Ann"]
var done: Set<String> = []

let list = XMLElement("ul")  // a Foundation class
let live = list.live {  // keeps its children equal to this block
  ForEach(tasks, id: \.self) { task in
    XMLElement.make(.init("li"))  // describes a new element
      .class("done", if: done.contains(task))
      .text(task)
  }
}
print(list.htmlString())

tasks.append("Write to Bo")
done.insert("Call Ann")
print(live.update())  // applies the differences: 1 insertion, 2 property writes
print(list.htmlString())
