// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The environment of a layer as a value: `view(8).environment.viewport`.
// Unchecked: it is used on the interpreter's thread only.
struct EnvironmentReference: NativeValue, @unchecked Sendable {
    let layer: PlacedLayer

    init(_ layer: PlacedLayer) { self.layer = layer }

    static let typeName = "LayoutEnvironment"
    var nativeTypeName: String { Self.typeName }
    var shownTypeName: String { swiftDescription }
    func isEqual(to other: any NativeValue) -> Bool { (other as? EnvironmentReference)?.layer.environment === layer.environment }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(layer.environment)) }
    var swiftDescription: String { "EnvironmentValues" }

    /// Each key that exists is a property.
    static func nativeType(keys: [String]) -> NativeType {
        NativeType(typeName, properties: Dictionary(keys.map { ($0, property($0)) }, uniquingKeysWith: { first, _ in first }))
    }

    private static func property(_ key: String) -> NativeProperty {
        NativeProperty { (value, context) throws(Diagnostic) in
            guard case .native(let native) = value, let reference = native as? EnvironmentReference else { return .nil }
            let layer = reference.layer
            return try SceneBuilder.environmentValue(key, of: layer.environment, context)
        }
    }
}
