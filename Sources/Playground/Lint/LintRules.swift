// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// The anti-patterns that `lint` finds, one function each.
struct LintRules {
    let program: Program

    /// Fewer rows than these are as fast without laziness.
    private static let lazyMinimum = 50

    func findings(_ view: Linter.View) -> [LintFinding] {
        [
            reader(view), offsetIdentity(view), scrollPadding(view), safeAreaTwice(view), nestedLazy(view), smallLazy(view),
            lazySetUp(view),
            lazyState(view), frame(view), freshID(view),
        ].compactMap { $0 }
    }

    func finding(_ view: Linter.View, _ pattern: LintPattern, _ text: String, better: String, at span: SourceSpan? = nil) -> LintFinding {
        LintFinding(pattern: pattern, view: view.name, span: span ?? view.span, text: text, better: better)
    }

    // MARK: rules

    private func reader(_ view: Linter.View) -> LintFinding? {
        guard Catalog.traits(of: view.kind).contains(.readsGeometry), !view.has(.bounds),
            let outer = view.around.last(where: { !Catalog.traits(of: $0).contains(.group) }), Catalog.traits(of: outer).contains(.line)
        else { return nil }
        return finding(
            view, .greedyReader,
            "A \(view.kind) takes all it is offered: in a \(outer) it pushes its neighbours away, or is 10 high where it is offered nil.",
            better: "onGeometryChange on the view itself, or a .frame(height:) around the reader, or the reader in .background.")
    }

    private func offsetIdentity(_ view: Linter.View) -> LintFinding? {
        guard case .call(let call) = view.base.kind, ViewNaming.makesElements(call, kind: view.kind), let data = call.arguments.first
        else { return nil }
        let id = call.arguments.first { $0.label == "id" }?.value
        guard Self.isPosition(id, of: data.value) || Self.isCountRange(data.value) else { return nil }
        return finding(
            view, .identityByOffset,
            "The position of an element is its identity here: when one is inserted or removed, all later rows change identity and lose their state.",
            better: "id: a property that stays with the element, or Identifiable elements.", at: id?.span ?? data.value.span)
    }

    /// `id: \.offset` (or `\.0`) of `enumerated()`, `id: \.self` of `indices`.
    private static func isPosition(_ id: Expression?, of data: Expression) -> Bool {
        guard let id, case .keyPath(_, let components) = id.kind else { return false }
        let text = SwiftPrinter.line(data)
        let first: String? = if case .property(let name)? = components.first { name } else { nil }
        if first == "offset" { return true }
        if first == "0", text.contains("enumerated()") { return true }
        return SwiftPrinter.line(id).hasSuffix("self") && text.hasSuffix(".indices")
    }

    /// `0..<items.count`: the numbers are positions too.
    private static func isCountRange(_ data: Expression) -> Bool {
        guard case .binary(let low, "..<", let high) = data.kind, case .integer(0) = low.kind, case .member(_, "count", _) = high.kind
        else {
            return false
        }
        return true
    }

    private func scrollPadding(_ view: Linter.View) -> LintFinding? {
        guard Catalog.traits(of: view.kind).contains(.scrolls), let padding = view.modifiers.first(where: { $0.has(.pads) }) else {
            return nil
        }
        return finding(
            view, .paddedScrollView,
            "padding makes the scroll view itself smaller: content is cut at its edges instead of scrolling under them.",
            better: ".safeAreaPadding or .contentMargins, or .padding on the content.", at: padding.nameSpan)
    }

    private func safeAreaTwice(_ view: Linter.View) -> LintFinding? {
        guard let reader = view.around.last(where: { Catalog.traits(of: $0).contains(.readsGeometry) }),
            let modifier = view.modifiers.first(where: { Self.isLayout($0) && Self.readsSafeArea($0) })
        else { return nil }
        return finding(
            view, .safeAreaTwice,
            "\(modifier.name) counts safeAreaInsets by hand, but the \(reader) around it is already in the safe area: they count twice.",
            better: ".safeAreaPadding, or ignoresSafeArea on the reader if it should reach the edges.", at: modifier.nameSpan)
    }

    private static func isLayout(_ modifier: Expression.Modifier) -> Bool {
        Catalog.modifiers(named: modifier.name).contains { $0.effect == .layout }
    }

    private static func readsSafeArea(_ modifier: Expression.Modifier) -> Bool {
        modifier.call.arguments.contains { argument in
            argument.value.first { if case .member(_, "safeAreaInsets", _) = $0.kind { true } else { false } } != nil
        }
    }

    private func nestedLazy(_ view: Linter.View) -> LintFinding? {
        let outer = view.around.last { Catalog.views[$0]?.isLazy == true || Catalog.traits(of: $0).contains(.scrolls) }
        guard view.declaration?.isLazy == true, let outer, !Catalog.traits(of: outer).contains(.scrolls) else { return nil }
        return finding(
            view, .lazyInLazy,
            "A \(view.kind) directly inside a \(outer) has no scroll view of its own to be lazy in, and its length must be estimated.",
            better: "one lazy container with sections, or a plain stack inside.")
    }

