// SPDX-License-Identifier: GPL-3.0-or-later

/// The views that statements of the scene's own source gave. An edit makes the expressions of its path anew and keeps all others, the same
/// objects: one of those gives the same view again, unless it read or changed something.
struct MadeViews {
    // Shared by the table and the blocks; only the interpreter's thread sees it, as `Caches`.
    final class View {
        let expression: Expression
        private let native: (any NativeValue)?
        private let calls: Int32
        private let nesting: Int32

        var item: Value? { native.map { .native($0) } }

        /// How much deeper it goes than where it stands.
        var depth: Budget.Depth { Budget.Depth(calls: Int(calls), nesting: Int(nesting)) }

        init(expression: Expression, item: (any NativeValue)?, depth: Budget.Depth) {
            self.expression = expression
            native = item
            (calls, nesting) = (Int32(clamping: depth.calls), Int32(clamping: depth.nesting))
        }
    }

    private var views: [Int: View] = [:]
    /// What the statements of builders gave, by the number of their first expression; nil for what is made each time.
    private var blocks: [Int: [View?]] = [:]

    /// More statements than a scene of that size has: what is left of earlier scenes goes.
    private static let capacity = 200_000

    subscript(expression: Expression) -> View? {
        guard let known = views[expression.id.number], known.expression === expression else { return nil }
        return known
    }

    func block(startingWith expression: Expression) -> [View?] { blocks[expression.id.number] ?? [] }

    mutating func remember(_ block: [View?], startingWith expression: Expression) {
        if blocks.count >= Self.capacity { blocks = [:] }
        blocks[expression.id.number] = block
    }

    mutating func remember(_ view: View) {
        if views.count >= Self.capacity { (views, blocks) = ([:], [:]) }
        views[view.expression.id.number] = view
    }
}

extension Activation {
    /// What the statements of a builder give that are all expressions. Those that an edit left alone are found in the block that was made
    /// before, without a search.
    func madeItems(of expressions: [Expression], make: (Expression) throws(Diagnostic) -> Value?) throws(Diagnostic) -> [Value] {
        guard let first = expressions.first else { return [] }
        let before = machine.caches.madeViews.block(startingWith: first)
        var items: [Value] = []
        var block: [MadeViews.View?] = []
        items.reserveCapacity(expressions.count)
        block.reserveCapacity(expressions.count)
        for (place, expression) in expressions.enumerated() {
            if place < before.count, let known = before[place], known.expression === expression, budget.allows(known.depth) {
                budget.deepest = budget.deepest.union(budget.depth + known.depth)
                if let item = known.item { items.append(item) }
                block.append(known)
                continue
            }
            if let item = try madeView(expression, make: { () throws(Diagnostic) in try make(expression) }) { items.append(item) }
            block.append(machine.caches.madeViews[expression])
        }
        machine.caches.madeViews.remember(block, startingWith: first)
        return items
    }

    /// What a statement of a builder gives whose views are remembered: as it was made before where that must be the same again.
    func madeView(_ expression: Expression, make: () throws(Diagnostic) -> Value?) throws(Diagnostic) -> Value? {
        guard let reads = context.reads else { return try make() }
        if let known = machine.caches.madeViews[expression], budget.allows(known.depth) {
            budget.deepest = budget.deepest.union(budget.depth + known.depth)
            return known.item
        }
        let before = traces(reads)
        let outer = budget.deepest
        budget.deepest = budget.depth
        defer { budget.deepest = budget.deepest.union(outer) }
        let item = try make()
        guard traces(reads) == before else { return item }
        let depth = budget.deepest - budget.depth
        switch item {
        case .native(let native)?: machine.caches.madeViews.remember(MadeViews.View(expression: expression, item: native, depth: depth))
        case nil: machine.caches.madeViews.remember(MadeViews.View(expression: expression, item: nil, depth: depth))
        // Collections are made again rather than held.
        default: break
        }
        return item
    }

    /// What a call is made on: in the scene's own source the views inside of a chain of modifiers are remembered link by link, so that one more
    /// modifier does not make all those before it again.
    func receiverValue(_ base: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        guard expected.isAny, case .call = base.kind, remembersViews else { return try evaluate(base, expected) }
        return try madeView(base) { () throws(Diagnostic) in try evaluate(base, expected) } ?? .void
    }

    /// What code leaves behind that reads something or does more than make a view.
    private func traces(_ reads: ReadLog) -> (Int, Int, UInt64, Int, Int) {
        let made = machine.state.made
        return (reads.count, made.objects, made.draws, budget.output, machine.deferredTasks.count)
    }

    /// Does it run statements whose views are remembered?
    var remembersViews: Bool { isOwnSource && context.reads?.remembersStatements == true }

    /// Code that stands in the scene's root, where nothing but the program and the state is in reach: no variables, no place.
    private var isOwnSource: Bool {
        lexical.isScene && scope == nil && receiver == nil && context.site == nil && context.stateOwner == nil && context.resolver == nil
    }
}

extension Budget {
    /// May code that goes so much deeper run here?
    fileprivate func allows(_ more: Depth) -> Bool {
        callDepth + more.calls <= limits.callDepth && nesting + more.nesting <= limits.nesting
    }
}
