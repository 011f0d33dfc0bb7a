// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Natives are charged for what they go through, and what they make before they make it: whatever is asked, a limit answers soon.
struct WorkLimitTests {
    private static let big = "let big = Array(0..<100_000)\nlet other = Array(0..<100_000)\n"
    private static let long = "let long = String(repeating: \"ab\", count: 50_000)\nlet twin = String(repeating: \"ab\", count: 50_000)\n"
    private static let marked = "let marked = \"e\" + String(repeating: \"\\u{301}\", count: 100_000)\n"
    private static let zalgo = """
        let zalgo = "e" + String(repeating: "\\u{301}\\u{316}", count: 10_000)
        let turned = "e" + String(repeating: "\\u{316}\\u{301}", count: 10_000)

        """
    private static let shared = """
        struct Pair: Hashable, Codable { var both: [Pair] }
        func doubled(_ times: Int) -> Pair {
            var pair = Pair(both: [])
            for _ in 0..<times { pair = Pair(both: [pair, pair]) }
            return pair
        }

        """

    private static func looped(_ body: String) -> String {
        "func f() -> Int { var n = 0; for i in 0..<1_000_000_000 { \(body) }; return n }"
    }

    /// Each is asked again and again, in a loop that has no end of its own.
    static let loops: [(given: String, body: String)] = [
        (big, "if big == other { n += 1 }"), (big, "n += Array(big.dropFirst()).count"), (big, "n += big.reversed().count"),
        (big, "if big.starts(with: other) { n += 1 }"), (big, "if big.elementsEqual(other) { n += 1 }"), (big, "n &+= big.hashValue"),
        (big, "n += Set([big]).count"), (big, "n += Array(zip(big, other)).count"), (big, "n += big.enumerated().count"),
        (big, "var copy = big; copy[0] = i; n += copy.count"), (big, "var copy = big; copy.append(i); n += copy.count"),
        (big, "var copy = big; copy.removeFirst(); n += copy.count"), (big, "var copy = big; copy.insert(i, at: 0); n += copy.count"),
        (big, "n += \"\\(big)\".count"), (big, "n += [big, other].joined().count"), (big, "n += big.lastIndex(of: -1) ?? 1"),
        (long, "n += long.count"), (long, "if long == twin { n += 1 }"), (long, "if long.contains(\"z\") { n += 1 }"),
        (long, "if long.range(of: \"z\") == nil { n += 1 }"), (long, "if long.firstRange(of: \"ab\") != nil { n += 1 }"),
        (long, "n += long.reversed().count"), (long, "n += long.split(separator: \"z\").count"),
        (long, "n += long.uppercased().utf8.count"),
        (long, "n += long.distance(from: long.startIndex, to: long.endIndex)"), (long, "n += long.prefix(90_000).count"),
        (long, "_ = long.index(long.startIndex, offsetBy: 90_000)"), (long, "if long.hasSuffix(twin) { n += 1 }"),
        (long, "var copy = long; copy += \"c\"; n += copy.utf8.count"), (long, "if long < twin { n += 1 }"),
        (marked, "if marked.last == nil { n += 1 }"), (marked, "n += marked.dropFirst().utf8.count"),
        (marked, "n += marked.first!.uppercased().isEmpty ? 1 : 0"),
        (long, "if long.dropFirst(2).hasPrefix(twin.dropFirst(2)) { n += 1 }"),
    ]

    @Test(arguments: loops)
    func aLoopOfNativesEnds(_ row: (given: String, body: String)) {
        #expect(outcome(row.given + Self.looped(row.body), "f()") == "limit-exceeded", "\(row.body)")
    }

