// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

/// The trees that texts become: by Swift's rules, shown with every operand in parentheses.
@Suite struct TreeShapeTests {
    @Test(arguments: [
        ("a + b * c - d", "((a + (b * c)) - d)"), ("a == b && c || d", "(((a == b) && c) || d)"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("x = y = z", "(x = (y = z))"), ("x += a ? b : c", "(x += (a ? b : c))"),
        ("0..<n + 1", "(0 ..< (n + 1))"), ("a as? B ?? c", "((a as? B) ?? c)"), ("a as B as C", "((a as B) as C)"),
        ("x is A && y", "((x is A) && y)"), ("-a + b", "((-a) + b)"), ("a << 1 | b", "((a << 1) | b)"), ("a &+ b &* c", "(a &+ (b &* c))"),
        ("try a + b", "(try (a + b))"), ("x = try await a ?? b", "(x = (try (await (a ?? b))))"), ("a < b ? c : d", "((a < b) ? c : d)"),
        ("a ~= b == false", "syntax"), ("a < b < c", "syntax"), ("a ..< b ..< c", "syntax"), ("a + try b", "syntax"),
        ("a ? try b : try c + d", "(a ? (try b) : (try (c + d)))"),
    ])
    func operatorsFoldByPrecedence(_ text: String, shape: String) {
        #expect(outcomeShape(text) == shape)
    }

    private func outcomeShape(_ text: String) -> String {
        do { return shape(try read(text)) } catch let error as Diagnostic { return error.id.rawValue } catch { return "\(error)" }
    }

    private func shape(_ expression: Expression) -> String {
        switch expression.kind {
        case .binary(let a, let sign, let b), .assignment(let a, let sign, let b): "(\(shape(a)) \(sign) \(shape(b)))"
        case .ternary(let a, let b, let c): "(\(shape(a)) ? \(shape(b)) : \(shape(c)))"
        case .prefix(let sign, let a): "(\(sign)\(shape(a)))"
        case .as(let a, let kind, let type): "(\(shape(a)) \(kind.rawValue) \(SwiftPrinter.line(type)))"
        case .is(let a, let type): "(\(shape(a)) is \(SwiftPrinter.line(type)))"
        case .effect(let word, let a): "(\(word) \(shape(a)))"
        default: SwiftPrinter.line(expression)
        }
    }

    @Test(arguments: [
        ("0", 0), ("1_000", 1000), ("0xFF_ff", 65535), ("0b1010", 10), ("0o17", 15), ("9223372036854775807", Int.max),
        ("-9223372036854775808", Int.min), ("007", 7),
    ])
    func integers(_ text: String, value: Int) throws {
        guard case .integer(let number) = try read(text).kind else {
            Issue.record("no integer")
            return
        }
        #expect(number == value)
    }

    @Test(arguments: [("0.5", 0.5), ("1e3", 1000), ("1_0.2_5", 10.25), ("0x1p4", 16), ("1.5e-3", 0.0015)])
    func floats(_ text: String, value: Double) throws {
        guard case .float(let number, let written) = try read(text).kind else {
            Issue.record("no float")
            return
        }
        #expect(number == value)
        #expect(written == text)
    }

    @Test(arguments: [
        (#""a""#, "a"), (#""""#, ""), (#""a\tb\n\\\"\0\u{41}""#, "a\tb\n\\\"\0A"), (##"#"a\n"b""#"##, "a\\n\"b\""),
        (##"#"a\#nb"#"##, "a\nb"), ("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "a\n  b\n\nc"), ("\"\"\"\n  a\\\n  b\n  \"\"\"", "ab"),
        ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"), ("\"\"\"\n\"\"\"", ""), ("\"é👍🏽\"", "é👍🏽"),
    ])
    func strings(_ text: String, value: String) throws {
        guard case .string(let segments) = try read(text).kind else {
            Issue.record("no string")
            return
        }
        let pieces = segments.map { segment in if case .text(let piece) = segment { piece } else { "?" } }
        #expect(pieces.joined() == value)
        #expect(pieces.count <= 1)
    }

    @Test func interpolationsKeepTheirArguments() throws {
        guard case .string(let segments) = try read(#""a\(x, specifier: "%.1f")b\(y)""#).kind else {
            Issue.record("no string")
            return
        }
        #expect(segments.count == 4)
        guard case .interpolation(let arguments) = segments[1] else {
            Issue.record("no interpolation")
            return
        }
        #expect(arguments.map(\.label) == [nil, "specifier"])
    }

    /// The optional chain ends where Swift ends it.
    @Test(arguments: [
        ("a?.b.c(1)", "chain"), ("a?[0]!.b", "chain"), ("(a?.b).c", "member"), ("a?.b + c", "binary"), ("a?.b = 1", "assignment"),
    ])
    func optionalChains(_ text: String, outermost: String) throws {
        let kind = try read(text).kind
        let name: String =
            switch kind {
            case .optionalChain: "chain"
            case .member: "member"
            case .binary(let left, _, _): if case .optionalChain = left.kind { "binary" } else { "?" }
            case .assignment(let left, _, _): if case .optionalChain = left.kind { "assignment" } else { "?" }
            default: "?"
            }
        #expect(name == outermost)
    }

    @Test(arguments: [
        ("[Int]()", "type"), ("[x]()", "array"), ("[String: Int]()", "type"), ("[Int].self", "type"), ("[Int]", "array"),
        ("[() -> Void]()", "type"), ("[(Int, String)]()", "type"), ("Int?.none", "type"), ("x?.none", "other"), ("[[Int]?]()", "type"),
    ])
    func typesInPlaceOfValues(_ text: String, base: String) throws {
        let node = try read(text).spine.last ?? read(text)
        let name: String =
            switch node.kind {
            case .type: "type"
            case .array: "array"
            default: "other"
            }
        #expect(name == base)
    }

    /// A label is found again where it is written, right before its value.
    @Test(arguments: [
        ("f(size: 1)", 2), ("f(size : 1)", 2), ("f(1, size:\n  (1))", 5), ("f(size: -1 + 2)", 2), ("f(size: a.b())", 2), ("f(size: &b)", 2),
        ("f { } size: { }", 6), ("f(size: /* of it */ 1)", nil),
    ])
    func labelsAreFound(_ text: String, _ start: Int?) throws {
        guard case .call(let call) = try SwiftReader.expression(SourceText(text)).kind else { throw Diagnostic(.syntax, "no call") }
        let label = try #require((call.arguments + call.trailingClosures).last { $0.label == "size" })
        #expect(label.labelSpan?.start == start)
        #expect(label.labelSpan?.end == start.map { $0 + 4 })
    }

    @Test func spansPointIntoTheWholeSource() throws {
        let source = SourceText("add  VStack(spacing: 8) { Text(\"é\").padding() } in list")
        let (expression, end) = try SwiftReader.leadingExpression(source, from: 4, stopWords: ["in"])
        #expect(source.text(in: 5..<end) == "VStack(spacing: 8) { Text(\"é\").padding() }")
        var words: [String] = []
        expression.walk { node in
            words.append(node.span.map { source.text(in: $0.start..<$0.end) } ?? "")
            return true
        }
        #expect(
            words == [
                "VStack(spacing: 8) { Text(\"é\").padding() }", "VStack", "8", "{ Text(\"é\").padding() }", "Text(\"é\").padding()",
                "Text(\"é\").padding", "Text(\"é\")", "Text", "\"é\"",
            ])
        guard case .call(let call) = expression.kind, let label = call.arguments[0].labelSpan else {
            Issue.record("no call")
            return
        }
        #expect(source.text(in: label.start..<label.end) == "spacing")
    }
}
