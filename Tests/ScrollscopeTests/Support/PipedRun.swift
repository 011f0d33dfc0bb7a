// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// One run of the program with pipes: what it wrote, and how it ended.
struct PipedRun {
    let output: String
    let errors: String
    let status: Int32

    init(
        _ arguments: String..., input: String = "", sandbox: Sandbox = Sandbox(), environment: [String: String?] = [:]
    ) {
        self.init(arguments: arguments, input: Array(input.utf8), sandbox: sandbox, environment: environment)
    }

    init(arguments: [String], input: [UInt8], sandbox: Sandbox = Sandbox(), environment: [String: String?] = [:]) {
        let (toProgram, fromOutput, fromErrors) = (PipeEnds(), PipeEnds(), PipeEnds())
        let process = SpawnedProcess(
            arguments, sandbox: sandbox, environment: environment,
            descriptors: [toProgram.reading, fromOutput.writing, fromErrors.writing])
        for end in [toProgram.reading, fromOutput.writing, fromErrors.writing] { close(end) }
        // Inputs of tests are smaller than a pipe's buffer, so that this can't wait for the program.
        _ = input.withUnsafeBytes { write(toProgram.writing, $0.baseAddress, $0.count) }
        close(toProgram.writing)
        let texts = Self.readToEnd([fromOutput.reading, fromErrors.reading])
        output = texts[0]
        errors = texts[1]
        status = process.wait()
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    private static func readToEnd(_ descriptors: [Int32]) -> [String] {
        var bytes: [[UInt8]] = [[], []]
        var open = descriptors.indices.map { $0 }
        let deadline = Program.now + Program.patience
        while !open.isEmpty, Program.now < deadline {
            var waits = open.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
            poll(&waits, nfds_t(waits.count), 1000)
            for (wait, index) in zip(waits, open) where wait.revents != 0 {
                var chunk = [UInt8](repeating: 0, count: 65_536)
                let count = read(descriptors[index], &chunk, chunk.count)
                if count > 0 { bytes[index] += chunk[..<count] } else { open.removeAll { $0 == index } }
            }
        }
        for descriptor in descriptors { close(descriptor) }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
