// What describes constraints is used where trees are configured and nested.
@_exported public import Withy
