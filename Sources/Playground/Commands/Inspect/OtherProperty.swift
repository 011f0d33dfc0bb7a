// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What has the name that `state` was asked for, and is no state: a constant, a plain property of a view on the screen, a `@Binding`.
struct OtherProperty {
    private let name: String
    private let kind: Kind

    private enum Kind {
        case constant
        /// - Parameter view: the name of a view that has it, where `set` reaches that.
        case property(StoredProperty, type: String, view: String?)
    }

    /// - Parameter written: `NAME` or `OWNER.NAME`.
    init?(_ written: String, in context: CommandContext) {
        let parts = written.split(separator: ".")
        guard let last = parts.last else { return nil }
        name = String(last)
        if parts.count == 1, context.scene.program.variables[name] != nil {
            kind = .constant
            return
        }
        let owner = parts.dropLast().joined(separator: ".")
        for view in context.index.views.indices where owner.isEmpty || context.index.views[view].text == owner {
            guard let layer = context.index.layersFromInside(view).first, let type = context.index.layers[layer].tag?.kind,
                let property = context.scene.program.type(named: type)?.storedProperties.first(where: { [name] in $0.name == name })
            else { continue }
            let text = context.index.views[view].text
            kind = .property(property, type: type, view: text.contains { ".[".contains($0) } ? nil : text)
            return
        }
        return nil
    }

    func diagnostic(at span: SourceSpan) -> Diagnostic {
        switch kind {
        case .constant:
            return Diagnostic(.unknownName, "'\(name)' is a constant, not @State", at: span, hint: "'print \(name)' shows its value")
        case .property(let property, let type, let view):
            let (words, hint) = told(property, of: view)
            return Diagnostic(.unknownName, "'\(name)' is \(words) of \(type), not @State", at: span, hint: hint)
        }
    }

    /// What it is, and what to do about it.
    private func told(_ property: StoredProperty, of view: String?) -> (words: String, hint: String) {
        switch property.wrapper?.name {
        case "Binding"?: return ("a @Binding", "'state' lists the values that it may be bound to")
        case "Environment"?: return ("an @Environment property", "'environment KEY = EXPR' sets a key, 'env' shows them")
        case let wrapper?: return ("a property with @\(wrapper)", "'state' lists what can be set")
        case nil: break
        }
        let change = "declare it as '@State var \(name)' to change it while the view is shown"
        let isGiven = property.initializer == nil || !property.isLet
        let other = view.flatMap { isGiven ? "; 'set \($0) \(name): …' passes another value to \($0)" : nil } ?? ""
        return (property.isLet ? "a constant" : "a plain property", change + other)
    }
}
