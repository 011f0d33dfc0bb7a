// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `UserDefaults.standard`: what `@AppStorage` shares. It is part of the scene, so that undo takes it back.
final class UserDefaultsValue: SharedObject {
    static var typeName: String { "UserDefaults" }
    var swiftDescription: String { "UserDefaults.standard" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable"],
            initializers: [
                .initializer(.any("suiteName", name: "suiteName", of: .optional(.named("String")))) { _ in UserDefaultsValue() }
            ],
            staticMembers: ["standard": .of(UserDefaultsValue())],
            methods: [
                "set": [setter("set", "forKey")], "setValue": [setter("setValue", "forKey")],
                "removeObject": [
                    NativeFunction("removeObject", [key]) { call in
                        set(nil, for: stateKey(call, 0), call)
                        return .void
                    }
                ],
                "register": [
                    NativeFunction(
                        "register", [ParameterInfo(label: "defaults", name: "defaults", type: .dictionary(.named("String"), .named("Any")))]
                    ) { call in
                        guard case .dictionary(let given)? = call[0] else { return .void }
                        for entry in given.entries {
                            guard case .string(let name) = entry.key else { continue }
                            let key = StateKey(owner: .storage, name: name)
                            call.machine.state[registered(key)] = entry.value
                            if call.machine.state[key] == nil { call.machine.state[key] = entry.value }
                        }
                        return .void
                    }
                ],
                "synchronize": [NativeFunction("synchronize") { _ in .bool(true) }],
                "dictionaryRepresentation": [
                    NativeFunction("dictionaryRepresentation", resultType: .dictionary(.named("String"), .named("Any"))) {
                        (call) throws(Diagnostic) in
                        try call.machine.budget.allocate(call.machine.state.valueCount, at: call.span)
                        var all = DictionaryValue()
                        for key in call.machine.state.keys(ownedBy: .storage) { all[.string(key.name)] = call.machine.state[key] }
                        return .dictionary(all)
                    }
                ],
                "bool": [
                    getter("bool", missing: false) { $0.number.map { $0.doubleValue != 0 } ?? $0.text?.boolValue }
                ],
                "integer": [getter("integer", missing: 0) { $0.number?.intValue ?? $0.text?.integerValue }],
                "double": [
                    getter("double", type: .named("Double"), missing: .double(0)) {
                        ($0.number?.doubleValue ?? $0.text?.doubleValue).map { .double($0) }
                    }
                ],
                "float": [
                    getter("float", type: .named("Float"), missing: .float(0)) {
                        ($0.number?.floatValue ?? $0.text?.floatValue).map { .float($0) }
                    }
                ],
                "string": [
                    optional("string", .named("String")) { value in
                        if case .bool(let truth) = value { return .string(truth ? "1" : "0") }
                        return String.decode(value).map { .string($0) } ?? value.number.map { _ in .string(value.swiftDescription()) }
                    }
                ],
                "object": [optional("object", .named("Any")) { $0 }], "value": [optional("value", .named("Any")) { $0 }],
                "data": [optional("data", .named("Data")) { DataValue.decode($0) == nil ? nil : $0 }],
                "url": [
                    optional("url", .named("URL")) { value in
                        // A text is the path of a file.
                        String.decode(value).map { URLValue(url: URL(fileURLWithPath: $0)).encode() }
                            ?? (URLValue.decode(value) == nil ? nil : value)
                    }
                ],
                "array": [optional("array", .array(.named("Any"))) { if case .array = $0 { $0 } else { nil } }],
                "stringArray": [optional("stringArray", .array(.named("String"))) { [String].decode($0) == nil ? nil : $0 }],
                "dictionary": [
                    optional("dictionary", .dictionary(.named("String"), .named("Any"))) {
                        if case .dictionary = $0 { $0 } else { nil }
                    }
                ],
            ]),
        summary: "The values that the app stores between launches, also by @AppStorage.",
        examples: ["UserDefaults.standard.bool(forKey: \"seen\")"])

    private static var key: ParameterInfo { ParameterInfo(label: "forKey", name: "forKey", type: .named("String")) }

    private static func stateKey(_ call: NativeCall, _ index: Int) -> StateKey {
        var name = ""
        if case .string(let text)? = call[index] { name = text }
        return StateKey(owner: .storage, name: name)
    }

    private static func setter(_ name: String, _ label: String) -> NativeFunction {
        NativeFunction(name, [ParameterInfo(label: nil, name: "value", type: .named("Any")), key]) { call in
            set(call[0] == .nil ? nil : call[0], for: stateKey(call, 1), call)
            return .void
        }
    }

    /// What is removed is again what was registered.
    private static func set(_ value: Value?, for key: StateKey, _ call: NativeCall) {
        call.machine.state[key] = value ?? call.machine.state[registered(key)]
    }

    /// Where the default of a key is kept.
    private static func registered(_ key: StateKey) -> StateKey { StateKey(owner: .statics(of: typeName), name: key.name) }

    /// A view does not observe what it reads here, as in SwiftUI: `@AppStorage` does.
    /// - Parameter missing: what there is where nothing of the type was set.
    private static func getter(
        _ name: String, type: TypeSyntax, missing: Value, _ fitting: @escaping @Sendable (Value) -> Value?
    ) -> NativeFunction {
        NativeFunction(name, [key], resultType: type) { call in
            call.machine.state[stateKey(call, 0)].flatMap(fitting) ?? missing
        }
    }

    private static func getter<T: CatalogValue & Sendable>(
        _ name: String, missing: T, _ fitting: @escaping @Sendable (Value) -> T?
    ) -> NativeFunction {
        getter(name, type: T.swiftType, missing: missing.encode()) { fitting($0)?.encode() }
    }

    private static func optional(_ name: String, _ type: TypeSyntax, _ fitting: @escaping @Sendable (Value) -> Value?) -> NativeFunction {
        getter(name, type: .optional(type), missing: .nil, fitting)
    }
}

/// What was set as a number or a text is read as the other, too, as property lists keep them.
extension Value {
    fileprivate var number: NSNumber? {
        switch self {
        case .bool(let truth): NSNumber(value: truth)
        case .int(let number): NSNumber(value: number)
        case .integer(let number): Int64(number.text).map { NSNumber(value: $0) } ?? NSNumber(value: UInt64(number.text) ?? .max)
        case .float(let number): NSNumber(value: number)
        default: NSNumberValue.decode(self).map { NSNumber(value: $0.number) }
        }
    }

    fileprivate var text: NSString? { String.decode(self).map { NSString(string: $0) } }
}
