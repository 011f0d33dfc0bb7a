// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Embed",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "scrollscope", path: "../..")],
    targets: [.executableTarget(name: "Embed", dependencies: [.product(name: "LayoutEngine", package: "scrollscope")])],
    swiftLanguageModes: [.v6]
)
