// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The type of values that only drawing, motion or input would look at; layout keeps them by their text.
struct OpaqueType {
    /// A function's name with the labels and types of its parameters, all of which may be left out; the label `_` is none.
    typealias Functions = KeyValuePairs<String, KeyValuePairs<String, String>>

    enum Literal { case text, number }

    let name: String
    /// Static members without arguments.
    var statics: [String] = []
    /// Static functions and initializers (`init`).
    var functions: Functions = [:]
    /// Properties that refine a value: `.bounce.up`.
    var properties: [String] = []
    /// Methods that refine a value: `.opacity.combined(with:)`.
    var methods: Functions = [:]
    /// What may be set and changes nothing, the `volume` of a player, with what it reads as.
    var settings: [String: (type: String, nothing: Value)] = [:]
    /// The protocols of the type: `Gesture`.
    var conformances: Set<String> = []
    var isProtocol = false
    /// The protocol of the user's types whose values are taken for one.
    var accepts: String?
    /// What may be written in its place: a text for a `KeyEquivalent`, a number for a `MarkDimension`.
    var literal: Literal?
    /// Any other name is a function of its own, of the type and of its values: the type of its arguments, and what it gives.
    var anyFunction: (argument: String, result: String)?

    func declaration() -> ValueTypeDeclaration {
        let type = NativeType(
            name, conformances: conformances.union(["Hashable"]), isProtocol: isProtocol,
            initializers: functions.filter { $0.key == "init" }.map { function("init", $0.value) },
            staticMembers: staticMembers, properties: refiningProperties,
            methods: Dictionary(grouping: methods, by: \.key).mapValues { $0.map { refining($0.key, $0.value) } },
            arrayLiteral: { values in OpaqueValue(kind: name, text: Self.text(of: values)).encode() },
            conversion: conversion, anyFunction: makeAnyFunction)
        return ValueTypeDeclaration(
            type, summary: "Accepted as an argument; no effect on layout.", examples: statics.first.map { ["\(name).\($0)"] } ?? [],
            isKept: true)
    }

    /// Takes a value of a type that conforms to the protocol, by its name.
    private var conversion: (@Sendable (Value) -> Value?)? {
        guard let accepts else { return literal.map(made) }
        let kind = name
        let givers = Set(Self.all.lazy.filter { $0.conformances.contains(accepts) }.map(\.name))
        return { value in
            if case .native(let native) = value, let given = native as? OpaqueValue, givers.contains(given.kind) {
                return OpaqueValue(kind: kind, text: given.kind + given.text.dropFirst("init".count)).encode()
            }
            guard case .structure(let structure) = value, structure.type.conformances.contains(accepts) else { return nil }
            return OpaqueValue(kind: kind, text: structure.type.name + "()").encode()
        }
    }

    private func made(of literal: Literal) -> @Sendable (Value) -> Value? {
        { [name] value in
            let text = literal == .text ? String.decode(value)?.debugDescription : Double.decode(value).map { "\($0)" }
            return text.map { OpaqueValue(kind: name, text: "init(\($0))").encode() }
        }
    }

    /// Of a set of options: one by its name, several in brackets.
    private static func text(of values: [Value]) -> String {
        let names = values.compactMap(\.opaqueText)
        return names.count == 1 ? names[0] : names.isEmpty ? "none" : "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
    }

    private var staticMembers: [String: NativeStatic] {
        var members: [String: NativeStatic] = [:]
        for name in statics { members[name] = .of(OpaqueValue(kind: self.name, text: name)) }
        for (name, group) in Dictionary(grouping: functions.filter { $0.key != "init" }, by: \.key) {
            let value = statics.contains(name) ? members[name]?.value : nil
            members[name] = NativeStatic(value: value, functions: group.map { function(name, $0.value) })
        }
        return members
    }

    private var refiningProperties: [String: NativeProperty] {
        Dictionary(
            uniqueKeysWithValues: properties.map { property in
                (property, NativeProperty(type: .named(name)) { receiver, _ in Self.refined(receiver, "." + property) })
            }
                + settings.map { name, setting in
                    (
                        name,
                        NativeProperty(type: .named(setting.type), get: { _, _ in setting.nothing }, set: { receiver, _, _ in receiver })
                    )
                })
    }

    private var makeAnyFunction: (@Sendable (String) -> NativeFunction)? {
        guard let (argument, result) = anyFunction else { return nil }
        return { Self.function($0, argument, result) }
    }

    private static func function(_ name: String, _ argument: String, _ result: String) -> NativeFunction {
        let arguments = ParameterInfo(label: nil, name: "arguments", type: .named(argument), isVariadic: true)
        return NativeFunction(name, [arguments], resultType: .named(result)) { _ in OpaqueValue(kind: result, text: name).encode() }
    }

    private func parameters(_ labels: KeyValuePairs<String, String>) -> [ParameterInfo] {
        labels.map { label, type in
            ParameterInfo(
                label: label == "_" ? nil : label, name: label == "_" ? "value" : label, type: Self.type(named: type), defaultText: "nil")
        }
    }

    /// `Date`, or `[Date]`.
    private static func type(named name: String) -> TypeSyntax {
        guard name.hasPrefix("["), name.hasSuffix("]") else { return .named(name) }
        return .array(.named(String(name.dropFirst().dropLast())))
    }

    private func function(_ name: String, _ labels: KeyValuePairs<String, String>) -> NativeFunction {
        let kind = self.name
        let infos = parameters(labels)
        return NativeFunction(name, infos, resultType: .named(kind)) { (call) throws(Diagnostic) in
            OpaqueValue(kind: kind, text: name + (try Self.chargedText(of: call, infos))).encode()
        }
    }

    private func refining(_ name: String, _ labels: KeyValuePairs<String, String>) -> NativeFunction {
        let infos = parameters(labels)
        return NativeFunction(name, infos, resultType: .named(self.name)) { (call) throws(Diagnostic) in
            Self.refined(call.receiver ?? .nil, "." + name + (try Self.chargedText(of: call, infos)))
        }
    }

    private static func refined(_ receiver: Value, _ text: String) -> Value {
        guard case .native(let native) = receiver, let opaque = native as? OpaqueValue else { return receiver }
        return OpaqueValue(kind: opaque.kind, text: opaque.text + text).encode()
    }

    /// The arguments as Swift writes them, charged with the text of what they refine: values that hold one another grow by doubling.
    private static func chargedText(of call: NativeCall, _ infos: [ParameterInfo]) throws(Diagnostic) -> String {
        var length = 0
        for case let value? in [call.receiver] + call.arguments { length &+= try call.machine.budget.weigh(value, at: call.span) }
        try call.machine.budget.allocate(length, at: call.span)
        return text(of: call, infos)
    }

    /// The arguments as Swift writes them; a closure is only `{ … }`.
    private static func text(of call: NativeCall, _ infos: [ParameterInfo]) -> String {
        let arguments = zip(infos, call.arguments).compactMap { info, value -> String? in
            guard let value else { return nil }
            let text = if case .function = value { "{ … }" } else { value.debugDescription(rounded: true) }
            return (info.label.map { $0 + ": " } ?? "") + text
        }
        return "(" + arguments.joined(separator: ", ") + ")"
    }
}
