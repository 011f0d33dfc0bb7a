// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What is typed at the prompt of a terminal, and what comes back (`ConventionTests`).
@Suite(.needsPseudoTerminal) struct CommandConventionTests {
    private let sandbox: Sandbox
    private let prompt = "scrollscope›"

    init() throws { sandbox = try Sandbox() }

    private func session(_ arguments: String...) throws -> TerminalSession {
        let session = try TerminalSession(arguments: ["-q", "--no-pager"] + arguments, sandbox: sandbox)
        _ = session.waits(forLine: prompt)
        return session
    }

    /// What an input at the prompt is answered with.
    private func answer(_ input: String, in session: TerminalSession) -> String {
        let start = session.screen.lines.count
        session.type(input + "\r")
        _ = session.waits { $0.lines.count > start && $0.cursorLine == prompt }
        return session.screen.lines[start...].map { String($0) }.joined(separator: "\n")
    }

    // MARK: keys

    @Test func ctrlDDeletesWhereThereIsText() throws {
        let session = try session()
        session.type("echo abc\u{1B}[D\u{1B}[D\u{4}")
        #expect(session.waits(forLine: "scrollscope› echo ac"))
        session.type("\r")
        #expect(session.waits { $0.contains("ac") && $0.cursorLine == prompt })
    }

    @Test func whatWasInterruptedHasChangedNothing() throws {
        let session = try session()
        _ = answer("root Text(\"kept\")", in: session)
        session.type("for i in 0..<1_000_000_000 { if i == 0 { run(\"root Color.red\") } }\r")
        #expect(session.waits { $0.text.contains("working") })
        session.type("\u{3}")
        #expect(session.waits { $0.text.contains("[interrupted]") && $0.cursorLine == prompt })
        #expect(answer("text1.text", in: session).contains("kept"))
    }

    /// Before any code runs: one long file, and a folder of many.
    @Test(arguments: ["load Long.swift", "load folder"]) func aLongLoadIsInterruptedWhileItReads(_ input: String) throws {
        let rows = String(repeating: "ForEach(0..<9) { Text(\"\\($0 * 2)\").padding(CGFloat($0) / 2 + 4) }\n", count: 16)
        let types = (0..<1000).map { "struct Row\($0): View { var body: some View { VStack {\n\(rows)} } }\n" }
        try sandbox.write(types.joined(), to: "Long.swift")
        try sandbox.makeFolder("folder")
        for (number, text) in types.enumerated() { try sandbox.write(text, to: "folder/Row\(number).swift") }
        let session = try session()
        _ = answer("root Text(\"kept\")", in: session)
        session.type(input + "\r")
        #expect(session.waits { $0.text.contains("working") })
        session.type("\u{3}")
        #expect(session.waits { $0.text.contains("[interrupted]") && $0.cursorLine == prompt }, "\(session.screen.text)")
        #expect(answer("text1.text", in: session).contains("kept"))
        #expect(answer("Row1()", in: session).contains("error"), "nothing of it is declared")
    }

    // MARK: help and errors

    @Test(arguments: ["help", "?", "--help", ".help", ":help", "/help"]) func theOverviewComesHoweverItIsAsked(_ input: String) throws {
        #expect(try answer(input, in: session()).contains("'help WORD' explains"))
    }

    @Test(arguments: [
        ("help frame", ".frame("), ("help device", "device NAME [portrait/landscape]"), ("help colorscheme", "light"),
        ("help size class", "compact"),
        ("help -s momentum", "fling"), ("help -s apropos", "nothing about"), ("help modifire", "[unknown-topic]"),
        ("help modifire", "did you mean 'modifier'?"),
        ("help type-mismatch", "wrong type"), ("help tour", "lesson NAME"),
    ]) func helpTellsOfEverything(_ input: String, _ words: String) throws {
        let text = try answer(input, in: session())
        #expect(text.contains(words), "\(text)")
    }

    @Test(arguments: ["exit", "quit", ":q", "q"]) func thereAreManyWaysToLeave(_ input: String) throws {
        let session = try session()
        session.type(input + "\r")
        #expect(session.end() == 0)
    }

    @Test(arguments: [
        ("shwo", "show"), ("HELP", "help"), ("device iphon-15", "iphone-15"), ("colorscheme drak", "dark"), ("option rulez on", "rules"),
        ("inspect tetx1", "text1"), ("scroll-to 5", "scrollto"), ("root Txt(\"a\")", "Text"), ("root Text(\"a\").paddin()", "padding"),
        ("print text1.sise", "size"),
    ]) func aWrongWordIsToldTheNearest(_ input: String, _ nearest: String) throws {
        let session = try session("-i", "-c", "root Text(\"a\")")
        let text = answer(input, in: session)
        #expect(text.components(separatedBy: "did you mean").count == 2 && text.contains("did you mean '\(nearest)'?"), "\(text)")
        #expect(text.split(separator: "\n").count <= 7, "never the whole list")
    }

