// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import Testing

/// A few seconds of what `make fuzz` does for an hour.
@Suite struct FuzzTests {
    private static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
    private static let seeds = FuzzSeeds(folders: ["sessions", "Tests/FuzzCorpus"].map { project + "/" + $0 })
    /// What the program was once attacked with, a line each.
    private static let attacks = FuzzSeeds(folders: [project + "/Tests/FuzzCorpus"]).files.flatMap {
        $0.split(separator: "\n").map(String.init)
    }

    @Test(arguments: 0..<4) func casesMadeByChanceHold(_ seed: UInt64) {
        for number in 0..<20 { expectNothing(of: FuzzCase(seed: seed, number: number, of: Self.seeds), "seed \(seed), case \(number)") }
    }

    /// None of the corpus crashes, tears the scene, or answers twice differently.
    @Test(arguments: 0..<8) func attacksOfTheCorpusHold(_ part: Int) {
        for index in stride(from: part, to: Self.attacks.count, by: 8) {
            expectNothing(of: FuzzCase(inputs: ["root VStack { Text(\"a\") }", Self.attacks[index]]), Self.attacks[index])
        }
    }

    private func expectNothing(of fuzzed: FuzzCase, _ name: String) {
        let result = DeepStack.run { FuzzTrial(fuzzed).result() }
        #expect(result.finding == nil, "\(name): \(fuzzed.inputs)")
        #expect(result.inputs > 0, "\(name) performed nothing")
    }

    @Test func aSeedMakesTheSameCase() {
        let (a, b) = (FuzzCase(seed: 7, number: 3, of: Self.seeds), FuzzCase(seed: 7, number: 3, of: Self.seeds))
        #expect(a.inputs == b.inputs && a.files == b.files)
        #expect((0..<20).contains { FuzzCase(seed: 7, number: $0, of: Self.seeds).inputs != a.inputs })
    }
}
