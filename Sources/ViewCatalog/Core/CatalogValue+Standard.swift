// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

extension Double: CatalogValue {
    package static var swiftType: TypeSyntax { .named("CGFloat") }
    package func encode() -> Value { .double(self) }
    package var literal: String { self == .infinity ? ".infinity" : self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)" }

    package static func decode(_ value: Value) -> Double? {
        switch value {
        case .double(let number): number
        case .int(let number): Double(number)
        case .float(let number): Double(number)
        default: nil
        }
    }
}

extension Int: CatalogValue {
    package static var swiftType: TypeSyntax { .named("Int") }
    package func encode() -> Value { .int(self) }
    package var literal: String { String(self) }

    package static func decode(_ value: Value) -> Int? {
        guard case .int(let number) = value else { return nil }
        return number
    }
}

extension Bool: CatalogValue {
    package static var swiftType: TypeSyntax { .named("Bool") }
    package func encode() -> Value { .bool(self) }
    package var literal: String { self ? "true" : "false" }

    package static func decode(_ value: Value) -> Bool? {
        guard case .bool(let truth) = value else { return nil }
        return truth
    }
}

extension String: CatalogValue {
    package static var swiftType: TypeSyntax { .named("String") }
    package func encode() -> Value { .string(self) }
    package var literal: String { debugDescription }

    package static func decode(_ value: Value) -> String? {
        switch value {
        case .string(let text): text
        case .substring(let text): String(text)
        default: nil
        }
    }
}

/// Any value: ids, payloads of preferences, what only is kept.
extension Value: CatalogValue {
    package static var swiftType: TypeSyntax { .named("Any") }
    package func encode() -> Value { self }
    package var literal: String { debugDescription() }
    package static func decode(_ value: Value) -> Value? { value }
}

extension Optional: CatalogValue where Wrapped: CatalogValue {
    package static var swiftType: TypeSyntax { .optional(Wrapped.swiftType) }
    package func encode() -> Value { map { $0.encode() } ?? .nil }
    package var literal: String { map(\.literal) ?? "nil" }

    package static func decode(_ value: Value) -> Wrapped?? {
        if case .nil = value { return .some(nil) }
        return Wrapped.decode(value).map { .some($0) }
    }
}

extension Set: CatalogValue where Element: CatalogValue {
    package static var swiftType: TypeSyntax { .named("Set", genericArguments: [Element.swiftType]) }
    package func encode() -> Value { .set(SetValue(map { $0.encode() })) }
    package var literal: String { "[" + map(\.literal).sorted().joined(separator: ", ") + "]" }

    package static func decode(_ value: Value) -> Set<Element>? {
        guard case .set(let set) = value else { return nil }
        return [Element].decode(.array(set.elements)).map { Set($0) }
    }
}

extension Range: CatalogValue where Bound == Int {
    package static var swiftType: TypeSyntax { .named("Range", genericArguments: [.named("Int")]) }
    package func encode() -> Value { .range(RangeValue(self)) }
    package var literal: String { "\(self)" }

    package static func decode(_ value: Value) -> Range<Int>? {
        guard case .range(let range) = value else { return nil }
        return range.integers
    }
}

extension Array: CatalogValue where Element: CatalogValue {
    package static var swiftType: TypeSyntax { .array(Element.swiftType) }
    package func encode() -> Value { .array(map { $0.encode() }) }
    package var literal: String { "[" + map(\.literal).joined(separator: ", ") + "]" }

    package static func decode(_ value: Value) -> [Element]? {
        guard case .array(let values) = value else { return nil }
        var result: [Element] = []
        for value in values {
            guard let element = Element.decode(value) else { return nil }
            result.append(element)
        }
        return result
    }
}

extension RangeValue: CatalogValue {
    package static var swiftType: TypeSyntax { .named("ClosedRange") }
    package func encode() -> Value { .range(self) }
    package var literal: String { encode().debugDescription() }

    package static func decode(_ value: Value) -> RangeValue? { if case .range(let range) = value { range } else { nil } }
}

extension BindingValue: CatalogValue {
    package static var swiftType: TypeSyntax { .named("Binding") }
    package func encode() -> Value { .binding(self) }
    package var literal: String { encode().debugDescription() }

    package static func decode(_ value: Value) -> Self? {
        guard case .binding(let binding) = value else { return nil }
        return binding as? Self
    }
}
