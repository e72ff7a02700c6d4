// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import QuartzCore

@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never is no view") }
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError("A text has no body") }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}
