// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// The names of authored views by the expression that writes them, and the code in which they stand.
package struct NameTable: Sendable {
    package var names: [ExpressionID: String]
    /// The statements of each component's `body`, by the type's full name.
    var bodies: [String: [Statement]]

    package init(names: [ExpressionID: String] = [:], bodies: [String: [Statement]] = [:]) {
        self.names = names
        self.bodies = bodies
    }

    package subscript(_ id: ExpressionID) -> String? { names[id] }

    /// The names of a scene: of its root, keeping those that were given before, and of the types it declares.
    package init(root: Expression?, keeping given: [ExpressionID: String] = [:], declarations: [Declaration] = []) {
        names = NameAssigner.names(of: root, keeping: given)
        bodies = [:]
        names.merge(NameAssigner.names(of: declarations)) { scene, _ in scene }
        NameAssigner.eachType(in: declarations, path: "") { path, members in
            if let body = members.bodyStatements { bodies[path] = body }
        }
    }
}

extension [Declaration] {
    /// The statements of the property `body` among a type's members.
    var bodyStatements: [Statement]? {
        for member in self {
            guard case .variable(let variable) = member.kind else { continue }
            for binding in variable.bindings {
                if case .binding("body", _, _) = binding.pattern { return binding.accessors?.getter }
            }
        }
        return nil
    }
}
