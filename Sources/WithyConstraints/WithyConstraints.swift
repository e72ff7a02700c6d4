// Constraints are used where trees are configured and nested: one import is enough.
@_exported public import Withy
