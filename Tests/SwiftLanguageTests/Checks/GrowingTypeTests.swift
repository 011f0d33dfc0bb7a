// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Short programs whose types or switches double with each line: all end, and what is not looked at to its end is left to run time.
struct GrowingTypeTests {
    private static func lines(_ line: (Int) -> String) -> String { (1..<40).map(line).joined(separator: "\n") }

    private static func calls(_ name: String, on value: String) -> String {
        String(repeating: name + "(", count: 40) + value + String(repeating: ")", count: 40)
    }

    private static func callsInOperands(around value: String) -> String {
        "func f() -> Int { let n = 1; let m = n + " + String(repeating: "[n + ", count: 18) + value
            + String(repeating: "].reduce(0, +)", count: 18) + "; return m }"
    }

    /// A switch over Bools: where each row asks for some of them.
    private static func bools(_ count: Int, _ rows: [[Int: Bool]]) -> String {
        let names = (0..<count).map { "a\($0)" }
        let cases = rows.map { row in
            "case (" + (0..<count).map { index in row[index].map { "\($0)" } ?? "_" }.joined(separator: ", ") + "): return 1"
        }
        return "func f(" + names.map { "_ \($0): Bool" }.joined(separator: ", ") + ") -> Int { switch ("
            + names.joined(separator: ", ") + ") {\n" + cases.joined(separator: "\n") + "\n} }"
    }

    private static let someTrue: [[Int: Bool]] = (0..<26).map { [$0: true] }
    private static let allFalse = Dictionary(uniqueKeysWithValues: (0..<26).map { ($0, false) })
    private static let differentPairs: [[Int: Bool]] = (0..<12).flatMap { pair in
        [true, false].map { [2 * pair: $0, 2 * pair + 1: !$0] }
    }

    static let accepted: [String: String] = [
        "tuples": "func f() -> Int { let a0 = (1, 2)\n" + lines { "let a\($0) = (a\($0 - 1), a\($0 - 1))" } + "\nreturn 1 }",
        "properties": "let a0 = (1, 2)\n" + lines { "let a\($0) = (a\($0 - 1), a\($0 - 1))" },
        "generic types": "struct P<A, B> { var a: A; var b: B }\nfunc f() -> Int { let a0 = P(a: 1, b: 2)\n"
            + lines { "let a\($0) = P(a: a\($0 - 1), b: a\($0 - 1))" } + "\nreturn 1 }",
        "generic calls": "func twice<T>(_ value: T) -> (T, T) { (value, value) }\nfunc f() { _ = " + calls("twice", on: "1") + " }",
        "calls in operands": callsInOperands(around: "n"),
        "closures": "func f() { let f0 = { (n: Int) in n }\n" + lines { "let f\($0) = { (f\($0 - 1), f\($0 - 1)) }" } + "\n}",
        "aliases": "typealias A0 = (Int, Int)\n" + lines { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" } + "\nfunc f(_ a: A39) {}",
        "generic aliases": "struct P<A, B> {}\ntypealias A0 = P<Int, Int>\n" + lines { "typealias A\($0) = P<A\($0 - 1), A\($0 - 1)>" }
            + "\nfunc f(_ a: A39) {}",
        "protocols": "protocol Top0 {}\nprotocol Side0 {}\n"
            + lines { "protocol Top\($0): Top\($0 - 1), Side\($0 - 1) {}\nprotocol Side\($0): Top\($0 - 1), Side\($0 - 1) {}" }
            + "\nstruct S: Top39 {}\nfunc g<T: Top0>(_ t: T) {}\nfunc f() { g(S()) }",
        "a switch over many Bools": bools(26, someTrue + [allFalse]),
    ]

    static let refused: [String: (source: String, message: String)] = [
        "a switch with a gap": (bools(26, someTrue), "switch must be exhaustive"),
        "a switch whose last column decides": (
            bools(25, differentPairs + [[24: true], [24: false]]),
            "unable to check that this switch is exhaustive in reasonable time"
        ),
        // Found only if no call is left to run time: typing that doubles with each level would be cut off before it comes here.
        "an operand within calls in operands": (
            callsInOperands(around: "\"a\""), "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
        ),
        "aliases in a type that is needed": (
            "typealias A0 = (Int, Int)\n" + lines { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" } + "\nlet a: A39 = 1",
            "the input takes more than 1000000 steps"
        ),
    ]

    private static var smallBudget: Budget {
        var limits = Budget.Limits()
        limits.steps = 1_000_000
        return Budget(limits)
    }

    @Test(.timeLimit(.minutes(30)), arguments: accepted.keys.sorted()) func isAccepted(_ name: String) async throws {
        let source = try #require(Self.accepted[name])
        #expect(await onBigStack { TypeErrorTests.error(in: source, budget: Self.smallBudget)?.message } == nil)
    }

    @Test(.timeLimit(.minutes(30)), arguments: refused.keys.sorted()) func isRefused(_ name: String) async throws {
        let program = try #require(Self.refused[name])
        #expect(await onBigStack { TypeErrorTests.error(in: program.source, budget: Self.smallBudget)?.message } == program.message)
    }
}
