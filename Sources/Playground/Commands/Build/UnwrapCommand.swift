// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let unwrap = Command(
        "unwrap", .build, .edit, syntax: ["unwrap TARGET"], summary: "Replaces a container with its children.",
        examples: ["unwrap hStack1"], details: "The container's modifiers are removed with it.", related: ["dissolve", "ungroup"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        try context.arguments.expectEnd()
        let view = try context.authored(target)
        guard let slot = BuilderSlot(view.base, catalog: context.laidOut.catalog) else {
            throw Diagnostic(
                .notAContainer, "\(view.kind) takes no children", at: target.span,
                hint: "name the container: 'tree' shows what '\(target.text)' is in")
        }
        guard slot.closure.parameters == nil, !view.ownsNames else {
            throw Diagnostic(.invalidEdit, "the children of \(view.kind) depend on values that it provides", at: target.span)
        }
        let children = try slot.closure.body.map { (statement) throws(Diagnostic) in
            guard case .expression(let child) = statement.kind else {
                throw Diagnostic(.invalidEdit, "'\(target.text)' contains more than views", at: statement.span ?? target.span)
            }
            return child
        }
        return .edit(
            try context.rewriting(view) { _ in
                children
            } elsewhere: { (_) throws(Diagnostic) in
                if let only = children.first, children.count == 1 { return only }
                throw Diagnostic(
                    .invalidEdit, "'\(target.text)' has \(children.count) children, but there is room for only one", at: target.span)
            })
    }
}
