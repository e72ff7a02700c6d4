import Observation

/// State that blocks read.
@Observable
final class ObservedModel {
  var name = "a"
  var number = 0
  var items = [ObservedItem(id: 1), ObservedItem(id: 2)]
  @ObservationIgnored var unobserved = 0
}

/// The state of one row.
@Observable
final class ObservedItem: Identifiable {
  let id: Int
  var title = ""

  init(id: Int) { self.id = id }
}

extension ObservedItem: Equatable {
  static func == (a: ObservedItem, b: ObservedItem) -> Bool { a === b }
}
