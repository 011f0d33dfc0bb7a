// SPDX-License-Identifier: GPL-3.0-or-later

/// How a type of the host is written as a string literal whose pieces it tells apart: a key of a translation.
package struct NativeStringLiteral: Sendable {
    package enum Piece: Sendable {
        case text(String)
        /// What stands in `\( )`, and how a string would say it, by the conversion that `specifier:` names, if any.
        case value(Value, text: String, specifier: String?)
    }

    /// The type that an interpolation with labels is a value of: `\(date, style: .date)` is what `Text(date, style: .date)` is.
    package let labeledType: String
    package let make: @Sendable ([Piece]) -> Value

    package init(labeledType: String, make: @escaping @Sendable ([Piece]) -> Value) {
        self.labeledType = labeledType
        self.make = make
    }
}

extension Activation {
    /// A string literal as a value of a type that sees its pieces.
    func literal(
        _ segments: [Expression.StringSegment], by native: NativeStringLiteral, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        var pieces: [NativeStringLiteral.Piece] = []
        var length = 0
        for segment in segments {
            switch segment {
            case .text(let text):
                length += text.utf8.count
                pieces.append(.text(text))
            case .interpolation(let arguments):
                let piece = try piece(arguments, native, at: span)
                if case .value(let value, let text, _) = piece {
                    length += text.utf8.count
                    // A Text in a Text: all its runs.
                    if case .native(let part) = value { length += part.length }
                }
                pieces.append(piece)
            }
        }
        try budget.allocate(length, at: span)
        return native.make(pieces)
    }

    private func piece(
        _ arguments: [Expression.Argument], _ native: NativeStringLiteral, at span: SourceSpan?
    ) throws(Diagnostic) -> NativeStringLiteral.Piece {
        guard let first = arguments.first else { return .text("") }
        if let own = try ownInterpolation(arguments, at: span) { return .value(.string(own), text: own, specifier: nil) }
        let labels = arguments.dropFirst().compactMap(\.label)
        if let type = machine.nativeType(named: native.labeledType), !labels.isEmpty, !labels.contains("specifier"),
            !labels.contains("default")
        {
            let made = try construct(TypeReference(type), arguments.map { Actual($0) }, nil, name: type.name)
            return .value(made, text: "", specifier: nil)
        }
        if arguments.count == 1 {
            let value = try evaluate(first.value)
            if case .native = value, machine.valueConforms(value, to: "View") { return .value(value, text: "", specifier: nil) }
            return .value(value, text: try description(of: value, of: first.value), specifier: nil)
        }
        if labels == ["specifier"] {
            let (value, formatted) = try formatted(first, arguments.dropFirst())
            guard let formatted else { return .value(value, text: try description(of: value, of: first.value), specifier: nil) }
            return .value(value, text: formatted.text, specifier: formatted.specifier)
        }
        let text = try interpolation(arguments, at: span)
        return .value(.string(text), text: text, specifier: nil)
    }
}
