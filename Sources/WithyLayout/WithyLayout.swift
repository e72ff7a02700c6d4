// Programs that lay out also configure and nest: one import is enough for all.
@_exported public import Withy
