/// Returns whether a type is that of a closure, or of an optional closure.
///
/// A metatype is a pointer to the metadata of its type, whose first word, by the ABI of every
/// platform, is the kind of the type; for an Objective-C class it is an address, which equals none
/// of the kinds tested here. The third word of the metadata of `Optional` is the wrapped type. Only
/// constant memory of the process is read.
func isClosure(_ type: Any.Type) -> Bool {
  func words(of type: Any.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
  let (optional, function): (UInt, UInt) = (0x202, 0x302)
  if words(of: type)[0] != optional { return words(of: type)[0] == function }
  return UnsafePointer<UInt>(bitPattern: words(of: type)[2])?[0] == function
}
