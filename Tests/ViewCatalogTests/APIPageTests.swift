// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing
import ViewCatalog

/// docs/api.md says what the catalogue declares. `make api` writes it.
@Suite struct APIPageTests {
    @Test func pageIsUpToDate() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/api.md").standardized
        let text = APIPage.markdown
        if ProcessInfo.processInfo.environment["WRITE_API"] != nil { try text.write(to: page, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: page, encoding: .utf8) == text, "run make api, and read what changed")
    }

    /// What is known is not also said to be unsupported.
    @Test func nothingIsBoth() {
        #expect(UnsupportedNames.views.isDisjoint(with: Catalog.views.keys))
        #expect(UnsupportedNames.modifiers.isDisjoint(with: Catalog.modifierNames))
    }
}
