// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Fuzzing

/// What a run and its workers are told alike.
struct FuzzOptions: ParsableArguments {
    @Option(help: "Makes the cases: the same seed and number are the same case.")
    var seed: UInt64 = 1

    @Option(help: "The number of the first case.")
    var from = 0

    @Option(help: "How many cases are run.")
    var count = 1_000_000

    @Option(help: "No new case starts after this time.")
    var seconds = 3_600.0

    @Option(help: "Megabytes of memory that a process may take.")
    var memory = 4_096

    @Option(help: "Seconds of processor time that a case may take; ten times as many may go by.")
    var patience = 20.0

    @Argument(help: "Folders of session files and Swift files, from which cases are made.", completion: .directory)
    var folders: [String] = []

    var cases: Range<Int> { from..<(from + count) }

    /// What a worker is told that runs some of the cases.
    func workerArguments(_ cases: Range<Int>, seconds: Double) -> [String] {
        let numbers = [
            ("--seed", "\(seed)"), ("--from", "\(cases.lowerBound)"), ("--count", "\(cases.count)"), ("--memory", "\(memory)"),
            ("--patience", "\(patience)"), ("--seconds", "\(max(0, seconds))"),
        ]
        return ["worker"] + numbers.flatMap { [$0.0, $0.1] } + folders
    }

    func seeds() -> FuzzSeeds { FuzzSeeds(folders: folders) }
}