    /// Each alone would take more memory or time than there is.
    static let single: [(given: String, source: String)] = [
        (long, "long.replacingOccurrences(of: \"a\", with: twin)"), (long, "long.replacing(\"a\", with: twin)"),
        (long, "Array(repeating: long, count: 1_000_000).joined()"),
        (long, "Array(repeating: \"\", count: 1_000_000).joined(separator: twin)"),
        (big, "Array(repeating: big, count: 1_000_000).joined()"), (big, "Array(repeating: big, count: 1_000_000).flatMap { $0 }"),
        (shared, "doubled(60) == doubled(60)"), (shared, "\"\\(doubled(60))\""), (shared, "doubled(60).hashValue"),
        (shared, "Set([doubled(60)]).count"), (shared, "String(reflecting: doubled(60))"), (shared, "[doubled(60): 1].count"),
        (long, "String(format: String(repeating: \"%1$@\", count: 100_000), long)"),
        ("", "String(format: String(repeating: \"%9999d\", count: 100_000), 1)"), (shared, "String(format: \"%@\", doubled(60))"),
        (marked, "Array(repeating: marked.first!, count: 100_000).contains(marked.dropLast().first ?? \"b\")"),
        (marked, "String(describing: Array(repeating: marked.first!, count: 1_000)).count"),
        ("", "String(repeating: \"a\", count: 400_000).contains(String(repeating: \"a\", count: 200_000) + \"b\")"),
        (long, "long.replacing(try! Regex(\"a\")) { _ in twin }"),
        (long, "long.replacingOccurrences(of: \".+\", with: String(repeating: \"$0\", count: 10_000), options: .regularExpression)"),
        ("", "\"a\".padding(toLength: 1_000_000, withPad: \"e\" + String(repeating: \"\\u{301}\", count: 1_000), startingAt: 0)"),
        (zalgo, "zalgo.hashValue"), (zalgo, "Set([zalgo]).count"), (zalgo, "[zalgo: 1].count"), (zalgo, "zalgo == turned"),
        (zalgo, "zalgo < turned"), (zalgo, "zalgo.dropFirst(0) == turned.dropFirst(0)"), (zalgo, "zalgo.first! == turned.first!"),
        (zalgo, "zalgo.first! < turned.first!"),
        (
            "class N { unowned var n: N! = nil }\nfunc f() -> Int { var k = \\N.n!; for _ in 0..<40 { k = k.appending(path: k) }; return 1 }",
            "f()"
        ),
        ("func f() -> Int { var h = Hasher(); for i in 0..<1_000_000 { h.combine(i) }; return h.finalize() }", "f()"),
        ("func f() { var s = CharacterSet.letters; for _ in 0..<60 { s = s.union(s) }; _ = s.inverted }", "f()"),
        ("", "try! Regex(\"[\" + String(repeating: \"a-z&&\", count: 1_600) + \"a]\")"),
        (long, "String(describing: Array(repeating: long.firstMatch(of: try! Regex(\".+\"))!, count: 100))"),
        (
            "indirect enum E: Comparable { case end, both(E, E) }\n"
                + "func f() -> Bool { var e = E.end; for _ in 0..<9 { e = .both(e, e) }; return e < e }", "f()"
        ),
        (
            "let change = Array(0..<100).difference(from: [1])\n"
                + "func f() -> Int { var n = 0; for _ in 0..<20 { n += Array(0..<20_000).applying(change)?.count ?? 1 }; return n }", "f()"
        ),
        ("func f() { for i in 0..<2_000 { _ = try! Regex(\"a{\\(i)}\") } }", "f()"),
        ("func f() { for i in 0..<20 { _ = try! Regex(String(repeating: \"(ab|cd)*\", count: 500) + \"\\(i)\") } }", "f()"),
        (
            "let empty = try! Regex(\"b\" + String(repeating: \"()\", count: 4_000))",
            "String(repeating: \"a\", count: 200_000).firstMatch(of: empty) == nil"
        ),
        (
            "let none = String(repeating: \"$9\", count: 10_000)",
            "String(repeating: \"a\", count: 500).replacingOccurrences(of: \"a\", with: none, options: .regularExpression)"
        ),
        (
            "let list = String(repeating: \"a,\", count: 400_000)\n"
                + "func f() { for _ in 0..<4 { _ = list.components(separatedBy: \",\") } }", "f()"
        ),
        (long + "func f() { for _ in 0..<11 { _ = long.ranges(of: \"a\") } }", "f()"),
        (long + "func f() { for _ in 0..<9 { _ = long.range(of: \"z\", options: .caseInsensitive) } }", "f()"),
        (big + "func h(_ a: [Int?]) -> Int { a.count }\nfunc f() { for _ in 0..<30 { _ = h(big) } }", "f()"),
        (
            "let numbers = Array(repeating: 1.5, count: 100_000)\nfunc h(_ a: [Double]) -> Int { a.count }\n"
                + "func f() { for _ in 0..<400 { _ = h(numbers) } }", "f()"
        ),
        ("func f() { var s: any Sequence<Int> = [1]; for _ in 0..<100_000 { s = s.lazy.map { $0 } } }", "f()"),
        ("", "Array(Int.min..<Int.max)"), ("", "Array(Int.min...Int.max)"), ("", "Array(0...Int.max)"), ("", "(0..<Int.max).shuffled()"),
        ("", "Array(sequence(first: 1) { $0 })"), ("", "Array(0..<4_000_000).enumerated().count"),
        ("", "zip(Array(0..<4_000_000), Array(0..<4_000_000)).count"), ("", "Array(zip(0..<3_500_000, 1...)).count"),
        ("struct P: Equatable { var n = 0 }\nlet many = Array(repeating: P(), count: 150_000)", "many == many.map { $0 }"),
        (
            "func f() -> Int { var a = [Int](); for i in 0..<1_000_000 { a.insert(i, at: 0) }; return a.count }", "f()"
        ),
        (
            "func f() -> Int { var a = Array(0..<1_000_000); while !a.isEmpty { a.removeFirst() }; return a.count }", "f()"
        ),
        (
            "func f() -> Int { var d = Set(0..<100_000); while !d.isEmpty { _ = d.popFirst() }; return d.count }", "f()"
        ),
        (
            big + "func f() -> Int { var all = [[Int]](); while true { var c = big; c[0] = 1; all.append(c) }; return all.count }", "f()"
        ),
    ]

