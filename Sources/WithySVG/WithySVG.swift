// `import WithySVG` is all that a program needs, on every platform, and all other files of this module
// need no import. On platforms without `XMLElement`, such as iOS, the module contains no elements.
@_exported public import WithyLayout
@_exported public import WithyXML
