// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A value that only drawing or motion would look at: an animation, a transition, a blend mode. Kept by its type and text.
struct OpaqueValue: CatalogNative {
    static var typeName: String { "Opaque" }
    let kind: String
    let text: String
    var nativeTypeName: String { kind }
    var swiftDescription: String { text }
    var literal: String { "." + text }
}

/// The types of such values: a row each.
struct OpaqueType {
    let name: String
    /// Static members without arguments.
    var statics: [String] = []
    /// Static functions and initializers (`init`) by name, each with its argument labels; all may be left out.
    var functions: [(name: String, labels: [String?])] = []
    /// Methods that give the same value again.
    var methods: [(name: String, labels: [String?])] = []
    var isProtocol = false

    func declaration() -> ValueTypeDeclaration {
        var members: [String: NativeStatic] = [:]
        for name in statics { members[name] = .of(OpaqueValue(kind: concreteName, text: name)) }
        for (name, group) in Dictionary(grouping: functions.filter { $0.name != "init" }, by: \.name) {
            let value = statics.contains(name) ? members[name]?.value : nil
            members[name] = NativeStatic(value: value, functions: group.map { function(name, $0.labels) })
        }
        let type = NativeType(
            name, conformances: ["Hashable"], isProtocol: isProtocol,
            initializers: functions.filter { $0.name == "init" }.map { function("init", $0.labels) },
            staticMembers: members, methods: Dictionary(grouping: methods, by: \.name).mapValues { $0.map { same($0.name, $0.labels) } },
            arrayLiteral: { values in values.first ?? OpaqueValue(kind: concreteName, text: "none").encode() })
        return ValueTypeDeclaration(
            type, summary: "Kept, without effect on layout.", examples: statics.first.map { ["\(name).\($0)"] } ?? [])
    }

    private var concreteName: String { name }

    private func parameters(_ labels: [String?]) -> [ParameterInfo] {
        labels.map { ParameterInfo(label: $0, name: $0 ?? "value", type: .named("Any"), defaultText: "nil") }
    }

    private func function(_ name: String, _ labels: [String?]) -> NativeFunction {
        let kind = concreteName
        return NativeFunction(name, parameters(labels)) { call in
            let arguments = zip(labels, call.arguments).compactMap { label, value in
                value.map { (label.map { $0 + ": " } ?? "") + $0.debugDescription(rounded: true) }
            }
            return OpaqueValue(kind: kind, text: name + "(" + arguments.joined(separator: ", ") + ")").encode()
        }
    }

    private func same(_ name: String, _ labels: [String?]) -> NativeFunction {
        NativeFunction(name, parameters(labels)) { call in call.receiver ?? .nil }
    }
}
