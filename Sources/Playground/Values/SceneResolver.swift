// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Names that an EXPR at the prompt knows beyond the program: views, `root`, `focus`, `events`, `unknown`, and `view(ID)`.
struct SceneResolver: NameResolver {
    let present: PresentTargets
    /// What `run("…")` calls.
    var runner = InputRunner()

    private var targets: TargetLookup { present.targets }

    func value(named name: String, in context: EvaluationContext) throws(Diagnostic) -> Value? {
        if let value = try present.changedKey(name, in: context) { return value }
        return view(named: name)
    }

    private func view(named name: String) -> Value? {
        switch name {
        case "root": targets.root.map { .native($0) }
        case "focus": targets.focus.map { .native($0) }
        case "events": .array(targets.scene.events.events.map { .string($0.line) })
        case "unknown": .int(targets.scene.unknowns.count)
        default: targets.reference(named: name).map { .native($0) }
        }
    }

    func functions(named name: String) -> [NativeFunction] {
        if name == InputRunner.name { return [runner.function] }
        return name == "view" ? [viewFunction] : []
    }

    private var viewFunction: NativeFunction {
        let parameter = ParameterInfo(label: nil, name: "id", type: .named("Any"))
        return NativeFunction("view", [parameter], summary: "the layer that carries an id") { [present] (call) throws(Diagnostic) in
            let id = CatalogIDs.id(of: call[0] ?? .nil)
            return .native(try present.targets.reference(id: id, at: call.argumentSpan(0)))
        }
    }

    func unknownView(_ name: String, at span: SourceSpan?) -> Diagnostic? {
        let stem = name.prefix { !$0.isNumber }
        let number = name.dropFirst(stem.count)
        let kind = stem.prefix(1).uppercased() + stem.dropFirst()
        guard !number.isEmpty, number.allSatisfy(\.isNumber), name.first?.isLowercase == true,
            Catalog.isView(kind) || targets.scene.program.types[kind] != nil
        else { return nil }
        var unknown = targets.unknown(name, at: span)
        unknown.id = .unknownName
        return unknown
    }

    func meant(by name: String) -> String? { targets.meant(by: name) ?? state(named: name) }

    /// `counter1.count` for `count`: a variable of a component.
    private func state(named name: String) -> String? {
        let (scene, index) = (targets.scene, present.laidOut.index)
        return scene.state.keys.filter { $0.name == name && $0.owner != .scene && !OwnState.holds($0) }.map { index.written($0) }.min()
    }

    var names: [String] { targets.names + ["root", "focus", "events", "unknown", "view", InputRunner.name] }
}

/// The layout that names mean now: inputs that code runs put another in its place.
// Unchecked: the interpreter's thread alone changes it.
final class PresentTargets: @unchecked Sendable {
    private(set) var laidOut: LaidOutScene
    private var hasChanged = false

    init(_ laidOut: LaidOutScene) { self.laidOut = laidOut }

    var targets: TargetLookup { laidOut.targets }

    func become(_ laidOut: LaidOutScene) {
        self.laidOut = laidOut
        hasChanged = true
    }

    /// A key of the root's environment, once that is not any more what the running code was given.
    func changedKey(_ name: String, in context: EvaluationContext) throws(Diagnostic) -> Value? {
        guard hasChanged, SceneBuilder.isEnvironmentKey(name, laidOut.scene.program), targets.reference(named: name) == nil else {
            return nil
        }
        return try SceneBuilder.environmentValue(name, of: laidOut.environment, context)
    }
}
