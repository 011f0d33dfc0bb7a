// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a title says: `LocalizedStringKey`, a key of the app's translations with what is put into it, where it was written as a literal,
/// else a string as it is.
package struct LocalizedText: NativeValue, CatalogValue, Hashable {
    package static var typeName: String { "LocalizedStringKey" }
    package static var swiftType: TypeSyntax { .named(typeName) }
    static let defaultTable = "Localizable"

    enum Piece: Hashable {
        case literal(String)
        /// What stands in `\( )`, and how the key of the translation names it: `%@`, `%lld`.
        case value(String, specifier: String)
        /// A Text or an Image in the text.
        case runs([TextRun], [[DrawingEffect]])

        static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.literal(let a), .literal(let b)): a == b
            case (.value(let a, let one), .value(let b, let other)): a == b && one == other
            case (.runs(let a, _), .runs(let b, _)): a == b
            default: false
            }
        }

        func hash(into hasher: inout Hasher) {
            switch self {
            case .literal(let text), .value(let text, _): hasher.combine(text)
            case .runs(let runs, _): hasher.combine(runs)
            }
        }
    }

    var pieces: [Piece]
    /// Neither translated nor read as markdown.
    var isVerbatim = false
    /// The table that a `LocalizedStringResource` names; nil: that of the place where it is shown.
    var table: String?

    package var nativeTypeName: String { Self.typeName }
    package var swiftDescription: String { key }
    package var literal: String { key.debugDescription }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? Self) == self }
    package func encode() -> Value { .native(self) }

    package static func decode(_ value: Value) -> LocalizedText? {
        if case .native(let native) = value { return native as? LocalizedText }
        return String.decode(value).map { LocalizedText(pieces: [.literal($0)], isVerbatim: true) }
    }

    /// What the translations know it by: `Hello %@`.
    var key: String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .value(_, let specifier): specifier
            case .runs: "%@"
            }
        }.joined()
    }

    /// With nothing translated or styled.
    var string: String {
        pieces.map { piece in
            switch piece {
            case .literal(let text), .value(let text, _): text
            case .runs(let runs, _): runs.map(\.string).joined()
            }
        }.joined()
    }
}

extension LocalizedText {
    /// Where a `LocalizedStringResource` is translated.
    private static let resource = [
        ParameterInfo(label: "table", name: "table", type: .optional(.named("String")), defaultText: "nil"),
        ParameterInfo(label: "locale", name: "locale", type: .named("Locale"), defaultText: ".current"),
        ParameterInfo(label: "bundle", name: "bundle", type: .named("Bundle"), defaultText: ".main"),
        ParameterInfo(label: "comment", name: "comment", type: .optional(.named("String")), defaultText: "nil"),
    ]

    /// A key, though it be no literal.
    private static func key(_ value: Value?, table: Value?) -> Value {
        guard var text = value.flatMap(decode) else { return .nil }
        text.isVerbatim = false
        text.table = table.flatMap(String.decode)
        return text.encode()
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["LocalizedStringResource", "String.LocalizationValue"], conformances: ["Hashable"],
            initializers: [
                NativeFunction("init", [ParameterInfo(label: nil, name: "key", type: swiftType)] + resource) { call in
                    key(call[0], table: call[1])
                },
                NativeFunction(
                    "init",
                    [
                        ParameterInfo(label: nil, name: "key", type: .named("String")),
                        ParameterInfo(label: "defaultValue", name: "defaultValue", type: swiftType),
                    ] + resource
                ) { call in key(call[1], table: call[2]) },
                NativeFunction("init", [ParameterInfo(label: "stringLiteral", name: "key", type: .named("String"))]) { call in
                    LocalizedText(pieces: [.literal(call[0].flatMap(String.decode) ?? "")]).encode()
                },
            ],
            properties: ["key": .computed { (text: LocalizedText) in text.key }],
            conversion: { value in decode(value)?.encode() },
            stringLiteral: NativeStringLiteral(labeledType: "Text") { LocalizedText(pieces: $0.map(Piece.init)).encode() }),
        summary: "A key of the app's translations, written as a literal; Markdown in it styles the text.",
        examples: ["LocalizedStringKey(\"Hello\")"])
}

extension LocalizedText.Piece {
    init(_ piece: NativeStringLiteral.Piece) {
        switch piece {
        case .text(let text): self = .literal(text)
        case .value(.native(let native), let text, _):
            let payload = (native as? ViewValue)?.payload
            if let inner = payload as? TextPayload {
                self = .runs(inner.runs, inner.effectsByRun)
            } else if let image = (payload as? ImagePayload)?.inline {
                self = .runs([TextRun(image)], [])
            } else {
                self = .value(text, specifier: "%@")
            }
        case .value(let value, let text, let specifier):
            self = .value(text, specifier: specifier ?? Self.specifier(of: value))
        }
    }

    private static func specifier(of value: Value) -> String {
        switch value {
        case .int: "%lld"
        case .double: "%lf"
        case .float: "%f"
        default: "%@"
        }
    }
}

extension Parameter where T == StyledText {
    /// The words of a control or a text: a literal is translated, and its markdown styles it; another string is taken as it is.
    static var title: Parameter<StyledText> { title(nil, name: "title") }

    static func title(_ label: String?, name: String) -> Parameter<StyledText> {
        Parameter(ParameterInfo(label: label, name: name, type: LocalizedText.swiftType)) { (call, index) throws(Diagnostic) in
            let text: LocalizedText = try call.decoded(index, name: name)
            return try text.title(call)
        }
    }
}
