// A program need only `import WithyUIKit`. On platforms without UIKit the module is empty.
//
// The sources in `Views` are those of `WithyAppKit`, too: they use the names of `Platform.swift`.
@_exported public import WithyConstraints
@_exported public import WithyLayout

#if WITHY_UIKIT
  @_exported public import UIKit
#endif
