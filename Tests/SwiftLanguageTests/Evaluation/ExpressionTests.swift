// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

struct ExpressionTests {
    /// Source and what Swift's `print` writes.
    static let table: [(String, String)] = [
        ("1 + 2 * 3", "7"), ("100 / 3", "33"), ("100.0 / 3", "33.333333333333336"), ("7 % 3", "1"), ("-7 / 2", "-3"), ("1 + 2.5", "3.5"),
        ("2 * 1.5", "3.0"),
        ("CGFloat(100) / 3", "33.333333333333336"), ("Double(3)", "3.0"), ("1.0", "1.0"), ("Int(3.9)", "3"), ("Int(\"12\")", "12"),
        ("Int(\"x\")", "nil"),
        ("100 / 3 * 1.5", "50.0"), ("[1, 2.5]", "[1.0, 2.5]"), ("true ? 0 : 10.5", "0.0"),
        ("\"a\" + \"b\"", "ab"), ("\"n = \\(1 + 1)\"", "n = 2"), ("\"\\(1.5, specifier: \"%.2f\")\"", "1.50"),
        ("[\"a\", \"b\"]", "[\"a\", \"b\"]"),
        ("(1, \"a\")", "(1, \"a\")"), ("(x: 1, y: 2).y", "2"), ("[\"a\": 1]", "[\"a\": 1]"), ("[\"a\": 1][\"a\"]", "1"),
        ("[\"a\": 1][\"b\", default: 5]", "5"),
        ("nil ?? 3", "3"), ("true && !false", "true"), ("1 < 2 || [1][5] == 1", "true"), ("0..<3", "0..<3"),
        ("(1...3).contains(3)", "true"),
        ("Array(1...3)", "[1, 2, 3]"),
        ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("[3, 1, 2].sorted { $0 > $1 }", "[3, 2, 1]"), ("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
        ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"),
        ("[1, 2, 3].reduce(0, +)", "6"), ("[1.5, 2].reduce(0) { $0 + $1 }", "3.5"), ("(0..<4).filter { $0.isMultiple(of: 2) }", "[0, 2]"),
        ("[1, 2, 3].firstIndex(of: 2)", "1"), ("[1, 2, 3].firstIndex { $0 > 5 }", "nil"), ("[1, 2, 3].first", "1"),
        ("[1, 2, 3].dropFirst().map { $0 }", "[2, 3]"),
        ("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"), ("[1, nil, 3].compactMap { $0 }", "[1, 3]"),
        ("[\"b\", \"a\"].joined(separator: \"-\")", "b-a"),
        ("zip([1, 2], [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }", "[\"1a\", \"2b\"]"),
        ("[\"a\", \"b\"].enumerated().map { i, s in \"\\(i)\\(s)\" }", "[\"0a\", \"1b\"]"),
        ("stride(from: 0, to: 10, by: 4).map { $0 }", "[0, 4, 8]"), ("stride(from: 0, through: 1, by: 0.5).map { $0 }", "[0.0, 0.5, 1.0]"),
        ("abs(-3)", "3"), ("max(1, 2.5)", "2.5"), ("min(3, 1, 2)", "1"), ("sqrt(16)", "4.0"), ("pow(2, 10)", "1024.0"),
        ("(2.5).rounded()", "3.0"), ("2.7.rounded(.down)", "2.0"),
        ("Double.pi > 3", "true"), ("CGFloat.infinity", "inf"), ("Int.max", "9223372036854775807"), ("5.clamped(to: 0...3)", "3"),
        ("7.5.truncatingRemainder(dividingBy: 2)", "1.5"),
        ("\"hello\".uppercased()", "HELLO"), ("\"a,b\".split(separator: \",\")", "[\"a\", \"b\"]"), ("\"hello\".count", "5"),
        ("\"abc\".reversed()", "cba"), ("\"abc\".hasPrefix(\"ab\")", "true"),
        ("String(repeating: \"ab\", count: 2)", "abab"), ("String(format: \"%.1f-%03d\", 1.25, 7)", "1.2-007"),
        ("\"a b\".replacingOccurrences(of: \" \", with: \"_\")", "a_b"),
        ("[1, 2, 3].map(String.init)", "[\"1\", \"2\", \"3\"]"), ("[\"a\", \"bb\"].map(\\.count)", "[1, 2]"), ("Set([1, 1, 2]).count", "2"),
        ("{ 1 + 1 }()", "2"), ("{ (a: Int) in a + 1 }(2)", "3"),
        ("1 == 1.0", "true"), ("[1, 2] == [1, 2]", "true"), ("(1, 2) < (1, 3)", "true"), ("\"a\" < \"b\"", "true"),
        ("[1, 2, 3][1...]", "[2, 3]"), ("1234567.formatted()", "1,234,567"),
        ("if true { 1 } else { 2 }", "1"), ("[Int](repeating: 0, count: 2)", "[0, 0]"), ("[CGFloat](repeating: 0, count: 2)", "[0.0, 0.0]"),
        ("5 as Double", "5.0"), ("5 is Int", "true"), ("\"x\" as? Int", "nil"),
        ("UUID()", "00000000-0000-4000-8000-000000000001"), ("UUID() == UUID()", "false"), ("[3, 1].max()", "3"), ("[Int]().max()", "nil"),
        ("Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1]", "[1, 3]"),
        ("CGPoint(x: 1, y: 2)", "(1.0, 2.0)"), ("CGPoint(x: 1, y: 2) + .zero", "(1.0, 2.0)"),
        ("CGPoint(x: 100 / 3, y: 0).x", "33.333333333333336"), ("[1, 2, 3].allSatisfy { $0 > 0 }", "true"),
        ("width", "300.0"), ("width / 2", "150.0"), ("sizeClass == .compact", "true"), ("Int.self", "Int"), ("~5", "-6"), ("1 << 4", "16"),
        ("6 & 3", "2"), ("[1, 2].contains(2)", "true"),
    ]

    @Test(arguments: table)
    func prints(source: String, expected: String) {
        do {
            let printed = try TestScene()(source)
            #expect(printed == expected, "\(source)")
        } catch { Issue.record("\(source): \(describe(error))") }
    }

    static let errors: [(String, Diagnostic.ID, String)] = [
        ("1 / 0", .divisionByZero, "/"), ("9223372036854775807 + 1", .overflow, "+"),
        ("Int.min % -1", .overflow, "Int.min % -1"), ("Int8.min % (-1)", .overflow, "Int8.min % (-1)"),
        ("abs(Int.min)", .overflow, "Int.min"),
        ("abs(Int8.min)", .overflow, "Int8.min"),
        ("[1, 2][5]", .indexOutOfRange, "5"),
        ("Int(\"x\")!", .nilUnwrapped, "Int(\"x\")!"), ("nope", .unknownName, "nope"), ("Nope()", .unknownView, "Nope"),
        ("Txt(\"a\")", .unknownView, "Txt"),
        ("Text(\"a\").framee(width: 1)", .unknownModifier, "framee"), ("CGPoint.zero.z", .unknownMember, "z"),
        ("Text(\"a\").frame(widht: 1)", .unknownArgument, "widht"),
        ("CGPoint(x: 1)", .missingArgument, "CGPoint(x: 1)"), ("CGPoint(x: \"a\", y: 1)", .typeMismatch, "\"a\""),
        ("Text(\"a\").frame(width: .leading)", .unknownMember, ".leading"),
        ("1 + \"a\"", .typeMismatch, "+"), ("5 as Foo", .unknownType, "5 as Foo"),
        ("Int.random(in: 3..<3)", .outOfRange, "3..<3"), ("Float.random(in: 0...1e39)", .outOfRange, "0...1e39"),
        ("Float.random(in: 1.0..<1.0000000001)", .outOfRange, "1.0..<1.0000000001"), ("!3", .typeMismatch, "3"),
        ("VStack(spacing: 1, spacing: 2) { }", .unknownArgument, "spacing"), ("CGPoint(x: 1, y: 2, z: 3)", .unknownArgument, "z"),
        ("Int(1e30)", .overflow, "1e30"), ("1...0", .outOfRange, "1...0"),
    ]

    @Test(arguments: errors)
    func fails(source: String, id: Diagnostic.ID, words: String) throws {
        let text = SourceText(source)
        do {
            let scene = try TestScene()
            let value = try scene.machine.evaluate(try SwiftReader.expression(text), in: scene.context)
            Issue.record("\(source) is \(value.swiftDescription())")
        } catch let error as Diagnostic {
            #expect(error.id == id, "\(source): \(describe(error))")
            let span = error.span.map { String(decoding: Array(text.text.utf8)[$0.start..<$0.end], as: UTF8.self) }
            #expect(span == words, "\(source): \(describe(error))")
        }
    }
}
