// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A NaN beside ranges and other numbers: nothing is in order with it.
    static let unorderedNumbers = reading(
        ##"""
        func m(_ v: Double) -> String { switch v { case 90...: "A"; case ..<80: "C"; case ...85: "D"; case 85..<90: "E"; case 1...2: "F"; default: "?" } }
        func t() -> String { let n = Double.nan; return "\(m(n)) \(m(95)) \(m(82)) \((1...).contains(n)) \((..<1).contains(n)) \((...1).contains(n)) \((1.0...2).contains(n)) \((1.0..<2).contains(n)) \((0...) ~= n) \(n > 1) \(n == n) \([n, 1].max()!) \([1, n].contains(n)) \(n.isNaN) \(max(1, n)) \(min(n, 1))" }
        //= ? A D false false false false false false false false nan false true 1.0 nan
        """##)
}
