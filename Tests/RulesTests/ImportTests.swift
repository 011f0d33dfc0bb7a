// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Where the platform's Foundation may be imported (decision 0012).
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
}
