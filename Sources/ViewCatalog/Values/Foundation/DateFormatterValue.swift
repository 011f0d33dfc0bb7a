// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `DateFormatter`, with the properties that apps set. A class: whoever holds it sees a change.
final class DateFormatterValue: NativeReference, @unchecked Sendable {
    /// The pattern of letters; empty: by the styles.
    private var dateFormat = ""
    private var dateStyle = Style.none
    private var timeStyle = Style.none

    var nativeTypeName: String { "DateFormatter" }
    var swiftDescription: String { "DateFormatter" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DateFormatterValue) === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// `DateFormatter.Style`.
    enum Style: CatalogEnum {
        case none, short, medium, long, full
        static var typeName: String { "DateFormatter.Style" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Style.self), summary: "How long a date is written.", examples: ["DateFormatter.Style.medium"])

        var date: DateValue.DateStyle {
            switch self {
            case .none: .omitted
            case .short: .numeric
            case .medium: .abbreviated
            case .long: .long
            case .full: .complete
            }
        }
        var time: DateValue.TimeStyle {
            switch self {
            case .none: .omitted
            case .short: .shortened
            case .medium: .standard
            case .long, .full: .complete
            }
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "DateFormatter", initializers: [NativeFunction("init") { _ in .native(DateFormatterValue()) }],
            properties: [
                "dateFormat": property(\.dateFormat), "dateStyle": property(\.dateStyle), "timeStyle": property(\.timeStyle),
            ],
            methods: [
                "string": [
                    NativeFunction("string", [ParameterInfo(label: "from", name: "date", type: DateValue.swiftType)]) {
                        (call) throws(Diagnostic) in
                        try of(call.receiver ?? .nil).text(try DateValue.expect(call[0] ?? .nil)).encode()
                    }
                ]
            ]),
        summary: "Writes dates by a pattern of letters or by styles.", examples: ["DateFormatter().string(from: Date())"])

    private static func of(_ value: Value) throws(Diagnostic) -> DateFormatterValue {
        if case .native(let native) = value, let formatter = native as? DateFormatterValue { return formatter }
        throw Diagnostic(.typeMismatch, "this is not a DateFormatter")
    }

    private static func property<T: CatalogValue>(_ path: ReferenceWritableKeyPath<DateFormatterValue, T> & Sendable) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, _) throws(Diagnostic) in
            try of(receiver)[keyPath: path].encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            try of(receiver)[keyPath: path] = try T.expect(new)
            return receiver
        }
    }

    private func text(_ date: DateValue) -> String {
        dateFormat.isEmpty ? date.text(dateStyle.date, timeStyle.time) : DateText.text(date.civil, pattern: dateFormat)
    }
}
