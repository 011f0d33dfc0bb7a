// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Options, files and subcommands.
@Suite struct ArgumentTests {
    @Test func wrongUsageIsStatus64() throws {
        let run = try PipedRun("--keep-goin")
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.contains("Did you mean '--keep-going'?"))
    }

    @Test(arguments: [
        (["--verion"], "--version"), (["--verson"], "--version"), (["-v"], "--version"), (["--hlep"], "--help"),
        (["--widht=30"], "--width"), (["--no-pagr"], "--no-pager"), (["test", "--filtr", "a"], "--filter"),
        (["record", "--chek", "a"], "--check"), (["test", "--hepl"], "--help"),
    ]) func anOptionThatDoesNotExistIsToldTheNearest(arguments: [String], nearest: String) throws {
        let run = try PipedRun(arguments: arguments, input: [])
        #expect(run.status == 64)
        #expect(run.errors.contains("Did you mean '\(nearest)'?") && run.errors.contains("Usage: "), "\(run.errors)")
    }

    @Test(arguments: [["--zzzzzzzz"], ["test", "--device=a"]]) func anOptionThatIsNearToNoneIsToldNone(arguments: [String]) throws {
        let run = try PipedRun(arguments: arguments, input: [])
        #expect(run.status == 64)
        #expect(run.errors.contains("Unknown option '") && !run.errors.contains("Did you mean"), "\(run.errors)")
    }

    @Test(arguments: [["--width", "3"], ["--color", "sometimes"], ["--echo", "loud"], ["--os", "x"], ["--device", "no such device"]])
    func aWrongValueIsStatus64(arguments: [String]) throws {
        let run = try PipedRun(arguments: arguments + ["-c", "echo a"], input: [])
        #expect(run.status == 64)
        #expect(run.output == "")
    }

    @Test func aMissingFileIsStatus66AndNothingRuns() throws {
        let sandbox = try Sandbox()
        try sandbox.write("echo ran\n", to: "there.scroll")
        let run = try PipedRun("there.scroll", "missing.scroll", sandbox: sandbox)
        #expect(run.status == 66)
        #expect(run.output == "")
        #expect(run.errors.contains("missing.scroll"))
    }

    @Test(arguments: ["test", "record"])
    func aSubcommandBehindAnOptionIsToldToComeFirst(_ name: String) throws {
        let run = try PipedRun("--keep-going", name, "a.scroll")
        #expect(run.status == 66)
        #expect(run.errors.contains("hint: options come after the subcommand: scrollscope \(name)"))
    }

    @Test func aFolderIsNoInputFile() throws {
        #expect(try PipedRun("/").status == 66)
    }

    @Test func helpAndVersionGoToOutput() throws {
        let help = try PipedRun("--help")
        #expect(help.status == 0 && help.errors == "")
        #expect(help.output.contains("USAGE: scrollscope"))
        let version = try PipedRun("--version")
        #expect(version.status == 0)
        #expect(version.output.hasPrefix("scrollscope "))
    }

    /// What §5 of docs/language.md names is an option of the program, of `test` or of `record`.
    @Test func thePageNamesNoOtherOptions() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../docs/language.md").standardized
        let section = try #require(try String(contentsOf: file, encoding: .utf8).split(separator: "\n## ").first { $0.hasPrefix("§5") })
        let help = try [["--help"], ["help", "test"], ["help", "record"]].map { try PipedRun(arguments: $0, input: []).output }.joined()
        let known = Set(help.matches(of: /--?[a-z][a-z-]*/).map { String($0.output) })
        let named = Set(section.matches(of: /`(--?[a-z][a-z-]*)/).map { String($0.output.1) })
        #expect(named.contains("--no-pager") && named.contains("--junit"))
        #expect(named.subtracting(known) == [])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionScriptsKnowTheOptions(shell: String) throws {
        let run = try PipedRun("--generate-completion-script", shell)
        #expect(run.status == 0)
        #expect(run.output.contains("keep-going"))
        #expect(run.output.contains("record"))
        #expect(!run.output.contains("'(-)*:: :->arg'"), "zsh refuses a second list of all further words beside that of the files")
        #expect(run.output.contains("The first word alone says whether it is a subcommand."))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionScriptsKnowTheDevices(shell: String) throws {
        let run = try PipedRun("--generate-completion-script", shell)
        #expect(run.output.contains("iphone-15-pro") && run.output.contains("18"))
        // What is offered is taken.
        let device = try #require(run.output.firstMatch(of: /iphone-[a-z0-9-]+/)).output
        #expect(try PipedRun("--device", String(device), "-c", "print 1").output == "1\n")
    }

    @Test func onlyTheFirstWordIsASubcommand() throws {
        let sandbox = try Sandbox()
        try sandbox.write("echo from a file\n", to: "test")
        #expect(try PipedRun("./test", sandbox: sandbox).output == "from a file\n")
        #expect(try PipedRun("--", "test", sandbox: sandbox).output == "from a file\n")
        #expect(try PipedRun("-c", "echo a", "test", sandbox: sandbox).output == "from a file\na\n")
    }

    @Test func aSubcommandTellsItsOwnUsage() throws {
        let run = try PipedRun("record")
        #expect(run.status == 64)
        #expect(run.errors.contains("scrollscope record"))
        #expect(try PipedRun("test", "no-such-folder").status == 66)
        let none = try PipedRun("test", sandbox: Sandbox())
        #expect(none.status == 66 && none.errors.contains("there is no folder 'sessions' here"), "\(none.errors)")
    }

    @Test func helpExplainsAWordOfTheShellToo() throws {
        #expect(try PipedRun("help", "test").output.contains("--junit"), "a subcommand first")
        let command = try PipedRun("help", "scroll")
        #expect(command.status == 0 && command.output.contains("scroll [SCROLL] by DX DY"), "\(command)")
        let wrong = try PipedRun("help", "tset")
        #expect(wrong.status == 1 && wrong.errors.contains("[unknown-topic]"), "\(wrong)")
        #expect(try PipedRun("help", "--no-pager").output.contains("USAGE"))
    }

    @Test func inputsMayBeginWithADash() throws {
        #expect(try PipedRun("-c", "-5 + 8").output == "3\n")
    }
}
