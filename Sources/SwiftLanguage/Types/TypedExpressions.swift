// SPDX-License-Identifier: GPL-3.0-or-later

/// Expressions of one version of a program with their types, kept as long as the same expression is looked at: an edit of the scene makes
/// those on its path anew.
struct TypedExpressions {
    private var found: [Int: TypedExpression] = [:]
    /// The statements of builders, by the numbers of their first and their last expression.
    private var blocks: [Int: TypedBlock] = [:]
    /// One of each shape.
    private var shapes: [ExpressionShape: TypedExpression] = [:]
    /// How many were kept.
    private(set) var made = 0
    /// How many were of the shape of an earlier one.
    private(set) var shared = 0

    /// More than a scene of that size has: what is left of earlier scenes goes.
    private static let capacity = 400_000
    /// More than a person writes: longer code was made by a program, and rarely repeats a shape after this many others.
    private static let shapeCapacity = 10_000

    subscript(expression: Expression) -> TypedExpression? {
        get {
            guard let known = found[expression.id.number], known.source === expression else { return nil }
            return known
        }
        set {
            if found.count >= Self.capacity { (found, blocks) = ([:], [:]) }
            made += 1
            found[expression.id.number] = newValue
        }
    }

    /// What was found for another expression of the shape, said of this one.
    mutating func found(_ shape: ExpressionShape) -> TypedExpression? {
        guard let found = shapes[shape]?.said(of: shape.expression) else { return nil }
        shared += 1
        return found
    }

    mutating func remember(_ typed: TypedExpression, _ shape: ExpressionShape) {
        guard typed.diagnostics.isEmpty else { return }
        if shapes.count >= Self.shapeCapacity { shapes = [:] }
        shapes[shape] = typed
    }

    /// What was found for a builder's statements before an edit, which leaves their first one alone, or their last.
    func block(of statements: [Statement]) -> TypedBlock? { Self.ends(of: statements).lazy.compactMap { blocks[$0] }.first }

    mutating func remember(_ block: TypedBlock) {
        if blocks.count >= Self.capacity { blocks = [:] }
        for end in Self.ends(of: block.source) { blocks[end] = block }
    }

    private static func ends(of statements: [Statement]) -> [Int] {
        [statements.first, statements.last].compactMap { statement in
            if case .expression(let expression)? = statement?.kind { expression.id.number } else { nil }
        }
    }
}
