import Testing

/// The tests that read the one log of what was done to constraints, and so cannot run side by side.
@Suite("Logged constraints", .serialized)
enum LoggedTests {}
