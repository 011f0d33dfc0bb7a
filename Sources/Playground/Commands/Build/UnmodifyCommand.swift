// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let unmodify = Command(
        "unmodify", .build, .edit, syntax: ["unmodify TARGET [modifierName]"],
        summary: "Removes a view's outermost modifier, or the outermost one of a given name.",
        examples: ["unmodify text1", "unmodify text1 padding"],
        related: ["remove modifier"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let view = try context.authored(target)
        let name = context.arguments.word()
        try context.arguments.expectEnd()
        let wanted = name.map { $0.text.hasPrefix(".") ? String($0.text.dropFirst()) : $0.text }
        let names = view.outer.chain.compactMap(\.modifierName)
        guard !names.isEmpty, wanted == nil || names.contains(wanted ?? "") else {
            throw Diagnostic(
                .unknownModifier, wanted.map { "'\(target.text)' has no modifier '\($0)'" } ?? "'\(target.text)' has no modifiers",
                at: name?.span ?? target.span, suggestion: wanted.flatMap { ClosestWord.of($0, in: names) },
                hint: names.isEmpty ? nil : "its modifiers, outermost first: " + names.joined(separator: ", "))
        }
        return .edit(try context.replacing(view) { $0.withoutModifier(named: wanted) })
    }
}

extension Expression {
    /// The chain without its outermost modifier (of a name).
    fileprivate func withoutModifier(named name: String?) -> Expression {
        guard let inner = modified else { return self }
        if let own = modifierName, name == nil || own == name { return inner }
        guard case .call(var call) = kind, case .member(_, let member, let span) = call.callee.kind else {
            return inner.withoutModifier(named: name)
        }
        call.callee = Expression(
            .member(inner.withoutModifier(named: name), member, nameSpan: span), id: call.callee.id, span: call.callee.span)
        return Expression(.call(call), id: id, span: self.span)
    }
}
