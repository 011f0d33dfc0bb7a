// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Overloads that a closure or a reference to a function tells, values that are called, key paths as indices.
    static let functionChoices = reading(
        ##"""
        func f<T>(_ g: () -> T) -> String { "T \(g())" }
        func f<T>(_ g: () -> T?) -> String { "T? \(g() as Any)" }
        func t() -> String { f { "a" } + " " + f { Optional(1) } + " " + f { let x = 2; return x } }
        //= T a T? Optional(1) T? Optional(2)
        ----
        struct R { var x = 3, y = 4; subscript<T>(k: KeyPath<R, T>) -> T { self[keyPath: k] }; subscript(name k: KeyPath<R, Int>) -> String { "n\(self[keyPath: k])" } }
        func t() -> String { let r = R(); return "\(r[\.x]) \(r[name: \.y]) \(r[\R.y])" }
        //= 3 n4 4
        ----
        struct Meters { var v: Double; init(_ v: Double) { self.v = v }; init(_ v: Int) { self.v = Double(v) * 100 }; init<T: StringProtocol>(_ s: T) { v = Double(s.count) } }
        struct Opt { var s: String; init(_ x: Int? = nil, name: String = "n") { s = "\(x as Any)\(name)" }; init(_ x: String) { s = x } }
        func t() -> String { "\(Meters(1).v) \(Meters(1.0).v) \(Meters("abc").v) \(Opt().s) \(Opt(1).s) \(Opt("z").s) \(Opt(name: "q").s)" }
        //= 100.0 1.0 3.0 niln Optional(1)n z nilq
        ----
        enum Op: String { case add = "+", sub = "-"; func callAsFunction(_ a: Int, _ b: Int) -> Int { switch self { case .add: a + b; case .sub: a - b } } }
        struct Poly { let c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }; func callAsFunction(at xs: [Double]) -> [Double] { xs.map { self($0) } } }
        func t() -> String { let p = Poly(c: [1, 2, 3]); return "\(Op.add(2, 3)) \(Op(rawValue: "-")!(9, 4)) \(p(2)) \(p(at: [0, 1])) \([0, 1].map(p.callAsFunction(_:)))" }
        //= 5 5 17.0 [1.0, 6.0] [1.0, 6.0]
        """##)
}
