// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "XMLPage",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Withy", path: "../..")],
  targets: [
    .executableTarget(
      name: "XMLPage",
      dependencies: [.product(name: "WithyXML", package: "Withy")],
      path: "Sources"
    )
  ]
)