    @Test(arguments: single)
    func whatNoMachineHoldsIsRefused(_ row: (given: String, source: String)) {
        #expect(outcome(row.given, row.source) == "limit-exceeded", "\(row.source)")
    }

    /// What makes itself while it ends, or while it is made.
    static let selfMade: [(given: String, source: String)] = [
        ("class C { deinit { _ = C() } }\nfunc f() { _ = C() }", "f()"),
        ("class C { var c: C?; deinit { c = C() } }\nfunc f() { _ = C() }", "f()"),
        ("class C { deinit { let a = [C(), C()]; _ = a.count } }\nfunc f() { _ = C() }", "f()"),
        ("class D { deinit { _ = C() } }\nclass C { deinit { _ = D() } }\nfunc f() { _ = C() }", "f()"),
        (
            "@propertyWrapper struct X { @Y var wrappedValue: Int }\n@propertyWrapper struct Y { @X var wrappedValue: Int }",
            "X(wrappedValue: 1).wrappedValue"
        ),
    ]

    @Test(arguments: selfMade)
    func whatMakesItselfEnds(_ row: (given: String, source: String)) async {
        #expect(await onBigStack { outcome(row.given, row.source) } == "limit-exceeded", "\(row.given)")
    }

    /// Patterns that try everything: the whole of one text, split in all ways.
    static let patterns = [
        "(a+)+c", "(a|a)*c", "(a|aa)+c", "a*a*a*a*a*a*c", "(?:a?){60}a{60}c", "(.*)*c", "(?=(a+)+c)b", "(a*?)*?c", "((a)*)*[^b]c",
    ]

    @Test(arguments: patterns)
    func aPatternThatTriesEverythingEnds(_ pattern: String) {
        let given = "let text = String(repeating: \"a\", count: 60) + \"b\"\n"
        for use in [
            "text.firstMatch(of: try! Regex(\"\(pattern)\")) == nil", "text.wholeMatch(of: try! Regex(\"\(pattern)\")) == nil",
            "text.contains(try! Regex(\"\(pattern)\"))", "text.split(separator: try! Regex(\"\(pattern)\")).count",
            "text.replacing(try! Regex(\"\(pattern)\"), with: \"\")",
            "text.range(of: \"\(pattern)\", options: .regularExpression) == nil",
            "text.replacingOccurrences(of: \"\(pattern)\", with: \"\", options: .regularExpression)",
        ] {
            #expect(outcome(given, use) == "limit-exceeded", "\(use)")
        }
    }

