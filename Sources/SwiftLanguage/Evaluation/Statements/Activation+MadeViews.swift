// SPDX-License-Identifier: GPL-3.0-or-later

/// The views that the scene's own source gave: those of single expressions, and those of the statements of builders. An edit makes the
/// expressions of its path anew and keeps all others, the same objects: one of those gives the same view again, unless it read or changed
/// something.
struct MadeViews {
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
    /// By the number of their first expression.
    private var blocks: [Int: MadeBlock] = [:]
    /// The numbers of the first expressions by those of the last: an edit at the start of a block leaves its end.
    private var firsts: [Int: Int] = [:]

    /// More statements than a scene of that size has: what is left of earlier scenes goes.
    private static let capacity = 200_000

    subscript(expression: Expression) -> View? {
        guard let known = views[expression.id.number], known.expression === expression else { return nil }
        return known
    }

    /// Takes out the block that these statements were before an edit, so that nobody else holds its items while they change; `remember`
    /// puts it back.
    mutating func takeBlock(of statements: [Statement]) -> MadeBlock? {
        let first = statements.first?.viewExpression?.id.number
        let last = statements.last?.viewExpression.flatMap { firsts[$0.id.number] }
        let found = Set([first, last].compactMap { $0 }.filter { blocks[$0] != nil })
        // A statement may have come from another block.
        let most = found.max { (blocks[$0]?.unchanged(in: statements) ?? 0) < (blocks[$1]?.unchanged(in: statements) ?? 0) }
        return most.flatMap { blocks.removeValue(forKey: $0) }
    }

    mutating func remember(_ block: MadeBlock, of statements: [Statement]) {
        guard let first = statements.first?.viewExpression, let last = statements.last?.viewExpression else { return }
        if blocks.count >= Self.capacity { (blocks, firsts) = ([:], [:]) }
        blocks[first.id.number] = block
        firsts[last.id.number] = first.id.number
    }

    mutating func remember(_ view: View) {
        if views.count >= Self.capacity { (views, blocks, firsts) = ([:], [:], [:]) }
        views[view.expression.id.number] = view
    }
}

extension Activation {
    /// What the statements of a builder give, if all are expressions that choose nothing; nil for others. Those that an edit left alone
    /// keep what they gave.
    func madeItems(of statements: [Statement], make: (Expression) throws(Diagnostic) -> Value?) throws(Diagnostic) -> [Value]? {
        if statements.isEmpty { return [] }
        var block = machine.caches.madeViews.takeBlock(of: statements) ?? MadeBlock()
        if !budget.allows(block.depth) { block = MadeBlock() }
        guard let places = block.change(to: statements) else { return nil }
        budget.deepest = budget.deepest.union(budget.depth + block.depth)
        for place in places {
            guard let expression = statements[place].viewExpression else { continue }
            let (item, depth) = try made { () throws(Diagnostic) in try make(expression) }
            block.put(item, at: place, depth)
        }
        let items = block.views
        if block.isKept { machine.caches.madeViews.remember(block, of: statements) }
        return items
    }

    /// What a statement of a builder gives whose views are remembered: as it was made before where that must be the same again.
    func madeView(_ expression: Expression, make: () throws(Diagnostic) -> Value?) throws(Diagnostic) -> Value? {
        if let known = machine.caches.madeViews[expression], context.reads != nil, budget.allows(known.depth) {
            budget.deepest = budget.deepest.union(budget.depth + known.depth)
            return known.item
        }
        let (item, depth) = try made(make)
        guard let depth else { return item }
        switch item {
        case .native(let native)?: machine.caches.madeViews.remember(MadeViews.View(expression: expression, item: native, depth: depth))
        case nil: machine.caches.madeViews.remember(MadeViews.View(expression: expression, item: nil, depth: depth))
        // Collections are made again rather than held.
        default: break
        }
        return item
    }

    /// What code makes, and how deep that went, if it must be the same again: nil where it read something or did more than make a view.
    private func made(_ make: () throws(Diagnostic) -> Value?) throws(Diagnostic) -> (item: Value?, depth: Budget.Depth?) {
        guard let reads = context.reads else { return (try make(), nil) }
        let before = traces(reads)
        let outer = budget.deepest
        budget.deepest = budget.depth
        defer { budget.deepest = budget.deepest.union(outer) }
        let item = try make()
        return (item, traces(reads) == before ? budget.deepest - budget.depth : nil)
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
    var isOwnSource: Bool {
        lexical.isScene && scope == nil && receiver == nil && context.site == nil && context.stateOwner == nil && context.resolver == nil
    }
}

extension Budget {
    /// May code that goes so much deeper run here?
    fileprivate func allows(_ more: Depth) -> Bool {
        callDepth + more.calls <= limits.callDepth && nesting + more.nesting <= limits.nesting
    }
}
