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
        })
}

private enum TransformedEnvironment {
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
