/// Lets the other jobs of the actor run, until nothing happens any more.
func turn(isolation: isolated (any Actor)? = #isolation) async {
  for _ in 0..<50 { await Task.yield() }
}
