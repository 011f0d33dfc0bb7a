// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import scrollscope

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `load … watch` at a terminal: files that change under the shell.
@Suite(.needsPseudoTerminal) struct WatchedFileTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.makeFolder("app/Views")
        try write(height: 20)
    }

    private func text(height: Int) -> String {
        """
        struct Bar: View {
            @State private var taps = 0
            var body: some View {
                Color.red.frame(height: \(height))
                    .onTapGesture { taps += 1 }
            }
        }
        """
    }

    private func write(height: Int) throws { try sandbox.write(text(height: height), to: "app/Views/Bar.swift") }

    private func watching(_ path: String, environment: [String: String?] = [:]) throws -> TerminalSession {
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox, environment: environment)
        session.type("load \(sandbox.folder)/\(path) watch\r")
        #expect(session.waits { $0.text.contains("watching") && $0.cursorLine.hasPrefix("scrollscope›") }, "\(session.screen.text)")
        return session
    }

    /// The line that is being typed stands below what the change moved, and goes on.
    @Test(arguments: ["app", "app/Views/Bar.swift"]) func aChangeIsToldAboveTheLine(path: String) throws {
        let session = try watching(path)
        session.type("echo one t")
        #expect(session.waits(forLine: "scrollscope› echo one t"))
        try write(height: 50)
        #expect(session.waits { $0.text.contains("Bar.swift has changed") && $0.text.contains("height 20 → 50") }, "\(session.screen.text)")
        #expect(session.waits(forLine: "scrollscope› echo one t"))
        session.type("wo\r")
        #expect(session.waits { $0.text.contains("\n" + "one two") }, "\(session.screen.text)")
        session.type("quit 3\r")
        #expect(session.end() == 3)
    }

    /// As many editors write: a new file takes the old one's name.
    @Test(arguments: ["app", "app/Views/Bar.swift"]) func aFileThatIsReplacedHasChanged(path: String) throws {
        let session = try watching(path)
        for height in [30, 40] {
            let draft = try sandbox.write(text(height: height), to: "app/Views/.Bar.swift.new")
            #expect(rename(draft, sandbox.folder + "/app/Views/Bar.swift") == 0)
            #expect(session.waits { $0.text.contains("→ \(height)") }, "\(session.screen.text)")
        }
    }

    /// As `sed -i` writes, under a name of its own that is gone in the end: only the file has changed.
    @Test func whatAToolWritesInBetweenIsNotTold() throws {
        let session = try watching("app")
        let draft = try sandbox.write(text(height: 30), to: "app/Views/sedQz3x1K")
        #expect(rename(draft, sandbox.folder + "/app/Views/Bar.swift") == 0)
        #expect(session.waits { $0.text.contains("→ 30") }, "\(session.screen.text)")
        #expect(
            session.screen.text.contains("Bar.swift has changed") && !session.screen.text.contains("sedQz3x1K"), "\(session.screen.text)")
    }

    @Test func filesAndFoldersMayCome() throws {
        let session = try watching("app")
        try sandbox.makeFolder("app/More")
        try sandbox.write("let barHeight: CGFloat = 70", to: "app/More/Height.swift")
        #expect(session.waits { $0.text.contains("More") && $0.text.contains("nothing moved") }, "\(session.screen.text)")
        try sandbox.write("let barHeight: CGFloat = 75", to: "app/More/Height.swift")
        try sandbox.write(
            "struct Bar: View { var body: some View { Color.red.frame(height: barHeight) } }", to: "app/Views/Bar.swift")
        #expect(session.waits { $0.text.contains("20 → 75") }, "\(session.screen.text)")
    }

    @Test func anErrorLeavesTheSceneAndStateStays() throws {
        let session = try watching("app/Views/Bar.swift")
        session.type("tap bar1.body.color1\r")
        try sandbox.write("struct Bar: View {", to: "app/Views/Bar.swift")
        #expect(session.waits { $0.text.contains("Bar.swift:1:19: error:") }, "\(session.screen.text)")
        session.type("print bar1.body.color1.size.height\r")
        #expect(session.waits { $0.text.contains("\n" + "20.0") }, "\(session.screen.text)")
        try write(height: 60)
        #expect(session.waits { $0.text.contains("20 → 60") }, "\(session.screen.text)")
        session.type("state\r")
        #expect(
            session.waits { $0.text.contains("bar1.taps  Int       1") || $0.text.contains("bar1.taps   Int   1") },
            "\(session.screen.text)")
    }

    /// Ctrl-C drops a line first; at an empty prompt it ends the watching.
    @Test(arguments: ["xterm", "dumb"]) func interruptEndsIt(term: String) throws {
        let session = try watching("app", environment: ["TERM": term])
        session.type("abc")
        #expect(session.waits { $0.cursorLine.hasSuffix("abc") })
        session.type("\u{3}")
        #expect(session.waits { $0.cursorLine == "scrollscope›" || $0.cursorLine == "scrollscope› " })
        if term != "dumb" { #expect(!session.screen.text.contains("no longer watched")) }
        session.type("\u{3}")
        #expect(session.waits { $0.text.contains("no longer watched") }, "\(session.screen.text)")
        try write(height: 90)
        session.type("print 41 + 1\r")
        #expect(session.waits { $0.text.contains("\n" + "42") }, "\(session.screen.text)")
        #expect(!session.screen.text.contains("→ 90"))
    }

    @Test func aPoorTerminalWatchesToo() throws {
        let session = try watching("app", environment: ["TERM": "dumb"])
        try write(height: 50)
        #expect(session.waits { $0.text.contains("height 20 → 50") }, "\(session.screen.text)")
        session.type("quit 4\r")
        #expect(session.end() == 4)
    }
}
