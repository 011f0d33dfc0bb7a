// SPDX-License-Identifier: GPL-3.0-or-later

/// The values of a place under keys that the user's extensions declare: `EnvironmentValues`, `ContainerValues`. `self[Key.self]` in such an
/// extension is the key's default.
package struct KeyedValues: NativeValue {
    static let environment = "EnvironmentValues"

    package let nativeTypeName: String
    /// The value that the place has for a key; nil where none was given.
    let given: @Sendable (_ key: String) throws(Diagnostic) -> Value?

    package init(typeName: String, given: @escaping @Sendable (_ key: String) throws(Diagnostic) -> Value?) {
        nativeTypeName = typeName
        self.given = given
    }

    /// Whose keys tell the type of a parameter: the catalogue names it so.
    package static func owner(ofKeysFor parameter: TypeSyntax) -> String? {
        switch parameter.baseName {
        case "EnvironmentValue", "BoundValue": environment
        case "ContainerValue": "ContainerValues"
        default: nil
        }
    }

    package var swiftDescription: String { nativeTypeName }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? KeyedValues)?.nativeTypeName == nativeTypeName }
    package func hash(into hasher: inout Hasher) { hasher.combine(nativeTypeName) }
}
