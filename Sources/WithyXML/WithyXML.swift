// `import WithyXML` is all that a program needs, on every platform. Where there is no `XMLElement`,
// as on iOS, this module holds no elements.
@_exported public import Foundation
@_exported public import Withy
#if canImport(FoundationXML)
  @_exported public import FoundationXML
#endif
