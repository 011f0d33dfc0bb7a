// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Options, files and subcommands.
@Suite struct ArgumentTests {
    @Test func wrongUsageIsStatus64() {
        let run = PipedRun("--keep-goin")
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.contains("Did you mean '--keep-going'?"))
    }

    @Test(arguments: [["--width", "3"], ["--color", "sometimes"], ["--echo", "loud"], ["--os", "x"], ["--device", "no such device"]])
    func aWrongValueIsStatus64(arguments: [String]) {
        let run = PipedRun(arguments: arguments + ["-c", "echo a"], input: [])
        #expect(run.status == 64)
        #expect(run.output == "")
    }

    @Test func aMissingFileIsStatus66AndNothingRuns() {
        let sandbox = Sandbox()
        sandbox.write("echo ran\n", to: "there.scroll")
        let run = PipedRun("there.scroll", "missing.scroll", sandbox: sandbox)
        #expect(run.status == 66)
        #expect(run.output == "")
        #expect(run.errors.contains("missing.scroll"))
    }

    @Test func aFolderIsNoInputFile() {
        #expect(PipedRun("/").status == 66)
    }

    @Test func helpAndVersionGoToOutput() {
        let help = PipedRun("--help")
        #expect(help.status == 0 && help.errors == "")
        let options = [
            "--json", "--device", "--os", "--color", "--width", "--ascii", "--keep-going", "--echo", "--read-only", "--no-history",
            "--no-rc",
            "--quiet", "--version", "-c", "-i", "test", "record",
        ]
        for option in options { #expect(help.output.contains(option), "--help tells of \(option)") }
        let version = PipedRun("--version")
        #expect(version.status == 0)
        #expect(version.output.hasPrefix("scrollscope "))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionScriptsKnowTheOptions(shell: String) {
        let run = PipedRun("--generate-completion-script", shell)
        #expect(run.status == 0)
        #expect(run.output.contains("keep-going"))
        #expect(run.output.contains("record"))
    }

    @Test func onlyTheFirstWordIsASubcommand() {
        let sandbox = Sandbox()
        sandbox.write("echo from a file\n", to: "test")
        #expect(PipedRun("./test", sandbox: sandbox).output == "from a file\n")
        #expect(PipedRun("--", "test", sandbox: sandbox).output == "from a file\n")
        #expect(PipedRun("-c", "echo a", "test", sandbox: sandbox).output == "from a file\na\n")
    }

    @Test func aSubcommandTellsItsOwnUsage() {
        let run = PipedRun("record")
        #expect(run.status == 64)
        #expect(run.errors.contains("scrollscope record"))
        #expect(PipedRun("test", "no-such-folder").status == 66)
    }

    @Test func inputsMayBeginWithADash() {
        #expect(PipedRun("-c", "-5 + 8").output == "3\n")
    }
}
