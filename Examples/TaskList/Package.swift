// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TaskList",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Withy", path: "../..")],
  targets: [
    .executableTarget(
      name: "TaskList",
      dependencies: [.product(name: "WithyXML", package: "Withy")],
      path: "Sources"
    )
  ]
)
