// swift-tools-version: 6.2

// Samples for UIKit and AppKit: open this folder in Xcode. `.ci/apple` compiles them on Linux, against
// stubs for Apple's frameworks.

import PackageDescription

let package = Package(
  name: "WithySamples",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "PhoneSamples", targets: ["PhoneSamples"]),
    .library(name: "MacSamples", targets: ["MacSamples"]),
  ],
  dependencies: [.package(name: "Withy", path: "../..")],
  targets: [
    .target(name: "PhoneSamples", dependencies: [.product(name: "WithyUIKit", package: "Withy")]),
    .target(name: "MacSamples", dependencies: [.product(name: "WithyAppKit", package: "Withy")]),
  ],
  swiftLanguageModes: [.v6]
)
