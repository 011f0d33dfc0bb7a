// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Variables whose type says less than what they hold: `Any`, `any P`, `Error`.
    static let erasedTypes = reading(
        ##"""
        struct S { var x: Any = 1 }
        func t() -> String { var s = S(); s.x = "a"; let one = "\(s.x)"; s.x = [1, 2]; return "\(one) \(s.x)" }
        //= a [1, 2]
        ----
        class C { var x: Any = 1; var y: Any? = 1; static var z: Any = 1 }
        func t() -> String { let c = C(); c.x = "a"; c.y = "b"; C.z = [1]; return "\(c.x) \(c.y as Any) \(C.z)" }
        //= a Optional("b") [1]
        ----
        func t() -> String { var a: [Any] = [1, 2]; a[0] = "x"; var d: [String: Any] = ["a": 1]; d["a"] = "b"; var p: (Any, Int) = (1, 2); p.0 = "q"; return "\(a) \(d) \(p)" }
        //= ["x", 2] ["a": "b"] ("q", 2)
        ----
        struct G<T> { var t: T }
        func t() -> String { var g = G<Any>(t: 1); g.t = "z"; var h = G(t: 1.5); h.t = 2; return "\(g.t) \(h.t)" }
        //= z 2.0
        ----
        func t() -> String { var x: Any = 1; x = "a"; let one = "\(x)"; x = (x, 2.5); let two = "\(x)"; x = [x]; return "\(one) \(two) \(x)" }
        //= a ("a", 2.5) [("a", 2.5)]
        ----
        func t() -> String { var x: Any? = 1; x = "a"; let one = "\(x!)"; x = nil; return "\(one) \(x == nil)" }
        //= a true
        ----
        func change(_ v: inout Any) { v = "changed" }
        func t() -> String { var x: Any = 1; change(&x); return "\(x)" }
        //= changed
        ----
        func t() -> String { var x: any Equatable = 1; x = "a"; var h: AnyHashable = 1; h = "b"; return "\(x) \(h)" }
        //= a b
        ----
        class C {}
        class D {}
        func t() -> String { var x: AnyObject = C(); let one = x is C; x = D(); return "\(one) \(x is C) \(x is D)" }
        //= true false true
        ----
        protocol P {}
        extension Int: P {}
        extension String: P {}
        func t() -> String { var x: any P = 1; x = "a"; var a: [any P] = [1]; a[0] = "a"; a.append(2); return "\(x) \(a)" }
        //= a ["a", 2]
        ----
        func t() -> String { var f: (Any) -> Any = { $0 }; let one = f(1); f = { "\($0)!" }; return "\(one) \(f(1))" }
        //= 1 1!
        ----
        func t() -> String { var x = 1 as Any; x = "a"; var y = [1, "b"] as [Any]; y[0] = 2.5; return "\(x) \(y)" }
        //= a [2.5, "b"]
        ----
        enum E1: Error { case a }
        struct E2: Error {}
        func t() -> String { var e: Error = E1.a; let one = "\(e)"; e = E2(); return "\(one) \(e is E2)" }
        //= a true
        ----
        func t() -> String { var (p, q): (Any, Any) = (1, 2); p = "a"; swap(&p, &q); return "\(p) \(q)" }
        //= 2 a
        ----
        func last<T>(_ a: T, _ b: T) -> T { var x = a; x = b; return x }
        func t() -> String { "\(last(1 as Any, "s")) \(last(1.5, 2))" }
        //= s 2.0
        ----
        var held: Any = 1
        func t() -> String { held = "g"; let one = "\(held)"; held = [held, 1]; return "\(one) \(held)" }
        //= g ["g", 1]
        ----
        func t() -> String { let x: Any; x = 5; var y: Any; y = x; let one = "\(y)"; y = "t"; return "\(one) \(y)" }
        //= 5 t
        ----
        func t() -> String { var a: [Any?] = [1, nil]; a[1] = "k"; return "\(a)" }
        //= [Optional(1), Optional("k")]
        ----
        func t() -> String { var x: Any = 1; if x is Int { x = "str" }; switch x { case let s as String: return s; default: return "?" } }
        //= str
        ----
        func t() -> String { var x: Any = 1; x = 2.5; let one = "\(x)"; x = Int8(3); let two = "\(type(of: x))"; x = { 4 } as () -> Int; return "\(one) \(two) \((x as? () -> Int)?() ?? 0)" }
        //= 2.5 Int8 4
        ----
        struct Item { var info: [String: Any] = [:]; var tag: (any Hashable)? = nil }
        func t() -> String { var i = Item(); i.info["n"] = 1; i.info["n"] = "two"; i.info["n"] = ["x": 1]; i.tag = 1; i.tag = "t"; return "\(i.info) \(i.tag!)" }
        //= ["n": ["x": 1]] t
        ----
        func t() -> String { var stack: [Any] = []; for i in 0..<3 { stack.append(i); stack.append("\(i)") }; var ints = 0; while let top = stack.popLast() { if let n = top as? Int { ints += n } }; return "\(ints)" }
        //= 3
        ----
        protocol Shape { var area: Double { get } }
        struct Sq: Shape { var s = 2.0; var area: Double { s * s } }
        struct Ci: Shape { var r = 1.0; var area: Double { 3 * r * r } }
        func t() -> String { var shape: Shape = Sq(); var sum = shape.area; shape = Ci(r: 2); sum += shape.area; return "\(sum)" }
        //= 16.0
        """##)
}
