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
        let cases = options.cases
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
            // Half-open parts that cover all cases.
            let bounds = [job, job + 1].map { cases.lowerBound + cases.count * $0 / jobs }
            FuzzWatch(run: self, options: options, cases: bounds[0]..<bounds[1]).run()
        }
        return report.withLock { report in
            report.seconds = Int(-start.timeIntervalSinceNow)
            return report
        }
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
