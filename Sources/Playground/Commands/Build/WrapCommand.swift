// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let wrap = Command(
        "wrap", .build, .edit, syntax: ["wrap TARGET in VIEW"],
        summary: "Puts a view inside a new container.", examples: ["wrap text1 in HStack(spacing: 10)", "wrap root in ScrollView()"],
        related: ["embed", "container"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let view = try context.authored(target)
        guard context.arguments.take("in") else { throw context.arguments.missing("'in' with a container") }
        let (name, container) = try context.newView()
        if let name { try context.checkName(name, template: view.template) }
        let base = container.chainBase
        guard let slot = BuilderSlot(base.withCall, catalog: context.laidOut.catalog) else {
            throw Diagnostic(.notAContainer, "\(base.viewTypeName ?? "this view") takes no children", at: container.span)
        }
        var scene = try context.replacing(view) { container.replacingBase(slot.appending($0)) }
        if let name { scene.names.choose(name.text, for: base.id) }
        return .edit(scene)
    }
}

extension Expression {
    /// `VStack` written without parentheses is meant as a call.
    var withCall: Expression {
        if case .identifier = kind { return Expression(.call(Call(callee: self)), id: id, span: span) }
        return self
    }
}
