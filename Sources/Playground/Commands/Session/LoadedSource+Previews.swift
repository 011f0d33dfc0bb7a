// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

extension LoadedSource {
    /// What a declaration at the prompt shows: the view of a `#Preview`, or what a PreviewProvider shows. So a pasted file is seen at once.
    /// - Returns: nil for what is not a preview.
    static func shown(by item: TopLevelItem) -> Shown? {
        guard case .declaration(let declaration) = item else { return nil }
        if case .type(let type) = declaration.kind, type.conforms(to: "PreviewProvider") { return shownBy(type).first }
        return preview(declaration, among: [])
    }

    /// - Parameter others: what declares the modifiers that its traits name.
    static func preview(_ declaration: Declaration, among others: [Declaration]) -> Shown? {
        // `#Preview(as: .systemSmall) { … }` is a widget's.
        guard case .macro("Preview", let arguments, let body?) = declaration.kind,
            !arguments.contains(where: { $0.label == "as" }), case .closure(var closure) = body.kind
        else { return nil }
        let declarations = closure.body.compactMap(\.previewDeclaration)
        let traits = PreviewTraits(arguments)
        func modified(_ view: Expression) -> Expression { PreviewModifiers(arguments, among: others).applied(to: view) }
        closure.body.removeAll { $0.previewDeclaration != nil }
        if closure.body.count == 1, let view = closure.body[0].shownExpression {
            return Shown(view: modified(view), declarations: declarations, traits: traits)
        }
        guard !closure.body.isEmpty else { return nil }
        return Shown(view: modified(.group(closure.body)), declarations: declarations, traits: traits)
    }
}

extension Statement {
    /// A type, `@Previewable @State var x = 1`, and `@State var x = 1`, which Xcode takes as well, with a warning.
    fileprivate var previewDeclaration: Declaration? {
        guard case .declaration(let declaration) = kind else { return nil }
        switch declaration.kind {
        case .type, .typeAlias: return declaration
        default: break
        }
        guard declaration.attributes.contains(where: { $0.name == "Previewable" || KnownWrapper[$0.name]?.mayStandAlone == true })
        else { return nil }
        return Declaration(
            declaration.kind, attributes: declaration.attributes.filter { $0.name != "Previewable" }, modifiers: declaration.modifiers,
            span: declaration.span)
    }

    var shownExpression: Expression? {
        switch kind {
        case .expression(let view), .return(let view?): view
        default: nil
        }
    }
}
