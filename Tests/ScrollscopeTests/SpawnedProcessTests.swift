// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the tests start: only a child that runs is a process. Each in a child of its own, lest a failure harm the other tests.
@Suite struct SpawnedProcessTests {
    @Test func aProgramThatDoesNotExistIsNoProcess() async {
        await #expect(processExitsWith: .success) {
            let failure = #expect(throws: SystemCallFailure.self) {
                try SpawnedProcess([], program: "/no/such/program", sandbox: Sandbox())
            }
            #expect(failure?.description == "cannot start /no/such/program: No such file or directory")
        }
    }

    @Test func aTerminalThatDoesNotExistIsNoProcess() async {
        await #expect(processExitsWith: .success) {
            let failure = #expect(throws: SystemCallFailure.self) {
                try SpawnedProcess([], program: "/bin/sh", sandbox: Sandbox(), terminal: "/dev/pts/none")
            }
            #expect(failure?.description == "cannot start /bin/sh on /dev/pts/none: No such file or directory")
        }
    }

    @Test func aFileThatWasClosedIsGivenToNoProcess() async {
        await #expect(processExitsWith: .success) {
            let pipe = try PipeEnds()
            pipe.reading.close()
            #expect(throws: SystemCallFailure.self) {
                try SpawnedProcess([], program: "/bin/sh", sandbox: Sandbox(), files: [pipe.reading])
            }
        }
    }

    @Test func whatGivesNoPseudoTerminalIsNamed() async {
        await #expect(processExitsWith: .success) {
            let missing = #expect(throws: SystemCallFailure.self) { try PseudoTerminal(multiplexer: "/no/such/ptmx") }
            #expect(missing?.description == "cannot open /no/such/ptmx: No such file or directory")
            let wrong = #expect(throws: SystemCallFailure.self) { try PseudoTerminal(multiplexer: "/dev/null") }
            #expect(wrong?.description == "cannot make a pseudo-terminal with /dev/null: Inappropriate ioctl for device")
        }
    }

    @Test func aChildThatEndedHasNoNumber() async {
        await #expect(processExitsWith: .success) {
            let process = try SpawnedProcess(["-c", "exit 3"], program: "/bin/sh", sandbox: Sandbox())
            #expect(process.identifier != nil)
            #expect(process.wait() == 3)
            #expect(process.identifier == nil)
            process.signal(SIGKILL)
            #expect(process.wait() == 3)
        }
    }

    @Test func aChildThatEndedByItselfIsReapedBeforeASignal() async {
        await #expect(processExitsWith: .success) {
            let pipe = try PipeEnds()
            let process = try SpawnedProcess(["-c", "exit 3"], program: "/bin/sh", sandbox: Sandbox(), files: [nil, pipe.writing])
            pipe.writing.close()
            #expect(pipe.readSome() == "", "the pipe's end: the child has let go of it, and is about to be reaped")
            while process.identifier != nil { process.signal(0) }
            #expect(process.wait() == 3)
        }
    }

    @Test func aChildThatAnotherReapedHasNoNumberAndNoStatus() async {
        await #expect(processExitsWith: .success) {
            // The kernel then reaps every child itself.
            _ = Glibc.signal(SIGCHLD, SIG_IGN)
            let process = try SpawnedProcess(["-c", "exit 3"], program: "/bin/sh", sandbox: Sandbox())
            #expect(process.wait() == nil)
            #expect(process.identifier == nil)
        }
    }

    @Test func aProgramThatDoesNotEndIsKilled() async {
        await #expect(processExitsWith: .success) {
            let process = try SpawnedProcess(["-c", "exec sleep 600"], program: "/bin/sh", sandbox: Sandbox())
            #expect(process.wait(until: Program.now) == 124)
            #expect(process.identifier == nil)
        }
    }

    @Test func aChildEndsWithItsValue() async {
        await #expect(processExitsWith: .success) {
            let pipe = try PipeEnds()
            _ = try SpawnedProcess(["-c", "exec sleep 600"], program: "/bin/sh", sandbox: Sandbox(), files: [nil, pipe.writing])
            pipe.writing.close()
            #expect(pipe.reading.read() == [], "nobody is left to write")
        }
    }

    @Test func aFolderThatCannotBeMadeIsNoSandbox() {
        let failure = #expect(throws: SystemCallFailure.self) { try Sandbox(in: "/no/such/folder") }
        #expect(failure?.description == "cannot make a folder in /no/such/folder: No such file or directory")
    }

    @Test func aWriteThatNobodyReadsIsAnError() async {
        await #expect(processExitsWith: .success) {
            let pipe = try PipeEnds()
            pipe.reading.close()
            #expect(throws: SystemCallFailure.self) { try pipe.write("lost") }
        }
    }
}
