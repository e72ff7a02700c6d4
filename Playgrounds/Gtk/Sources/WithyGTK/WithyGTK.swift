// A program need only `import WithyGTK`, and the other files of this module need import neither.
@_exported public import Withy
@_exported public import WithyLayout
