// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A list in brackets for a generic parameter that is of the type of the elements, which is written so; and what any key path gives.
    static let elementLiterals = reading(
        ##"""
        struct Bag: ExpressibleByArrayLiteral { var xs: [Int]; init(arrayLiteral e: Int...) { xs = e }; static func + (l: Bag, r: Bag) -> Bag { var o = l; o.xs += r.xs; return o } }
        func t() -> String { let p: Bag = [1], q: Bag = [2, 3]; let r = [p, q].reduce([], +); return "\(r.xs) \(type(of: r))" }
        //= [1, 2, 3] Bag
        ----
        struct Bag: ExpressibleByArrayLiteral { var xs: [Int]; init(arrayLiteral e: Int...) { xs = e }; static func + (l: Bag, r: Bag) -> Bag { var o = l; o.xs += r.xs; return o } }
        func t() -> String { let p: Bag = [1], q: Bag = [2, 3]; let r = [p, q].reduce([]) { $0 + $1 }; let s: Bag = [p, q].reduce([], +); return "\(r.xs) \(s.xs)" }
        //= [1, 2, 3] [1, 2, 3]
        ----
        struct Money: ExpressibleByIntegerLiteral { var c: Int; init(integerLiteral v: Int) { c = v }; static func + (l: Money, r: Money) -> Money { Money(integerLiteral: l.c + r.c) } }
        func t() -> String { let p: Money = 1, q: Money = 3; let r = [p, q].reduce(0, +); let s = [p, q].reduce(0) { $0 + $1 }; return "\(r.c) \(s.c)" }
        //= 4 4
        ----
        struct Bag: ExpressibleByDictionaryLiteral { var xs: [String: Int]; init(dictionaryLiteral e: (String, Int)...) { xs = Dictionary(uniqueKeysWithValues: e) }; static func + (l: Bag, r: Bag) -> Bag { var o = l; o.xs.merge(r.xs) { $0 + $1 }; return o } }
        func t() -> String { let p: Bag = ["a": 1], q: Bag = ["a": 3]; let r = [p, q].reduce([:], +); return "\(r.xs)" }
        //= ["a": 4]
        ----
        struct P { var x: Int; var o: Int?; var s: String }
        func t() -> String { let p = P(x: 1, o: 2, s: "a"); let ks: [PartialKeyPath<P>] = [\.x, \.o, \.s]; let k: AnyKeyPath = \P.o; return ks.map { "\(p[keyPath: $0])" }.joined(separator: ",") + " \(p[keyPath: k] as Any)" }
        //= 1,Optional(2),a Optional(Optional(2))
        """##)
}
