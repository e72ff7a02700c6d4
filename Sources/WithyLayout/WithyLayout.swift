// A program that lays out configures and nests, too: one import is enough for all.
@_exported public import Withy
