// SPDX-License-Identifier: GPL-3.0-or-later

/// What an edit left alone of a list of statements: how many at its start and how many at its end are the same expressions as in an earlier
/// version of the list. An expression in the middle may be the same one, too.
struct UnchangedEnds {
    let start: Int
    let end: Int

    init(_ statements: [Statement], since earlier: [Statement]) {
        let shorter = min(statements.count, earlier.count)
        var start = 0
        while start < shorter, statements[start].isSameExpression(as: earlier[start]) { start += 1 }
        let shift = earlier.count - statements.count
        var last = statements.count
        while last > start, last + shift > start, statements[last - 1].isSameExpression(as: earlier[last + shift - 1]) { last -= 1 }
        self.start = start
        end = statements.count - last
    }

    /// The statements of a list of that version that may have changed.
    func middle(of count: Int) -> Range<Int> { start..<count - end }
}

extension Statement {
    /// Are both expressions, and the same object?
    @inline(__always)
    fileprivate func isSameExpression(as other: Statement) -> Bool {
        if case .expression(let own) = kind, case .expression(let others) = other.kind { own === others } else { false }
    }
}
