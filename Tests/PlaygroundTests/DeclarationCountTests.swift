// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// A scene has room for as many declarations as anybody types; each is looked at beside all the others.
@Suite struct DeclarationCountTests {
    @Test func thousandsAreTheLimit() throws {
        let shell = try Shell()
        let steps = shell.feed((0..<4_001).map { "let a\($0) = \($0)" }.joined(separator: "; "))
        #expect(steps.dropLast().allSatisfy { $0.failure == nil })
        #expect(steps.last?.failure?.id == .limitExceeded)
        // Nothing else is refused, and one that replaces another takes no room.
        for input in ["print a0 + a3999", "let a0 = 2"] { #expect(shell.feed(input).first?.failure == nil) }
    }
}