    @Test func anErrorPointsAtItsWords() throws {
        try sandbox.write("echo outer\nsource inner/b.scroll\n", to: "a.scroll")
        try sandbox.makeFolder("inner")
        try sandbox.write("source c.scroll\n", to: "inner/b.scroll")
        try sandbox.write("print 1 + nothing\n", to: "inner/c.scroll")
        let text = try answer("source a.scroll", in: session())
        #expect(text.contains("inner/c.scroll:1:11: error: there is no 'nothing' here [unknown-name]"), "\(text)")
        #expect(text.contains("\n  print 1 + nothing\n            ^~~~~~~\n"), "\(text)")
        #expect(text.contains("note: inner/b.scroll:1:8:") && text.contains("note: a.scroll:2:8:"), "\(text)")
    }

    // MARK: commands of a session

    @Test func aFileMaySourceOthersButNotItselfForEver() throws {
        try sandbox.makeFolder("inner")
        try sandbox.write("source inner/b.scroll\n", to: "a.scroll")
        try sandbox.write("source c.scroll\n", to: "inner/b.scroll")
        try sandbox.write("echo innermost\n", to: "inner/c.scroll")
        try sandbox.write("source loop.scroll\n", to: "loop.scroll")
        let session = try session()
        #expect(answer("source a.scroll", in: session).contains("innermost"))
        let text = answer("source loop.scroll", in: session)
        #expect(text.contains("more than 64 deep") && text.split(separator: "\n").count <= 14, "\(text)")
    }

    @Test func aTildeIsOnesOwnFolder() throws {
        try sandbox.makeFolder("folder")
        try sandbox.write("echo from home\n", to: "folder/a.scroll")
        let session = try session()
        session.type("source ~/fol\t")
        #expect(session.waits(forLine: "scrollscope› source ~/folder/"))
        session.type("a.scroll\r")
        #expect(session.waits { $0.contains("from home") && $0.cursorLine == prompt })
        _ = answer("save ~/b.scroll", in: session)
        #expect(sandbox.read("b.scroll") != nil)
    }

    @Test func aSessionIsSavedUndoneAndLookedAt() throws {
        let session = try session()
        for input in ["root a = Text(\"one\")", "modify a .padding(5)"] { _ = answer(input, in: session) }
        #expect(answer("history", in: session).contains("2  modify a .padding(5)"))
        #expect(answer("diff", in: session).contains("28.667 → 38.667"))
        #expect(answer("undo", in: session).contains("undone: modify a .padding(5)"))
        #expect(answer("redo", in: session).contains("redone: modify a .padding(5)"))
        #expect(answer("time frames", in: session).contains(" ms,"))
        #expect(answer("watch a.size.width", in: session).contains("a.size.width = "))
        #expect(answer("save kept.scroll", in: session).contains("kept.scroll"))
        let frames = answer("frames", in: session)
        #expect(answer("reset", in: session).contains("removed a"))
        _ = answer("source kept.scroll", in: session)
        #expect(answer("frames", in: session) == frames)
    }

    // MARK: completion

