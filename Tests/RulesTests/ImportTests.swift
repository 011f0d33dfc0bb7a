// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What may be imported where: the platform's Foundation (decision 0012), and our own targets.
@Suite struct ImportTests {
    @Test func foundationStaysInItsPlaces() throws {
        let places = ["Sources/ViewCatalog/Values/Foundation/", "Sources/Fuzz/", "Sources/Fuzzing/"]
        let files = Project.files(under: "Sources", ending: ".swift")
        #expect(files.count > 500)
        for file in files {
            let imports = try Project.text(file).split(separator: "\n").filter { $0.hasPrefix("import ") || $0.contains(" import ") }
            guard imports.contains(where: { $0.hasSuffix("import Foundation") }) else { continue }
            #expect(places.contains { file.hasPrefix($0) }, "\(file) imports Foundation")
            #expect(!imports.contains("import LayoutEngine"), "\(file) imports LayoutEngine too")
        }
    }

    /// SwiftPM also finds what a dependency depends on; the picture of docs/architecture.md does not have those arrows.
    @Test func targetsImportWhatTheyDeclare() throws {
        let manifest = try Project.text("Package.swift")
        let heads = manifest.matches(of: /\.(?:target|executableTarget|systemLibrary|testTarget)\(\s*name: "(\w+)"(?!, condition)/)
        let targets = Set(heads.map { String($0.1) })
        #expect(targets.isSuperset(of: ["LayoutEngine", "Playground", "scrollscope"]))
        for (head, next) in zip(heads, heads.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]) {
            let declared = Set(manifest[head.range.upperBound..<next].matches(of: /"(\w+)"/).map { String($0.1) })
            for file in Project.files(under: "Sources/\(head.1)", ending: ".swift") {
                let imported = try Project.text(file).matches(of: /(?m)^\s*(?:@\S+ )?(?:internal )?import (\w+)$/).map { String($0.1) }
                for name in imported where targets.contains(name) {
                    #expect(declared.contains(name), "\(file) imports \(name), which \(head.1) does not declare")
                }
            }
        }
    }
}
