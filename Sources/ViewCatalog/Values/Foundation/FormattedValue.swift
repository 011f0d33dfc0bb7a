// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// A value written as a format style says: one of the platform's for numbers, or a user-defined type with `format(_:)`.
enum FormattedValue {
    /// - Parameter span: where the value stands.
    static func text(
        _ value: Value, _ format: Value, _ context: EvaluationContext, at span: SourceSpan? = nil
    ) throws(Diagnostic) -> String {
        if case .structure = format {
            let answer = try context.machine.callMethod("format", on: format, arguments: [(nil, value)], in: context).result
            return String.decode(answer) ?? answer.swiftDescription()
        }
        guard Double.decode(value) != nil || DecimalValue.decode(value) != nil else {
            throw Diagnostic(
                .typeMismatch, "'input' is not a number and cannot be formatted", at: span, hint: "name one of its properties")
        }
        return (FormatStyleValue.decode(format) ?? FormatStyleValue()).text(value, for: .ofView(context))
    }
}

extension Parameter where T == Value {
    /// A format style of the platform's or of the user's.
    static var format: Parameter<Value> {
        Parameter<Value>(ParameterInfo(label: "format", name: "format", type: .named(FormatStyleValue.typeName))) {
            (call, index) throws(Diagnostic) in
            let value = call[index] ?? .nil
            if case .structure = value { return value }
            return try FormatStyleValue.expect(value).encode()
        }
    }
}
