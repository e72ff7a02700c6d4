import Foundation
import WithyLayout

/// A guide on either axis.
enum TreeGuide: Sendable, Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// Whether it is a distance from the leading edge.
  var isHorizontal: Bool {
    if case .horizontal = self { true } else { false }
  }

  /// Whether it is an edge or the centre.
  var isEdge: Bool {
    switch self {
    case .horizontal(.leading), .horizontal(.center), .horizontal(.trailing): true
    case .vertical(.top), .vertical(.center), .vertical(.bottom): true
    default: false
    }
  }
}

/// An alignment guide of an element, as data.
enum TreeGuideValue: Sendable {
  /// A distance from the edge.
  case constant(CGFloat)
  /// A part of the length, here or across.
  case width(CGFloat)
  case height(CGFloat)
  /// Where a guide is, and some way from there.
  case guide(TreeGuide, plus: CGFloat)
  /// An explicit guide in the element, or else a distance from the edge.
  case explicit(TreeGuide, otherwise: CGFloat)

  /// The distance in an element.
  func value(in element: some TreeDimensions) -> CGFloat {
    switch self {
    case .constant(let value): value
    case .width(let part): element.width * part
    case .height(let part): element.height * part
    case .guide(let guide, let way): element.value(of: guide) + way
    case .explicit(let guide, let value): element.explicitValue(of: guide) ?? value
    }
  }
}

/// A size with its guides, of the engine or of the reference.
protocol TreeDimensions {
  var width: CGFloat { get }
  var height: CGFloat { get }
  func value(of guide: TreeGuide) -> CGFloat
  func explicitValue(of guide: TreeGuide) -> CGFloat?
}

extension ViewDimensions: TreeDimensions {
  func value(of guide: TreeGuide) -> CGFloat {
    switch guide {
    case .horizontal(let guide): self[guide]
    case .vertical(let guide): self[guide]
    }
  }

  func explicitValue(of guide: TreeGuide) -> CGFloat? {
    switch guide {
    case .horizontal(let guide): self[explicit: guide]
    case .vertical(let guide): self[explicit: guide]
    }
  }
}

/// A guide of the tests' own, whose default both the engine and the reference compute.
protocol TreeAlignmentID: AlignmentID {
  static func value(in element: some TreeDimensions) -> CGFloat
}

extension TreeAlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { value(in: dimensions) }
}

/// A guide a quarter down to the bottom, wherever that is.
enum TreeQuarter: TreeAlignmentID {
  static func value(in element: some TreeDimensions) -> CGFloat {
    element.value(of: .vertical(.bottom)) / 4
  }
}

/// A guide that is as far down as the element is wide, halved.
enum TreeSlope: TreeAlignmentID {
  static func value(in element: some TreeDimensions) -> CGFloat { element.width / 2 }
}

/// A guide before the trailing edge, wherever that is.
enum TreeSeam: TreeAlignmentID {
  static func value(in element: some TreeDimensions) -> CGFloat {
    element.value(of: .horizontal(.trailing)) - 5
  }
}

extension VerticalAlignment {
  static let treeQuarter = VerticalAlignment(TreeQuarter.self)
  static let treeSlope = VerticalAlignment(TreeSlope.self)
}

extension HorizontalAlignment {
  static let treeSeam = HorizontalAlignment(TreeSeam.self)
}

extension TreeGuide {
  /// The type of a guide of the tests' own.
  var id: (any TreeAlignmentID.Type)? {
    switch self {
    case .vertical(.treeQuarter): TreeQuarter.self
    case .vertical(.treeSlope): TreeSlope.self
    case .horizontal(.treeSeam): TreeSeam.self
    default: nil
    }
  }

  static let allHorizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .treeSeam]
  static let allVertical: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .treeQuarter, .treeSlope,
  ]
}
