// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "LiveTree",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Withy", path: "../..")],
  targets: [
    .executableTarget(
      name: "LiveTree",
      dependencies: [.product(name: "Withy", package: "Withy")],
      path: "Sources"
    )
  ]
)
