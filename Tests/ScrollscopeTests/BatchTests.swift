// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Scripts, pipes and `-c`: what goes where, and the exit status.
@Suite struct BatchTests {
    @Test func answersGoToOutputAndErrorsToErrors() {
        let run = PipedRun("-c", "print 1 + 2", "-c", "undo")
        #expect(run.output == "3\n")
        #expect(run.errors.contains("error: "))
        #expect(run.errors.contains("[nothing-to-undo]"))
        #expect(run.status == 1)
    }

    @Test func aBatchStopsAtItsFirstError() {
        let run = PipedRun(input: "echo a\nundo\necho b\n")
        #expect(run.output == "a\n")
        #expect(run.status == 1)
    }

    @Test func keepGoingRunsTheRestAndStillFails() {
        let run = PipedRun("--keep-going", input: "echo a\nundo\necho b\n")
        #expect(run.output == "a\nb\n")
        #expect(run.status == 1)
    }

    @Test func aPipeGetsNoPromptBannerOrColor() {
        let run = PipedRun(input: "echo hi")
        #expect(run.output == "hi\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test func anEmptyPipeIsFine() {
        let run = PipedRun()
        #expect(run.output == "" && run.errors == "" && run.status == 0)
    }

    @Test func aDashReadsStandardInputInItsPlace() {
        let run = PipedRun("-", "-c", "echo second", input: "echo first")
        #expect(run.output == "first\nsecond\n")
    }

    @Test func quitGivesTheStatus() {
        #expect(PipedRun("-c", "quit 7", "-c", "echo no").status == 7)
        let run = PipedRun("--keep-going", "-c", "undo", "-c", "quit", "-c", "echo no")
        #expect(run.output == "")
        #expect(run.status == 1, "an error stays one after quit")
    }

    @Test func textThatStaysOpenIsIncomplete() {
        let run = PipedRun("-c", "root VStack { Text(\"a\")")
        #expect(run.errors.contains("[incomplete-input]"))
        #expect(run.status == 1)
    }

    @Test func aLineThatContinuesTheLastIsOneInput() {
        let run = PipedRun("--json", input: "root Text(\"a\")\n    .padding()\nprint 1 + 2\n")
        #expect(run.lines.count == 2)
        #expect(run.status == 0)
    }

    @Test func aSlowPipeReadsAsAFileDoes() {
        // The answer to what a `;` ends comes while the pipe is open.
        let (toProgram, fromProgram) = (PipeEnds(), PipeEnds())
        let process = SpawnedProcess([], sandbox: Sandbox(), descriptors: [toProgram.reading, fromProgram.writing, 2])
        toProgram.closeReading()
        fromProgram.closeWriting()
        toProgram.write("echo one;\n")
        #expect(fromProgram.readSome() == "one\n")
        toProgram.write("print 1 +\n")
        toProgram.write("2\n")
        toProgram.closeWriting()
        #expect(fromProgram.readSome() == "3\n")
        #expect(process.wait() == 0)
    }

    @Test func aClosedPipeEndsSilently() {
        let (toProgram, fromProgram, errors) = (PipeEnds(), PipeEnds(), PipeEnds())
        let process = SpawnedProcess([], sandbox: Sandbox(), descriptors: [toProgram.reading, fromProgram.writing, errors.writing])
        toProgram.closeReading()
        fromProgram.closeWriting()
        fromProgram.closeReading()
        errors.closeWriting()
        toProgram.write("echo a;\necho b;\n")
        toProgram.closeWriting()
        #expect(process.wait() == 141)
        #expect(errors.readSome() == "")
    }

    @Test func aFullDiskIsAnError() {
        let errors = PipeEnds()
        let full = FullDisk.open()
        let process = SpawnedProcess(["-c", "echo a"], sandbox: Sandbox(), descriptors: [0, full, errors.writing])
        errors.closeWriting()
        #expect(errors.readSome().contains("No space left"))
        #expect(process.wait() == 1)
    }
}
