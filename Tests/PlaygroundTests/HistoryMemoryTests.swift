// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@testable import Playground

/// What is kept for `undo` is bounded in memory, not only in inputs.
@Suite struct HistoryMemoryTests {
    @Test func heavyStepsAreForgottenAndThatIsSaid() throws {
        let shell = try Shell()
        shell.feed("@State var big = Array(0..<3_000_000)")
        for number in 1...8 { shell.feed("big = Array(\(number)..<3_000_000)") }
        #expect(shell.error("undo 8") == "nothing-to-undo")
        #expect(shell.text("undo 8").contains("changed too much to be kept in memory"))
        #expect(shell.text("undo 2\nprint big.count").hasSuffix("2999994\n"))
    }

    /// What a scene shares with the one after it takes no memory of its own.
    @Test func whatIsSharedIsNotCounted() throws {
        let shell = try Shell()
        shell.feed("@State var big = Array(0..<3_000_000)\n@State var n = 0")
        for number in 1...20 { shell.feed("n = \(number)") }
        #expect(shell.text("undo 20\nprint n").hasSuffix("0\n"))
    }

    /// Each version of a program has tables as long as all its declarations: many versions take the square of that.
    @Test func manyDeclarationsAreForgottenAndThatIsSaid() throws {
        let shell = try Shell()
        for number in 1...900 { shell.feed("let a\(number) = \(number)") }
        #expect(shell.error("undo 900") == "nothing-to-undo")
        #expect(shell.text("undo 900").contains("changed too much to be kept in memory"))
        #expect(shell.text("undo 100\nprint a800").hasSuffix("800\n"))
    }

    /// A value that is shared forty times doubled takes little memory, and has no end when it is written out.
    @Test(arguments: ["save a.scroll", "state", "export a.swift", "diff", "undo", "a = []", "watch a", "print a == a", "a"])
    func whatIsSharedManyTimesIsNotWrittenOut(_ input: String) throws {
        let shell = try Shell()
        shell.feed("@State var a: [Any] = []\nfor _ in 0..<60 { a = [a, a] }")
        let failure = shell.feed(input).lazy.compactMap(\.failure).first
        #expect(failure == nil || failure?.id == .limitExceeded)
        #expect(shell.text("print 1 + 1").hasSuffix("2\n"))
    }

    /// Nor is it counted as often as it is shared: each input would go through all that there may be.
    @Test(arguments: ["[a, a]", "(a, a)", "[1: a, 2: a]", "Pair(a: a, b: a)", "E.two(a, a)"])
    func whatIsSharedManyTimesIsCountedOnce(_ value: String) throws {
        let shell = try Shell()
        shell.feed("struct Pair { var a: Any; var b: Any }\nenum E { case two(Any, Any) }\n@State var a: Any = 0")
        #expect(shell.error("repeat 200 a = \(value)") == nil)
        #expect(shell.interpreter.current.scene.state.weight(beside: StateStore()) < 250_000)
    }

    /// A root that makes an instance is kept for undo with all instances of its time, which takes the square of their number.
    @Test func instancesOfThePastAreForgotten() throws {
        let shell = try Shell()
        shell.feed("class C { }\n@State var n = 0\nroot Text(\"\\(n) \\(C())\")\nrepeat 2500 n += 1")
        #expect(shell.interpreter.current.scene.state.instanceCount < 2_000)
        #expect(shell.text("undo\nprint n").hasSuffix("0\n"))
    }

    /// Each input stays within its own limits; together they would take all memory there is.
    @Test func variablesTogetherHoldOnlySoMuch() throws {
        let shell = try Shell()
        for name in ["a", "b"] { #expect(shell.error("@State var \(name) = Array(0..<4_900_000)") == nil) }
        #expect(shell.error("@State var c = Array(0..<4_900_000)") == "limit-exceeded")
        #expect(shell.error("print c.count") == "unknown-name")
        // What is shared takes no room.
        for name in ["d", "e", "f"] { #expect(shell.error("@State var \(name) = a") == nil) }
        #expect(shell.error("b = []\n@State var c = Array(0..<4_900_000)") == nil)
        #expect(shell.text("print [a.count, c.count]").hasSuffix("[4900000, 4900000]\n"))
    }

    @Test func theLastInputCanAlwaysBeTakenBack() throws {
        let shell = try Shell()
        for start in 0...3 { shell.feed((start == 0 ? "@State var " : "") + "big = Array(\(start)..<4_500_000)") }
        #expect(shell.text("undo\nprint big.count").hasSuffix("4499998\n"))
    }
}
