// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `ScrollTargetBehaviorContext` as `updateTarget(_:context:)` gets it.
package struct ScrollContextValue: NativeValue {
    package let context: ScrollTargetContext

    package init(_ context: ScrollTargetContext) { self.context = context }

    package var nativeTypeName: String { "ScrollTargetBehaviorContext" }
    package var swiftDescription: String { "ScrollTargetBehaviorContext(velocity: \(context.velocity.swiftDescription))" }
    package func isEqual(to other: any NativeValue) -> Bool {
        (other as? ScrollContextValue)?.context.originalTarget == context.originalTarget
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(context.originalTarget) }

    private static func property<T: CatalogValue>(_ get: @escaping @Sendable (ScrollTargetContext) -> T) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (value, _) throws(Diagnostic) in
            guard case .native(let native) = value, let context = native as? ScrollContextValue else {
                throw Diagnostic(.typeMismatch, "this is not a ScrollTargetBehaviorContext")
            }
            return get(context.context).encode()
        }
    }

    /// The environment is read as members of the context (S4.3).
    private static let environment: [String: NativeProperty] = Dictionary(
        uniqueKeysWithValues: Catalog.environmentKeys.keys.map { key in
            (
                key,
                NativeProperty { (value, context) throws(Diagnostic) in
                    guard case .native(let native) = value, let own = native as? ScrollContextValue else { return .nil }
                    return try context.machine.host.environmentValue(key, at: own.context.environment) ?? .nil
                }
            )
        })

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "ScrollTargetBehaviorContext", aliases: ["TargetContext"],
            properties: environment.merging([
                "originalTarget": property { $0.originalTarget }, "velocity": property { $0.velocity },
                "contentSize": property { $0.contentSize },
                "containerSize": property { $0.containerSize }, "axes": property { $0.axes },
            ]) { _, own in own }),
        summary: "What a scroll target behaviour receives: original target, velocity, sizes, axes.", examples: [])
}
