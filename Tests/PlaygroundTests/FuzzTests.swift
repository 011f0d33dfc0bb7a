// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import Testing

/// A few seconds of what `make fuzz` does for an hour.
@Suite struct FuzzTests {
    private static let seeds = FuzzSeeds(folders: ["sessions", "Tests/FuzzCorpus"].map { Project.folder + "/" + $0 })
    /// What the program was once attacked with, a line each.
    private static let attacks = FuzzSeeds(folders: [Project.folder + "/Tests/FuzzCorpus"]).files.flatMap {
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

    /// Without memos the second input evaluates the body again, and is one that a limit ends.
    @Test func rememberedWorkIsNotCharged() {
        let slow = FuzzCase(inputs: [
            "@State var n = 0",
            "func work() -> Int { var n = 0; for _ in 0..<40_000 { n += 1 }; return n }",
            "struct Slow: View { var body: some View { Text(\"\\(work())\") } }",
            "root VStack { Slow(); Text(\"\\(n)\") }",
            "n = work()",
        ])
        let limited = DeepStack.run { [true, false].map { try? FuzzTrial(slow).answers(usesMemos: $0).map(\.isLimited) } }
        #expect(limited == [[false, false, false, false, false], [false, false, false, false, true]])
        expectNothing(of: slow, "work that is remembered")
    }

    /// A body that is evaluated again leaves out what it left out before, no more.
    @Test func whatIsLeftOutDoesNotDependOnMemos() {
        let rows = """
            struct Rows: View { var body: some View { HStack { ForEach(05) { position in Text("N\\(position)") } } } }
            struct Outer: View {
                @State private var width = 10.0
                var body: some View { Rows().frame(width: width).onAppear { width = 20 } }
            }
            """
        expectNothing(of: FuzzCase(inputs: ["load a.swift", "load a.swift Rows", "tree"], files: ["a.swift": rows]), rows)
    }

    /// Without memos the bodies of all levels are evaluated once more for each layout, which takes more steps than the fuzzer allows.
    @Test func viewsThatContainThemselvesEndAtOneOfTwoLimits() {
        let roll = """
            struct Roll: View {
                @State private var shown = 0
                @State private var top: CGFloat = 0
                var body: some View {
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500) { index in RollRow(index: index)
                        onAppear { shown += 1 } } } }
                        .onScrollGeometryChange(for: CGFloat.self) { $0.visibleRect.minY } action: { top = $0 }
                }
            }
            struct RollRow: View {
                let index: Int
                @State private var taps = 0
                var body: some View { Button("Row \\(index): \\(taps)") { taps += 1 }.frame(maxWidth: .infinity).frame(height: 50) }
            }
            """
        expectNothing(of: FuzzCase(inputs: ["load a.swift", "show"], files: ["a.swift": roll]), roll)
    }

    @Test func differentAnswersAreFound() {
        let (fine, limit) = (FuzzAnswer("1"), FuzzAnswer("too much", isLimited: true))
        #expect(FuzzAnswer.difference(remembering: [fine, limit], anew: [fine, limit]) == nil)
        #expect(FuzzAnswer.difference(remembering: [fine, fine], anew: [limit, FuzzAnswer("2")]) == nil)
        #expect(FuzzAnswer.difference(remembering: [fine], anew: [FuzzAnswer("2")]) == "two answers:\n1\n2")
        #expect(FuzzAnswer.difference(remembering: [limit], anew: [fine]) == "two answers:\ntoo much\n1")
        #expect(FuzzAnswer.difference(remembering: [limit], anew: [FuzzAnswer("too deep", isLimited: true)]) != nil)
        let (deep, spent) = (FuzzAnswer("too deep", isLimited: true), FuzzAnswer("too many steps", isLimited: true, isOutOfBudget: true))
        #expect(FuzzAnswer.difference(remembering: [deep, fine], anew: [spent, fine]) == nil)
        #expect(FuzzAnswer.difference(remembering: [spent], anew: [deep]) == "two answers:\ntoo many steps\ntoo deep")
        #expect(FuzzAnswer.difference(remembering: [spent], anew: [fine]) != nil)
        #expect(FuzzAnswer.difference(remembering: [fine], anew: []) == "1 answers, then 0")
    }

    @Test func aSeedMakesTheSameCase() {
        let (a, b) = (FuzzCase(seed: 7, number: 3, of: Self.seeds), FuzzCase(seed: 7, number: 3, of: Self.seeds))
        #expect(a.inputs == b.inputs && a.files == b.files)
        #expect((0..<20).contains { FuzzCase(seed: 7, number: $0, of: Self.seeds).inputs != a.inputs })
    }
}