    /// What real code does stays far below the limits.
    static let fine: [(given: String, source: String, value: String)] = [
        ("func f() -> Int { var a = [Int](); for i in 0..<60_000 { a.append(i) }; return a.count }", "f()", "60000"),
        (
            "func f() -> Int { var a = Array(0..<10_000); var n = 0; while let last = a.popLast() { n += last }; return n }", "f()",
            "49995000"
        ),
        ("func f() -> Int { var s = Set<Int>(); for i in 0..<50_000 { s.insert(i % 100) }; return s.count }", "f()", "100"),
        ("func f() -> Int { var d: [Int: Int] = [:]; for i in 0..<20_000 { d[i % 50, default: 0] += 1 }; return d[7]! }", "f()", "400"),
        ("func f() -> Int { var a = Array(0..<5_000); for i in a.indices { a[i] = i * 2 }; return a[4_999] }", "f()", "9998"),
        (
            "func f() -> Int { let s = Set(0..<5_000); var n = 0; for i in 0..<5_000 where s.contains(i) { n += 1 }; return n }", "f()",
            "5000"
        ),
        (
            "let d = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ($0, $0) })\nlet s = Set(0..<5_000)",
            "[d.filter { $0.value < 9 }.count, d.compactMapValues { $0 < 9 ? $0 : nil }.count, s.filter { $0 < 9 }.count]", "[9, 9, 9]"
        ),
        ("let d = [1: [\"a\"], 2: [\"b\", \"c\"]]", "d.mapValues(\\.count)", "[1: 1, 2: 2]"),
        ("", "Dictionary(grouping: 1...5) { $0 % 2 }", "[1: [1, 3, 5], 0: [2, 4]]"),
        ("func f() -> Int { var s = \"\"; for i in 0..<2_000 { s += \"\\(i % 10)\" }; return s.count }", "f()", "2000"),
        ("func f() -> [Int] { var a = [1, 2]; a.move(fromOffsets: [0, 0, 0], toOffset: 2); return a }", "f()", "[2, 1]"),
        (
            "func f() -> Double { var g = SystemRandomNumberGenerator(); "
                + "return Double.random(in: ClosedRange(uncheckedBounds: (lower: 5.0, upper: 1.0)), using: &g) }", "f()", "out-of-range"
        ),
        ("let d = -1", "d.dividingFullWidth((high: Int.min, low: 0)).quotient", "overflow"),
        ("", "String(format: \"%*d\", Int.min, 5)", "type-mismatch"), ("", "String(format: \"%.*@\", -1, \"abc\")", "abc"),
        (
            "let many = String(repeating: \"a\", count: 400_000)\nlet part = String(repeating: \"a\", count: 200_000) + \"b\"\n",
            "many.components(separatedBy: part).count > 1", "false"
        ),
        ("", "\"aabaaabab\".components(separatedBy: \"aab\")", "[\"\", \"a\", \"ab\"]"),
        ("", "String(repeating: \"\", count: Int.max).count", "0"), ("", "(UInt64(0)..<UInt64.max).count == 0", "overflow"),
        ("", "(Int.min..<0).count", "overflow"), ("", "(Int.min..<Int.max).contains(3)", "true"), ("", "(0...Int.max).first!", "0"),
        ("", "(Int.min..<Int.max).isEmpty", "false"), ("", "(Int.min..<Int.max).randomElement() != nil", "true"),
        ("func f() -> Int { var n = 0; for _ in 0..<2_000 where \"ab\".contains(/a(b|c)+/) { n += 1 }; return n }", "f()", "2000"),
        (
            "func pairs() -> Any { var x: Any = 1; for _ in 0..<60 { let y = x; x = (y, y) }; return x }",
            "String(describing: type(of: pairs())).hasPrefix(\"((\")", "true"
        ),
        ("struct A<T> { func f(_ n: Int) -> Int { n == 0 ? 7 : A<(T, T)>().f(n - 1) } }", "A<Int>().f(40)", "7"),
        ("func g<T>(_ t: T, _ n: Int) -> String { n == 0 ? \"\\(T.self)\" : g((t, t), n - 1) }", "g(1, 40).isEmpty", "false"),
        ("func lists() -> Any { var x: Any = 1; for _ in 0..<60 { x = [x, x] }; return x }", "lists() as! Int", "type-mismatch"),
        // Parts of arrays are compared where they lie: a copy of each would be charged.
        (
            big + "func f() -> Int { var n = 0; for _ in 0..<10_000 where big[1...] != other[..<99_999] { n += 1 }; return n }", "f()",
            "10000"
        ),
        ("", "String(repeating: \"ab \", count: 3_000).matches(of: /\\w+/).count", "3000"),
        ("", "String(repeating: \"a\", count: 50_000).wholeMatch(of: /(a|b)*/) != nil", "true"),
        ("func f() -> Int { for i in Int.max - 1...Int.max where i == Int.max { return 1 }; return 0 }", "f()", "1"),
    ]

    @Test(arguments: fine)
    func ordinaryWorkIsNotRefused(_ row: (given: String, source: String, value: String)) {
        #expect(outcome(row.given, row.source) == row.value, "\(row.source)")
    }

    private func outcome(_ program: String, _ source: String) -> String {
        var limits = Budget.Limits()
        (limits.steps, limits.work, limits.memory) = (1_000_000, 4_000_000, 2_000_000)
        do { return try TestScene(program, limits: limits)(source) } catch { return (error as? Diagnostic)?.id.rawValue ?? "\(error)" }
    }
}
