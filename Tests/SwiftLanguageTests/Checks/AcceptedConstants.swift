// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Conditions and numbers that are known before anything runs, and what is close to the slips that are refused.
    static let constants = reading(
        ##"""
        func f() -> Int { if true { return 1 } }
        ----
        func f() -> Int { if false { } else { return 1 } }
        ----
        func f() -> Int { guard false else { return 1 } }
        ----
        func f() -> Int { if 1 == 1 { return 1 } }
        ----
        func f() -> Int { if !false { return 1 } }
        ----
        func f() -> Int { while 1 < 2 { } }
        ----
        func f(_ n: Int) { guard 1 == 1 else {} ; print(n) }
        ----
        func f(_ n: Int) { guard !false else {} ; print(n) }
        ----
        func f(_ n: Int) { guard true, true else {} ; print(n) }
        ----
        func f(_ n: Int) { guard (true) else {} ; print(n) }
        ----
        func f() -> Int { while (true) { } }
        ----
        func f(_ n: Int?) -> Int { guard let n, true else { return 2 }; return n }
        ----
        func f(_ n: Int) { guard case _ = n else {} ; print(n) }
        ----
        func f() -> Int { let x: Int; if true { x = 1 }; return x }
        ----
        func f() -> Int { let x: Int; while true { x = 1; break }; return x }
        ----
        func f(n: UInt8) -> Int { n > 3 ? Int(n) + 256 : max(Int(n), 300) }
        ----
        func f(n: Int) -> Double { 5.0 / 0 }
        ----
        func f() -> Int8 { -128 }
        ----
        func f() -> UInt8 { 255 &+ 1 }
        ----
        func f() -> Int32 { 1 << 40 }
        ----
        func f() -> Int { Int(3.7) + Int(-2.5) }
        ----
        class A { private init() {} ; private init(n: Int) {} }
        ----
        class A { var n: Int; init(n: Int) { self.n = n } }
        class B: A { init(m: Int) { super.init(n: m) } }
        ----
        class A { init() {}; convenience init(n: Int) { self.init() } }
        class B: A { init(n: Int) { super.init() } }
        ----
        class A { private init(n: Int) {}; init() {} }
        class B: A { init(n: Int) { super.init() } }
        ----
        class A { init(n: Int) {} }
        class B: A { init(n: String) { super.init(n: 1) } }
        ----
        let base = 3
        func f(_ a: Int, _ b: Int = base) {}
        struct S { static let d = 1; func g(_ a: Int = d) {}; func h(_ a: Int = S.d) {}; func i(_ a: Int = Self.d) {} }
        ----
        actor Store { var items = [3, 1] }
        func f(_ s: Store) async -> Int { await s.items.sorted().count }
        ----
        func f() { let d = ["a": 1]; print(d.map { $0 }, d.sorted { $0.value < $1.value }, d.mapValues { $0 }, d.reduce(0) { $0 + $1.value }) }
        ----
        func f() { let d = ["a": 1]; print(d.map { k, v in k }, d.filter { k, v in v > 1 }, d.first { k, v in v > 1 } as Any) }
        ----
        func f() { print([1, 2].enumerated().map { i, x in i + x }, zip([1], [2]).map { a, b in a + b }) }
        ----
        struct N { var a = 1 }
        func f() { let x: N? = N(); print(x == nil, x != nil, nil == x) }
        """##)
}
