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
            NativeFunction("Binding", [.any()]) { (call) in projected(call[0] ?? .nil) },
            NativeFunction("Binding", [.any("wrappedValue")]) { (call) in projected(call[0] ?? .nil) },
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

    /// `Bindable(model)`: what `$model` is of an object, whose properties it gives bindings to. A binding is one already.
    private static func projected(_ value: Value) -> Value {
        if case .object = value { .binding(BindingValue(.constant(value))) } else { value }
    }

    static let uuid = NativeType(
        "UUID", conformances: ["Hashable", "Identifiable", "Comparable"],
        initializers: [
            NativeFunction("UUID", []) { call in .native(UUIDValue(text: call.machine.state.nextUUID())) },
            NativeFunction("UUID", [.string("uuidString")], resultType: .optional(.named("UUID"))) { call in
                guard let text = call.string(0)?.uppercased(), UUIDValue.bytes(of: text) != nil else { return .nil }
                return .native(UUIDValue(text: text))
            },
            NativeFunction("UUID", [.any("uuid")]) { call in
                guard case .tuple(let elements)? = call[0] else { return .nil }
                return .native(UUIDValue(bytes: elements.map { $0.value.byte ?? 0 }))
            },
        ],
        properties: [
            "uuidString": .of { .string($0.swiftDescription()) }, "description": .of { .string($0.swiftDescription()) },
            "uuid": .of { uuid in
                .tuple((UUIDValue.bytes(of: uuid.swiftDescription()) ?? []).map { TupleElement(value: .byte($0)) })
            },
        ],
        // By the bytes, which the digits are in order of.
        operators: [
            "<": [
                NativeFunction("<", [.any(), .any()]) { call in
                    .bool((call[0] ?? .nil).swiftDescription() < (call[1] ?? .nil).swiftDescription())
                }
            ]
        ],
        isPlainValue: true
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

    /// Of 16 bytes, each two digits.
    init(bytes: [UInt8]) {
        let digits = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
        let parts = Self.groups.map { group in digits.dropFirst(group.lowerBound).prefix(group.count).joined() }
        text = parts.joined(separator: "-")
    }

    /// The bytes that the groups of digits write; nil where a text is no UUID.
    static func bytes(of text: String) -> [UInt8]? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == groups.count, zip(parts, groups).allSatisfy({ $0.utf8.count == $1.count * 2 }) else { return nil }
        let digits: [UInt8] = parts.joined().utf8.compactMap { byte in
            UInt8(String(UnicodeScalar(byte)), radix: 16)
        }
        guard digits.count == 32 else { return nil }
        return (0..<16).map { index in digits[2 * index] << 4 | digits[2 * index + 1] }
    }

    private static let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]

    package var nativeTypeName: String { "UUID" }
    package var swiftDescription: String { text }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? UUIDValue)?.text == text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
