/// A step in which the class of the object is erased, so that steps can be collected and replayed.
@usableFromInline
struct ErasedStep {
  let run: (_ object: AnyObject, _ patcher: StepPatcher?) -> Void
}
