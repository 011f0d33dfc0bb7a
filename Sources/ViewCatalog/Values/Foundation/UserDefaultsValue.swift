// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
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
                        call.machine.state[stateKey(call, 0)] = nil
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
                            if call.machine.state[key] == nil { call.machine.state[key] = entry.value }
                        }
                        return .void
                    }
                ],
                "synchronize": [NativeFunction("synchronize") { _ in .bool(true) }],
                "bool": [getter("bool", type: .named("Bool"), missing: .bool(false)) { if case .bool = $0 { $0 } else { nil } }],
                "integer": [getter("integer", type: .named("Int"), missing: .int(0)) { Int.decode($0).map { .int($0) } }],
                "double": [getter("double", type: .named("Double"), missing: .double(0)) { Double.decode($0).map { .double($0) } }],
                "float": [getter("float", type: .named("Float"), missing: .float(0)) { Double.decode($0).map { .float(Float($0)) } }],
                "string": [optional("string", .named("String")) { if case .string = $0 { $0 } else { nil } }],
                "object": [optional("object", .named("Any")) { $0 }], "value": [optional("value", .named("Any")) { $0 }],
                "data": [optional("data", .named("Data")) { DataValue.decode($0) == nil ? nil : $0 }],
                "url": [optional("url", .named("URL")) { URLValue.decode($0) == nil ? nil : $0 }],
                "array": [optional("array", .array(.named("Any"))) { if case .array = $0 { $0 } else { nil } }],
                "stringArray": [optional("stringArray", .array(.named("String"))) { if case .array = $0 { $0 } else { nil } }],
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
            call.machine.state[stateKey(call, 1)] = call[0] == .nil ? nil : call[0]
            return .void
        }
    }

    /// A view does not observe what it reads here, as in SwiftUI: `@AppStorage` does.
    /// - Parameter missing: what there is where nothing of the type was set.
    private static func getter(
        _ name: String, type: TypeSyntax, missing: Value, _ fitting: @escaping @Sendable (Value) -> Value?
    ) -> NativeFunction {
        NativeFunction(name, [key], resultType: type) { call in
            call.machine.state[stateKey(call, 0)].flatMap(fitting) ?? missing
        }
    }

    private static func optional(_ name: String, _ type: TypeSyntax, _ fitting: @escaping @Sendable (Value) -> Value?) -> NativeFunction {
        getter(name, type: .optional(type), missing: .nil, fitting)
    }
}