    private func smallLazy(_ view: Linter.View) -> LintFinding? {
        guard let eager = view.declaration?.eager, let count = Self.count(view.base), count < Self.lazyMinimum else { return nil }
        return finding(
            view, .needlessLazy,
            "It has \(count.counted("view")): under \(Self.lazyMinimum) laziness costs more than it saves, and estimated lengths make scrolling jump.",
            better: "\(eager).")
    }

    private func lazySetUp(_ view: Linter.View) -> LintFinding? {
        let own = view.modifiers + bodyModifiers(of: view.kind)
        guard view.isInLazy, let modifier = own.first(where: Self.setsUp) else { return nil }
        return finding(
            view, .setUpInLazyRow,
            "\(modifier.name) of a lazy row runs each time the row comes into view, not once.",
            better: "do what happens once in the model, or in \(modifier.name) of the scroll view.", at: modifier.nameSpan)
    }

    private static func setsUp(_ modifier: Expression.Modifier) -> Bool {
        Catalog.modifiers(named: modifier.name).contains { $0.observes == .appearance }
    }

    /// The modifiers of the views that the body of a declared view consists of.
    private func bodyModifiers(of kind: String) -> [Expression.Modifier] {
        for case .type(let type) in program.declarations.map(\.kind) where type.name == kind {
            for case .variable(let variable) in type.members.map(\.kind) {
                for binding in variable.bindings {
                    guard case .binding("body", _, _) = binding.pattern, let body = binding.accessors?.getter else { continue }
                    return body.flatMap { statement -> [Expression.Modifier] in
                        if case .expression(let expression) = statement.kind { return expression.modifierChain.modifiers }
                        return []
                    }
                }
            }
        }
        return []
    }

    private func lazyState(_ view: Linter.View) -> LintFinding? {
        guard view.isInLazy, let type = program.type(named: view.kind),
            let state = type.storedProperties.first(where: { $0.wrapper?.name == "State" })
        else { return nil }
        return finding(
            view, .stateInLazyRow,
            "@State '\(state.name)' of a lazy row starts again when the row has been scrolled away and comes back.",
            better: "keep it in the model, or outside the lazy container, by the row's id.")
    }

    // MARK: branches

    /// if/else between an HStack and a VStack: each is another view, so what is inside starts again.
    static func branches(_ statement: IfStatement, _ around: String, _ span: SourceSpan?) -> LintFinding? {
        guard let first = arrangement(statement.body), let other = statement.elseBody.flatMap(arrangement), first.name != other.name,
            let layout = first.layoutType, let otherLayout = other.layoutType
        else { return nil }
        return LintFinding(
            pattern: .branchLosesState, view: around, span: span.map { SourceSpan(source: $0.source, start: $0.start, end: $0.start + 2) },
            text:
                "if/else shows a \(first.name) or a \(other.name): they are two views, so state inside is lost whenever the condition changes.",
            better: "let layout = condition ? AnyLayout(\(layout)()) : AnyLayout(\(otherLayout)()); layout { … }")
    }

    private static func arrangement(_ statements: [Statement]) -> ViewDeclaration? {
        guard statements.count == 1, case .expression(let expression) = statements[0].kind else { return nil }
        return expression.chainBase.viewTypeName.flatMap { Catalog.views[$0] }
    }

    // MARK: counting

    /// How many views a container shows, where the source tells.
    private static func count(_ base: Expression) -> Int? {
        guard case .call(let call) = base.kind, let content = call.trailingClosures.first ?? call.arguments.last,
            case .closure(let closure) = content.value.kind
        else { return nil }
        var total = 0
        for statement in closure.body {
            guard case .expression(let expression) = statement.kind else { return nil }
            let inner = expression.chainBase
            guard let kind = inner.viewTypeName else { return nil }
            if case .call(let each) = inner.kind, ViewNaming.makesElements(each, kind: kind), !Catalog.traits(of: kind).contains(.scrolls) {
                guard let count = each.arguments.first.flatMap({ elements($0.value) }) else { return nil }
                total += count
            } else if Catalog.traits(of: kind).contains(.group) {
                return nil
            } else {
                total += 1
            }
        }
        return total
    }

    private static func elements(_ data: Expression) -> Int? {
        switch data.kind {
        case .array(let elements): return elements.count
        case .parenthesized(let inner): return elements(inner)
        case .binary(let low, let sign, let high):
            guard case .integer(let first) = low.kind, case .integer(let last) = high.kind, sign == "..<" || sign == "..." else {
                return nil
            }
            let (count, overflow) = last.subtractingReportingOverflow(first)
            return overflow || count == .max ? nil : max(0, sign == "..." ? count + 1 : count)
        default: return nil
        }
    }
}

extension Expression.Modifier {
    /// Where its name stands.
    var nameSpan: SourceSpan? {
        if case .member(_, _, let span) = call.callee.kind { return span }
        return nil
    }
}
