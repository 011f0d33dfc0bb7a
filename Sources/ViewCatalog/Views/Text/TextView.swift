// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let text = ViewDeclaration(
        "Text", summary: "A text that hugs its lines and wraps within the proposed width.",
        examples: ["Text(\"Hello\")", "Text(3, format: .number)", "Text(\"a\") + Text(\"b\").bold()"],
        drawnAs: .text,
        members: NativeMembers(operators: ["+": [TextOperators.plus]]),
        overloads: [
            Overload(.unlabeled("content", String.self)) { maker, string in TextPayload(runs: [TextRun(string)], tag: maker.tag).view() },
            Overload(.required("verbatim", String.self)) { maker, string in TextPayload(runs: [TextRun(string)], tag: maker.tag).view() },
            Overload(.unlabeled("date", DateValue.self), .required("style", DateValue.TextStyle.self)) { maker, date, style in
                TextPayload(runs: [TextRun(date.text(style))], tag: maker.tag).view()
            },
            Overload(.unlabeled("input", DateValue.self), .required("format", DateFormatStyleValue.self)) { maker, date, format in
                TextPayload(runs: [TextRun(format.text(date))], tag: maker.tag).view()
            },
            Overload(.number("input"), .required("format", FormatStyleValue.self)) { maker, number, format in
                TextPayload(runs: [TextRun(format.text(number))], tag: maker.tag).view()
            },
        ])
}

enum TextOperators {
    /// `Text + Text`: one text of the runs of both.
    static let plus = NativeFunction(
        "+", [ParameterInfo(label: nil, name: "lhs", type: .named("Text")), ParameterInfo(label: nil, name: "rhs", type: .named("Text"))],
        resultType: .named("Text")
    ) { (call) throws(Diagnostic) in
        let left = try text(call, 0)
        let both = left.payload.joined(with: try text(call, 1).payload)
        return .native(both.view().modifying(left.view))
    }

    private static func text(_ call: NativeCall, _ index: Int) throws(Diagnostic) -> (view: ViewValue, payload: TextPayload) {
        if case .native(let native)? = call[index], let view = native as? ViewValue, let text = view.payload as? TextPayload {
            return (view, text)
        }
        throw Diagnostic(.typeMismatch, "'+' joins two Texts", at: call.argumentSpan(index))
    }
}

extension Parameter {
    /// A number of any kind.
    static func number(_ name: String, label: String? = nil) -> Parameter<Value> where T == Value {
        Parameter<Value>(ParameterInfo(label: label, name: name, type: .named("Any"))) { (call, index) throws(Diagnostic) in
            let value = call[index] ?? .nil
            guard Double.decode(value) != nil else {
                throw Diagnostic(
                    .typeMismatch, "'\(name)' is no number and cannot be formatted", at: call.argumentSpan(index),
                    hint: "give one of its properties")
            }
            return value
        }
    }
}
