// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// How a list is written in words: `.list(type: .and)`.
struct ListFormatValue: CatalogNative {
    static var typeName: String { "ListFormatStyle" }
    var kind = Kind.and
    var width = Width.standard
    /// How each member is written; nil: as it describes itself.
    var member: Value?
    /// nil: that of the reader.
    var locale: LocaleValue?
    var swiftDescription: String { ".list(type: .\(kind))" }

    func text(_ members: [Value], _ context: EvaluationContext) throws(Diagnostic) -> String {
        let reader = locale ?? .ofView(context)
        guard let member else { return text(members.map { $0.swiftDescription() }, reader) }
        return text(try members.map { (value) throws(Diagnostic) in try FormattedValue.text(value, member, context) }, reader)
    }

    private func text(_ members: [String], _ reader: LocaleValue) -> String {
        let width: ListFormatStyle<StringStyle, [String]>.Width =
            switch width {
            case .standard: .standard
            case .short: .short
            case .narrow: .narrow
            }
        return members.formatted(.list(type: kind == .and ? .and : .or, width: width).locale(reader.locale))
    }

    enum Kind: CatalogEnum {
        case and, or
        static var typeName: String { "ListFormatStyle.ListType" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Kind.self), summary: "The word before the last member.", examples: ["ListFormatStyle.ListType.or"])
    }

    enum Width: CatalogEnum {
        case standard, short, narrow
        static var typeName: String { "ListFormatStyle.Width" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Width.self), summary: "How much the words of a list are shortened.", examples: ["ListFormatStyle.Width.narrow"])
    }

    private static let list: [NativeFunction] = [
        .make("list", .required("type", Kind.self), .defaulted("width", Width.standard)) { ListFormatValue(kind: $0, width: $1) },
        .make(
            "list", .any("memberStyle", name: "memberStyle", type: FormatStyleValue.typeName), .required("type", Kind.self),
            .defaulted("width", Width.standard)
        ) { ListFormatValue(kind: $1, width: $2, member: $0) },
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 60, staticMembers: ["list": NativeStatic(functions: list)],
            methods: [
                "locale": [
                    .method("locale", of: ListFormatValue.self, .unlabeled("locale", LocaleValue.self)) {
                        var copy = $0
                        copy.locale = $1
                        return copy
                    }
                ],
                "format": [
                    NativeFunction("format", [ParameterInfo(label: nil, name: "value", type: .array(.named("Any")))]) {
                        (call) throws(Diagnostic) in
                        let style = try ListFormatValue.expect(call.receiver ?? .nil)
                        guard case .array(let values)? = call[0] else { return .string("") }
                        return .string(try style.text(values, call.context))
                    }
                ],
            ]),
        summary: "How a list is written in words.", examples: ["ListFormatStyle.list(type: .or)"])
}
