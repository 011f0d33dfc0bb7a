// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Names that an EXPR at the prompt knows beyond the program: views, `root`, `focus`, `events`, `unknown`, and `view(ID)`.
struct SceneResolver: NameResolver {
    let targets: TargetLookup
    /// What paths such as `forEach1[42].text1` were replaced by.
    var paths: [String: ViewReference] = [:]

    func value(named name: String, in context: EvaluationContext) throws(Diagnostic) -> Value? {
        switch name {
        case "root": targets.root.map { .native($0) }
        case "focus": targets.focus.map { .native($0) }
        case "events": .array(targets.scene.events.events.map { .string($0.line) })
        case "unknown": .int(targets.scene.unknowns.count)
        default: (paths[name] ?? targets.reference(named: name)).map { .native($0) }
        }
    }

    func functions(named name: String) -> [NativeFunction] { name == "view" ? [viewFunction] : [] }

    private var viewFunction: NativeFunction {
        let parameter = ParameterInfo(label: nil, name: "id", type: .named("Any"))
        return NativeFunction("view", [parameter], summary: "the layer that carries an id") { [targets] (call) throws(Diagnostic) in
            let id = CatalogIDs.id(of: call[0] ?? .nil)
            return .native(try targets.reference(id: id, at: call.argumentSpan(0)))
        }
    }

    var names: [String] { targets.names + ["root", "focus", "events", "unknown", "view"] }
}
