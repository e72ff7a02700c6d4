// `import WithyGTK` is all that a program needs.
@_exported public import Withy
@_exported public import WithyLayout
