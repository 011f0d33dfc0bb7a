// SPDX-License-Identifier: GPL-3.0-or-later

/// What the statements of a builder gave that are all expressions.
struct MadeBlock {
    private var source: [Statement] = []
    /// One for each statement, `void` for one that gave no view.
    private var items: [Value] = []
    /// The places of statements that are made each time, as they read or change something, or give no view; ascending.
    private var fleeting: [Int] = []
    private var hasGaps = false
    /// How much deeper the others went than where the block stands, at most.
    private(set) var depth = Budget.Depth()
    /// May it be held? Collections are made again rather than held.
    private(set) var isKept = true

    /// How many statements of a later version are the same, at its ends.
    func unchanged(in statements: [Statement]) -> Int {
        let same = UnchangedEnds(statements, since: source)
        return same.start + same.end
    }

    /// Goes over to a later version of the statements. Each that an edit left alone keeps what it gave.
    /// - Returns: the places of those that have to be made, in order; nil where a statement declares or chooses something.
    mutating func change(to statements: [Statement]) -> [Int]? {
        let same = UnchangedEnds(statements, since: source)
        let (old, new) = (same.middle(of: source.count), same.middle(of: statements.count))
        let known = held(in: old)
        var middle: [Value] = []
        var missing: [Int] = []
        middle.reserveCapacity(new.count)
        for place in new {
            guard let expression = statements[place].viewExpression else { return nil }
            let item = known[ObjectIdentifier(expression)]
            if item == nil { missing.append(place) }
            middle.append(item ?? .void)
        }
        items.replaceSubrange(old, with: middle)
        let shift = statements.count - source.count
        let places = fleeting.filter { $0 < old.lowerBound } + missing + fleeting.filter { $0 >= old.upperBound }.map { $0 + shift }
        source = statements
        (fleeting, hasGaps) = ([], false)
        return places
    }

    /// What expressions at some places gave that need not be made again.
    private func held(in places: Range<Int>) -> [ObjectIdentifier: Value] {
        let again = Set(fleeting)
        var held: [ObjectIdentifier: Value] = [:]
        for place in places where !again.contains(place) {
            if let expression = source[place].viewExpression { held[ObjectIdentifier(expression)] = items[place] }
        }
        return held
    }

    /// Notes what a statement gave; the places come in order.
    /// - Parameter depth: how deep that went; nil where it has to be made each time.
    mutating func put(_ item: Value?, at place: Int, _ depth: Budget.Depth?) {
        items[place] = item ?? .void
        if let depth { self.depth = self.depth.union(depth) }
        switch item {
        case .native?: if depth == nil { fleeting.append(place) }
        case nil:
            fleeting.append(place)
            hasGaps = true
        default: isKept = false
        }
    }

    /// What the statements gave, in order.
    var views: [Value] { hasGaps ? items.filter { if case .void = $0 { false } else { true } } : items }
}

extension Statement {
    /// The expression that is a view of a builder; nil for what declares or chooses something.
    var viewExpression: Expression? {
        guard case .expression(let expression) = kind else { return nil }
        switch expression.kind {
        case .if, .switch: return nil
        default: return expression
        }
    }
}
