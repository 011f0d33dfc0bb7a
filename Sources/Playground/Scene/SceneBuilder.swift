// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The seam to the catalogue: how a scene's source becomes nodes, and values of the language meet the engine's.
enum SceneBuilder {
    /// The names of a scene's views; those that were given before stay.
    static func names(of scene: Scene, after previous: SceneSource?) -> NameTable {
        guard let previous else {
            return NameTable(root: scene.root, keeping: scene.names.names, declarations: scene.program.declarations)
        }
        if let additions = scene.program.additions(to: previous.program) {
            return previous.names.later(scene.root, keeping: scene.names.names, adding: additions)
        }
        let changes = scene.program.changes(since: previous.program)
        return previous.names.later(scene.root, keeping: scene.names.names, adding: changes.added, removing: changes.removed)
    }

    static func rootNode(_ root: Expression, machine: Machine) throws(Diagnostic) -> Node {
        try Catalog.makeRoot(root, machine: machine)
    }

    // MARK: environment

    static func isEnvironmentKey(_ key: String, _ program: Program) -> Bool {
        Catalog.environmentKeys[key] != nil || program.environmentKeys.contains(key)
    }

    static func environmentKeys(_ program: Program) -> [String] {
        let own = program.ownEnvironmentKeys
        return own.isEmpty ? catalogKeys : (catalogKeys + own).sorted()
    }

    /// Every input asks for them.
    private static let catalogKeys = Catalog.environmentKeys.keys.sorted()

    /// The environment with a key set by `environment KEY = EXPR`.
    static func setting(
        _ key: String, to value: Value, in environment: EnvironmentValues, by origin: EnvironmentOrigin
    ) throws(Diagnostic) -> EnvironmentValues {
        guard let declaration = Catalog.environmentKeys[key] else {
            return environment.setting(custom: CustomEnvironment.key(key), to: value, by: origin)
        }
        guard declaration.isSettable else { throw Diagnostic(.unknownKey, "the environment key '\(key)' can only be read") }
        return try declaration.setting(value, in: environment, by: origin)
    }

    static func environmentType(_ key: String) -> TypeSyntax? { Catalog.environmentKeys[key]?.type }

    /// A key's value at a place, as the scene's code would read it there.
    static func environmentValue(
        _ key: String, of environment: EnvironmentValues, _ context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        if let value = try context.machine.host.environmentValue(key, at: environment) { return value }
        var inner = context
        inner.site = environment
        inner.resolver = nil
        return try context.machine.evaluate(Expression(.identifier(key, genericArguments: [])), in: inner)
    }

    /// The link that holds a key, and so who set it.
    static func link(of key: String, in environment: EnvironmentValues) -> EnvironmentValues.Link? {
        environment.find(key) ?? environment.find(CustomEnvironment.key(key))
    }
}

extension SceneBuilder {
    /// What a layer carries for the shell: the action of a button, what an observer wants to be told.
    static func attachment<T>(of node: Node) -> T? { (node as? AttachmentNode)?.attachment as? T }
}

extension SceneBuilder {
    /// The engine's space of a value of the language (`.scrollView`, `.named("x")`).
    static func coordinateSpace(_ value: Value) -> CoordinateSpace? { SpaceValue.decode(value)?.space }
}
