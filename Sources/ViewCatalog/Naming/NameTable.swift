// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// The names of authored views by the expression that writes them, and the code in which they stand.
package struct NameTable: Sendable {
    package private(set) var names: [ExpressionID: String]
    /// The names in the code of declarations.
    private var declared: [ExpressionID: String] = [:]

    package init(names: [ExpressionID: String] = [:]) { self.names = names }

    package subscript(_ id: ExpressionID) -> String? { names[id] }

    /// The names of a scene: of its root, keeping those that were given before, and of the types it declares.
    package init(root: Expression?, keeping given: [ExpressionID: String] = [:], declarations: [Declaration] = []) {
        names = [:]
        declare(declarations)
        name(root, keeping: given)
    }

    /// The names of a later scene, which has another root, some more declarations, and some no longer.
    package func later(
        _ root: Expression?, keeping given: [ExpressionID: String], adding declarations: some Sequence<Declaration>,
        removing removed: [Declaration] = []
    ) -> NameTable {
        var copy = self
        for id in NameAssigner.names(of: removed).keys { copy.declared[id] = nil }
        copy.declare(Array(declarations))
        copy.name(root, keeping: given)
        return copy
    }

    private mutating func declare(_ declarations: [Declaration]) {
        declared.merge(NameAssigner.names(of: declarations)) { first, _ in first }
    }

    private mutating func name(_ root: Expression?, keeping given: [ExpressionID: String]) {
        var collector = ViewCollector()
        if let root { collector.visit(root) }
        let views = collector.owners
        let isComplete =
            given.count == declared.count + views.reduce(0) { $0 + $1.count } && declared.allSatisfy { given[$0.key] == $0.value }
            && views.allSatisfy { $0.allSatisfy { given[$0.id] != nil } }
        if isComplete {
            names = given
        } else {
            names = NameAssigner.assign(views, keeping: given)
            names.merge(declared) { scene, _ in scene }
        }
    }
}
