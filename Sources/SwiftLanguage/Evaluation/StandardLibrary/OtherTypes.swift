// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let binding = NativeType(
        "Binding",
        initializers: [
            NativeFunction("Binding", [.closure("get", 0), .closure("set", 1)]) { (call) throws(Diagnostic) in
                guard let get = call.function(0), let set = call.function(1) else { return .nil }
                return .binding(
                    BindingValue(
                        .custom(
                            get: { (context) throws(Diagnostic) in try context.machine.call(get, [], in: context) },
                            set: { (value, context) throws(Diagnostic) in _ = try context.machine.call(set, [value], in: context) }
                        )
                    )
                )
            },
            NativeFunction("Binding", [.any()]) { (call) in call[0] ?? .nil },
            NativeFunction("Binding", [.any("projectedValue")]) { (call) in call[0] ?? .nil },
        ],
        staticMembers: [
            "constant": NativeStatic(functions: [NativeFunction("constant", [.any()]) { .binding(BindingValue(.constant($0[0] ?? .nil))) }])
        ],
        methods: byName([
            NativeFunction(
                "animation", [ParameterInfo(label: nil, name: "animation", type: .optional(.named("Animation")), defaultText: "nil")]
            ) { call in
                guard case .binding(let binding)? = call.receiver else { return .nil }
                return .binding(BindingValue(binding.source, type: binding.type, animation: call[0] ?? .string("default")))
            },
            .method("transaction", [.any()]) { (_, value) in value },
        ])
    )

    static let uuid = NativeType(
        "UUID", conformances: ["Hashable", "Identifiable"],
        initializers: [
            NativeFunction("UUID", []) { call in .native(UUIDValue(text: call.machine.state.nextUUID())) },
            NativeFunction("UUID", [.string("uuidString")]) { call in
                guard let text = call.string(0), text.utf8.count == 36 else { return .nil }
                return .native(UUIDValue(text: text.uppercased()))
            },
        ],
        properties: ["uuidString": .of { .string($0.swiftDescription()) }, "description": .of { .string($0.swiftDescription()) }]
    )

    static let roundingRule = NativeType(
        "FloatingPointRoundingRule",
        staticMembers: [
            "up": rule("up", .up), "down": rule("down", .down), "towardZero": rule("towardZero", .towardZero),
            "awayFromZero": rule("awayFromZero", .awayFromZero), "toNearestOrEven": rule("toNearestOrEven", .toNearestOrEven),
            "toNearestOrAwayFromZero": rule("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ]
    )

    private static func rule(_ name: String, _ rule: FloatingPointRoundingRule) -> NativeStatic {
        .constant(.native(RoundingRule(name: name, rule: rule)))
    }
}

/// A UUID: the n-th of a scene is the same in every run.
package struct UUIDValue: NativeValue {
    package let text: String
    package init(text: String) { self.text = text }
    package var nativeTypeName: String { "UUID" }
    package var swiftDescription: String { text }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? UUIDValue)?.text == text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
