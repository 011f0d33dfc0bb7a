// SPDX-License-Identifier: GPL-3.0-or-later

extension IntegerType {
    /// What the compiler says of a literal that the type cannot hold; nil for one that it can.
    func overflow(of number: Int) -> String? {
        if Int128(number) >= min, Int128(number) <= max { return nil }
        return number < 0 && !isSigned
            ? "negative integer '\(number)' overflows when stored into unsigned type '\(rawValue)'"
            : "integer literal '\(number)' overflows when stored into '\(rawValue)'"
    }
}

extension Expression {
    /// The number that a literal is, a sign before it included.
    var literalNumber: Int? {
        switch kind {
        case .integer(let number): return number
        case .prefix("-", let operand): if case .integer(let number) = operand.kind { return 0 &- number } else { return nil }
        default: return nil
        }
    }
}
