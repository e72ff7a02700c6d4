// swift-tools-version: 6.2

import PackageDescription

// Where everything has to hold, a warning is an error.
let strictness: [SwiftSetting] =
  Context.environment["WITHY_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

// Live trees are checked after each pass where this is set, as the tests of `.ci/run` do.
let checks: [SwiftSetting] =
  Context.environment["WITHY_INTERNAL_CHECKS"] == nil ? [] : [.define("WITHY_INTERNAL_CHECKS")]

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness + checks

// Where there is UIKit or AppKit, for the adapters and their tests, which share sources.
let uikit = [
  SwiftSetting.define("WITHY_UIKIT", .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))
]
let appkit = [SwiftSetting.define("WITHY_APPKIT", .when(platforms: [.macOS]))]

let package = Package(
  name: "Withy",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1), .watchOS(.v9)],
  products: [
    .library(name: "Withy", targets: ["Withy"]),
    .library(name: "WithyAppKit", targets: ["WithyAppKit"]),
    .library(name: "WithyLayout", targets: ["WithyLayout"]),
    .library(name: "WithySVG", targets: ["WithySVG"]),
    .library(name: "WithyUIKit", targets: ["WithyUIKit"]),
    .library(name: "WithyXML", targets: ["WithyXML"]),
  ],
  targets: [
    .target(name: "Withy", swiftSettings: settings),
    .target(name: "WithyLayout", dependencies: ["Withy"], swiftSettings: settings),
    .target(name: "WithyConstraints", dependencies: ["Withy"], swiftSettings: settings),
    .target(name: "WithyXML", dependencies: ["Withy"], swiftSettings: settings),
    // Empty where there is no UIKit or AppKit. `.ci/apple` checks them against stubs. Both link to
    // the sources in `Sources/WithyViews`.
    .target(
      name: "WithyUIKit",
      dependencies: ["Withy", "WithyConstraints", "WithyLayout"],
      swiftSettings: settings + uikit
    ),
    .target(
      name: "WithyAppKit",
      dependencies: ["Withy", "WithyConstraints", "WithyLayout"],
      swiftSettings: settings + appkit
    ),
    .target(name: "WithySVG", dependencies: ["WithyLayout", "WithyXML"], swiftSettings: settings),
    .executableTarget(
      name: "gallery",
      dependencies: ["WithySVG"],
      path: "Playgrounds/Gallery",
      swiftSettings: settings
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Withy"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .target(name: "CompilerRunner", path: "Tests/CompilerRunner", swiftSettings: settings),
    .target(
      name: "RandomTrees",
      dependencies: ["TestSupport", "Withy"],
      path: "Tests/RandomTrees",
      exclude: ["Corpus"],
      swiftSettings: settings
    ),
    .target(name: "SmallStack", path: "Tests/SmallStack", swiftSettings: settings),
    .testTarget(
      name: "WithyTests",
      dependencies: ["CompilerRunner", "RandomTrees", "SmallStack", "TestSupport", "Withy"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WithyLayoutTests",
      dependencies: ["CompilerRunner", "SmallStack", "TestSupport", "Withy", "WithyLayout"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WithyConstraintsTests",
      dependencies: ["CompilerRunner", "TestSupport", "WithyConstraints"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WithyXMLTests",
      dependencies: ["CompilerRunner", "RandomTrees", "TestSupport", "WithyXML"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WithyUIKitTests",
      dependencies: ["CompilerRunner", "RandomTrees", "TestSupport", "WithyUIKit"],
      swiftSettings: settings + uikit
    ),
    .testTarget(
      name: "WithyAppKitTests",
      dependencies: ["CompilerRunner", "RandomTrees", "TestSupport", "WithyAppKit"],
      swiftSettings: settings + appkit
    ),
    .testTarget(
      name: "WithySVGTests",
      dependencies: ["TestSupport", "WithySVG"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["gallery", "WithySVG"],
      swiftSettings: settings
    ),
  ]
)

// Where this is set, no tools are built, and of the tests only those that it names, with a space between two. Xcode
// builds all that a scheme has, and not everything builds for simulators.
if let tests = Context.environment["WITHY_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { target in
    target.type == .executable || target.isTest && !tests.contains { $0 == target.name }
  }
}
