// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What was asked for on the command line.
struct FuzzOptions: Sendable {
    var seed: UInt64 = 1
    var first = 0
    var count = 1_000_000
    /// No new case is begun after this time.
    var seconds = 3_600.0
    /// Megabytes of memory that a process may take.
    var memory = 4_096
    /// Seconds that a case may take; a program for tests is several times slower than the real one.
    var patience = 20.0
    /// A process that runs cases rather than one that watches them.
    var worker: Range<Int>?
    var folders: [String] = []

    init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--seed": seed = UInt64(rest.popFirst() ?? "") ?? seed
            case "--from": first = Int(rest.popFirst() ?? "") ?? first
            case "--count": count = Int(rest.popFirst() ?? "") ?? count
            case "--seconds": seconds = Double(rest.popFirst() ?? "") ?? seconds
            case "--memory": memory = Int(rest.popFirst() ?? "") ?? memory
            case "--patience": patience = Double(rest.popFirst() ?? "") ?? patience
            case "--worker": worker = (Int(rest.popFirst() ?? "") ?? 0)..<(Int(rest.popFirst() ?? "") ?? 0)
            default: folders.append(word)
            }
        }
    }

    /// What a worker is told that runs some of the cases.
    func workerArguments(_ range: Range<Int>, seconds: Double) -> [String] {
        let numbers = [
            ("--seed", "\(seed)"), ("--memory", "\(memory)"), ("--patience", "\(patience)"), ("--seconds", "\(seconds)"),
        ]
        return ["--worker", "\(range.lowerBound)", "\(range.upperBound)"] + numbers.flatMap { [$0.0, $0.1] } + folders
    }

    /// The files of the folders, in order of their names.
    var texts: [String] {
        folders.flatMap { folder in
            let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
            return names.filter { $0.hasSuffix(".scroll") || $0.hasSuffix(".swift") }
                .compactMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
        }
    }
}
