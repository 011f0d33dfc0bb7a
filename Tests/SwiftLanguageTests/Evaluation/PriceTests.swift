// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// A round of a loop costs at least what its work is worth, in parts of what an input may take: each of these ran for more than five seconds
/// before a limit came.
@Suite struct PriceTests {
    private static let given = """
        let list = Array(0..<1_000)
        let numbers: Set = [1, 2, 3]
        let many = Set(0..<1_000)
        let text = "hello world"
        let pattern = try! Regex("o w")
        let entries = Dictionary(uniqueKeysWithValues: list.map { ($0, $0) })
        var count = 0
        let sent = AsyncStream.makeStream(of: Int.self).continuation
        final class Held { var n = 0; func change() { } }
        let held = Held()
        struct Range2 { var location: Int; init(location: Int) { self.location = location } }

        """

    /// How many rounds an input may do at most.
    static let rounds: [(body: String, most: Int)] = [
        ("_ = entries.indices", 25_000), ("_ = list.difference(from: [-1])", 100), ("_ = text.contains(pattern)", 600_000),
        ("_ = Range2(location: 1)", 700_000), ("_ = Double.pi", 1_300_000), ("_ = text.isEmpty", 1_700_000),
        ("_ = text.hasPrefix(\"h\")", 1_500_000), ("_ = list as Any as? [Int]", 30_000),
        ("DispatchQueue.main.async { }", 80_000), ("_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", 80_000),
        ("_ = numbers.union(numbers)", 800_000), ("_ = numbers.isSubset(of: numbers)", 800_000),
        ("var s: Set<Int> = []; s.insert(4)", 750_000), ("_ = many.subtracting(many)", 3_800), ("_ = list.reduce(0, +)", 5_000),
        ("var a: [Int] = []; for i in 0..<20 { a.append(i) }", 84_000), ("_ = Mirror(reflecting: list)", 125_000),
        ("_ = many.intersection(many)", 1_430), ("sent.yield(1)", 400_000),
        ("count += 1", 900_000), ("_ = count", 2_000_000),
        ("var s: Set<String> = []; for i in 0..<20 { s.insert(\"\\(i)\") }", 35_000),
        ("_ = \"\\(1)\"", 1_600_000), ("Task { }", 60_000),
        ("var a = [1, 2]; a.swapAt(0, 1)", 500_000), ("_ = numbers.contains(1)", 400_000), ("_ = text.hashValue", 1_200_000),
        ("_ = entries[1]", 1_200_000), ("_ = pow(2.0, 3.0)", 350_000), ("held.change()", 900_000),
    ]

    @Test(arguments: rounds) func isWorthItsWork(_ row: (body: String, most: Int)) throws {
        let scene = try TestScene(Self.given + "func f() { for _ in 0..<50 { \(row.body) } }")
        let budget = scene.machine.budget
        let (steps, work, memory) = (budget.steps + budget.surcharge, budget.work, budget.memory)
        _ = try scene("f()")
        let parts = [
            Double(budget.steps + budget.surcharge - steps) / Double(budget.limits.steps),
            Double(budget.work - work) / Double(budget.limits.work), Double(budget.memory - memory) / Double(budget.limits.memory),
        ]
        #expect(50 / (parts.max() ?? 1) <= Double(row.most), "\(row.body)")
    }

    @Test func aSortThatTakesTooLongDoesNotBegin() throws {
        let scene = try TestScene("func f() -> Int { Array(0..<4_000_000).sorted { $0 > $1 }.count }")
        #expect(throws: Diagnostic.self) { try scene("f()") }
        #expect(scene.machine.budget.steps < 100_000)
    }

    @Test func theFirstOfASliceIsTaken() throws {
        let scene = try TestScene(
            "func f() -> String { var s = [1, 2, 3][1...]; let a = s.popFirst(), b = s.popFirst(), c = s.popFirst(); return \"\\(a) \\(b) \\(c) \\(s)\" }"
        )
        #expect(try scene("f()") == "Optional(2) Optional(3) nil []")
    }
}
