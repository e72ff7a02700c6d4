// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Drawing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Withy", path: "../..")],
  targets: [
    .executableTarget(
      name: "Drawing",
      dependencies: [.product(name: "WithySVG", package: "Withy")],
      path: "Sources"
    )
  ]
)
