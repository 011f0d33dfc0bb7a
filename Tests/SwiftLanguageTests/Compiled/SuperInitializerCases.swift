// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A designated initializer that does not call `super.init` runs `super.init()` at its end.
    static let superInitializers = reading(
        ##"""
        class A { var log = ""; init() { log += "A" } }
        class B: A { let m: Int; init(m: Int) { self.m = m } }
        class C: A { let m: Int; init(m: Int) { self.m = m; super.init(); log += "C" } }
        class D: B { let q: String; override init(m: Int) { q = "q"; super.init(m: m + 1); log += q } }
        func t() -> String { B(m: 2).log + C(m: 1).log + D(m: 3).log + "\(D(m: 3).m)" }
        //= AACAq4
        ----
        class A { static var n = 0; let id: Int; init() { A.n += 1; id = A.n } }
        class B: A { var k = 5; override init() { k = 7 } }
        class E: A { var k = 5; convenience init(x: Int) { self.init(); k = x } }
        func t() -> String { let a = B(), b = B(), e = E(x: 9); return "\(a.id) \(b.id) \(e.id) \(b.k) \(e.k)" }
        //= 1 2 3 7 9
        ----
        class A { let v: Int; init(v: Int = 4) { self.v = v } }
        class B: A { let m: Int; init(m: Int) { self.m = m } }
        func t() -> String { let b = B(m: 3); return "\(b.v) \(b.m)" }
        //= 4 3
        ----
        class A { var log: [String] = []; init() { setup() }; func setup() { log.append("A.setup") } }
        class B: A { var name = "b"; override func setup() { super.setup(); log.append("B.setup \(name)") }; init(name: String) { self.name = name } }
        class C: B { init() { super.init(name: "c") } ; override func setup() { log.append("C") ; super.setup() } }
        func t() -> String { B(name: "x").log.joined(separator: ",") + "|" + C().log.joined(separator: ",") }
        //= A.setup,B.setup x|C,A.setup,B.setup c
        """##)
}
