// A program need only `import WithyGTK`.
@_exported public import Withy
@_exported public import WithyLayout
