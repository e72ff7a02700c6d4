import WithySVG

let drawing = XMLElement.make(.init("svg")).attribute("xmlns", "http://www.w3.org/2000/svg").build()

drawing.arrange(in: CGRect(x: 0, y: 0, width: 160, height: 80)) {
  SVGText.make(.init("Supple enough to weave", fontSize: 14)).attribute("fill", "white").layout
    .padding(12)
    .background { SVGRectangle.make(.init(cornerRadius: 8)).attribute("fill", "seagreen") }
}

print(drawing.xmlString)
