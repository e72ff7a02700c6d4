@_exported public import Withy

// `import WithyXML` is all that a program needs, on every platform. Where there is no `XMLElement`,
// as on iOS, this module is empty.
#if canImport(FoundationXML)
  @_exported public import FoundationXML
#elseif os(macOS)
  @_exported public import Foundation
#endif
