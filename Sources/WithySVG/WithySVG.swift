// `import WithySVG` is all that a program needs, on every platform. On platforms without
// `XMLElement`, such as iOS, this module contains no elements.
@_exported public import WithyLayout
@_exported public import WithyXML
