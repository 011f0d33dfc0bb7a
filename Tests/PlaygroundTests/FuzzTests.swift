// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import Testing

/// A few seconds of what `make fuzz` does for an hour.
@Suite struct FuzzTests {
    static let seeds: FuzzSeeds = {
        let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
        let files = ["sessions", "Tests/FuzzCorpus"].flatMap { folder in
            (FileManager.default.enumerator(atPath: project + "/" + folder)?.compactMap { $0 as? String } ?? []).sorted()
                .filter { $0.hasSuffix(".scroll") || $0.hasSuffix(".swift") }
                .compactMap { try? String(contentsOfFile: project + "/" + folder + "/" + $0, encoding: .utf8) }
        }
        return FuzzSeeds(files: files)
    }()

    @Test(arguments: 0..<4) func casesMadeByChanceHold(_ seed: UInt64) {
        for number in 0..<15 {
            let fuzzed = FuzzCase(seed: seed, number: number, of: Self.seeds)
            let finding = DeepStack.run { FuzzTrial(fuzzed).finding() }
            #expect(finding == nil, "seed \(seed), case \(number): \(fuzzed.inputs)")
        }
    }

    /// The corpus is what was once attacked with: none of it crashes, tears a scene, or answers twice differently.
    @Test func theCorpusIsRead() {
        #expect(Self.seeds.files.count > 40)
    }

    @Test func aSeedMakesTheSameCase() {
        let (a, b) = (FuzzCase(seed: 7, number: 3, of: Self.seeds), FuzzCase(seed: 7, number: 3, of: Self.seeds))
        #expect(a.inputs == b.inputs && a.files == b.files)
        #expect((0..<20).contains { FuzzCase(seed: 7, number: $0, of: Self.seeds).inputs != a.inputs })
    }
}
