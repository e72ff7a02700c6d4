// A program need only `import WithyAppKit`. On platforms without AppKit the module is empty.
//
// The sources in `Views` are those of `WithyUIKit`, too: they use the names of `Platform.swift`.
@_exported public import WithyConstraints
@_exported public import WithyLayout

#if WITHY_APPKIT
  @_exported public import AppKit
#endif
