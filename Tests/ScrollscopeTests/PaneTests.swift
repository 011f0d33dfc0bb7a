// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

@testable import scrollscope

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The drawing beside the prompt, in a window of 80 by 24.
@Suite(.needsPseudoTerminal) struct PaneTests {
    private let sandbox: Sandbox
    private let scene = "root feed = ScrollView { VStack { ForEach(0..<40) { Text(\"Row \\($0)\").padding() } } }"

    init() throws { sandbox = try Sandbox() }

    private func session(_ side: String, environment: [String: String?] = [:]) throws -> TerminalSession {
        let session = try TerminalSession(
            arguments: ["-q", "-i", "-c", scene], sandbox: sandbox, environment: environment.merging(["NO_COLOR": "1"]) { old, _ in old },
            columns: 80, rows: 24)
        _ = session.waitsForWindow { $0.cursorLine.hasPrefix("scrollscope›") }
        session.type("pane on \(side)\r")
        return session
    }

    @Test(arguments: ["right", "top", "bottom"]) func itShowsTheSceneAfterEachInput(side: String) throws {
        let session = try session(side)
        session.type("watch feed.contentOffset.y\r")
        #expect(session.waitsForWindow { $0.text.contains("┏━") && $0.lines.count { $0.contains("contentOffset.y = -59.0") } == 2 })
        session.type("scroll by 400\r")
        #expect(session.waitsForWindow { $0.lines.count { $0.contains("contentOffset.y = 341.0") } == 2 && $0.text.contains("feed at y") })
        session.type("pane off\rquit 3\r")
        #expect(session.end() == 3)
    }

