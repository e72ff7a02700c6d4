/// Something to be done.
struct TaskItem: Codable, Hashable, Identifiable {
  let id: Int
  var title: String
  var isDone = false
}
