// swift-tools-version: 6.2

import PackageDescription

// CI sets this variable to turn warnings into errors.
let strict: [SwiftSetting] =
  Context.environment["WITHY_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strict

let package = Package(
  name: "Gtk",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "WithyGTK", targets: ["WithyGTK"]),
    // The functions of GTK, for widgets of one's own.
    .library(name: "CGTK", targets: ["CGTK"]),
  ],
  dependencies: [.package(name: "Withy", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CGTK",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]
    ),
    .target(
      name: "WithyGTK",
      dependencies: [
        "CGTK", .product(name: "Withy", package: "Withy"),
        .product(name: "WithyLayout", package: "Withy"),
      ],
      // For what it shares with the adapters.
      swiftSettings: settings + [.define("WITHY_GTK")]
    ),
    .executableTarget(
      name: "tasks",
      dependencies: ["WithyGTK"],
      path: "Sources/Tasks",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "folders",
      dependencies: ["WithyGTK", .product(name: "WithySVG", package: "Withy")],
      path: "Sources/Folders",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "messenger",
      dependencies: ["WithyGTK"],
      path: "Sources/Messenger",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "widgets",
      dependencies: ["WithyGTK"],
      path: "Sources/Widgets",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "measurements",
      dependencies: ["WithyGTK"],
      path: "Sources/Measurements",
      swiftSettings: settings
    ),
    .testTarget(
      name: "WithyGTKTests",
      dependencies: ["CGTK", "WithyGTK", "messenger", .product(name: "Withy", package: "Withy")],
      swiftSettings: settings
    ),
    .testTarget(name: "TasksTests", dependencies: ["WithyGTK", "tasks"], swiftSettings: settings),
  ]
)
