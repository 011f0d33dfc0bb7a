// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Scripts, pipes and `-c`: what goes where, and the exit status.
@Suite struct BatchTests {
    @Test func answersGoToOutputAndErrorsToErrors() throws {
        let run = try PipedRun("-c", "print 1 + 2", "-c", "undo")
        #expect(run.output == "3\n")
        #expect(run.errors.contains("error: "))
        #expect(run.errors.contains("[nothing-to-undo]"))
        #expect(run.status == 1)
    }

    @Test func aBatchStopsAtItsFirstError() throws {
        let run = try PipedRun(input: "echo a\nundo\necho b\n")
        #expect(run.output == "a\n")
        #expect(run.status == 1)
    }

    @Test func keepGoingRunsTheRestAndStillFails() throws {
        let run = try PipedRun("--keep-going", input: "echo a\nundo\necho b\n")
        #expect(run.output == "a\nb\n")
        #expect(run.status == 1)
    }

    @Test func aPipeGetsNoPromptBannerOrColor() throws {
        let run = try PipedRun(input: "echo hi")
        #expect(run.output == "hi\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test func anEmptyPipeIsFine() throws {
        let run = try PipedRun()
        #expect(run.output == "" && run.errors == "" && run.status == 0)
    }

    @Test func aDashReadsStandardInputInItsPlace() throws {
        let run = try PipedRun("-", "-c", "echo second", input: "echo first")
        #expect(run.output == "first\nsecond\n")
    }

    @Test func quitGivesTheStatus() throws {
        #expect(try PipedRun("-c", "quit 7", "-c", "echo no").status == 7)
        let run = try PipedRun("--keep-going", "-c", "undo", "-c", "quit", "-c", "echo no")
        #expect(run.output == "")
        #expect(run.status == 1, "an error stays one after quit")
    }

    @Test func textThatStaysOpenIsIncomplete() throws {
        let run = try PipedRun("-c", "root VStack { Text(\"a\")")
        #expect(run.errors.contains("[incomplete-input]"))
        #expect(run.status == 1)
    }

    @Test func aLineThatContinuesTheLastIsOneInput() throws {
        let run = try PipedRun("--json", input: "root Text(\"a\")\n    .padding()\nprint 1 + 2\n")
        #expect(run.lines.count == 2)
        #expect(run.status == 0)
    }

    @Test func aSlowPipeReadsAsAFileDoes() throws {
        // The answer to what a `;` ends comes while the pipe is open.
        let (toProgram, fromProgram) = try (PipeEnds(), PipeEnds())
        let process = try SpawnedProcess([], sandbox: Sandbox(), files: [toProgram.reading, fromProgram.writing])
        toProgram.reading.close()
        fromProgram.writing.close()
        try toProgram.write("echo one;\n")
        #expect(fromProgram.readSome() == "one\n")
        try toProgram.write("print 1 +\n")
        try toProgram.write("2\n")
        toProgram.writing.close()
        #expect(fromProgram.readSome() == "3\n")
        #expect(process.wait() == 0)
    }

    @Test func aClosedPipeEndsSilently() throws {
        let (toProgram, fromProgram, errors) = try (PipeEnds(), PipeEnds(), PipeEnds())
        let process = try SpawnedProcess([], sandbox: Sandbox(), files: [toProgram.reading, fromProgram.writing, errors.writing])
        toProgram.reading.close()
        fromProgram.writing.close()
        fromProgram.reading.close()
        errors.writing.close()
        try toProgram.write("echo a;\necho b;\n")
        toProgram.writing.close()
        #expect(process.wait() == 141)
        #expect(errors.readSome() == "")
    }

    @Test func aFullDiskIsAnError() throws {
        let errors = try PipeEnds()
        let full = try OpenFile("/dev/full", O_WRONLY)
        let process = try SpawnedProcess(["-c", "echo a"], sandbox: Sandbox(), files: [nil, full, errors.writing])
        errors.writing.close()
        #expect(errors.readSome().contains("No space left"))
        #expect(process.wait() == 1)
    }

    /// As with every program that writes: an answer that is lost is no success.
    @Test func closedOutputIsAnError() throws {
        let errors = try PipeEnds()
        let command = "exec '\(Program.path)' --no-rc --no-history -c 'echo a' >&-"
        let process = try SpawnedProcess(["-c", command], program: "/bin/sh", sandbox: Sandbox(), files: [nil, nil, errors.writing])
        errors.writing.close()
        #expect(errors.readSome().contains("cannot write the answer"))
        #expect(process.wait() == 1)
    }

    @Test func withoutDescriptorsTheProgramSaysSo() throws {
        let errors = try PipeEnds()
        let command = "ulimit -n 4; exec '\(Program.path)' --no-rc --no-history -c 'print 1'"
        let process = try SpawnedProcess(["-c", command], program: "/bin/sh", sandbox: Sandbox(), files: [nil, nil, errors.writing])
        errors.writing.close()
        #expect(errors.readSome() == "scrollscope: the system gives no pipe: Too many open files\n")
        #expect(process.wait() == 1)
    }

    @Test func aBatchThatWaitsForItsPipeCanBeInterrupted() throws {
        let (toProgram, fromProgram) = try (PipeEnds(), PipeEnds())
        let process = try SpawnedProcess([], sandbox: Sandbox(), files: [toProgram.reading, fromProgram.writing])
        fromProgram.writing.close()
        try toProgram.write("echo ready;\n")
        #expect(fromProgram.readSome() == "ready\n")
        process.signal(SIGINT)
        #expect(process.wait() == 130)
        toProgram.writing.close()
    }

    /// The parser cannot be interrupted: where it takes long, the program leaves it.
    @Test func anInterruptEndsAFileThatTakesLongToRead() throws {
        let sandbox = try Sandbox()
        let file = try sandbox.write("let a = [" + String(repeating: "1,", count: 1_900_000) + "1]\n", to: "long.swift")
        let process = try SpawnedProcess([file], sandbox: sandbox)
        usleep(500_000)
        process.signal(SIGINT)
        #expect(process.wait(until: Program.now + 6) == 130)
    }
}
