// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A literal for a generic parameter that is of the type of the elements, which is written so; and what any key path gives.
    static let elementLiterals = reading(
        ##"""
        struct Money: ExpressibleByIntegerLiteral { var c: Int; init(integerLiteral v: Int) { c = v }; static func + (l: Money, r: Money) -> Money { Money(integerLiteral: l.c + r.c) } }
        func t() -> String { let p: Money = 1, q: Money = 3; let r = [p, q].reduce(0, +); let s = [p, q].reduce(0) { $0 + $1 }; return "\(r.c) \(s.c)" }
        //= 4 4
        ----
        struct P { var x: Int; var o: Int?; var s: String }
        func t() -> String { let p = P(x: 1, o: 2, s: "a"); let ks: [PartialKeyPath<P>] = [\.x, \.o, \.s]; let k: AnyKeyPath = \P.o; return ks.map { "\(p[keyPath: $0])" }.joined(separator: ",") + " \(p[keyPath: k] as Any)" }
        //= 1,Optional(2),a Optional(Optional(2))
        """##)
}
