import Foundation
import TestSupport
import Testing
import Withy
import WithyLayout

extension LayoutMistakeTests {
  /// Something written with a bad number, what is reported of it, and what it should be like.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String { message }
    var message: String
    var line: UInt
    var written: @Sendable () -> LayoutGroup<Box>
    var meant: @Sendable () -> LayoutGroup<Box>

    init(
      _ message: String,
      line: UInt = #line,
      @LayoutBuilder<Box> _ written: @escaping @Sendable () -> LayoutGroup<Box>,
      @LayoutBuilder<Box> as meant: @escaping @Sendable () -> LayoutGroup<Box>
    ) {
      self.message = message
      self.line = line
      self.written = written
      self.meant = meant
    }
  }

  private static func shape() -> ModifiedElement<Box> { Shape().layout }

  static let mistakes = [
    Mistake("frame(width:): invalid value -1.0; ignored") {
      shape().frame(width: -1)
    } as: {
      Shape()
    },
    Mistake("frame(height:): invalid value inf; ignored") {
      shape().frame(height: .infinity)
    } as: {
      Shape()
    },
    Mistake("frame(width:): invalid value nan; ignored") {
      shape().frame(width: .nan)
    } as: {
      Shape()
    },
    Mistake("frame(minWidth:): invalid value inf; ignored") {
      shape().frame(minWidth: .infinity)
    } as: {
      Shape()
    },
    Mistake("frame(idealHeight:): invalid value nan; ignored") {
      shape().frame(idealHeight: .nan)
    } as: {
      Shape()
    },
    Mistake("frame(maxWidth:): invalid value nan; ignored") {
      shape().frame(maxWidth: .nan)
    } as: {
      Shape()
    },
    Mistake("frame(maxHeight:): invalid value -inf; ignored") {
      shape().frame(maxHeight: -.infinity)
    } as: {
      Shape()
    },
    Mistake("frame(minWidth:maxWidth:): minimum 60.0 exceeds maximum 40.0; both ignored") {
      shape().frame(minWidth: 60, maxWidth: 40)
    } as: {
      shape().frame(width: 40)
    },
    Mistake("padding: invalid value nan; ignored") {
      shape().padding(.nan)
    } as: {
      shape().padding()
    },
    Mistake("padding: invalid value inf; ignored") {
      shape().padding(.all, .infinity)
    } as: {
      shape().padding()
    },
    Mistake("padding: invalid value inf; ignored") {
      shape().padding(EdgeInsets(top: .infinity))
    } as: {
      Shape()
    },
    Mistake("spacing: invalid value nan; ignored") {
      HStack(spacing: .nan) {
        Shape(); Shape()
      }
    } as: {
      HStack {
        Shape(); Shape()
      }
    },
    Mistake("spacing: invalid value inf; ignored") {
      VStack(spacing: .infinity) {
        Shape(); Shape()
      }
    } as: {
      VStack {
        Shape(); Shape()
      }
    },
    Mistake("spacing: invalid value inf; ignored") {
      Flow(spacing: .infinity) {
        Shape(); Shape()
      }
    } as: {
      Flow {
        Shape(); Shape()
      }
    },
    Mistake("spacing: invalid value inf; ignored") {
      Grid(verticalSpacing: .infinity) {
        Shape(); Shape()
      }
    } as: {
      Grid {
        Shape(); Shape()
      }
    },
    Mistake("minLength: invalid value -1.0; ignored") {
      HStack {
        Spacer(minLength: -1); Shape()
      }
    } as: {
      HStack {
        Spacer(); Shape()
      }
    },
    Mistake("aspectRatio: invalid value 0.0; ignored") {
      shape().aspectRatio(0, contentMode: .fit)
    } as: {
      shape().scaledToFit()
    },
    Mistake("offset(x:): invalid value nan; ignored") {
      shape().offset(x: .nan, y: 3)
    } as: {
      shape().offset(y: 3)
    },
    Mistake("position(y:): invalid value nan; ignored") {
      shape().position(x: 1, y: .nan)
    } as: {
      shape().position(x: 1)
    },
    Mistake("layoutPriority: invalid value nan; ignored") {
      HStack {
        shape().layoutPriority(.nan); Shape()
      }
    } as: {
      HStack {
        Shape(); Shape()
      }
    },
    Mistake("alignmentGuide returned nan as a guide; ignored", line: 0) {
      HStack(alignment: .top) {
        shape().alignmentGuide(.top) { _ in .nan }; Shape()
      }
    } as: {
      HStack {
        Shape(); Shape()
      }
    },
  ]

  @Test("Bits of undefined axes and edges are ignored")
  func foreignBits() {
    #expect(Axes(rawValue: 255) == .both && Axes(rawValue: 4).isEmpty)
    #expect(Edges(rawValue: 255) == .all && Edges(rawValue: 16).isEmpty)
    final class Odd: Shape {
      override var proposalAxes: Axes { Axes(rawValue: 255) }
    }
    let leaves = [Odd(), Odd()]
    Box().arrange(in: area(30, 10)) {
      HStack(spacing: 0) {
        for leaf in leaves { leaf }
      }
    }
    #expect(leaves.map(\.frame) == [frame(0, 0, 15, 10), frame(15, 0, 15, 10)])
  }

  @Test("Invalid numbers are reported with their location, and ignored", arguments: mistakes)
  func numbers(_ mistake: Mistake) {
    let (root, other) = (Box(), Box())
    var line = mistake.line
    let reports = reports {
      if line == 0 { line = #line + 1 }
      root.arrange(in: area(100, 90), mistake.written)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.message == mistake.message)
    #expect(reports.first.map { $0.line >= line && $0.line <= line + 2 } == true)
    other.arrange(in: area(100, 90), mistake.meant)
    #expect(root.children.map(\.frame) == other.children.map(\.frame))
  }
}
