// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// `Formatter`: an object that writes values as text, the form that came before format styles.
protocol FormatterValue: NativeReference, AnyObject {
    /// The text of a value; nil where the formatter does not write values of its type.
    func string(for value: Value) -> String?
}

/// A formatter of Foundation's. A class: whoever holds it sees a change.
protocol BoxedFormatter: FormatterValue {
    associatedtype Boxed
    var formatter: Boxed { get }
}

extension BoxedFormatter {
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self) === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    private static func boxed(_ value: Value) throws(Diagnostic) -> Boxed {
        if case .native(let native) = value, let value = native as? Self { return value.formatter }
        throw Diagnostic(.typeMismatch, "this is not a \(Boxed.self)")
    }

    static func property<T: CatalogValue>(
        get: @escaping @Sendable (Boxed) -> T, set: @escaping @Sendable (Boxed, T) -> Void
    ) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, _) throws(Diagnostic) in
            get(try boxed(receiver)).encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            set(try boxed(receiver), try T.expect(new))
            return receiver
        }
    }

    static func property<T: CatalogValue>(_ path: ReferenceWritableKeyPath<Boxed, T> & Sendable) -> NativeProperty {
        property {
            $0[keyPath: path]
        } set: {
            $0[keyPath: path] = $1
        }
    }

    /// A property that Foundation declares as `T!`.
    static func property<T: CatalogValue & Sendable>(
        _ path: ReferenceWritableKeyPath<Boxed, T?> & Sendable, default standard: T
    ) -> NativeProperty {
        property {
            $0[keyPath: path] ?? standard
        } set: {
            $0[keyPath: path] = $1
        }
    }

    /// A pattern of letters or digits. Foundation ignores one that is too long without a word.
    static func pattern(_ path: ReferenceWritableKeyPath<Boxed, String?> & Sendable) -> NativeProperty {
        NativeProperty(type: String.swiftType) { (receiver, _) throws(Diagnostic) in
            (try boxed(receiver)[keyPath: path] ?? "").encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            let pattern = try String.expect(new)
            guard pattern.utf16.count <= Formatters.longestPattern else {
                throw Diagnostic(.limitExceeded, "a format has more than \(Formatters.longestPattern) UTF-16 units")
            }
            try boxed(receiver)[keyPath: path] = pattern
            return receiver
        }
    }

    static func method<T: CatalogValue, R: CatalogValue>(
        _ name: String, _ label: String?, _ body: @escaping @Sendable (Boxed, T) -> R
    ) -> NativeFunction {
        let parameter = ParameterInfo(label: label, name: label ?? "value", type: T.swiftType)
        return NativeFunction(name, [parameter], resultType: R.swiftType) { (call) throws(Diagnostic) in
            body(try boxed(call.receiver ?? .nil), try T.expect(call[0] ?? .nil)).encode()
        }
    }

    /// `string(for:)` of any value: nil where the formatter does not write it.
    static var writing: NativeFunction {
        let parameter = ParameterInfo(label: "for", name: "value", type: .named("Any"))
        return NativeFunction("string", [parameter], resultType: .optional(.named("String"))) { (call) throws(Diagnostic) in
            guard case .native(let native)? = call.receiver, let formatter = native as? Self else { return .nil }
            return formatter.string(for: call[0] ?? .nil).map { .string($0) } ?? .nil
        }
    }

    /// What changes the formatter.
    static func changing<T: CatalogValue>(
        _ name: String, _ label: String?, _ body: @escaping @Sendable (Boxed, T) -> Void
    ) -> NativeFunction {
        NativeFunction(name, [ParameterInfo(label: label, name: label ?? "value", type: T.swiftType)]) { (call) throws(Diagnostic) in
            body(try boxed(call.receiver ?? .nil), try T.expect(call[0] ?? .nil))
            return .void
        }
    }
}

/// `Formatter`, the class above those of numbers, dates and the like.
enum Formatters {
    /// In UTF-16 units, as Foundation counts them.
    static let longestPattern = 1024

    /// What a field or a text shows of a value: what the formatter writes, one of the user's own too, else the value itself.
    static func text(of value: Value, by formatter: Value, _ context: EvaluationContext) throws(Diagnostic) -> String {
        let machine = context.machine
        if case .native(let native) = formatter {
            if let text = (native as? any FormatterValue)?.string(for: value) { return text }
        } else if machine.hasMethod("string", labels: ["for"], of: formatter) {
            let written = try machine.callMethod("string", on: formatter, arguments: [("for", value)], in: context).result
            if let text = String.decode(written) { return text }
        }
        return value.debugDescription(rounded: true)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType("Formatter", isProtocol: true), summary: "An object that writes values as text.", examples: [])
}
