// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a style of the user's gets: the parts of the control and its state.
final class StyleConfiguration: NativeReference, CatalogValue {
    static var swiftType: TypeSyntax { .named("Any") }
    static func decode(_ value: Value) -> Self? {
        guard case .native(let native) = value else { return nil }
        return native as? Self
    }

    let kind: String
    /// `label`, `icon`, `content`…: those that the control has.
    let parts: [String: Node]
    /// `fractionCompleted`, `role`: what can only be read.
    let values: [String: Value]
    /// `isOn`: also `$isOn`.
    let bindings: [String: BindingValue]
    /// What `trigger()` runs.
    let action: LateCall?

    /// - Parameter style: the name of the protocol: `LabelStyle`.
    init(
        _ style: String, _ parts: [String: Node?], values: [String: Value] = [:], bindings: [String: BindingValue] = [:],
        action: LateCall? = nil
    ) {
        kind = style + "Configuration"
        self.parts = parts.compactMapValues { $0 }
        self.values = values
        self.bindings = bindings
        self.action = action
    }

    private init(_ other: StyleConfiguration, parts: [String: Node]) {
        kind = other.kind
        self.parts = parts
        values = other.values
        bindings = other.bindings
        action = other.action
    }

    /// The same parts, each changed.
    func mapParts(_ change: (Node) -> Node) -> StyleConfiguration { StyleConfiguration(self, parts: parts.mapValues(change)) }

    func encode() -> Value { .native(self) }
    var literal: String { kind }
    var nativeTypeName: String { kind }
    var swiftDescription: String { kind }
    func isEqual(to other: any NativeValue) -> Bool { (other as? StyleConfiguration) === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The members of each kind of configuration.
extension StyleConfiguration {
    private static let kinds: [(style: String, parts: [String], values: [(name: String, type: TypeSyntax)], bindings: [String])] = [
        ("ButtonStyle", ["label"], [("isPressed", Bool.swiftType), role], []),
        ("PrimitiveButtonStyle", ["label"], [role], []),
        ("LabelStyle", ["title", "icon"], [], []),
        ("ToggleStyle", ["label"], [("isMixed", Bool.swiftType)], ["isOn"]),
        ("GroupBoxStyle", ["label", "content"], [], []),
        ("LabeledContentStyle", ["label", "content"], [], []),
        ("DisclosureGroupStyle", ["label", "content"], [], ["isExpanded"]),
        ("ProgressViewStyle", ["label", "currentValueLabel"], [("fractionCompleted", Double?.swiftType)], []),
        ("GaugeStyle", ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"], [("value", Double.swiftType)], []),
    ]

    private static let role = ("role", ButtonRole?.swiftType)

    static let declarations = kinds.map { kind in
        var properties: [String: NativeProperty] = [:]
        for name in kind.parts { properties[name] = part(name) }
        for (name, type) in kind.values {
            properties[name] = NativeProperty(type: type) { (value, _) in decode(value)?.values[name] ?? .nil }
        }
        for name in kind.bindings {
            properties[name] = state(name)
            properties["$" + name] = NativeProperty { (value, _) in decode(value)?.bindings[name].map { .binding($0) } ?? .nil }
        }
        return ValueTypeDeclaration(
            NativeType(kind.style + "Configuration", properties: properties, methods: kind.style == "PrimitiveButtonStyle" ? trigger : [:]),
            summary: "The parts and the state of the control, which a style lays out.", examples: [])
    }

    private static func part(_ name: String) -> NativeProperty {
        NativeProperty { (value, _) in
            guard let node = decode(value)?.parts[name] else { return .nil }
            return .native(ViewValue(node: GroupNode([node]), typeName: "ModifiedContent", name: name, layers: 0))
        }
    }

    private static func state(_ name: String) -> NativeProperty {
        NativeProperty(type: Bool.swiftType) { (value, context) throws(Diagnostic) in
            try decode(value)?.bindings[name]?.get(in: context) ?? .bool(false)
        } set: { (receiver, new, context) throws(Diagnostic) in
            try decode(receiver)?.bindings[name]?.set(new, in: context)
            return receiver
        }
    }

    private static let trigger: [String: [NativeFunction]] = [
        "trigger": [
            NativeFunction("trigger", [], resultType: .named("Void")) { (call) throws(Diagnostic) in
                guard let action = call.receiver.flatMap({ decode($0) })?.action else { return .void }
                return try action([], on: call.context.machine)
            }
        ]
    ]
}

extension Parameter where T == StyleConfiguration {
    /// `Label(configuration)` in a style of the user's: the control as it was given.
    static func configuration(_ style: String) -> Parameter<StyleConfiguration> {
        Parameter<StyleConfiguration>(ParameterInfo(label: nil, name: "configuration", type: .named(style + "Configuration"))) {
            (call, index) throws(Diagnostic) in
            try call.decoded(index, name: "configuration")
        }
    }
}
