// `import WithySVG` is all that a program needs, on every platform. Where there is no `XMLElement`,
// as on iOS, this module holds no elements.
@_exported public import WithyLayout
@_exported public import WithyXML
