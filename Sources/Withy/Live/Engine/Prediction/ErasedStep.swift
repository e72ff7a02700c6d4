/// A step in which the class of the object is erased.
@usableFromInline
struct ErasedStep {
  let run: (_ object: AnyObject, _ patcher: StepPatcher?) -> Void
}
