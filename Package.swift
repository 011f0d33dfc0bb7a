// swift-tools-version: 6.2
import PackageDescription

// The debug build is optimised (Makefile), as the tests and the first program spend their time in the parser, the interpreter, the engine and the
// playground. Targets with these settings spend little, and compile three times faster without.
let plainInDebug: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-Onone"], .when(configuration: .debug))]

// The rooms of the house (docs/architecture.md). An arrow of that picture is a dependency here: SwiftPM refuses a cycle.
let package = Package(
    name: "scrollscope",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
        .library(name: "Devices", targets: ["Devices"]),
        .executable(name: "scrollscope", targets: ["scrollscope"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(name: "LayoutEngine"),
        .target(name: "Devices", dependencies: ["LayoutEngine"]),
        // docs/rules, compiled in: the program tells them and reads no file for it.
        .target(name: "Rules", resources: [.embedInCode("Families")]),
        // The lessons of the folder lessons, compiled in likewise.
        .target(name: "Lessons", resources: [.embedInCode("Files")]),
        .target(
            name: "SwiftLanguage",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ]
        ),
        .target(
            name: "ViewCatalog", dependencies: ["Devices", "LayoutEngine", "SwiftLanguage"], swiftSettings: plainInDebug),
        // What Glibc's module leaves out of its header: giving freed memory back.
        .systemLibrary(name: "CMalloc"),
        .target(
            name: "Playground",
            dependencies: [
                "Devices", "LayoutEngine", "Lessons", "Rules", "SwiftLanguage", "ViewCatalog",
                .target(name: "CMalloc", condition: .when(platforms: [.linux])),
            ]
        ),
        // Pictures as PNG and PDF: the one target that knows cairo, which it loads when such a picture is asked for.
        .target(
            name: "CairoPictures", dependencies: ["LayoutEngine", "Playground", "ViewCatalog"], swiftSettings: plainInDebug),
        // No pkgConfig: Debian's .pc files carry flags that SwiftPM refuses with a warning on every build.
        .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
        .executableTarget(
            name: "scrollscope",
            dependencies: [
                "CairoPictures", "CReadline", "LayoutEngine", "Playground", "SwiftLanguage",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: plainInDebug
        ),
        // Random inputs, and what must hold of the answers: `make fuzz` and the tests.
        .target(name: "Fuzzing", dependencies: ["Playground", "SwiftLanguage", "ViewCatalog"], swiftSettings: plainInDebug),
        .executableTarget(
            name: "Fuzz", dependencies: ["Fuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: plainInDebug),
        .executableTarget(
            name: "LayoutBench",
            dependencies: [
                "LayoutEngine", "Playground", "SwiftLanguage", .target(name: "CMalloc", condition: .when(platforms: [.linux])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: plainInDebug),
        .testTarget(name: "LayoutEngineTests", dependencies: ["Fuzzing", "LayoutEngine"], swiftSettings: plainInDebug),
        .testTarget(name: "DevicesTests", dependencies: ["Devices"], swiftSettings: plainInDebug),
        .testTarget(name: "RulesTests", dependencies: ["Rules"], swiftSettings: plainInDebug),
        .testTarget(name: "SwiftLanguageTests", dependencies: ["SwiftLanguage"], swiftSettings: plainInDebug),
        .testTarget(name: "ViewCatalogTests", dependencies: ["ViewCatalog"], swiftSettings: plainInDebug),
        .testTarget(
            name: "PlaygroundTests",
            dependencies: [
                "Fuzzing", "Lessons", "Playground", "Rules",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            // Data that the tests read where it stands.
            exclude: ["Cases", "Snippets", "Drawing/Golden"],
            swiftSettings: plainInDebug
        ),
        .testTarget(name: "CairoPicturesTests", dependencies: ["CairoPictures", "Playground"], swiftSettings: plainInDebug),
        .testTarget(name: "ScrollscopeTests", dependencies: ["CairoPictures", "scrollscope"], swiftSettings: plainInDebug),
    ],
    swiftLanguageModes: [.v6]
)
