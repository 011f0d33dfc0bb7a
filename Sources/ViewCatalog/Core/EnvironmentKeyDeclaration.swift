// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A key of the environment: its type, default and how the engine keeps it.
package struct EnvironmentKeyDeclaration: Sendable {
    package let name: String
    package let summary: String
    package let type: TypeSyntax
    /// The default as Swift text.
    package let defaultText: String
    /// May views and the shell set it? `viewport` and what the device decides is only read.
    package let isSettable: Bool
    /// Is it only kept, without an effect of its own?
    package var isKept = false
    package let read: @Sendable (EnvironmentValues) -> Value
    let accepts: @Sendable (Value) -> Bool
    let set: @Sendable (EnvironmentValues, Value, EnvironmentOrigin) -> EnvironmentValues

    init<T: CatalogValue>(_ key: EnvironmentKey<T>, isSettable: Bool = true, summary: String) {
        name = key.name
        self.summary = summary
        type = T.swiftType
        defaultText = key.defaultValue.literal
        self.isSettable = isSettable
        read = { $0[key].encode() }
        accepts = { T.decode($0) != nil }
        set = { environment, value, origin in
            guard let decoded = T.decode(value) else { return environment }
            return environment.setting(key, to: decoded, by: origin)
        }
    }

    /// A key with a value of a type that the catalogue declares by name. The default is made when it is asked for: most programs never do.
    /// - Parameter isKept: does only the user's code read it?
    init(
        kept name: String, type: TypeSyntax, defaultText: String, summary: String, isKept: Bool = true,
        standard: @escaping @Sendable () -> Value
    ) {
        let key = EnvironmentKey(name, default: Value?.none)
        self.name = name
        self.summary = summary
        self.type = type
        self.defaultText = defaultText
        isSettable = true
        self.isKept = isKept
        read = { $0[key] ?? standard() }
        accepts = { _ in true }
        set = { environment, value, origin in environment.setting(key, to: value, by: origin) }
    }

    /// What is worked out from other keys: it is read, and set where those follow from it.
    init<T: CatalogValue>(
        computed name: String, default value: T, summary: String, read: @escaping @Sendable (EnvironmentValues) -> T,
        setting: @escaping @Sendable (EnvironmentValues, T, EnvironmentOrigin) -> EnvironmentValues
    ) {
        self.name = name
        self.summary = summary
        type = T.swiftType
        defaultText = value.literal
        isSettable = true
        self.read = { read($0).encode() }
        accepts = { T.decode($0) != nil }
        set = { environment, value, origin in T.decode(value).map { setting(environment, $0, origin) } ?? environment }
    }

    /// What is worked out from other keys: it is read, never set.
    init<T: CatalogValue>(
        computed name: String, default value: T, summary: String, read: @escaping @Sendable (EnvironmentValues) -> T
    ) {
        self.name = name
        self.summary = summary
        type = T.swiftType
        defaultText = value.literal
        isSettable = false
        self.read = { read($0).encode() }
        accepts = { T.decode($0) != nil }
        set = { environment, _, _ in environment }
    }

    /// The environment with the key set to a value of its type.
    package func setting(_ value: Value, in environment: EnvironmentValues, by origin: EnvironmentOrigin) throws(Diagnostic)
        -> EnvironmentValues
    {
        guard accepts(value) else { throw Diagnostic(.typeMismatch, "'\(name)' needs a value of type '\(type.text)'") }
        return set(environment, value, origin)
    }
}
