// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization
import Testing

/// The cases of one file, and what became of them: each is run once in a process, whichever tests ask.
final class CaseFamily: Sendable {
    struct Run: Sendable {
        let item: CaseFile.Case
        let outcomes: [CaseOutcome]

        var failures: [String] { outcomes.compactMap(\.failure) }
    }

    let name: String
    private let file: URL
    private let known = Mutex<[Run]?>(nil)

    init(_ name: String, in folder: URL) {
        self.name = name
        file = folder.appending(path: name + ".cases")
    }

    /// Those of a folder, by name.
    static func all(in folder: URL) -> [CaseFamily] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".cases") }.map { String($0.dropLast(6)) }.sorted().map { CaseFamily($0, in: folder) }
    }

    func cases() throws -> [CaseFile.Case] {
        try CaseFile(String(contentsOf: file, encoding: .utf8)).cases
    }

    func runs() throws -> [Run] {
        try known.withLock { known in
            if let known { return known }
            let runs = try Self.run(cases())
            known = runs
            return runs
        }
    }

    static func run(_ cases: [CaseFile.Case]) throws -> [Run] {
        try cases.map { item in Run(item: item, outcomes: try DeepStack.run { Result { try CaseRun(item).outcomes() } }.get()) }
    }
}

extension CaseFamily: CustomTestStringConvertible {
    var testDescription: String { name }
}
