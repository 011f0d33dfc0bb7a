// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One run of the program with pipes: what it wrote, and how it ended.
struct PipedRun {
    let output: String
    let errors: String
    /// As `SpawnedProcess.wait` gives it.
    let status: Int32?

    init(
        _ arguments: String..., input: String = "", sandbox: Sandbox? = nil, environment: [String: String?] = [:]
    ) throws(SystemCallFailure) {
        try self.init(arguments: arguments, input: Array(input.utf8), sandbox: sandbox, environment: environment)
    }

    init(
        arguments: [String], input: [UInt8], sandbox: Sandbox? = nil, environment: [String: String?] = [:]
    ) throws(SystemCallFailure) {
        let sandbox = if let sandbox { sandbox } else { try Sandbox() }
        let (toProgram, fromOutput, fromErrors) = try (PipeEnds(), PipeEnds(), PipeEnds())
        let files = [toProgram.reading, fromOutput.writing, fromErrors.writing]
        let process = try SpawnedProcess(arguments, sandbox: sandbox, environment: environment, files: files)
        // Inputs of tests are smaller than a pipe's buffer, so that this can't wait for the program. Before our copy of the other end is
        // closed: the program may have ended without reading.
        try toProgram.writing.write(input)
        for end in files + [toProgram.writing] { end.close() }
        let texts = try Self.readToEnd([fromOutput.reading, fromErrors.reading])
        output = texts[0]
        errors = texts[1]
        status = process.wait()
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    private static func readToEnd(_ files: [OpenFile]) throws(SystemCallFailure) -> [String] {
        var bytes: [[UInt8]] = files.map { _ in [] }
        var open = Array(files.indices)
        let deadline = Program.now + Program.patience
        while !open.isEmpty, Program.now < deadline {
            var waits: [pollfd] = []
            for index in open { waits.append(pollfd(fd: try files[index].number, events: Int16(POLLIN), revents: 0)) }
            poll(&waits, nfds_t(waits.count), 1000)
            for (wait, index) in zip(waits, open) where wait.revents != 0 {
                let chunk = files[index].read() ?? []
                bytes[index] += chunk
                if chunk.isEmpty { open.removeAll { $0 == index } }
            }
        }
        guard open.isEmpty else { throw SystemCallFailure(ETIMEDOUT, "read all that the program writes") }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
