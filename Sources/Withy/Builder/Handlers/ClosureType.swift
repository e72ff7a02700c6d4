/// Returns whether a type is that of a closure, or of an optional one.
///
/// A metatype is a pointer to the metadata of its type, which begins, by the ABI of every platform, with a
/// word that says its kind; for a class of Objective-C that is an address, which is none of the kinds
/// asked for here. The metadata of `Optional` has the type inside in its third word. Nothing but constant
/// memory of the process is read.
func isClosure(_ type: Any.Type) -> Bool {
  func words(of type: Any.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
  let (optional, function): (UInt, UInt) = (0x202, 0x302)
  if words(of: type)[0] != optional { return words(of: type)[0] == function }
  return UnsafePointer<UInt>(bitPattern: words(of: type)[2])?[0] == function
}
