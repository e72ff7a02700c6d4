import WithyXML

let page = XMLElement.make(.init("ul"))
  .attribute("class", "list")
  .children {
    for name in ["Milk", "Bread"] { XMLElement.make(.init("li")).text(name) }
  }
  .build()

print(page.xmlString)  // <ul class="list"><li>Milk</li><li>Bread</li></ul>
