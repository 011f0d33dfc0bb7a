// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// What takes long before any code runs can be stopped, too: reading a file, and finding out its types.
@Suite struct InterruptionTests {
    private let source = SourceText("func f() -> Int { 1 }\nfunc g() -> Int { 2 }")
    private let stopped: InterruptFlag = {
        let flag = InterruptFlag()
        flag.set()
        return flag
    }()

    @Test func readingStops() throws {
        #expect(throws: Diagnostic.self) { try SwiftReader.declarations(source, interrupt: stopped) }
        let error = #expect(throws: Diagnostic.self) { try ParsedText(source).topLevelItems(stopped) }
        #expect(error?.id == .interrupted, "between two declarations")
        #expect(try SwiftReader.declarations(source).count == 2)
    }

    @Test func findingOutTypesStops() throws {
        let program = try Program().adding(try SwiftReader.declarations(source))
        for (flag, id) in [(stopped, Diagnostic.ID.interrupted), (InterruptFlag(), nil)] {
            let machine = Machine(program: program, state: StateStore(), host: TestHost(), budget: Budget(interrupt: flag))
            var found: Diagnostic.ID?
            do throws(Diagnostic) { try machine.checkTypes(of: program.declarations) } catch { found = error.id }
            #expect(found == id)
        }
    }
}
