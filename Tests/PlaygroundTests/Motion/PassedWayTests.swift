// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// However far a motion leads, it passes no more views than an input has time for: beyond them lengths are estimated, or, where code asks to be told
/// of each view, nothing moves.
@Suite struct PassedWayTests {
    private static let rows = "ForEach(0..<1_000_000_000, id: \\.self) { Text(\"\\($0)\") }"

    @Test(arguments: ["scroll by 1e12", "drag by 1e12", "fling 1e9", "repeat 200 scroll by 1e5"])
    func unobservedRowsArePassedByEstimates(_ motion: String) throws {
        let shell = try Shell()
        _ = shell.feed("root list = ScrollView { LazyVStack { \(Self.rows) } }")
        #expect(shell.feed(motion).allSatisfy { $0.failure == nil })
        let before = shell.text("print list.contentOffset.y > 1e6")
        #expect(before == "true\n")
    }

    /// The way is measured as long as there is time for it (S11.24).
    @Test func aLongWayMayBeCut() throws {
        func offset(_ motions: String) throws -> String {
            try Shell().text(
                """
                root list = ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \\.self) { i in Color.red.frame(height: CGFloat(20 + i % 30)) } } }
                \(motions)
                print list.contentOffset.y
                frames
                """)
        }
        #expect(try offset("scroll by 300000") == offset("scroll by 100000\nscroll by 100000\nscroll by 100000"))
    }

    @Test(arguments: [".onAppear { n += 1 }", ".onScrollVisibilityChange { _ in n += 1 }", ".task { n += 1 }"])
    func observedRowsAreAllTold(_ observer: String) throws {
        let shell = try Shell()
        _ = shell.feed("@State var n = 0")
        _ = shell.feed("root list = ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \\.self) { Text(\"\\($0)\")\(observer) } } }")
        let before = shell.text("print n, list.contentOffset.y")
        #expect(shell.feed("scroll by 1e12").first?.failure?.id == .limitExceeded)
        #expect(shell.text("print n, list.contentOffset.y") == before)
        #expect(shell.feed("scroll by 50000").allSatisfy { $0.failure == nil })
    }

    /// What is told of the list itself does not ask for its rows.
    @Test func anObserverAroundTheListLetsItMove() throws {
        let shell = try Shell()
        _ = shell.feed("root ScrollView { LazyVStack { \(Self.rows) } }.onAppear { }")
        #expect(shell.feed("scroll by 1e12").allSatisfy { $0.failure == nil })
    }
}
