// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

extension LoadedSource {
    /// What a PreviewProvider shows: its views, and those of a Group or a ForEach that is all it has, are previews of their own, one screen
    /// each, as in Xcode.
    static func shownBy(_ provider: TypeDeclaration, _ qualified: String? = nil) -> [Shown] {
        let place = ShownPlace.provider(provider.name)
        guard var views = provider.groupedPreviews else {
            let traits = provider.onlyPreview.map { PreviewTraits(of: $0) }
            return [Shown(view: previews(qualified ?? provider.name), traits: traits, place: place)]
        }
        // The others are shown only by their number.
        views[0].place = place
        return views
    }

    /// The views of all `#Preview`s, and of those providers that show several, in order.
    var allPreviews: [Shown] {
        declarations.flatMap { declaration -> [Shown] in
            guard case .type(let type) = declaration.kind, type.conforms(to: "PreviewProvider") else {
                return Self.preview(declaration, among: declarations).map { [$0] } ?? []
            }
            return type.groupedPreviews.flatMap { $0.count > 1 ? $0 : nil } ?? []
        }
    }
}

extension TypeDeclaration {
    /// nil where the views need what the provider declares beside them, or where it shows one view. A modifier of all of them is one of
    /// each.
    fileprivate var groupedPreviews: [LoadedSource.Shown]? {
        guard !hasOwnTypes, let shown = shownPreviews else { return nil }
        guard let views = shown.count > 1 ? shown : Self.parts(of: shown[0]) else { return nil }
        let others = Set(members.flatMap(\.declaredNames)).union(["Self"]).subtracting([Self.previews])
        guard shown.allSatisfy({ others.isDisjoint(with: $0.freeIdentifiers) }) else { return nil }
        return views.map { LoadedSource.Shown(view: $0, traits: PreviewTraits(of: $0)) }
    }

    /// The view that `previews` gives; nil where it gives several.
    fileprivate var onlyPreview: Expression? { shownPreviews.flatMap { $0.count == 1 ? $0[0] : nil } }

    /// The views of a Group or a ForEach, each with the modifiers of all.
    private static func parts(of view: Expression) -> [Expression]? {
        let (base, modifiers) = view.modifierChain
        guard case .call(let call) = base.kind, let views = each(call) ?? several(call) else { return nil }
        return views.map { modifiers.reduce($0) { $1.applied(to: $0) } }
    }

    private static var previews: String { "previews" }

    /// Types that its views may be made of wherever one is written, as in `A<Item>()`: no name of a value tells.
    private var hasOwnTypes: Bool {
        members.contains { member in
            switch member.kind {
            case .type, .typeAlias: true
            default: false
            }
        }
    }

    /// The views that `previews` gives; nil where other statements stand among them.
    private var shownPreviews: [Expression]? {
        for member in members {
            guard case .variable(let variable) = member.kind, variable.bindings.count == 1, member.declaredNames.contains(Self.previews)
            else { continue }
            guard let body = variable.bindings[0].accessors?.getter, !body.isEmpty else { return nil }
            let views = body.compactMap(\.shownExpression)
            return views.count == body.count ? views : nil
        }
        return nil
    }

    /// The views of a Group, if it has more than one.
    private static func several(_ call: Expression.Call) -> [Expression]? {
        guard case .identifier(Catalog.several, _) = call.callee.kind, call.arguments.isEmpty, call.trailingClosures.count == 1,
            case .closure(let closure) = call.trailingClosures[0].value.kind, closure.body.count > 1
        else { return nil }
        let views = closure.body.compactMap(\.shownExpression)
        return views.count == closure.body.count ? views : nil
    }

    /// The elements of a ForEach one by one: all that are written out, else the first.
    private static func each(_ call: Expression.Call) -> [Expression]? {
        guard case .identifier(let name, _) = call.callee.kind, Catalog.repeats(name), let data = call.arguments.first, data.label == nil,
            call.arguments.contains(where: { $0.label == "id" })
        else { return nil }
        func shown(_ elements: Expression) -> Expression {
            var part = call
            part.arguments[0].value = elements
            return Expression(.call(part))
        }
        if case .array(let elements) = data.value.kind {
            return elements.isEmpty ? nil : elements.map { shown(Expression(.array([$0]))) }
        }
        let prefix = Expression(.member(.init(.parenthesized(data.value)), "prefix", nameSpan: nil))
        return [shown(Expression(.call(Expression.Call(callee: prefix, arguments: [.init(Expression(.integer(1)))]))))]
    }
}
