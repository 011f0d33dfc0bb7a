// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import Synchronization

/// Runs cases one after the other and says before each which it is. A case that takes too long or too much memory ends the process.
final class FuzzWorker: Sendable {
    static let lateStatus: Int32 = 99

    private let options: FuzzOptions
    /// Counts the cases: one that stands still is late.
    private let begun = Atomic<Int>(0)

    init(options: FuzzOptions) { self.options = options }

    func run() -> Never {
        var limit = rlimit(rlim_cur: rlim_t(options.memory) << 20, rlim_max: rlim_t(options.memory) << 20)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        let thread = Thread { [self] in work() }
        // As deep as the program's own.
        thread.stackSize = 1 << 30
        thread.start()
        var seen = (number: -1, since: Instant.now)
        while true {
            usleep(200_000)
            let (number, now) = (begun.load(ordering: .relaxed), Instant.now)
            if number != seen.number { seen = (number, now) }
            let isBusy = now.processorSeconds - seen.since.processorSeconds > options.patience
            if isBusy || now.idleSeconds - seen.since.idleSeconds > Self.idleFactor * options.patience { _exit(Self.lateStatus) }
        }
    }

    /// A case that waits takes no processor time, and neither does one that other programs leave no time for.
    private static let idleFactor = 10.0

    private struct Instant {
        let seconds = Date.timeIntervalSinceReferenceDate
        let processorSeconds = Double(clock()) / Double(CLOCKS_PER_SEC)
        /// Those that it neither worked nor was left without the processor.
        let idleSeconds: Double

        static var now: Self { Self() }

        init() { idleSeconds = seconds - processorSeconds - Self.secondsInQueue }

        /// How long its threads have waited for the processor, added up: the second number that Linux tells of each, in nanoseconds.
        private static var secondsInQueue: Double {
            let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
            return tasks.reduce(0) { sum, task in
                let text = (try? String(contentsOfFile: "/proc/self/task/\(task)/schedstat", encoding: .utf8)) ?? ""
                let numbers = text.split(separator: " ")
                return sum + (numbers.count > 1 ? Double(numbers[1]) ?? 0 : 0) / 1e9
            }
        }
    }

    private func work() -> Never {
        let seeds = options.seeds()
        let start = Date()
        var number = options.cases.lowerBound
        while number < options.cases.upperBound, -start.timeIntervalSinceNow < options.seconds {
            write(.begin(number: number))
            begun.add(1, ordering: .relaxed)
            let result = FuzzTrial(FuzzCase(seed: options.seed, number: number, of: seeds)).result()
            if let finding = result.finding { write(.finding(finding)) }
            write(.result(inputs: result.inputs))
            number += 1
        }
        write(.end(number: number))
        _exit(0)
    }

    private func write(_ line: WorkerLine) {
        print(line.text)
        fflush(nil)
    }
}
