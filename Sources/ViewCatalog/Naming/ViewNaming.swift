// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Which expression is a view itself, below its modifiers, and what it is called.
package enum ViewNaming {
    /// The view inside a chain of modifiers: `Text("a")` of `Text("a").padding().font(.title)`.
    package static func base(of expression: Expression) -> Expression {
        var current = expression
        while let inner = inner(of: current) { current = inner }
        return current
    }

    /// What an expression is a modifier of: `x` of `x.padding()`; nil for the view itself, `Color.red` included.
    package static func inner(of expression: Expression) -> Expression? {
        switch expression.kind {
        case .call(let call):
            guard case .member(let receiver, let name, _) = call.callee.kind, isModifier(name, on: receiver) else { return nil }
            return receiver
        case .parenthesized(let inner), .effect(_, let inner), .conditionalChain(let inner, _): return inner
        case .binary(let left, "+", _): return left
        default: return nil
        }
    }

    /// Is a call of a member a modifier, rather than a function that makes a view (`model.row(1)`, `Color.gray(0.5)`)?
    private static func isModifier(_ name: String, on receiver: Expression) -> Bool {
        switch receiver.kind {
        case .call, .parenthesized, .conditionalChain, .binary: return true
        case .identifier(let base, _):
            // `Color.init(…)`, `Outer.Inner()`: the whole call is the view.
            return base.first?.isUppercase != true && Catalog.modifierNames.contains(name)
        default: return Catalog.modifierNames.contains(name)
        }
    }

    /// Does a call make elements, which own the names of what is in them?
    package static func makesElements(_ call: Expression.Call, kind: String) -> Bool { owners[kind]?.applies(to: call) ?? false }

    /// Few do, and every call asks.
    private static let owners = Catalog.views.compactMapValues { $0.ownsNames == .none ? nil : $0.ownsNames }

    /// How many modifiers an expression has around its view.
    static func layers(of expression: Expression) -> Int {
        var count = 0
        var current = expression
        while let inner = inner(of: current) {
            if case .call = current.kind { count += 1 }
            current = inner
        }
        return count
    }

    /// Is an expression a view rather than a ShapeStyle, where both may stand? A type that is no style is, and a style with a modifier that
    /// styles do not have: `Circle()`, `Color.red.frame(width: 8)`, `badge.padding()`; not `Color.red.opacity(0.5)`.
    static func isViewRatherThanStyle(_ expression: Expression) -> Bool {
        let base = base(of: expression)
        guard let kind = kind(of: base, hasModifiers: base !== expression) else { return false }
        let isType = kind.first?.isUppercase == true
        guard let style = Catalog.valueTypes[isType ? kind : ColorValue.typeName]?.type, style.conformances.contains("ShapeStyle") else {
            return isType
        }
        return modifiers(of: expression).contains { style.methods[$0] == nil }
    }

    /// The names of the modifiers around a view, the outermost first.
    private static func modifiers(of expression: Expression) -> [String] {
        var names: [String] = []
        var current = expression
        while let inner = inner(of: current) {
            if case .call(let call) = current.kind, case .member(_, let name, _) = call.callee.kind { names.append(name) }
            current = inner
        }
        return names
    }

    /// The static name of a view; its kind alone where nothing names it (a view made by the host itself).
    static func name(of base: Expression?, kind: String, _ context: EvaluationContext) -> String {
        base.flatMap { given($0, context) } ?? lowerCamelCase(kind)
    }

    /// The name that the scene's source gives to the view of an expression.
    static func given(_ base: Expression, _ context: EvaluationContext) -> String? {
        (context.machine.host as? CatalogHost)?.names[base.id]
    }

    /// The tag of a view itself.
    static func tag(of base: Expression?, kind: String, _ context: EvaluationContext) -> ViewTag {
        ViewTag(name: name(of: base, kind: kind, context), kind: kind, layer: 0, source: base?.id.number ?? 0)
    }

    /// `VStack` → `vStack`, `ContentView` → `contentView`, `URLView` → `uRLView`: only the first letter changes.
    package static func lowerCamelCase(_ kind: String) -> String {
        let kind = kind.withoutFile
        guard let first = kind.first else { return "view" }
        return first.lowercased() + kind.dropFirst()
    }

    /// The kind of view that a base expression makes; nil where it is none that gets a name.
    static func kind(of base: Expression, hasModifiers: Bool) -> String? {
        switch base.kind {
        case .call(let call): return kind(ofCallee: call.callee)
        case .identifier(let name, _): return hasModifiers && name != "self" && name.first != "$" ? name : nil
        case .member(let owner, let name, _):
            // `Color.red` is a colour; `self.header.padding()` is called after its property.
            if case .identifier(let type, _) = owner.kind, type.first?.isUppercase == true { return type }
            return hasModifiers ? name.withoutFile : nil
        default: return nil
        }
    }

    private static func kind(ofCallee callee: Expression) -> String? {
        switch callee.kind {
        case .identifier(let name, _): return name
        case .member(let owner, let name, _):
            if name.first?.isUppercase == true { return name }
            if case .identifier(let type, _) = owner.kind, type.first?.isUppercase == true { return type }
            return name.withoutFile
        case .type(let type): return type.text.split(separator: "<").first.map(String.init)
        default: return nil
        }
    }
}
