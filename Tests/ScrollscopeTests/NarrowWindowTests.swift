// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What fits into a window that is narrower than usual.
@Suite(.needsPseudoTerminal) struct NarrowWindowTests {
    private func shell(columns: Int) throws -> TerminalSession {
        let session = try TerminalSession(arguments: ["-q"], sandbox: nil, columns: columns)
        #expect(session.waits(forLine: "scrollscope›"))
        return session
    }

    /// A line that the window breaks in two could not be wiped.
    @Test func theLineAboutRunningWorkIsOne() throws {
        let session = try shell(columns: 20)
        session.type("\(endless)\r")
        #expect(session.waits { $0.text.contains("working, 2 s") }, "\(session.screen.text)")
        #expect(session.screen.lines.count { $0.contains("working") || $0.contains("stops it") } == 1, "\(session.screen.text)")
        session.type("\u{3}")
        #expect(session.waits { !$0.text.contains("working") && $0.cursorLine == "scrollscope›" }, "\(session.screen.text)")
    }

    /// The words that are listed say how wide their column is, not those that have no room.
    @Test func completionsKeepTheirSummaries() throws {
        let session = try shell(columns: 40)
        session.type("s\t\t")
        #expect(
            session.waits { $0.lines.contains { $0.hasPrefix("set  ") && $0.contains("Changes a view's ") } }, "\(session.screen.text)")
        #expect(session.screen.lines.allSatisfy { $0.count < 40 }, "\(session.screen.text)")
    }

    /// Where a summary has no room it is left out.
    @Test func completionsAreWordsAlone() throws {
        let session = try shell(columns: 20)
        session.type("un\t\t")
        #expect(session.waits { $0.contains("unwrap") && $0.cursorLine == "scrollscope› un" }, "\(session.screen.text)")
        #expect(session.screen.lines.allSatisfy { !$0.contains("...") }, "\(session.screen.text)")
    }
}
