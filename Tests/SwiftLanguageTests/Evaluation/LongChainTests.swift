// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// A chain of calls on a plain value is given its types as a whole: link by link each would be looked at as often as links follow it.
@Suite struct LongChainTests {
    @Test(arguments: [("\"a\"", ".lowercased()", "a"), ("[1]", ".map { $0 }", "[1]")])
    func linksAreNotFoundOneByOne(_ start: String, _ link: String, _ wanted: String) throws {
        let scene = try TestScene()
        #expect(try scene(start + String(repeating: link, count: 120)) == wanted)
        #expect(scene.machine.caches.typed.made <= 70)
    }
}
