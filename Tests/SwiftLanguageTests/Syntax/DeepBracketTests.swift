// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

/// Square brackets deep in others are parsed on their own, and nothing shows it: the tree, its places and its errors are as ever.
@Suite struct DeepBracketTests {
    private static func nested(_ text: String, _ depth: Int) -> String {
        String(repeating: "[", count: depth) + text + String(repeating: "]", count: depth)
    }

    @Test(arguments: 1...60)
    func aLiteralPrintsAsItWasWritten(_ depth: Int) async {
        for text in [
            "1", "a, b", "\"]\"", "\"\\([a])\"", "x: 1", "f { [1] }", "a[0], self[1]", "[1][0], [Int]()", "-[a].count, (b)",
            "a ? [1] : [2]",
        ] {
            let text = Self.nested(text, depth)
            let printed = await onBigStack { (try? read(text)).map { SwiftPrinter.line($0) } }
            #expect(printed == text)
        }
    }

    @Test(arguments: [5, 9, 12, 40])
    func aTypePrintsAsItWasWritten(_ depth: Int) async {
        for text in ["let x: \(Self.nested("Int", depth)) = \(Self.nested("", depth))", "let x = f() as? \(Self.nested("A<B>?", depth))"] {
            let printed = await onBigStack { try? SwiftReader.declarations(SourceText(text)).map { SwiftPrinter.line($0) } }
            #expect(printed == [text])
        }
    }

    /// An error is where it would be without the brackets around it.
    @Test(arguments: ["a + )", "\n // a ]\n\"\"\"\n]\n\"\"\" + )", "1 2", "f(: 1)", "a, , b"], [5, 9, 30])
    func errorsAreWhereTheyAre(_ text: String, depth: Int) async {
        let (shallow, deep) = await onBigStack { (Self.error(Self.nested(text, 1)), Self.error(Self.nested(text, depth))) }
        #expect(shallow != nil && deep?.message == shallow?.message && deep?.start == shallow.map { $0.start + depth - 1 })
    }

    private static func error(_ text: String) -> (message: String, start: Int)? {
        do throws(Diagnostic) {
            _ = try SwiftReader.declarations(SourceText("let x = " + text))
            return nil
        } catch {
            return error.span.map { (error.message, $0.start) }
        }
    }

    /// A long literal is read where it is shallow, and refused where it would be parsed once for every few levels around it.
    @Test(arguments: [(1, nil), (12, nil), (200, "limit-exceeded")])
    func whatIsLongMayNotBeDeep(_ depth: Int, id: String?) async {
        let text = Self.nested("\"" + String(repeating: "a", count: 500_000) + "\"", depth)
        let found = await onBigStack { complaint(text) { _ = try SwiftReader.expression($0) }?.id }
        #expect(found == id)
    }

    @Test(arguments: [(11, nil), (12, "limit-exceeded")])
    func subscriptsHaveALimit(_ depth: Int, id: String?) async {
        let text = String(repeating: "a[", count: depth - 1) + "0" + String(repeating: "]", count: depth - 1)
        let found = await onBigStack { complaint(text) { _ = try SwiftReader.expression($0) }?.id }
        #expect(found == id)
    }
}
