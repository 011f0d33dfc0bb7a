// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A value as Swift text that gives it again; nil where none does (functions, views, objects).
enum SwiftLiteral {
    /// All digits, whole numbers without a fraction.
    static func number(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15, let whole = Int(exactly: value) { return String(whole) }
        return "\(value)"
    }

    static func of(_ value: Value) -> String? {
        switch value {
        case .nil: return "nil"
        case .someNil(let layers): return (0..<layers).reduce("nil") { text, _ in ".some(" + text + ")" }
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return String(value)
        case .integer(let value): return "\(value.type.rawValue)(\(value.text))"
        case .float(let value): return "Float(\(value))"
        case .substring(let text): return String(text).debugDescription
        case .slice(let values): return list(Array(values)).map { "[\($0)]" }
        case .double(let value): return double(value)
        case .string(let text): return text.debugDescription
        case .character(let character): return "Character(\(String(character).debugDescription))"
        case .array(let values): return list(values).map { "[\($0)]" }
        case .set(let set): return list(set.elements).map { "Set([\($0)])" }
        case .dictionary(let entries): return dictionary(entries)
        case .range(let range): return self.range(range)
        case .tuple(let elements):
            return joined(elements.map { element in of(element.value).map { (element.label.map { $0 + ": " } ?? "") + $0 } }).map {
                "(\($0))"
            }
        case .structure(let value):
            return joined(
                zip(value.type.storedProperties, value.fields).map { property, field in of(field).map { "\(property.name): \($0)" } }
            )
            .map { "\(value.type.qualifiedName)(\($0))" }
        case .enumeration(let value):
            if value.payload.isEmpty { return "\(value.type.qualifiedName).\(value.name)" }
            return joined(value.payload.map { element in of(element.value).map { (element.label.map { $0 + ": " } ?? "") + $0 } })
                .map { "\(value.type.qualifiedName).\(value.name)(\($0))" }
        case .native(let native): return (native as? any CatalogValue)?.literal
        case .void, .function, .type, .keyPath, .object, .binding: return nil
        }
    }

    private static func double(_ value: Double) -> String {
        if value.isNaN { return "Double.nan" }
        if value.isInfinite { return value < 0 ? "-Double.infinity" : "Double.infinity" }
        return "\(value)"
    }

    private static func joined(_ parts: [String?]) -> String? {
        var texts: [String] = []
        for part in parts {
            guard let part else { return nil }
            texts.append(part)
        }
        return texts.joined(separator: ", ")
    }

    private static func list(_ values: [Value]) -> String? { joined(values.map(of)) }

    private static func dictionary(_ entries: DictionaryValue) -> String? {
        if entries.count == 0 { return "[:]" }
        return joined(entries.entries.map { entry in of(entry.key).flatMap { key in of(entry.value).map { "\(key): \($0)" } } }).map {
            "[\($0)]"
        }
    }

    private static func range(_ range: RangeValue) -> String? {
        let lower = range.lower.map { of($0) ?? "" } ?? ""
        let upper = range.upper.map { of($0) ?? "" } ?? ""
        return "(" + lower + (range.isClosed || range.upper == nil ? "..." : "..<") + upper + ")"
    }
}
