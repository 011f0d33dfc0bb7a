// SPDX-License-Identifier: GPL-3.0-or-later

/// The statements of a builder as they are written and with their types.
struct TypedBlock {
    let source: [Statement]
    /// The same array where nothing was found.
    private(set) var typed: [Statement]
    /// Where something was found, which of many statements is nothing.
    private var places: [Int] = []

    init(_ source: [Statement]) {
        self.source = source
        typed = source
    }

    mutating func find(_ expression: Expression, at place: Int) {
        typed[place].kind = .expression(expression)
        places.append(place)
    }

    /// What was found for some of the statements, by the expressions as they are written.
    func findings(in range: Range<Int>) -> [ObjectIdentifier: Expression] {
        var found: [ObjectIdentifier: Expression] = [:]
        for place in places where range.contains(place) {
            if case .expression(let written) = source[place].kind, case .expression(let expression) = typed[place].kind {
                found[ObjectIdentifier(written)] = expression
            }
        }
        return found
    }

    /// Takes over what was found of some of an earlier block's statements, which stand here so much later.
    mutating func take(_ taken: Range<Int>, of earlier: TypedBlock, movedBy shift: Int) {
        for place in earlier.places where taken.contains(place) {
            typed[place + shift] = earlier.typed[place]
            places.append(place + shift)
        }
    }
}
