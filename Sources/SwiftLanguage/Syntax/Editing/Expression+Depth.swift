// SPDX-License-Identifier: GPL-3.0-or-later

/// How deep the brackets of a text lie in one another: what an edit makes has to be one that can be typed, or its session file could not be
/// read again.
extension Expression {
    /// The most modifiers that edits put around a view.
    package static let longestChain = 1_000

    /// Refuses an expression whose text would have too many brackets inside one another.
    /// - Parameter outer: those around it.
    package func checkDepth(inside outer: Int) throws(Diagnostic) {
        var pending: [(expression: Expression, depth: Int, links: Int)] = [(self, outer, 0)]
        while let (next, depth, links) = pending.popLast() {
            guard depth + (next.isQuoted ? 1 : 0) <= ScannedText.maximumDepth else {
                throw Diagnostic(
                    .limitExceeded, "the scene's code would have brackets nested more than \(ScannedText.maximumDepth) deep",
                    hint: "declare a separate view for part of it")
            }
            guard links <= Self.longestChain else {
                throw Diagnostic(.limitExceeded, "a view would have more than \(Self.longestChain) modifiers")
            }
            next.forEachChild { child in
                let isReceiver = next.isChained(on: child)
                pending.append((child, depth + next.brackets(around: child), isReceiver ? links + next.link : 0))
            }
        }
    }

    /// How many brackets of its own stand around a child.
    package func brackets(around child: Expression) -> Int {
        switch kind {
        case .call(let call): child === call.callee || call.trailingClosures.contains { $0.value === child } ? 0 : 1
        case .subscript(let base, _): child === base ? 0 : 1
        case .closure, .array, .dictionary, .tuple, .parenthesized, .if, .switch, .macro: 1
        case .string: 2
        default: 0
        }
    }

    /// A quote is read like a bracket.
    private var isQuoted: Bool { if case .string = kind { true } else { false } }

    private func isChained(on child: Expression) -> Bool {
        switch kind {
        case .call(let call): child === call.callee
        case .member(let base, _, _): child === base
        default: false
        }
    }

    private var link: Int {
        if case .call(let call) = kind, case .member = call.callee.kind { 1 } else { 0 }
    }
}

extension EditPath {
    /// The brackets around one of its nodes.
    package func brackets(around index: Int) -> Int {
        nodes.indices.prefix(index).reduce(0) { $0 + nodes[$1].brackets(around: nodes[$1 + 1]) }
    }
}
