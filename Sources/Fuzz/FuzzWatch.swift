// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Watches the workers of one job: a case that ends one is a finding, and the next worker goes on after it.
final class FuzzWatch {
    private let whole: FuzzRun
    private let options: FuzzOptions
    private let end: Int
    private var next: Int
    /// A worker makes way for a new one after this many cases: objects that refer to each other are never freed, as in Swift, and
    /// what the cases before left behind is not the fault of the one that meets the limit of memory.
    private static let casesOfOneWorker = 1_000

    init(run: FuzzRun, options: FuzzOptions, cases: Range<Int>) {
        whole = run
        self.options = options
        (next, end) = (cases.lowerBound, cases.upperBound)
    }

    func run() {
        while next < end, whole.secondsLeft > 0, watchWorker() {}
    }

    /// - Returns: false where there is nothing to go on with.
    private func watchWorker() -> Bool {
        let worker = Process()
        worker.executableURL = Bundle.main.executableURL
        worker.arguments = options.workerArguments(next..<min(end, next + Self.casesOfOneWorker), seconds: whole.secondsLeft)
        let output = Pipe()
        worker.standardOutput = output
        do {
            try worker.run()
        } catch {
            whole.tell("the worker did not start: \(error)", of: next)
            return false
        }
        let isDone = follow(output.fileHandleForReading)
        worker.waitUntilExit()
        if isDone { return true }
        // Ctrl-C reaches all processes of the terminal.
        if worker.terminationReason == .uncaughtSignal, [SIGINT, SIGTERM].contains(worker.terminationStatus) { return false }
        let isLate = worker.terminationReason == .exit && worker.terminationStatus == FuzzWorker.lateStatus
        whole.tell(
            isLate ? "did not end within \(Int(options.patience)) s" : "the process ended with \(worker.terminationStatus)", of: next)
        whole.count(cases: 1)
        next += 1
        return true
    }

    /// Reads what the worker writes: true where it came to its end.
    private func follow(_ handle: FileHandle) -> Bool {
        var bytes: [UInt8] = []
        while case let chunk = handle.availableData, !chunk.isEmpty {
            bytes += chunk
            var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            bytes = Array(lines.removeLast())
            for line in lines.compactMap({ WorkerLine(String(decoding: $0, as: UTF8.self)) }) where take(line) { return true }
        }
        return false
    }

    private func take(_ line: WorkerLine) -> Bool {
        switch line {
        case .begin(let number): next = number
        case .result(let inputs): whole.count(cases: 1, inputs: inputs)
        case .finding(let finding): whole.tell(finding, of: next)
        case .end(let number):
            next = number
            return true
        }
        return false
    }
}
