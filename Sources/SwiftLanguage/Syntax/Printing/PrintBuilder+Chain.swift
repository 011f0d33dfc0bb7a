// SPDX-License-Identifier: GPL-3.0-or-later

/// `base.modifier(…).modifier { … }`: chains nest to the left without bound, so they are walked in a loop.
extension PrintBuilder {
    /// A part of a chain that stays on its line: `.name(…)[…]!`.
    private struct Segment {
        var parts: [PrintDocument] = []
        var isCalled = false
        var isDirective = false
    }

    func chain(_ expression: Expression) -> PrintDocument {
        var links: [Expression] = []
        var base = expression
        while let inner = Self.inner(of: base) {
            links.append(base)
            base = inner
            if PrintLevel(inner) < .postfix { break }
        }
        let isView = expression.isViewChain
        let closureAtBase = links.last.map { Self.hasTrailingBody($0) } ?? false
        var segments = [Segment(parts: [chainBase(base, below: links.last)])]
        for link in links.reversed() { add(link, to: &segments, opensChain: segments.count == 1 && isView) }
        let called = segments.dropFirst().filter(\.isCalled).count
        let breaks = called >= (isView ? 1 : 2) || segments.contains(where: \.isDirective)
        guard breaks else { return .group(.sequence(segments.flatMap(\.parts))) }
        let tail = PrintDocument.sequence(Self.lines(segments))
        return .group(.sequence(segments[0].parts + [closureAtBase && isView ? tail : .indented(tail)]))
    }

    private static func lines(_ segments: [Segment]) -> [PrintDocument] {
        var parts: [PrintDocument] = []
        for (before, segment) in zip(segments, segments.dropFirst()) {
            if segment.isDirective || before.isDirective {
                parts.append(.line(flat: "", .forced))
            } else if segment.isCalled {
                parts.append(.line(flat: "", .soft))
            }
            parts += segment.parts
        }
        return parts
    }

    static func inner(of expression: Expression) -> Expression? {
        switch expression.kind {
        case .member(let base, _, _), .subscript(let base, _), .optionalChaining(let base), .forceUnwrap(let base), .postfix(let base, _),
            .conditionalChain(let base, _):
            base
        case .call(let call): call.callee
        default: nil
        }
    }

    private func chainBase(_ base: Expression, below link: Expression?) -> PrintDocument {
        switch link?.kind {
        case .postfix, .conditionalChain: enclosed(base, ifBelow: .chain)
        default: enclosed(base, ifBelow: .postfix)
        }
    }

    private static func hasTrailingBody(_ link: Expression) -> Bool {
        guard case .call(let call) = link.kind, case .closure(let closure) = call.trailingClosures.first?.value.kind else { return false }
        return !closure.body.isEmpty
    }

    private func add(_ link: Expression, to segments: inout [Segment], opensChain: Bool) {
        let last = segments.count - 1
        switch link.kind {
        case .member(_, let name, _): segments.append(Segment(parts: [.text("." + name)]))
        case .call(let call):
            segments[last].isCalled = true
            segments[last].parts.append(suffix(call, breaksWithChain: opensChain))
        case .subscript(_, let arguments): segments[last].parts.append(list("[", arguments.map { document($0) }, "]"))
        case .optionalChaining: segments[last].parts.append(.text("?"))
        case .forceUnwrap: segments[last].parts.append(.text("!"))
        case .postfix(_, let sign): segments[last].parts.append(.text(sign))
        case .conditionalChain(_, let clauses):
            segments.append(Segment(parts: [directives(clauses) { $0.map { [document($0)] } ?? [] }], isDirective: true))
        default: break
        }
    }

    /// Everything behind the callee. The closure of a chain's first call breaks together with the chain.
    private func suffix(_ call: Expression.Call, breaksWithChain: Bool) -> PrintDocument {
        var parts: [PrintDocument] = []
        if call.hasParentheses || !call.arguments.isEmpty || call.trailingClosures.isEmpty { parts.append(arguments(call.arguments)) }
        for closure in call.trailingClosures {
            parts.append(.text(closure.label.map { " \($0): " } ?? " "))
            if case .closure(let value) = closure.value.kind {
                parts.append(self.closure(value, isGrouped: !breaksWithChain))
            } else {
                parts.append(document(closure.value))
            }
        }
        return .sequence(parts)
    }

    /// `#if a`, its lines, `#elseif b`, its lines, `#endif`.
    func directives<Body>(_ clauses: [(condition: Expression?, Body)], _ body: (Body) -> [PrintDocument]) -> PrintDocument {
        var parts: [PrintDocument] = []
        for (index, clause) in clauses.enumerated() {
            let condition = clause.condition.map { PrintRenderer.render(document($0), width: nil) }
            let word = index == 0 ? "#if " : "#elseif "
            parts.append(.text(condition.map { word + $0 } ?? "#else"))
            for line in body(clause.1) { parts.append(.indented(.sequence([.line(flat: "", .forced), line]))) }
            parts.append(.line(flat: "", .forced))
        }
        return .sequence(parts + [.text("#endif")])
    }
}

extension Expression {
    /// Whether the chain begins with a type: `Text("a").bold()`, `Color.red.frame(width: 1)`.
    fileprivate var isViewChain: Bool {
        var current = self
        while let inner = PrintBuilder.inner(of: current) { current = inner }
        return current.asType != nil
    }
}
