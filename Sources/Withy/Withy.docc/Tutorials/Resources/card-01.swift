import WithySVG

let drawing = XMLElement.make(.init("svg"))
  .attribute("xmlns", "http://www.w3.org/2000/svg")
  .attribute("viewBox", "0 0 240 120")
  .attribute("style", "background: #fffdf6")
  .build()
