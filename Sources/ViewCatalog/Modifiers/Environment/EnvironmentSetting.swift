// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The overloads of `.environment`: one for each key, so that the value is read with the key's type, and those for keys of the user's own.
enum EnvironmentSetting {
    static let forKnownKeys: [Overload] = Catalog.allEnvironmentKeys.filter(\.isSettable).map { key in
        Overload(.any(nil, name: "keyPath", type: keyType(key.name)), .environmentValue(of: key)) {
            (maker: Maker, _: Value, value: Value) in
            EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in key.set(environment, value, origin) }
        }
    }

    static let forOthers: [Overload] = [
        Overload(.any(nil, name: "keyPath", type: "KeyPath"), .any(nil, name: "value", type: "EnvironmentValue")) {
            (maker, path, value) throws(Diagnostic) in
            guard case .keyPath(let path) = path, let name = path.propertyName else {
                throw Diagnostic(.unknownKey, "the environment needs a key such as \\.font", at: maker.call.argumentSpan(0))
            }
            try check(name, maker)
            return EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(custom: CustomEnvironment.key(name), to: value, by: $1) }
        },
        Overload(.unlabeled("object", Value.self)) { (maker, object) throws(Diagnostic) in
            guard case .object(let instance) = object else {
                throw Diagnostic(.typeMismatch, "the environment takes a key and a value, or an object", at: maker.call.argumentSpan(0))
            }
            return EnvironmentNode(maker.content, tag: maker.tag) {
                $0.setting(custom: CustomEnvironment.object(instance.typeName), to: object, by: $1)
            }
        },
    ]

    private static func check(_ name: String, _ maker: Maker) throws(Diagnostic) {
        let own = maker.context.machine.program.environmentKeys
        if own.contains(name) { return }
        if let known = Catalog.environmentKeys[name] {
            guard known.isSettable else {
                throw Diagnostic(.immutable, "the environment key '\(name)' can only be read", at: maker.call.argumentSpan(0))
            }
            throw Diagnostic(.typeMismatch, "'\(name)' needs a value of type '\(known.type.text)'", at: maker.call.argumentSpan(1))
        }
        throw Diagnostic(
            .unknownKey, "there is no environment key '\(name)'", at: maker.call.argumentSpan(0),
            suggestion: Suggestion.closest(to: name, in: own + Catalog.allEnvironmentKeys.map(\.name)))
    }

    /// A type that only the path of one key fits.
    static func keyType(_ name: String) -> String { keyTypePrefix + name }
    fileprivate static let keyTypePrefix = "EnvironmentKeyPath."

    static let keyTypes: [NativeType] = Catalog.allEnvironmentKeys.map { key in
        NativeType(
            keyType(key.name),
            conversion: { value in
                guard case .keyPath(let path) = value, path.propertyName == key.name else { return nil }
                return value
            })
    }
}

extension Overload {
    /// Is it one of the many that stand for a generic one of SwiftUI's, each for a key of the environment?
    package var isOfOneKey: Bool { parameters.first?.type.text.hasPrefix(EnvironmentSetting.keyTypePrefix) ?? false }
}

extension Parameter where T == Value {
    static func environmentValue(of key: EnvironmentKeyDeclaration) -> Parameter<Value> {
        Parameter<Value>(ParameterInfo(label: nil, name: "value", type: key.type)) { (call, index) throws(Diagnostic) in
            let value = call[index] ?? .nil
            guard key.accepts(value) else {
                throw Diagnostic(.typeMismatch, "'\(key.name)' needs a value of type '\(key.type.text)'", at: call.argumentSpan(index))
            }
            return value
        }
    }
}
