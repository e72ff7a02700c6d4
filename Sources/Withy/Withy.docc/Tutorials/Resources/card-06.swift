import WithySVG

let drawing = XMLElement.make(.init("svg"))
  .attribute("xmlns", "http://www.w3.org/2000/svg")
  .attribute("viewBox", "0 0 240 120")
  .attribute("style", "background: #fffdf6")
  .build()

let bounds = CGRect(x: 0, y: 0, width: 240, height: 120)

let title = SVGText("Salix viminalis", fontSize: 20)

let arrangement = drawing.arrange(in: bounds) {
  title.layout
    .padding(14)
    .background {
      SVGRectangle.make(.init(cornerRadius: 10)).attribute("fill", "#e2e9d3")
    }
}

title.text = "Salix alba"
arrangement.changed(title)
arrangement.arrange(in: bounds)
print(drawing.xmlString)
