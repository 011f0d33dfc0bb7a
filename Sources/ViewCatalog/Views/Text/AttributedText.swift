// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// An `AttributedString`, which is written in the language (`Prelude`), as a Text shows it.
enum AttributedText {
    /// What `Text(_: AttributedString)` is made of.
    static let textFunction = NativeFunction(
        "_attributedText", [ParameterInfo(label: nil, name: "attributedContent", type: .named("Any"))], resultType: .named("Text")
    ) { (call) throws(Diagnostic) in
        let text = try styled(call[0] ?? .nil, call.context)
        return .native(TextPayload(text, tag: try Maker(call, kind: "Text").tag).view().made(at: call.expression, call.context))
    }

    static func styled(_ value: Value, _ context: EvaluationContext) throws(Diagnostic) -> StyledText {
        var text = StyledText()
        guard case .array(let runs) = try part("runs", of: value, context) else { return text }
        for run in runs {
            let words = String.decode(try part("text", of: run, context)) ?? ""
            let attributes = try part("attributes", of: run, context)
            func attribute(_ name: String) throws(Diagnostic) -> Value? {
                let value = try part(name, of: attributes, context)
                return value == .nil ? nil : value
            }
            var shown = TextRun(words, font: try attribute("font").flatMap(Font.decode))
            shown.kerning = try attribute("kern").flatMap(Double.decode)
            shown.tracking = try attribute("tracking").flatMap(Double.decode)
            var effects: [DrawingEffect] = []
            if let intent = try attribute("inlinePresentationIntent").map({ (value) throws(Diagnostic) in
                try part("rawValue", of: value, context)
            }), case .int(let bits) = intent {
                let style = InlineMarkdown.Style(intent: bits)
                shown = style.styled(shown)
                effects += style.effects
            }
            if try attribute("link") != nil { effects += InlineMarkdown.Style.link.effects }
            if let color = try attribute("foregroundColor") { effects.append(.foreground([color])) }
            if let color = try attribute("backgroundColor") { effects.append(.background(color)) }
            if try attribute("underlineStyle") != nil { effects.append(.underline(true)) }
            if try attribute("strikethroughStyle") != nil { effects.append(.strikethrough(true)) }
            text.append(shown, effects)
        }
        if runs.isEmpty { text.append(TextRun(""), []) }
        return text
    }

    private static func part(_ name: String, of value: Value, _ context: EvaluationContext) throws(Diagnostic) -> Value {
        try context.value(at: KeyPathValue([.property(name)]), of: value)
    }

    /// A character of markdown takes as long as so many of a text that is copied.
    private static let workOfUnit = 8

    /// What `AttributedString(markdown:)` asks: words, the raw value of their `InlinePresentationIntent` and where a link leads.
    static let markdownFunction = NativeFunction(
        "_markdownRuns", [ParameterInfo(label: nil, name: "text", type: .named("String"))], resultType: .array(.named("Any"))
    ) { (call) throws(Diagnostic) in
        let units = (call[0].flatMap(String.decode) ?? "").map { InlineMarkdown.Unit.character($0) }
        try call.machine.budget.work(units.count &* workOfUnit, at: call.span)
        return .array(
            InlineMarkdown.spans(of: units).map { span in
                let words = span.units.compactMap { if case .character(let character) = $0 { character } else { nil } }
                let parts: [Value] = [.string(String(words)), .int(span.style.intent), span.address.map { .string($0) } ?? .nil]
                return .tuple(parts.map { TupleElement(label: nil, value: $0) })
            })
    }
}

extension InlineMarkdown.Style {
    /// The bits of `InlinePresentationIntent`.
    private static let intents: [(style: Self, bit: Int)] = [(.emphasized, 1), (.strong, 2), (.code, 4), (.strikethrough, 32)]

    fileprivate init(intent: Int) {
        self = []
        for (style, bit) in Self.intents where intent & bit != 0 { insert(style) }
    }

    fileprivate var intent: Int { Self.intents.reduce(0) { contains($1.style) ? $0 | $1.bit : $0 } }
}
