// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Nothing waits for what is no file, and nothing that the disk refuses costs a file.
@Suite struct SpecialFileTests {
    static let inputs = ["source F", "load F.swift", "compare F", "save F", "export F.svg", "source F.scroll"]

    @Test(arguments: inputs)
    func aNamedPipeIsRefused(input: String) throws {
        let sandbox = try sandboxWithPipes()
        let run = try PipedRun(
            "-c", "Text(\"a\")", "-c", input.replacing("F", with: sandbox.folder + "/pipe"), sandbox: sandbox)
        #expect(run.errors.contains("is a named pipe, not a file"))
        #expect(run.status == 1)
    }

    @Test(arguments: ["pipe", "pipe.scroll", "pipe.swift"])
    func aNamedPipeIsNoFileToRun(name: String) throws {
        let sandbox = try sandboxWithPipes()
        let run = try PipedRun(sandbox.folder + "/" + name, sandbox: sandbox)
        #expect(run.errors.contains("is a named pipe, not a file"))
        #expect(run.status == 66)
    }

    @Test(arguments: ["test", "record"])
    func aNamedPipeIsNoSession(command: String) throws {
        let sandbox = try sandboxWithPipes()
        let run = try PipedRun(command, sandbox.folder + "/pipe.scroll", sandbox: sandbox)
        #expect(run.output.contains("is a named pipe, not a file"))
        #expect(run.status == 1)
    }

    /// The log of the kernel has an end only until somebody writes: whether there is something in it or not.
    @Test(.enabled(if: geteuid() == 0 && access("/proc/kmsg", R_OK) == 0, "only the administrator reads the log of the kernel"))
    func aLogIsNotWaitedFor() throws {
        for input in ["load /proc/kmsg", "load /proc/kmsg", "source /proc/kmsg"] {
            let run = try PipedRun("-c", input)
            #expect(run.errors.contains("'/proc/kmsg' is a log without an end, not a file") && run.status == 1, "\(run.errors)")
        }
    }

    @Test func aFileThatNeverEndsIsToldTheMost() throws {
        let run = try PipedRun("-c", "source /dev/zero")
        #expect(run.errors.contains("no file of more than 64 MB is read") && run.status == 1, "\(run.errors)")
    }

    /// Links that lead round in circles: each folder is read once.
    @Test func circlesOfLinksEnd() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("app/a/b")
        try sandbox.write("struct V: View { var body: some View { Text(\"x\") } }", to: "app/a/V.swift")
        for name in ["up", "again", "self"] { #expect(symlink(name == "self" ? "." : "..", sandbox.folder + "/app/a/b/" + name) == 0) }
        let run = try PipedRun("-c", "load \(sandbox.folder)/app strict", "-c", "print root.name", sandbox: sandbox)
        #expect(run.output == "v1\n" && run.status == 0, "\(run.errors)")
    }

    /// The link stays one, though what it leads to is not there yet.
    @Test func aLinkThatLeadsNowhereIsWrittenThrough() throws {
        let sandbox = try Sandbox()
        let link = sandbox.folder + "/link.scroll"
        #expect(symlink("kept.scroll", link) == 0)
        let run = try PipedRun("-c", "root Text(\"a\")", "-c", "save \(link) force", sandbox: sandbox)
        #expect(run.status == 0 && sandbox.read("kept.scroll")?.contains("Text") == true, "\(run.errors)")
        var status = stat()
        #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }

    @Test func linksThatLeadToEachOtherAreNotWritten() throws {
        let sandbox = try Sandbox()
        for (name, other) in [("a", "b"), ("b", "a")] { #expect(symlink(other + ".scroll", sandbox.folder + "/\(name).scroll") == 0) }
        let run = try PipedRun("-c", "save \(sandbox.folder)/a.scroll force", sandbox: sandbox)
        #expect(run.errors.contains("[file-error]") && run.status == 1, "\(run.errors)")
    }

    @Test func whatTheShellHandsOverIsRead() throws {
        #expect(try PipedRun("-c", "source /dev/stdin", input: "print 1 + 2\n").output == "3\n")
    }

    @Test func aFullDiskIsNamed() throws {
        let run = try PipedRun("-c", "Text(\"a\")", "-c", "save /dev/full")
        #expect(run.errors.contains("No space left on device"))
    }

    @Test func aLineThatNobodyCanReadIsRefusedAtOnce() throws {
        let sandbox = try Sandbox()
        let long = "print \"" + String(repeating: "a", count: 7_000_000) + "\"\nprint 2\n"
        let path = try sandbox.write(long, to: "long.scroll")
        let run = try PipedRun("--keep-going", path, sandbox: sandbox)
        #expect(run.errors.contains("[limit-exceeded]"))
        #expect(run.output == "2\n")
    }

    @Test func whatIsNestedTooDeepDoesNotSwallowTheLinesAfterIt() throws {
        let deep = String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
        let run = try PipedRun("--keep-going", input: "print 1\nprint \(deep)\nprint 2\n")
        #expect(run.errors.contains("[limit-exceeded]"))
        #expect(run.output == "1\n2\n")
    }

    /// The errors have no place to go; the answers have.
    @Test func answersGoOnWithoutStandardError() throws {
        let sandbox = try Sandbox()
        let script = "exec \"$0\" --keep-going -c 'print 1' -c nope -c 'print 2' 2>&-"
        let fromProgram = try PipeEnds()
        let process = try SpawnedProcess(
            ["-c", script, Program.path], program: "/bin/sh", sandbox: sandbox, files: [nil, fromProgram.writing])
        fromProgram.writing.close()
        var text = ""
        while case let part = fromProgram.readSome(), !part.isEmpty { text += part }
        #expect(text == "1\n2\n")
        #expect(process.wait() == 1)
    }

    private func sandboxWithPipes() throws -> Sandbox {
        let sandbox = try Sandbox()
        for name in ["pipe", "pipe.scroll", "pipe.swift", "pipe.svg"] {
            try #require(mkfifo(sandbox.folder + "/" + name, 0o600) == 0)
        }
        return sandbox
    }
}
