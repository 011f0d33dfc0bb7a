// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

@Suite struct PreludeTests {
    /// Everything that the part on demand declares asks for it.
    @Test func whatItDeclaresAsksForIt() {
        let declared = Set(Prelude.onDemand.flatMap(\.declaredNames))
        #expect(declared.count > 20)
        #expect(declared.subtracting(Prelude.onDemandNames).isEmpty)
    }

    /// A short line is told from its words alone: the library, which takes longer to read than all else, is not asked.
    @Test(arguments: ["print 1", "2 + 3 * 4", "[1, 2, 3].count", "let width = 353.0"]) func shortLinesAskForNothing(_ text: String) {
        #expect(!text.names(anyOf: Prelude.possibleNames))
    }

    /// What asks is possible before the library is read.
    @Test func whatAsksIsPossible() { #expect(Prelude.onDemandNames.isSubset(of: Prelude.possibleNames)) }

    @Test(arguments: [
        ("struct A { let t = Timer.publish(every: 1, on: .main, in: .common) }", true),
        ("struct A { var bag = Set<AnyCancellable>() }", true),
        ("struct A { var timers = 1; let Timers = 2 }", false),
        ("struct A { var body: Int { 1 } }", false),
    ]) func namesAreWholeWords(_ text: String, _ asks: Bool) throws {
        let declarations = try SwiftReader.declarations(SourceText(text)).compactMap(\.declaration)
        #expect(Prelude.isAsked(by: declarations) == asks)
    }
}