    @Test(arguments: ["right", "top", "bottom"]) func longAnswersLeaveItWhole(side: String) throws {
        let session = try session(side)
        session.type("watch feed.contentOffset.y\r")
        #expect(session.waitsForWindow { $0.text.contains("feed.contentOffset.y = -59.0") })
        for number in 1...40 { session.type("echo a line of an answer that is longer than the room which it has, \(number)\r") }
        #expect(session.waitsForWindow { $0.text.contains(", 40") })
        // Between two paints a line of the answer may stand where the pane is.
        #expect(
            session.waitsForWindow {
                $0.text.contains("iPhone 15 Pro · 393") && $0.text.contains("feed.contentOffset.y = -59")
                    && $0.lines.count { $0.contains("┗━") } == 1
            }, "\(session.window.text)")
    }

    @Test func theTextKeepsToItsPart() throws {
        let session = try session("right")
        #expect(session.waitsForWindow { $0.text.contains("┏━") })
        let edge = try #require(session.window.cells.first?.firstIndex(of: "│"))
        session.type("print \"\(String(repeating: "long ", count: 40))\"\r")
        #expect(
            session.waitsForWindow { window in
                window.cursorLine.hasPrefix("scrollscope› ") && window.text.contains("long long")
                    && window.part(from: edge).allSatisfy { $0.hasPrefix("│") && !$0.contains("long") }
            }, "\(session.window.text)")
    }

    /// A terminal that deletes a character pulls the rest of its row to the left, the pane's columns too.
    @Test func deletingLeavesItInItsPlace() throws {
        let session = try session("right")
        #expect(session.waitsForWindow { $0.text.contains("┏━") })
        let edge = try #require(session.window.cells.first?.firstIndex(of: "│"))
        session.type("echo abcdefgh\u{1}\u{4}\u{4}\u{4}")
        #expect(
            session.waitsForWindow { window in
                window.cursorLine.hasPrefix("scrollscope› o abcdefgh ") && !window.cursorLine.prefix(edge).contains("│")
                    && window.part(from: edge).allSatisfy { $0.hasPrefix("│") }
            }, "\(session.window.text)")
    }

    /// In the last row Ctrl-C moves all rows up.
    @Test func itStaysWholeAfterCtrlC() throws {
        let session = try session("right")
        #expect(session.waitsForWindow { $0.text.contains("┏━") })
        for number in 1...12 { session.type("echo \(number)\r") }
        #expect(session.waitsForWindow { $0.text.contains("\n12 ") && $0.cursorLine.hasPrefix("scrollscope›") })
        session.type("half")
        #expect(session.waitsForWindow { $0.cursorLine.hasPrefix("scrollscope› half") })
        session.type("\u{3}")
        #expect(
            session.waitsForWindow { $0.text.contains("half^C") && $0.lines.first?.contains("iPhone 15 Pro · 393") == true },
            "\(session.window.text)")
    }

    @Test func itComesBackAfterAnotherSizeAPagerAndAnEditor() throws {
        let child = try sandbox.write("#!/bin/sh\nprintf '\\033[2J'\necho child\n", to: "child.sh")
        let session = try session("top", environment: ["SCROLLSCOPE_PAGER": child, "EDITOR": child, "VISUAL": nil])
        #expect(session.waitsForWindow { $0.text.contains("┏━") })
        // The line at the next prompt: the editor is given the last input, and leaves it as it is.
        for (count, (input, line)) in [("help", "scrollscope›"), ("edit", "scrollscope› help")].enumerated() {
            session.type(input + "\r")
            // What it wrote may be gone from the window by now.
            #expect(session.waitsForWindow { _ in String(decoding: session.raw, as: UTF8.self).ranges(of: "child").count > count })
            #expect(
                session.waitsForWindow { $0.text.contains("┏━") && $0.text.contains("iPhone") && $0.cursorLine == line },
                "\(session.window.text)")
        }
        // At the prompt: one that comes sooner is the editor's.
        session.type("\u{3}")
        #expect(session.waitsForWindow { $0.text.contains("help^C") && $0.cursorLine == "scrollscope›" }, "\(session.window.text)")
        try session.resize(columns: 100, rows: 40)
        #expect(
            session.waitsForWindow { $0.text.contains("┏━") && $0.text.contains("iPhone") && $0.lines.count == 40 },
            "\(session.window.text)")
        try session.resize(columns: 20, rows: 6)
        #expect(session.waitsForWindow { $0.cursorLine == "scrollscope›" && !$0.text.contains("┏━") })
        session.type("echo small\r")
        #expect(session.waitsForWindow { $0.text.contains("small") && !$0.text.contains("┏━") }, "\(session.window.text)")
    }

    @Test(arguments: ["right", "top"]) func aWindowThatIsTooSmallIsGivenBackEmpty(side: String) throws {
        let session = try session(side)
        #expect(session.waitsForWindow { $0.text.contains("┏━") && $0.text.contains("iPhone") })
        let before = session.raw.count
        try session.resize(columns: 20, rows: 6)
        #expect(
            session.waitsForWindow {
                let after = String(decoding: session.raw[before...], as: UTF8.self)
                return after.contains("\u{1B}[r\u{1B}[2J") && $0.cursorLine == "scrollscope›" && !$0.text.contains("┏━")
            }, "\(session.window.text)")
    }

    @Test(arguments: ["help\r", "edit\r", "\u{18}\u{5}"]) func itFitsAWindowThatChangedBehindAProgram(input: String) throws {
        let child = try sandbox.write("#!/bin/sh\necho child\nread answer < /dev/tty\n", to: "child.sh")
        let session = try session("top", environment: ["SCROLLSCOPE_PAGER": child, "EDITOR": child, "VISUAL": nil])
        #expect(session.waitsForWindow { $0.text.contains("┏━") })
        session.type(input)
        #expect(session.waitsForWindow { $0.text.contains("child") })
        try session.resize(columns: 100, rows: 40)
        session.type("\r")
        #expect(
            session.waitsForWindow {
                $0.text.contains("┏━") && $0.text.contains("iPhone") && $0.lines[20] == String(repeating: "─", count: 100)
            }, "\(session.window.text)")
    }

    /// What the pager leaves on the screen is not written over: the prompt comes below it.
    @Test func thePromptComesBelowWhatAPagerHasShown() throws {
        let child = try sandbox.write("#!/bin/sh\ncat > /dev/null\nprintf '\\033[2J\\033[H'\nseq 1 23\n", to: "child.sh")
        let session = try session("bottom", environment: ["SCROLLSCOPE_PAGER": child])
        #expect(session.waitsForWindow { $0.text.contains("┏━") })
        session.type("help\r")
        #expect(
            session.waitsForWindow { $0.contains("23") && $0.text.contains("┏━") && $0.cursorLine == "scrollscope›" },
            "\(session.window.text)")
        let lines = session.window.lines
        #expect(lines.firstIndex(of: "23").map { $0 + 1 } == lines.lastIndex(of: "scrollscope›"), "\(session.window.text)")
    }

    @Test func aDumbTerminalHasNone() throws {
        let session = try TerminalSession.atPrompt("-q", environment: ["TERM": "dumb"])
        session.type("pane on\r")
        #expect(session.waits { $0.text.contains("[unsupported]") })
        #expect(!session.raw.contains(0x1B))
        #expect(try PipedRun("-c", "pane on").status == 1)
    }

    struct Size: Sendable, CustomTestStringConvertible {
        let columns: Int
        let rows: Int
        var testDescription: String { "\(columns)x\(rows)" }
    }

    /// The two parts and the line between them fill the window and share no cell.
    @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 200, rows: 60), Size(columns: 60, rows: 20)])
    func thePartsFillTheWindow(size: Size) throws {
        for side in PaneSide.allCases {
            guard let layout = PaneLayout(side, columns: size.columns, rows: size.rows) else {
                #expect(size.columns < 80, "\(side)")
                continue
            }
            let (pane, text) = (layout.pane, layout.text)
            if side == .right {
                #expect(pane.columns + 1 + text.columns == size.columns && pane.rows == size.rows && text.rows == size.rows)
                #expect(text.column + text.columns + 1 == pane.column)
            } else {
                #expect(pane.rows + 1 + text.rows == size.rows && pane.columns == size.columns && text.columns == size.columns)
                #expect(max(pane.row, text.row) == min(pane.row, text.row) + (side == .top ? pane.rows : text.rows) + 1)
            }
        }
        #expect(PaneLayout(nil, columns: 20, rows: 6) == nil)
    }
}
