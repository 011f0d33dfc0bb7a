// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// Ids that are new each time they are read: to SwiftUI every update makes other views of them.
extension LintRules {
    private static let better = "an id stored with the element: let id = UUID() in the model, created with the element."

    /// `.id(UUID())`.
    func freshID(_ view: Linter.View) -> LintFinding? {
        let marks = view.modifiers.filter { modifier in Catalog.modifiers(named: modifier.name).contains(where: \.identifies) }
        guard let modifier = marks.first(where: { $0.call.arguments.first?.value.makesFreshValue == true }) else { return nil }
        return finding(
            view, .unstableID,
            "Its id is made anew each time the body runs, so it becomes a new view and loses its state, scroll position and animations.",
            better: Self.better, at: modifier.call.arguments.first?.value.span ?? modifier.nameSpan)
    }

    /// `var id: UUID { UUID() }` of the elements of a List or ForEach.
    static func freshID(_ type: String, _ member: Declaration) -> LintFinding? {
        guard case .variable(let variable) = member.kind else { return nil }
        for binding in variable.bindings {
            guard case .binding("id", _, _) = binding.pattern, let getter = binding.accessors?.getter,
                getter.contains(where: \.makesFreshValue)
            else { continue }
            return LintFinding(
                pattern: .unstableID, view: type, span: member.span,
                text:
                    "id is made anew each time it is read: every row of a List or ForEach of \(type) is a new one after each update.",
                better: better)
        }
        return nil
    }
}

extension Expression {
    /// Is there a call in it that never gives the same value twice?
    fileprivate var makesFreshValue: Bool { first { $0.isFreshCall } != nil }

    private var isFreshCall: Bool {
        guard case .call(let call) = kind else { return false }
        switch call.callee.kind {
        case .identifier(let name, _): return ["UUID", "Date", "NSObject"].contains(name) && call.arguments.isEmpty
        case .member(_, let name, _): return name == "random" || name == "randomElement"
        case .implicitMember(let name): return name == "random"
        default: return false
        }
    }
}

extension Statement {
    fileprivate var makesFreshValue: Bool {
        var found = false
        _ = mapChildren { child in
            if child.makesFreshValue { found = true }
            return child
        }
        return found
    }
}