    @Test(arguments: [
        ("TRE", "tree"), ("device iphone-15 landsc", "device iphone-15 landscape"), ("colorscheme d", "colorscheme dark"),
        ("env text1 horiz", "env text1 horizontalS"),
        ("inspect \"my", "inspect \"my row\""), ("inspect te", "inspect text1"), ("source fol", "source folder/"),
        ("lesson sc", "lesson scroll-geometry"),
        ("root Text(\"a\").paddi", "root Text(\"a\").padding"), ("option ru", "option rules"), ("help trunc", "help truncat"),
        ("source plus+", "source plus+one.scroll"), ("source \"quo", "source \"quo\\\"te.scroll\""), ("source .hid", "source .hidden/"),
        ("source quo", "source \"quo\\\"te.scroll\""), ("load two", "load \"two words.swift\""),
        ("print root.frame.si", "print root.frame.size"),
        ("time source plus+o", "time source plus+one.scroll"), ("set vStack1 alignment: .le", "set vStack1 alignment: .leading"),
        ("func f() -> Int { ret", "func f() -> Int { return"),
        ("root Text(\"a\").environment(\\.lineLi", "root Text(\"a\").environment(\\.lineLimit"),
    ]) func tabWritesWhatCanStandThere(_ typed: String, _ line: String) throws {
        for folder in ["folder", ".hidden"] { try sandbox.makeFolder(folder) }
        for file in ["plus+one.scroll", "quo\"te.scroll", "two words.swift"] { try sandbox.write("", to: file) }
        let session = try session("-i", "-c", "root ScrollView { VStack { Text(\"a\").id(\"my row\") } }")
        session.type(typed + "\t")
        #expect(
            session.waits {
                $0.cursorLine.hasPrefix("scrollscope› " + line) && $0.cursorLine.count > prompt.count + typed.count
            })
    }

    /// Where nothing can stand, a TAB writes nothing: not within a string either.
    @Test(arguments: ["set text1 zqx", "print \"a\\\"tex", "source plus+b"])
    func tabWritesNothingWhereNothingFits(_ typed: String) throws {
        try sandbox.write("", to: "plus+one.scroll")
        let session = try session("-i", "-c", "root Text(\"a\")")
        session.type(typed + "\t!")
        #expect(session.waits(forLine: "scrollscope› \(typed)!"))
    }

    @Test func candidatesAreExplained() throws {
        let session = try session("-i", "-c", "root ScrollView { VStack { Text(\"a\").id(\"my row\") } }")
        session.type("scroll to \t\t")
        #expect(session.waits { $0.text.contains("\"my row\"  ") && $0.text.contains("an id") && $0.text.contains(".bottom") })
    }

    // MARK: what the program says of itself

    @Test func everyOptionIsInTheHelp() throws {
        // What the manual page and the completion scripts are made of.
        let dump = try PipedRun("--experimental-dump-help", sandbox: sandbox)
        let tool = try JSONDecoder().decode(ToolDump.self, from: Data(dump.output.utf8))
        for command in [tool.command] + (tool.command.subcommands ?? []).filter({ $0.commandName != "help" }) {
            let words = command.commandName == tool.command.commandName ? [] : [command.commandName]
            let help = try TerminalSession(arguments: words + ["--help"], sandbox: sandbox)
            #expect(help.end() == 0)
            let options = (command.arguments ?? []).filter(\.shouldDisplay).flatMap { $0.names ?? [] }.filter {
                $0.name != "version" || words.isEmpty
            }
            #expect(options.count > 2)
            for option in options { #expect(help.screen.text.contains(option.written), "\(words) \(option.written)") }
        }
        let version = try TerminalSession("--version", sandbox: sandbox)
        #expect(version.end() == 0 && version.screen.text.hasPrefix("scrollscope "))
    }

    /// The words before the TAB, and what the line then is. A subcommand has options of its own, and is one as the first word alone.
    static let commandLines = [
        ("rec", "record "), ("test --ju", "test --junit "), ("record --che", "record --check "),
        ("test --color alw", "test --color always "),
        ("--keep", "--keep-going "), ("sess", "session.scroll "), ("session.scroll --keep", "session.scroll --keep-going "),
    ]

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "/bin/bash is not installed"), arguments: commandLines)
    func bashCompletesTheCommandLine(_ typed: String, _ line: String) throws {
        let start = ["--norc", "--noprofile", "-i"]
        try completes(typed, line, with: "bash", start, ready: "PS1='ready> '; source _scrollscope")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/zsh"), "/bin/zsh is not installed"), arguments: commandLines)
    func zshCompletesTheCommandLine(_ typed: String, _ line: String) throws {
        let load = "fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; PS1='ready> '"
        try completes(typed, line, with: "zsh", ["-f", "-i"], ready: load)
    }

    private func completes(_ typed: String, _ line: String, with shell: String, _ start: [String], ready load: String) throws {
        try sandbox.write(PipedRun("--generate-completion-script", shell).output, to: "_scrollscope")
        try sandbox.write("", to: "session.scroll")
        let session = try TerminalSession(arguments: start, program: "/bin/" + shell, sandbox: sandbox, environment: ["TERM": "xterm"])
        session.type(load + "\r")
        #expect(session.waits(forLine: "ready>"))
        session.type("scrollscope \(typed)\t!")
        #expect(session.waits(forLine: "ready> scrollscope \(line)!"))
    }

    @Test func aWrongOptionIsToldTheNearest() throws {
        let session = try TerminalSession("--keep-goin", sandbox: sandbox)
        #expect(session.end() == 64)
        #expect(session.screen.text.contains("Did you mean '--keep-going'?"))
        let value = try TerminalSession(arguments: ["--echo", "loud"], sandbox: sandbox, columns: 50)
        #expect(value.end() == 64)
        #expect(!value.screen.text.contains("o\nne'") && value.screen.lines.allSatisfy { $0.count <= 50 }, "\(value.screen.text)")
        let word = try TerminalSession("tset", "sessions", sandbox: sandbox)
        #expect(word.end() == 66)
        #expect(word.screen.text.contains("did you mean 'scrollscope test …'?"))
    }

    /// For a person; what is written down says what it means.
    @Test func anUnambiguousBeginningIsEnoughForAPerson() throws {
        let session = try session()
        #expect(answer("viewp 300x200", in: session).contains("300 × 200"))
        #expect(answer("vi 300x200", in: session).contains("error"), "view or viewport?")
        let script = try TerminalSession("-c", "viewp 300x200", sandbox: sandbox)
        #expect(script.end() == 1)
    }
}

/// The options as ArgumentParser tells them to other tools.
private struct ToolDump: Decodable {
    struct Command: Decodable {
        let commandName: String
        let arguments: [Argument]?
        let subcommands: [Command]?
    }

    struct Argument: Decodable {
        let shouldDisplay: Bool
        let names: [Name]?
    }

    struct Name: Decodable {
        let kind: String
        let name: String
        var written: String { (kind == "long" ? "--" : "-") + name }
    }

    let command: Command
}
