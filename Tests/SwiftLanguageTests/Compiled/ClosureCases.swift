// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Closures and values that are called: what they capture, `inout` parameters, composition, currying, memoizing.
    static let closures = reading(
        ##"""
        func t() -> String { var fs: [() -> Int] = []; for i in 1...3 { fs.append { i * 10 } }; var n = 0; let inc = { n += 1; return n }; _ = inc(); let snap = { [n] in n }; _ = inc(); return "\(fs.map { $0() }) \(n) \(snap())" }
        //= [10, 20, 30] 2 1
        ----
        func t() -> String { func outer() -> (Int) -> (Int) -> Int { { a in { b in a * 10 + b } } }; func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; let c = compose({ (n: Int) in "\(n)" }, { $0.count }); func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; return "\(outer()(1)(2)) \(c(12345)) \(curry(+)(3)(4)) \([1, 2].map(curry(*)(5))) \([3, 1, 2].sorted(by: >)) \((1...4).reduce(1, *))" }
        //= 12 5 7 [5, 10] [3, 2, 1] 24
        ----
        struct Adder { let base: Int; func callAsFunction(_ x: Int) -> Int { base + x }; func callAsFunction(_ s: String, times n: Int = 2) -> String { String(repeating: s, count: n + base) } }
        func t() -> String { let a = Adder(base: 1); return "\(a(2)) \(a("x")) \(a("y", times: 0)) \([1, 2].map { a($0) })" }
        //= 3 xxx y [2, 3]
        ----
        struct Pipeline<In, Out> { let run: (In) -> Out; func then<Next>(_ next: @escaping (Out) -> Next) -> Pipeline<In, Next> { Pipeline<In, Next> { next(run($0)) } }; static func >>> <N>(l: Pipeline, r: @escaping (Out) -> N) -> Pipeline<In, N> { l.then(r) } }
        infix operator >>>: AdditionPrecedence
        func t() -> String { let p = Pipeline<String, Int> { $0.count }.then { $0 * 2 }.then { Double($0) / 4 }; let q = Pipeline<Int, Int> { $0 + 1 } >>> { "\($0)!" }; return "\(p.run("hello")) \(q.run(4))" }
        //= 2.5 5!
        ----
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func t() -> String { let len = compose({ (s: String) in s.count }, { $0 % 2 == 0 }); let add = curry(+) as (Int) -> (Int) -> Int; return "\(len("ab")) \(add(2)(3)) \([1, 2].map(add(10))) \(compose(Int.init, { $0 ?? -1 })("x" as String))" }
        //= true 5 [11, 12] -1
        ----
        func apply<T>(_ x: inout T, _ f: (inout T) throws -> Void) rethrows { try f(&x) }
        func t() -> String { var a = [1, 2]; apply(&a) { $0.append(3) }; var d = ["k": [1]]; apply(&d["k"]!) { $0 += [9] }; var s = (n: 1, s: "a"); apply(&s.n) { $0 *= 5 }; a.swapAt(0, 2); return "\(a) \(d) \(s)" }
        //= [3, 2, 1] ["k": [1, 9]] (n: 5, s: "a")
        ----
        enum Op: String, CaseIterable { case add = "+", sub = "-", mul = "*"; var f: (Int, Int) -> Int { switch self { case .add: (+); case .sub: (-); case .mul: (*) } } }
        func t() -> String { let fs: [String: (Double) -> Double] = ["neg": { -$0 }, "sq": { $0 * $0 }]; return Op.allCases.map { "\($0.rawValue)\($0.f(6, 3))" }.joined(separator: " ") + " \(fs["sq"]!(3)) \(fs["neg"].map { $0(2) } ?? 0) \([3, 1].sorted(by: <)) \([1, 2, 3].reduce(0, -))" }
        //= +9 -3 *18 9.0 -2.0 [1, 3] -6
        ----
        func t() -> String { var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; var n = 0; let inc = { n += 1; return n }; _ = inc(); let c = { [n] in n }; n = 10; let g: (Int) -> (Int) -> Int = { a in { b in a * b } }; return "\(fs.map { $0() }) \(inc()) \(c()) \(g(3)(4)) \({ $0 + 1 }(5)) \({ () -> String in "x" }())" }
        //= [0, 1, 4] 11 1 12 6 x
        ----
        enum E: Error { case a }
        struct S { var n = 0; mutating func f() throws { n += 1; throw E.a }; mutating func g(_ k: inout Int) throws { n += 1; k += 1; throw E.a }; var p: Int { get { n } set { n = newValue } }; subscript(i: Int) -> Int { get { n } set { n = newValue } } ; init() {} }
        func w(_ x: inout Int) throws { x = 5; throw E.a }
        func t() -> String { var s = S(); try? s.f(); var k = 0; try? s.g(&k); var arr = [S(), S()]; try? arr[1].f(); try? w(&arr[0].n); try? w(&s.p); let a = s.n; try? w(&s[3]); var d = ["a": 1]; try? w(&d["a", default: 0]); var x = 0; try? { (v: inout Int) throws in v = 9; throw E.a }(&x); try? [1, 2].forEach { x += $0; if x > 10 { throw E.a } }; return "\(s.n) \(k) \(arr.map(\.n)) \(a) \(s.n) \(d) \(x)" }
        //= 5 1 [5, 1] 5 5 ["a": 5] 12
        ----
        enum E: Error { case a }
        struct S { var items = [1]; mutating func each(_ f: (inout Int) throws -> Void) rethrows { for i in items.indices { try f(&items[i]) } } }
        extension Array { mutating func upd(_ f: (inout Element) throws -> Void) rethrows { for i in indices { try f(&self[i]) } } }
        func t() -> String { var s = S(); try? s.each { $0 = 7; throw E.a }; var a = [1, 2]; try? a.upd { $0 *= 10; if $0 > 10 { throw E.a } }; var o: S? = S(); try? o?.each { $0 += 3; throw E.a }; let r = try? [1, 2, 3].reduce(into: 0) { $0 += $1; if $1 == 2 { throw E.a } }; var b = [3, 1, 2]; try? b.sort { if $0 == 2 { throw E.a }; return $0 < $1 }; var c = [1, 2, 3]; try? c.removeAll { if $0 == 2 { throw E.a }; return true }; var n = 1; try? withUnsafeMutablePointer(to: &n) { $0.pointee = 4; throw E.a }; return "\(s.items) \(a) \(o!.items) \(r as Any) \(b.count) \(c.count) \(n)" }
        //= [7] [10, 20] [4] nil 3 3 4
        ----
        struct Q { let c: Int; init(_ make: () -> (String, Int)) { c = make().1 } }
        func t() -> String { let q = Q { ("a", 1) }; let r = Q { let n = 2; return ("b", n) }; return "\(q.c) \(r.c)" }
        //= 1 2
        ----
        func memo<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { var cache: [A: B] = [:]; func go(_ a: A) -> B { if let v = cache[a] { return v }; let v = f(go, a); cache[a] = v; return v }; return go }
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func t() -> String { let fib = memo { (rec: (Int) -> Int, n: Int) -> Int in n < 2 ? n : rec(n - 1) + rec(n - 2) }; let h = compose({ (x: Int) in x + 1 }, { "\($0)!" }); var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; var c = 0; let inc = { [c] in c + 1 }; c = 10; return "\(fib(50)) \(h(4)) \(curry(+)(2)(3) as Int) \(fs.map { $0() }) \(inc()) \(c) \([1, 2, 3].map(curry(*)(2)))" }
        //= 12586269025 5! 5 [0, 1, 4] 1 10 [2, 4, 6]
        ----
        func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
        func mutate(_ f: (inout [Int]) -> Void) -> [Int] { var a = [3, 1, 2]; f(&a); return a }
        struct Counter { private(set) var n = 0; mutating func bump(by k: Int = 1) -> Self { n += k; return self }; static func += (c: inout Counter, k: Int) { c.n += k } }
        func fill(_ d: inout [String: [Int]], _ k: String, _ v: Int...) { d[k, default: []] += v }
        func t() -> String { var x = 1, y = 2; swapTwo(&x, &y); var t = (a: "l", b: "r"); swap(&t.a, &t.b); var d: [String: [Int]] = [:]; fill(&d, "k", 1, 2); fill(&d, "k"); fill(&d, "k", 3); var c = Counter(); c += 5; let s = c.bump(by: 2).n; var arr = [[1], [2]]; arr[0].append(contentsOf: arr[1]); let m = mutate { $0.sort() }, q = mutate { $0.removeAll { $0 > 1 } }; var o: Int? = 3; if o != nil { o! += 1 }; withUnsafeMutablePointer(to: &x) { $0.pointee += 10 }; return "\(x) \(y) \(t) \(d) \(s) \(c.n) \(arr) \(m) \(q) \(o!)" }
        //= 12 1 (a: "r", b: "l") ["k": [1, 2, 3]] 7 7 [[1, 2], [2]] [1, 2, 3] [1] 4
        ----
        func t() -> String { let rows = [(1, "a", true), (2, "b", false)]; return "\(rows.filter { $2 }.count) \(rows.map { $2 ? $1 : "-" }) \(rows.contains { !$2 }) \(rows.first { !$2 }!.1)" }
        //= 1 ["a", "-"] true b
        ----
        func pick(_ f: () -> Int, _ g: () -> Int) -> Int { f() * 10 + g() }
        func three(_ a: () -> String, _ b: () -> String, last: () -> String) -> String { a() + b() + last() }
        func t() -> String { "\(pick { 1 } _: { 2 }) " + three { "a" } _: { "b" } last: { "c" } }
        //= 12 abc
        """##)
}
