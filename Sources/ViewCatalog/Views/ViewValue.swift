// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A view as a value of the language: the engine's node, and what further modifiers need to know.
package struct ViewValue: NativeValue {
    package let node: Node
    /// `Text`, `Circle`, `ModifiedContent`: decides which members it has.
    package let typeName: String
    /// The authored view's name within its owner.
    package let name: String
    /// How many layers it has: the tag of the next modifier.
    package let layers: Int
    /// The runs of a text, the outline of a shape: what its own modifiers change.
    let payload: (any Sendable)?

    init(node: Node, typeName: String, name: String, layers: Int, payload: (any Sendable)? = nil) {
        self.node = node
        self.typeName = typeName
        self.name = name
        self.layers = layers
        self.payload = payload
    }

    package var nativeTypeName: String { typeName }
    package var swiftDescription: String { typeName == "ModifiedContent" ? "ModifiedContent(\(name))" : "\(typeName)(\(name))" }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? ViewValue)?.node === node }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

/// A value that is a view when it stands where a view is expected: `Color.red`, a gradient.
protocol ViewConvertible: NativeValue {
    func view(tag: ViewTag) -> ViewValue
}
