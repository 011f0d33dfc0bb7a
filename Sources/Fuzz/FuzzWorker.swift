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

    func run(_ range: Range<Int>) -> Never {
        var limit = rlimit(rlim_cur: rlim_t(options.memory) << 20, rlim_max: rlim_t(options.memory) << 20)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        let thread = Thread { [self] in work(range) }
        // As deep as the program's own.
        thread.stackSize = 1 << 30
        thread.start()
        var seen = (number: -1, since: Date())
        while true {
            usleep(200_000)
            let number = begun.load(ordering: .relaxed)
            if number != seen.number { seen = (number, Date()) }
            if -seen.since.timeIntervalSinceNow > options.patience { _exit(Self.lateStatus) }
        }
    }

    private func work(_ range: Range<Int>) {
        let seeds = FuzzSeeds(files: options.texts)
        let start = Date()
        var number = range.lowerBound
        while number < range.upperBound, -start.timeIntervalSinceNow < options.seconds {
            say("case \(number)")
            begun.add(1, ordering: .relaxed)
            if let finding = FuzzTrial(FuzzCase(seed: options.seed, number: number, of: seeds)).finding() {
                say("finding " + Self.folded(finding))
            }
            number += 1
        }
        say("end \(number)")
        _exit(0)
    }

    private func say(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// A text as one line, and back.
    static func folded(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\u{2028}") }
    static func unfolded(_ line: String) -> String { line.replacingOccurrences(of: "\u{2028}", with: "\n") }
}
