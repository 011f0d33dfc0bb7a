// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A `lazy var` of a struct is made once, whoever reads it first.
    static let lazyProperties = reading(
        ##"""
        nonisolated(unsafe) var log = ""
        func mk(_ s: String, _ n: Int) -> Int { log += s; return n }
        struct L { lazy var a = mk("a", 1); lazy var b = a + mk("b", 1); mutating func f() -> Int { a + a }; var c: Int { mutating get { b } }; lazy var d: Int = { self.a + self.b }() }
        func t() -> String { log = ""; var l = L(); let x = l.f(); let y = l.c; let z = l.d; var m = L(); let w = m.d; return "\(x) \(y) \(z) \(w) \(log)" }
        //= 2 2 3 3 abab
        ----
        nonisolated(unsafe) var log = ""
        func mk(_ s: String, _ n: Int) -> Int { log += s; return n }
        class L { lazy var a = mk("a", 1); lazy var b = a + mk("b", 1); func f() -> Int { a + a }; var c: Int { b }; lazy var d: Int = { self.a + self.b }() }
        func t() -> String { log = ""; let l = L(); let x = l.f(); let y = l.c; let z = l.d; let m = L(); let w = m.d; return "\(x) \(y) \(z) \(w) \(log)" }
        //= 2 2 3 3 abab
        ----
        nonisolated(unsafe) var log = ""
        func mk(_ s: String, _ n: Int) -> Int { log += s; return n }
        struct L { lazy var a = mk("a", 1); lazy var b = a + mk("b", 1) }
        struct O { var l = L(); mutating func g() -> Int { l.a + l.a + l.b }; var arr = [L()] }
        func t() -> String { log = ""; var o = O(); let x = o.g(); let y = o.l.b + o.arr[0].a + o.arr[0].a; func h(_ p: inout L) -> Int { p.b + p.b }; let z = h(&o.arr[0]); return "\(x) \(y) \(z) \(log)" }
        //= 4 4 4 abab
        """##)
}
