// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let transformEnvironment = ModifierDeclaration(
        "transformEnvironment", .environment, summary: "Changes a value of the environment for everything inside.",
        examples: ["Text(\"a\").transformEnvironment(\\.lineLimit) { $0 = 2 }"],
        overloads: Catalog.allEnvironmentKeys.filter(\.isSettable).map { key in
            Overload(
                .any(nil, name: "keyPath", type: EnvironmentSetting.keyType(key.name)),
                .closure("transform", [.attributed(["inout"], key.type)])
            ) { maker, _, change in
                TransformedEnvironment.node(maker, key, change)
            }
        } + [ofOwnKeys])

    private static let ofOwnKeys = Overload(
        .any(nil, name: "keyPath", type: "KeyPath"), .closure("transform", [.attributed(["inout"], .named("EnvironmentValue"))])
    ) { (maker, path, change) throws(Diagnostic) in
        guard case .keyPath(let path) = path, let name = path.propertyName, maker.context.machine.program.environmentKeys.contains(name)
        else {
            throw Diagnostic(.unknownKey, "the environment needs a key such as \\.font", at: maker.call.argumentSpan(0))
        }
        return TransformedEnvironment.node(maker, name, change)
    }
}

private enum TransformedEnvironment {
    /// Of a key of the user's.
    static func node(_ maker: Maker, _ name: String, _ change: LateCall) -> Node {
        let content = maker.content
        let tag = maker.tag
        return DeferredNode { site in
            let value = site.reporting(Value?.none, at: change.function.expression?.span) { () throws(Diagnostic) in
                guard let context = change.place.context(at: site) else { return nil }
                let values = Value.native(context.machine.environmentValues(at: PlacedSite(site)))
                return try change.changing(try context.machine.member(name, of: values, in: context), on: context.machine)
            }
            return EnvironmentNode(content, tag: tag) { environment, origin in
                value.map { environment.setting(custom: CustomEnvironment.key(name), to: $0, by: origin) } ?? environment
            }
        }
    }

    static func node(_ maker: Maker, _ key: EnvironmentKeyDeclaration, _ change: LateCall) -> Node {
        let content = maker.content
        let tag = maker.tag
        return DeferredNode { site in
            let value = site.reporting(Value?.none, at: change.function.expression?.span) { () throws(Diagnostic) in
                try site.machineContext.map { (context) throws(Diagnostic) in
                    try change.changing(key.read(site.environment), on: context.machine)
                }
            }
            return EnvironmentNode(content, tag: tag) { environment, origin in
                value.map { key.set(environment, $0, origin) } ?? environment
            }
        }
    }
}
