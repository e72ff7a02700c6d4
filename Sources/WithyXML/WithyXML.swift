@_exported public import Withy
