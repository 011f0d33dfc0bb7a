// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let environmentObject = ModifierDeclaration(
        "environmentObject", .environment, summary: "Provides an object to the views inside, which find it by its class.",
        examples: ["Text(\"a\").environmentObject(Store())"],
        overloads: [
            Overload(.unlabeled("object", Value.self)) { (maker, object) throws(Diagnostic) in
                guard case .object(let instance) = object else {
                    throw Diagnostic(.typeMismatch, "environmentObject takes an instance of a class", at: maker.call.argumentSpan(0))
                }
                return EnvironmentNode(maker.content, tag: maker.tag) {
                    $0.setting(custom: CustomEnvironment.object(instance.typeName), to: object, by: $1)
                }
            }
        ])
}
