// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Variables whose type says less than what they hold: `Any`, `any P`, `Error`.
    static let erasedTypes = reading(
        ##"""
        func t() -> String { let a: [Any.Type] = [Error.self, (any Equatable).self, Int.self, Any.self, AnyObject.self, CustomStringConvertible.self]; return a.map { "\($0)" }.joined(separator: ",") + " \(a[0] == Error.self) \(a[2] == Any.self)" }
        //= Error,Equatable,Int,Any,AnyObject,CustomStringConvertible true false
        ----
        protocol Shape { func area() -> Double }
        protocol Named { var name: String { get } }
        func shown<T>(_ t: T.Type) -> String { "<\(t)>" }
        func t() -> String { "\(shown(Shape.self)) \(shown((any Shape & Named).self)) \(shown((any Shape).self)) \(shown([any Shape].self))" }
        //= <Shape> <Named & Shape> <Shape> <Array<Shape>>
        ----
        final class Box { var all: [ObjectIdentifier: Any] = [:]; func put<T>(_ t: T.Type, _ v: T) { all[ObjectIdentifier(t)] = v }; func get<T>(_ t: T.Type) -> T? { all[ObjectIdentifier(t)] as? T } }
        protocol Api { func call() -> String }
        struct Live: Api { func call() -> String { "live" } }
        func t() -> String { let b = Box(); b.put(Api.self, Live()); b.put((any CustomStringConvertible).self, 5); return "\(b.get((any Api).self)?.call() ?? "-") \(b.get(Int.self) as Any) \(b.get(CustomStringConvertible.self)?.description ?? "-")" }
        //= live nil 5
        ----
        protocol P { init() }
        struct X: P { init() {} }
        class A {}; class B: A {}
        func kind<T>(_ t: T.Type) -> String { t is Int.Type ? "int" : t is String.Type ? "string" : t is any P.Type ? "p" : t is AnyObject.Type ? "class" : "?" }
        func t() -> String { let ts: [Any.Type] = [X.self, Int.self, B.self]; return "\(ts.map { $0 is any P.Type }) \(ts.map { $0 is A.Type }) \(ts.compactMap { $0 as? any P.Type }.map { "\($0.init())" }) \(kind(Int.self))\(kind(String.self))\(kind(X.self))\(kind(B.self))\(kind(Double.self))" }
        //= [true, false, false] [false, false, true] ["X()"] intstringpclass?
        ----
        func t() -> String { var a: [Any] = [2.5, "x"]; a[0] = 5; return "\(a)" }
        //= [5, "x"]
        ----
        func t() -> String { var a: [Any] = [2.5, "x"]; a[0] = "s"; return "\(a)" }
        //= ["s", "x"]
        ----
        struct SC { var a: [Any] = [2.5, "x"]; mutating func f() { a[0] = "s" }; mutating func g() { a[0] = 5 } }
        func t() -> String { var s = SC(); s.f(); let x = "\(s.a)"; s.a[0] = 2.5; s.g(); return x + "\(s.a)" }
        //= ["s", "x"][5, "x"]
        ----
        struct SE<T> { var a: [T]; init(_ x: T) { a = [x, x] }; mutating func f(_ n: T) { a[0] = n } ; mutating func g(_ f: (inout T) -> Void) { f(&a[1]) } }
        func t() -> String { var s = SE<Any>(2.5); s.f("q"); s.a[1] = 7; var o = SE<Double?>(2.5); o.f(nil); o.a[1] = nil; var q = SE<Double>(1); q.a[0] = 3; q.g { $0 /= 4 }; q.a[0] += 2; return "\(s.a) \(o.a) \(q.a)" }
        //= ["q", 7] [nil, nil] [5.0, 0.25]
        ----
        enum JV: Equatable { case n(Double), s(String) }
        func t() -> String { var a = [[Double?]](repeating: [1.5, nil], count: 2); a[0][0] = nil; a[1][1] = 3; var any: [[Any]] = [[1.5]]; any[0][0] = "z"; var v: [any Equatable] = [1.5, 2]; v[0] = "q"; var d: [String: Any] = ["k": 1.5]; d["k"] = 2; d["k"] = "s"; return "\(a) \(any) \(v) \(d)" }
        //= [[nil, nil], [Optional(1.5), Optional(3.0)]] [["z"]] ["q", 2] ["k": "s"]
        ----
        func t() -> String { let a: [Any] = [1, 2.5]; let b = [1, 2.5] as [Any]; let c: [any Equatable] = [1, 2.5]; let d: [String: Any] = ["a": 1, "b": 2.5]; func f(_ x: [Any]) -> String { "\(x)" }; func g(_ x: Any...) -> String { "\(x)" }; func h(_ x: (any Numeric)...) -> String { "\(x)" }; var e: [Any] = []; e += [1, 2.5]; e.append(3); let i: Any? = 4; let j: [[Any]] = [[1, 2.5], [3]]; let k: (Any, [Any]) = (1, [2, 2.5]); struct S { var x: [Any] = [1, 0.5]; var y: Any = 2 }; return "\(a) \(b) \(c) \(d["a"]!) \(f([1, 2.5])) \(g(1, 2.5)) \(h(1, 2.5)) \(e) \(i!) \(j) \(k) \(S().x) \(S().y) \(S(x: [3, 1.5]).x) \(([1, 2.5] as [Any]).map { "\(type(of: $0))" })" }
        //= [1, 2.5] [1, 2.5] [1, 2.5] 1 [1, 2.5] [1, 2.5] [1, 2.5] [1, 2.5, 3] 4 [[1, 2.5], [3]] (1, [2, 2.5]) [1, 0.5] 2 [3, 1.5] ["Int", "Double"]
        ----
        func t() -> String { let row: [String: Any] = ["id": 7, "price": 2.5, "tags": ["a", "b"], "ok": true, "nested": ["k": 1], "none": "n"]; func get<T>(_ k: String, _ t: T.Type = T.self) -> T? { row[k] as? T }; let n: Int? = get("id"); let d: Double? = get("id"); let p: Double = get("price") ?? 0; var out = ["\(n as Any) \(d as Any) \(p / 2)"]; for k in row.keys.sorted() { switch row[k] { case let i as Int: out.append("\(k):i\(i + 1)"); case let s as [String]: out.append("\(k):\(s.count)"); case let b as Bool: out.append("\(k):\(b)"); case let x as Double: out.append("\(k):d\(x)"); case let m as [String: Int]: out.append("\(k):\(m["k"]!)"); case is String: out.append("\(k):null"); default: out.append("?") } }; var mut = row; mut["id"] = 1.5; mut["price"] = 3; mut["new"] = [1, 2.5] as [Any]; return out.joined(separator: " ") + " \(mut["id"]!) \(mut["price"]!) \(mut["new"]!) \((mut["price"] as? Int) ?? -1) \((mut["id"] as? Double) ?? -1)" }
        //= Optional(7) nil 1.25 id:i8 nested:1 none:null ok:true price:d2.5 tags:2 1.5 3 [1, 2.5] 3 1.5
        ----
        func t() -> String { let l: [Any] = [1, [1, "a"], ["k": [1, "x"]], "z"]; return "\(l.count) \(l)" }
        //= 4 [1, [1, "a"], ["k": [1, "x"]], "z"]
        ----
        func t() -> String { let x: Any = [1, "a"]; return "\(x)" }
        //= [1, "a"]
        ----
        func f(_ a: Any) -> String { "\(a)" }
        func t() -> String { f([1, "a"]) }
        //= [1, "a"]
        ----
        func t() -> String { let d: [String: Any] = ["a": [1, "x"], "b": ["k": 1, "l": "z"]]; return "\((d["a"] as! [Any]).count) \((d["b"] as! [String: Any]).count)" }
        //= 2 2
        ----
        func t() -> String { let d: [String: Any?] = ["a": [1, "x"]]; return "\(d.count)" }
        //= 1
        ----
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
        ----
        func t() -> String { let o: Int? = 3; var r: [Any] = []; r.append(o as Any); r.append(o); r += [o]; r.insert(o, at: 0); r[0] = o; var d: [String: Any] = [:]; d["a"] = o; d.updateValue(o, forKey: "b"); return "\(r) \(d.count) \(d["a"]!) \(d["b"]!)" }
        //= [Optional(3), Optional(3), Optional(3), Optional(3)] 2 3 Optional(3)
        ----
        func i<S: Sequence>(_ s: S) -> [Any] { var a: [Any] = []; s.forEach { a.append($0) }; return a }
        func j<S: Sequence>(_ s: S) -> [Any] { var a: [Any] = []; for x in s { a += [x] }; return a }
        func k<S: Sequence>(_ s: S) -> [Any] { var a: [Any] = []; for x in s { let y: Any = x; a.append(y) }; return a }
        func l<T>(_ s: [T]) -> [Any] { var a: [Any] = []; for x in s { a.append(x) }; return a }
        func m<T>(_ s: [T]) -> [Any] { s }
        func f<S: Sequence>(_ s: S) -> [Any] { let a: [Any] = s.map { $0 as Any }; return a }
        func t() -> String { let o: [Int?] = [3, nil]; let r: [Any] = o; let e: [String: Any] = ["a": 1 as Int?]; return "\(i(o)) \(j(o)) \(k(o)) \(l(o)) \(m(o)) \(f(o)) \(l([1])) \(m(["a"])) \(r) \(e)" }
        //= [Optional(3), nil] [Optional(3), nil] [Optional(3), nil] [Optional(3), nil] [Optional(3), nil] [Optional(3), nil] [1] ["a"] [Optional(3), nil] ["a": Optional(1)]
        ----
        func t() -> String { let o: Int? = 3, n: Int? = nil; let r: [Any] = [o, n]; let d: [String: Any] = ["a": o as Any, "b": 2]; return "\((r as? [Int?]).map { "\($0)" } ?? "no") \(r.compactMap { $0 as? Int }) \(([o] as [Any]) as? [Int] as Any) \(r is [Int]) \((d as? [String: Int])?.count ?? -1)" }
        //= [Optional(3), nil] [3] Optional([3]) false 2
        ----
        func t() -> String { var s: Set<AnyHashable> = []; s.insert(1); s.insert("a"); let r = [1, 2].reduce(into: Set<AnyHashable>()) { $0.insert($1); $0.insert("\($1)") }; return "\(s.count) \(r.count)" }
        //= 2 4
        ----
        func t() -> String { let r = [1, 2].reduce(into: [AnyHashable]()) { $0.append($1); $0.append("\($1)") }; return "\(r.count)" }
        //= 4
        ----
        func t() -> String { let a = [1, 2].reduce(into: [Any]()) { r, x in r.append(x); r.append("z") }; return "\(a)" }
        //= [1, "z", 2, "z"]
        ----
        func same<T: Equatable>(_ x: T, _ b: any Equatable) -> Bool { if let y = b as? T { return x == y }; return false }
        func kind<T: Hashable>(_ x: T) -> String { "\(T.self)" }
        struct P: Hashable { var n = 1 }
        func t() -> String {
            func eq(_ a: any Equatable, _ b: any Equatable) -> Bool { same(a, b) }
            let all: [any Hashable] = [1, "a", 2.5, P()]
            return "\(eq(1, 1)) \(eq(1, 2)) \(eq(1, "1")) \(eq("x", "x")) \(eq(P(), P())) \(eq(P(), P(n: 2))) \(all.map { kind($0) })"
        }
        //= true false false true true false ["Int", "String", "Double", "P"]
        """##)
}
