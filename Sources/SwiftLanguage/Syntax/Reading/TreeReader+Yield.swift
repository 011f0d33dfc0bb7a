// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// `_read` and `_modify`, which lend a value instead of giving and taking it: as a getter and a setter.
extension TreeReader {
    /// What the setter that stands for `_modify` is given.
    static var modifiedValue: String { "newValue" }

    /// `yield x` gives the value, `yield &x` takes the new one; what stands behind it runs after that.
    func yielded(_ node: YieldStmtSyntax, before rest: some Sequence<CodeBlockItemSyntax>) throws(Diagnostic) -> [Statement] {
        guard case .single(let syntax) = node.yieldedExpressions else { throw unsupported("several values after 'yield'", at: node) }
        var later: [Statement] = []
        for item in rest { later.append(try statement(item)) }
        let place = span(node)
        let value = try expression(syntax)
        if case .inout(let target) = value.kind {
            let new = Expression(.identifier(Self.modifiedValue, genericArguments: []), span: place)
            return [Statement(.expression(Expression(.assignment(target, "=", new), span: place)), span: place)] + later
        }
        let cleanup = later.isEmpty ? [] : [Statement(.defer(later), span: place)]
        return cleanup + [Statement(.return(value), span: place)]
    }
}
