// `import WithyXML` is all that a program needs, on every platform, and all other files of this module
// need no import. On platforms without `XMLElement`, such as iOS, the module contains no elements.
@_exported public import Foundation
@_exported public import Withy
#if canImport(FoundationXML)
  @_exported public import FoundationXML
#endif
