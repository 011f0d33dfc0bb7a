// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import Synchronization

/// Shares the cases among jobs, and adds up what came of them.
final class FuzzRun: Sendable {
    private let options: FuzzOptions
    private let jobs: Int
    private let seeds: FuzzSeeds
    private let report = Mutex(FuzzReport())
    private let start = Date()

    init(options: FuzzOptions, jobs: Int) {
        self.options = options
        self.jobs = jobs
        seeds = options.seeds()
    }

    func run() -> FuzzReport {
        let sources = [tellingEveryMinute()] + [SIGINT, SIGTERM].map(endingAt)
        defer { for source in sources { source.cancel() } }
        let cases = options.cases
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
            // Half-open parts that cover all cases.
            let bounds = [job, job + 1].map { cases.lowerBound + cases.count * $0 / jobs }
            FuzzWatch(run: self, options: options, cases: bounds[0]..<bounds[1]).run()
        }
        return current
    }

    /// What came of the cases that have run so far.
    private var current: FuzzReport {
        report.withLock { report in
            report.seconds = Int(-start.timeIntervalSinceNow)
            return report
        }
    }

    private func tellingEveryMinute() -> DispatchSourceProtocol {
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + 60, repeating: 60)
        timer.setEventHandler { [self] in
            FileHandle.standardError.write(Data((current.summary(seed: options.seed) + "\n").utf8))
        }
        timer.resume()
        return timer
    }

    /// Who ends a run learns what it did until then. Its workers end with it: the pipes that they write to are closed.
    private func endingAt(_ number: Int32) -> DispatchSourceProtocol {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { [self] in
            print("interrupted: " + current.summary(seed: options.seed))
            fflush(nil)
            _exit(128 + number)
        }
        source.resume()
        return source
    }

    var secondsLeft: Double { options.seconds + start.timeIntervalSinceNow }

    func count(cases: Int = 0, inputs: Int = 0) {
        report.withLock { report in
            report.cases += cases
            report.inputs += inputs
        }
    }

    /// Prints a finding with its case. One at a time.
    func tell(_ finding: String, of number: Int) {
        let fuzzed = FuzzCase(seed: options.seed, number: number, of: seeds)
        report.withLock { report in
            report.findings += 1
            print("--- case \(number): \(finding)")
            if let (name, bytes) = fuzzed.files.min(by: { $0.key < $1.key }) {
                print("file \(name):\n\(String(decoding: bytes, as: UTF8.self))")
            }
            for input in fuzzed.inputs { print("> " + input.replacing("\n", with: "\n  ")) }
            fflush(nil)
        }
    }
}
