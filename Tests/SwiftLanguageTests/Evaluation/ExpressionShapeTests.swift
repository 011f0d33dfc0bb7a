// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// What the static phase finds for one expression of the prompt is said of others of its shape: they differ in the values of numbers and texts
/// alone, at which it does not look.
@Suite struct ExpressionShapeTests {
    static let declarations = """
        struct Meters: ExpressibleByIntegerLiteral { var value: Int; init(integerLiteral value: Int) { self.value = value } }
        struct Box<T> { var value: T }
        enum Side { case left, right }
        func take(_ x: Int) -> String { "int" }
        func take(_ x: Double) -> String { "double" }
        func take(_ x: String) -> String { "string" }
        func far(_ m: Meters, _ side: Side = .left) -> Meters { m }
        func half(_ x: Double) -> Double { x / 2 }
        func maybe(_ x: Double?) -> Double? { x }
        func shown(_ flag: Bool) -> Bool { flag }
        """

    static let alike: [(first: String, second: String)] = [
        ("take(1)", "take(22)"), ("take(1.5)", "take(0.25)"), ("take(\"a\")", "take(\"\")"), ("half(1)", "half(  40 )"),
        ("half(-1)", "half(-2)"), ("maybe(1)", "maybe(7)"), ("maybe(nil)", "maybe( nil)"), ("far(3)", "far(4)"),
        ("far(3, .right)", "far(4, .right)"), ("half((1))", "half((2))"), ("Box(value: 1).value", "Box(value: 2).value"),
        ("half(half(1))", "half(half(9))"), ("Box(value: true)", "Box(value: false)"),
        ("Text(\"a\").frame(1)", "Text(\"longer\").frame(300)"),
    ]

    @Test(arguments: alike) func whatIsFoundHoldsForAllOfAShape(_ first: String, _ second: String) throws {
        let scene = try TestScene(Self.declarations)
        _ = try scene.typed(first)
        let later = try scene.typed(second)
        #expect(scene.machine.caches.typed.shared == 1)
        let alone = try TestScene(Self.declarations).typed(second)
        #expect(findings(later) == findings(alone))
    }

    @Test(arguments: [
        ("take(1)", "take(1.5)"), ("take(1)", "take(\"1\")"), ("take(1)", "half(1)"), ("far(3, .left)", "far(3, .right)"),
        ("Box(value: 1)", "Box(value: nil as Int?)"), ("take(\"a\")", "take(\"\\(1)\")"), ("half(1)", "half((1))"),
        ("half(-1)", "half(+1)"), ("shown(!true)", "shown(!false)"), ("shown((!true))", "shown((!false))"), ("!true", "!false"),
        ("Text(\"a\").frame(1)", "Text(\"a\").padding(1)"),
    ]) func otherShapesAreLookedAt(_ first: String, _ second: String) throws {
        let scene = try TestScene(Self.declarations)
        _ = try scene.typed(first)
        let later = try scene.typed(second)
        #expect(scene.machine.caches.typed.shared == 0)
        #expect(findings(later) == findings(try TestScene(Self.declarations).typed(second)))
    }

    /// An error is told at its own place each time.
    @Test func errorsAreNotShared() throws {
        let scene = try TestScene(Self.declarations)
        for (code, place) in [("half(\"a\")", 5), ("half(   \"b\")", 8)] {
            let error = #expect(throws: Diagnostic.self) { _ = try scene.typed(code) }
            #expect(error?.span?.start == place)
        }
    }

    /// Where there is nothing to say the expression stays the object that it is.
    @Test(arguments: ["1 + 2", "-1", "take", "Text(\"a\")", "(\"a\")", "Text(\"a\").frame", "half(0.5)"]) func whatIsAsWrittenIsNotCopied(
        _ code: String
    ) throws {
        let scene = try TestScene(Self.declarations)
        let source = try SwiftReader.expression(SourceText(code))
        let typed = try scene.machine.typedAtPrompt(source, expecting: nil, knowing: nil)
        #expect(typed === source, "\(findings(typed))")
    }
}

extension TestScene {
    fileprivate func typed(_ code: String) throws -> Expression {
        try machine.typedAtPrompt(try SwiftReader.expression(SourceText(code)), expecting: nil, knowing: nil)
    }
}

/// What was found for an expression and all in it, with their places.
private func findings(_ expression: Expression) -> String {
    let place = expression.span.map { "@\($0.start)-\($0.end)" } ?? ""
    let parts = "(" + expression.children.map { findings($0) }.joined(separator: " ") + ")"
    switch expression.kind {
    case .integer(let number): return "\(number)\(place)"
    case .float(let number, let text): return "\(number)=\(text)\(place)"
    case .bool(let value): return "\(value)\(place)"
    case .identifier(let name, _), .implicitMember(let name): return name + place
    case .string(let segments): return segments.map { if case .text(let text) = $0 { "'\(text)'" } else { "…" } }.joined() + parts + place
    case .member(_, let name, let span): return "." + name + parts + place + (span.map { "@\($0.start)" } ?? "")
    case .typed(_, let annotation):
        let operation = annotation.operation.map { "ready[\(findings($0.expression))]" } ?? ""
        return "\(annotation.type)\(annotation.layers)" + operation + parts + place
    case .call(let call):
        let resolution = call.resolution.map { "\($0.declaration?.start ?? -1) \($0.native.map { ObjectIdentifier($0) } as Any)" } ?? ""
        let arguments = call.resolution?.typeArguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } ?? []
        let labels = call.arguments.map { "\($0.label ?? "_")\($0.labelSpan?.start ?? -1)" }
        return "call[\(resolution) \(arguments)]\(labels)" + parts + place
    default: return (Mirror(reflecting: expression.kind).children.first?.label ?? "") + parts + place
    }
}
