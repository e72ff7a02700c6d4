// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Withy", path: "..")],
  targets: [
    // The code that is measured.
    .target(
      name: "Kit",
      dependencies: [
        .product(name: "Withy", package: "Withy"), .product(name: "WithyLayout", package: "Withy"),
      ],
      swiftSettings: settings
    ),

    // The measuring program.
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter", "Kit",
        .product(name: "Withy", package: "Withy"),
        .product(name: "WithyLayout", package: "Withy"),
        .product(name: "WithyXML", package: "Withy"),
      ],
      swiftSettings: settings,
      // Not every valgrind reads DWARF 5, and counting needs no debug information.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--strip-debug"], .when(platforms: [.linux]))
      ]
    ),

    // Programs whose sizes are measured. They differ only in how much of Withy they use.
    .executableTarget(name: "size-plain", path: "Sources/Programs/Plain", swiftSettings: settings),
    .executableTarget(
      name: "size-chain",
      dependencies: [.product(name: "Withy", package: "Withy")],
      path: "Sources/Programs/Chain",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "size-live",
      dependencies: [.product(name: "Withy", package: "Withy")],
      path: "Sources/Programs/Live",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "size-layout",
      dependencies: [.product(name: "WithyLayout", package: "Withy")],
      path: "Sources/Programs/Layout",
      swiftSettings: settings
    ),

    // The program that draws the charts.
    .executableTarget(
      name: "chart",
      dependencies: [.product(name: "WithySVG", package: "Withy")],
      swiftSettings: settings
    ),
  ]
)
