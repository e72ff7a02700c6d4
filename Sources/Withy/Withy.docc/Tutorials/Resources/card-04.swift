import WithySVG

let drawing = XMLElement.make(.init("svg"))
  .attribute("xmlns", "http://www.w3.org/2000/svg")
  .attribute("viewBox", "0 0 240 120")
  .attribute("style", "background: #fffdf6")
  .build()

let bounds = CGRect(x: 0, y: 0, width: 240, height: 120)

drawing.arrange(in: bounds) {
  VStack(alignment: .leading, spacing: 6) {
    SVGText.make(.init("Salix viminalis", fontSize: 20))
    SVGText.make(.init("Bends without breaking, and roots from any cutting.", fontSize: 13))
  }
  .padding(14)
  .background {
    SVGRectangle.make(.init(cornerRadius: 10)).attribute("fill", "#e2e9d3")
  }
}
print(drawing.xmlString)
