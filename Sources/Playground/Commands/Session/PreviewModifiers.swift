// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// The `PreviewModifier`s that the traits of a `#Preview` put around its view: `.modifier(SampleData())`, or a trait of the files' own,
/// `extension PreviewTrait { static var sampleData: Self { .modifier(SampleData()) } }`.
struct PreviewModifiers {
    private let modifiers: [Expression]
    private let declarations: [Declaration]

    /// - Parameter arguments: those of the macro. The traits are what follows the label.
    init(_ arguments: [Expression.Argument], among declarations: [Declaration]) {
        self.declarations = declarations
        modifiers = arguments.drop { $0.label != "traits" }.compactMap { Self.modifier($0.value, declarations) }
    }

    /// The first trait is the innermost.
    func applied(to view: Expression) -> Expression {
        // In a group it keeps its name.
        modifiers.isEmpty ? view : modifiers.reduce(.group([Statement(.expression(view))])) { applied($1, to: $0) }
    }

    private func applied(_ modifier: Expression, to view: Expression) -> Expression {
        guard case .call(let made) = modifier.kind, case .identifier(let name, _) = made.callee.kind,
            let type = declarations.lazy.compactMap({ $0.type(named: name) }).first
        else { return view }
        let isShared = type.members.contains { $0.declaredNames.contains("makeSharedContext") }
        guard let context = try? SwiftReader.expression(SourceText(isShared ? "try! await \(name).makeSharedContext()" : "()")) else {
            return view
        }
        let body = Expression(.member(modifier, "body", nameSpan: nil))
        return Expression(
            .call(Expression.Call(callee: body, arguments: [.init(label: "content", view), .init(label: "context", context)])))
    }

    private static func modifier(_ trait: Expression, _ declarations: [Declaration]) -> Expression? {
        switch trait.kind {
        case .call(let call):
            guard case .implicitMember = call.callee.kind, call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
            return call.arguments[0].value
        case .implicitMember(let name):
            let own = declarations.lazy.flatMap(\.traits).first { $0.declaredNames.contains(name) }
            return own?.given.flatMap { modifier($0, []) }
        default: return nil
        }
    }
}

extension Expression {
    /// Several views as one.
    static func group(_ views: [Statement]) -> Expression {
        let closure = Expression.Argument(Expression(.closure(.init(body: views))))
        let callee = Expression(.identifier(Catalog.several, genericArguments: []))
        return Expression(.call(Call(callee: callee, trailingClosures: [closure], hasParentheses: false)))
    }
}

extension Declaration {
    fileprivate func type(named name: String) -> TypeDeclaration? {
        guard case .type(let type) = kind, type.name == name, type.conforms(to: "PreviewModifier") else { return nil }
        return type
    }

    /// What it adds to the traits of previews.
    fileprivate var traits: [Declaration] {
        guard case .extension(let added) = kind, added.extended.text.hasPrefix("PreviewTrait") else { return [] }
        return added.members
    }

    /// What a property is from the beginning, or works out in one expression.
    fileprivate var given: Expression? {
        guard case .variable(let variable) = kind, let binding = variable.bindings.first else { return nil }
        return binding.initializer ?? binding.accessors?.getter.flatMap { $0.count == 1 ? $0[0].shownExpression : nil }
    }
}
