// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing

/// Watches workers: a case that ends one is a finding, and the next worker goes on behind it.
final class FuzzRun {
    private let options: FuzzOptions
    private let seeds: FuzzSeeds
    private var next: Int
    private var findings = 0
    private let start = Date()

    init(options: FuzzOptions) {
        self.options = options
        seeds = FuzzSeeds(files: options.texts)
        next = options.first
    }

    private var secondsLeft: Double { options.seconds + start.timeIntervalSinceNow }

    /// The exit status: 1 with findings.
    func run() -> Int32 {
        let end = options.first + options.count
        while next < end, secondsLeft > 0 { watch(next..<end) }
        let seconds = Int(options.seconds - secondsLeft)
        print("\(next - options.first) cases of seed \(options.seed) in \(seconds) s, \(findings) findings")
        return findings == 0 ? 0 : 1
    }

    private func watch(_ range: Range<Int>) {
        let worker = Process()
        worker.executableURL = Bundle.main.executableURL
        worker.arguments = options.workerArguments(range, seconds: secondsLeft)
        let output = Pipe()
        worker.standardOutput = output
        guard (try? worker.run()) != nil else {
            tell("no worker can be started")
            next = range.upperBound
            return
        }
        let isDone = follow(output.fileHandleForReading)
        worker.waitUntilExit()
        if isDone { return }
        let isLate = worker.terminationReason == .exit && worker.terminationStatus == FuzzWorker.lateStatus
        tell(isLate ? "no end within \(Int(options.patience)) s" : "the process ended with \(worker.terminationStatus)")
        next += 1
    }

    /// Reads what the worker says: true where it came to its end.
    private func follow(_ handle: FileHandle) -> Bool {
        var bytes: [UInt8] = []
        while case let chunk = handle.availableData, !chunk.isEmpty {
            bytes += chunk
            while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeSubrange(...end)
                if take(line) { return true }
            }
        }
        return false
    }

    private func take(_ line: String) -> Bool {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case "case": next = words.last.flatMap(Int.init) ?? next
        case "finding": tell(FuzzWorker.unfolded(words.last ?? ""))
        case "end":
            next = words.last.flatMap(Int.init) ?? next
            return true
        default: break
        }
        return false
    }

    private func tell(_ finding: String) {
        findings += 1
        let fuzzed = FuzzCase(seed: options.seed, number: next, of: seeds)
        print("--- case \(next): \(finding)")
        if let (name, bytes) = fuzzed.files.min(by: { $0.key < $1.key }) {
            print("file \(name):\n\(String(decoding: bytes, as: UTF8.self))")
        }
        for input in fuzzed.inputs { print("> " + input.replacingOccurrences(of: "\n", with: "\n  ")) }
        fflush(nil)
    }
}
