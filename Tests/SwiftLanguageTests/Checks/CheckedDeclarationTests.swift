// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// What the compiler says of initializers, key paths, generic arguments and synthesized conformances is said here, and nothing of what it accepts.
struct CheckedDeclarationTests {
    @Test func saysWhatTheCompilerSays() async {
        let wrong = await onBigStack {
            CheckedDeclaration.all.compactMap { item -> String? in
                let words = Self.words(of: item.source)
                return words == item.words ? nil : "\(item.source)\n\(words ?? "accepted"), not \(item.words ?? "accepted")"
            }
        }
        #expect(CheckedDeclaration.all.count > 70)
        #expect(wrong == [])
    }

    private static func words(of source: String) -> String? {
        do {
            let program = try Program().adding(try SwiftReader.declarations(SourceText(source)))
            let machine = Machine(program: program, state: StateStore(), host: TestHost())
            try machine.initialize(program.declarations, in: machine.context())
            return nil
        } catch {
            return error.message
        }
    }
}
