// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension CatalogHost {
    package func isEnvironmentKey(_ name: String) -> Bool { Catalog.environmentKeys[name] != nil }

    package func environmentType(_ key: String) -> TypeSyntax? { Catalog.environmentKeys[key]?.type }

    package func readsEnvironment(_ typeName: String) -> Bool {
        [UIScreenValue.typeName, UIFontMetricsValue.typeName, TraitCollectionValue.typeName].contains(typeName)
    }

    package func environmentValue(_ key: String, at site: (any Sendable)?) throws(Diagnostic) -> Value? {
        guard let declaration = Catalog.environmentKeys[key] else { return nil }
        return declaration.read(Self.environment(at: site))
    }

    package func customEnvironmentValue(_ key: String, at site: (any Sendable)?) -> Value? {
        Self.environment(at: site).find(CustomEnvironment.key(key))?.value as? Value
    }

    package func environmentObject(_ typeName: String, at site: (any Sendable)?) -> Value? {
        Self.environment(at: site).find(CustomEnvironment.object(typeName))?.value as? Value
    }

    /// What is set at a place: of the tree, or the root's where code runs at the prompt.
    static func environment(at site: (any Sendable)?) -> EnvironmentValues {
        if let placed = site as? PlacedSite { return placed.site.environment }
        return site as? EnvironmentValues ?? .empty
    }

    /// `@ScaledMetric` is the one wrapper beside the language's own.
    package func isPropertyWrapper(_ name: String) -> Bool { name == "ScaledMetric" }

    package func wrapped(
        _ wrapper: String, arguments: [(label: String?, value: Value)], initial: Value?, in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        guard isPropertyWrapper(wrapper) else {
            throw Diagnostic(.unsupported, "the property wrapper '@\(wrapper)' is not supported")
        }
        let given = arguments.first { $0.label == "wrappedValue" }?.value ?? initial
        guard let length = given.flatMap(Double.decode) else { throw Diagnostic(.typeMismatch, "@ScaledMetric needs a number") }
        let style = arguments.first { $0.label == "relativeTo" }.flatMap { Font.TextStyle.decode($0.value) } ?? .body
        let traits = Self.environment(at: context.site).traits
        return .double(scaledMetric(length, relativeTo: style, in: traits.fontContext))
    }
}

/// Under which names the engine's environment keeps what only the user's code knows.
package enum CustomEnvironment {
    /// A key of the user's `extension EnvironmentValues`.
    package static func key(_ name: String) -> String { "user:" + name }
    /// An object given by its class.
    package static func object(_ typeName: String) -> String { "object:" + typeName }
}
