// swift-tools-version: 6.2

// Stubs for UIKit, AppKit, SwiftUI and QuartzCore, and the adapters and samples compiled against them.
//
// It is a package of its own: were the stubs targets of the main one, `canImport(UIKit)` would be true
// in its other targets too. The sources of the main package are linked into `Sources`, because a
// dependency on it would bring its own, empty adapters.

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Apple's own frameworks do not spell `any`.
let stubSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
]

// Swift Testing has overlays for the real UIKit and AppKit, which are not here.
let testSettings =
  settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let package = Package(
  name: "AppleStubs",
  targets: [
    .target(name: "Withy", exclude: ["Withy.docc"], swiftSettings: settings),
    .target(
      name: "WithyLayout",
      dependencies: ["Withy"],
      exclude: ["WithyLayout.docc"],
      swiftSettings: settings
    ),
    .target(
      name: "WithyConstraints",
      dependencies: ["Withy"],
      exclude: ["WithyConstraints.docc"],
      swiftSettings: settings
    ),
    .target(name: "CompilerRunner", swiftSettings: settings),
    .target(name: "TestSupport", dependencies: ["Withy"], swiftSettings: settings),
    .target(
      name: "RandomTrees",
      dependencies: ["TestSupport", "Withy"],
      exclude: ["Corpus"],
      swiftSettings: settings
    ),

    .target(name: "QuartzCore", dependencies: ["Withy"], swiftSettings: stubSettings),
    .target(name: "AutoLayout", dependencies: ["QuartzCore"], swiftSettings: stubSettings),
    .target(name: "UIKit", dependencies: ["AutoLayout"], swiftSettings: stubSettings),
    .target(name: "AppKit", dependencies: ["AutoLayout"], swiftSettings: stubSettings),
    .target(name: "SwiftUI", dependencies: ["AppKit", "UIKit"], swiftSettings: stubSettings),

    .target(
      name: "WithyUIKit",
      dependencies: ["SwiftUI", "UIKit", "Withy", "WithyConstraints", "WithyLayout"],
      exclude: ["WithyUIKit.docc"],
      swiftSettings: settings + [.define("WITHY_UIKIT")]
    ),
    .target(
      name: "WithyAppKit",
      dependencies: ["AppKit", "SwiftUI", "Withy", "WithyConstraints", "WithyLayout"],
      exclude: ["WithyAppKit.docc"],
      swiftSettings: settings + [.define("WITHY_APPKIT")]
    ),
    .target(
      name: "PhoneSamples",
      dependencies: ["UIKit", "WithyUIKit"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .target(
      name: "MacSamples",
      dependencies: ["AppKit", "WithyAppKit"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "WithyUIKitTests",
      dependencies: [
        "PhoneSamples", "CompilerRunner", "RandomTrees", "TestSupport", "SwiftUI", "WithyUIKit",
      ],
      swiftSettings: testSettings + [.define("WITHY_UIKIT")]
    ),
    .testTarget(
      name: "WithyAppKitTests",
      dependencies: [
        "MacSamples", "CompilerRunner", "RandomTrees", "TestSupport", "SwiftUI", "WithyAppKit",
      ],
      swiftSettings: testSettings + [.define("WITHY_APPKIT")]
    ),
  ]
)
