// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What is passed with `&`, and what is kept under a key, is changed where it is.
    static let lentPlaces = reading(
        ##"""
        func t() -> String { var a = [1, 2, 3]; func f(_ x: inout [Int], _ n: Int) -> Int { x.append(n); return x.count }; let c = f(&a, a.count) + f(&a, a.count); var s = "x"; func g(_ s: inout String) { s += "y"; if s.count < 5 { g(&s) } }; g(&s); return "\(a) \(c) \(s)" }
        //= [1, 2, 3, 3, 4] 9 xyyyy
        ----
        func quicksort<T: Comparable>(_ a: inout [T], _ lo: Int, _ hi: Int) { guard lo < hi else { return }; var i = lo; for j in lo..<hi where a[j] < a[hi] { a.swapAt(i, j); i += 1 }; a.swapAt(i, hi); quicksort(&a, lo, i - 1); quicksort(&a, i + 1, hi) }
        func msort(_ a: inout [Int]) { if a.count < 2 { return }; var l = Array(a[..<(a.count / 2)]), r = Array(a[(a.count / 2)...]); msort(&l); msort(&r); a = []; while let x = l.first, let y = r.first { if x <= y { a.append(l.removeFirst()) } else { a.append(r.removeFirst()) } }; a += l + r }
        func t() -> String { var a = [5, 3, 9, 1, 3]; quicksort(&a, 0, a.count - 1); var b = [4, 2, 8, 1, 9, 0]; msort(&b); var c = "hello".map { $0 }; quicksort(&c, 0, 4); return "\(a) \(b) \(String(c))" }
        //= [1, 3, 3, 5, 9] [0, 1, 2, 4, 8, 9] ehllo
        ----
        struct E: Error {}
        func f(_ a: inout [Int]) throws { a.append(1); if a.count > 2 { throw E() }; a.append(2) }
        struct P { var xs: [Int] = []; var n = 0; mutating func go() throws { try f(&xs); n += 1 } }
        func t() -> String { var a = [0]; try? f(&a); try? f(&a); var p = P(); try? p.go(); try? p.go(); return "\(a) \(p)" }
        //= [0, 1, 2, 1] P(xs: [1, 2, 1], n: 1)
        ----
        func swap2(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
        func inc(_ a: inout Int, by n: Int = 1) -> Int { defer { a += n }; return a }
        struct S { var x = 1, y = 2; var sum: Int { get { x + y } set { x = newValue - y } } }
        func t() -> String { var s = S(); swap2(&s.x, &s.y); let o = inc(&s.sum, by: 10); var a = [1, 2]; let q = inc(&a[1]); var d = ["k": 1]; let z = inc(&d["k", default: 5]) + inc(&d["m", default: 7]); var t = (1, 2); swap2(&t.0, &t.1); var n: Int? = 3; func setNil(_ x: inout Int?) { x = x.map { $0 * 2 }; if x == 12 { x = nil } }; setNil(&n); setNil(&n); return "\(s) \(o) \(a) \(q) \(d.sorted { $0.key < $1.key }) \(z) \(t) \(n as Any)" }
        //= S(x: 12, y: 1) 3 [1, 3] 2 [(key: "k", value: 2), (key: "m", value: 8)] 8 (2, 1) nil
        ----
        func t() -> String { var d: [String: [Int]] = ["a": [1]]; d["a"]?.append(2); d["b"]?.append(3); d["a"]![0] = 9; d["c", default: [5]].append(6); d["a"]?.removeAll { $0 > 5 }; d["z"] = []; d["z"]?.insert(1, at: 0); if d["a"]?.isEmpty == false { d["a"]?[0] += 1 }; d["c"] = nil; return "\(d.sorted { $0.key < $1.key })" }
        //= [(key: "a", value: [3]), (key: "z", value: [1])]
        ----
        class C { var items: [Int] = [1]; var n = 0 { didSet { hist.append(n) } }; var hist: [Int] = []; func bump() { grow(&items); add(&n); add(&n) }; func add(_ x: inout Int) { x += items.count } }
        func grow(_ a: inout [Int]) { a.append(a.count) }
        func t() -> String { let c = C(); c.bump(); grow(&c.items); c.add(&c.hist[0]); return "\(c.items) \(c.n) \(c.hist)" }
        //= [1, 1, 2] 4 [5, 4]
        ----
        func t() -> String { var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2); func fill(_ row: inout [Int], _ v: Int) { for i in row.indices { row[i] = v } }; for i in grid.indices { fill(&grid[i], i + 1) }; func fill2(_ g: inout [[Int]]) { g[0][0] = 9; fill(&g[1], 7) }; fill2(&grid); var total = 0; grid.forEach { $0.forEach { total += $0 } }; return "\(grid) \(total)" }
        //= [[9, 1, 1], [7, 7, 7]] 32
        ----
        protocol Shape { var area: Double { get }; mutating func scale(_ k: Double) }
        struct Sq: Shape { var s: Double; var area: Double { s * s }; mutating func scale(_ k: Double) { s *= k } }
        func dbl<S: Shape>(_ s: inout S) { s.scale(2) }
        func dblAny(_ s: inout any Shape) { s.scale(3) }
        func t() -> String { var a = Sq(s: 1); dbl(&a); var b: any Shape = a; dblAny(&b); var xs: [any Shape] = [a, b]; for i in xs.indices { xs[i].scale(0.5); dblAny(&xs[i]) }; return "\(a.area) \(b.area) \(xs.map(\.area))" }
        //= 4.0 36.0 [9.0, 81.0]
        ----
        enum Tok { case n(Int), op(Character) }
        func lex(_ s: inout Substring) -> [Tok] { var r: [Tok] = []; while let c = s.first { if c.isNumber { let d = s.prefix(while: \.isNumber); s.removeFirst(d.count); r.append(.n(Int(d)!)) } else { s.removeFirst(); if c != " " { r.append(.op(c)) } } }; return r }
        func t() -> String { var s = "12 + 3*4"[...]; let t = lex(&s); return "\(t.count) \(s.isEmpty) \(t.map { switch $0 { case .n(let n): "\(n)"; case .op(let c): String(c) } }.joined(separator: "_"))" }
        //= 5 true 12_+_3_*_4
        ----
        struct A { var a: [Int] = [] }
        func t() -> String { var d: [String: A] = ["k": A()]; for i in 0..<20000 { d["k"]!.a.append(i); d["k"]?.a.append(i) }; return "\(d["k"]!.a.count)" }
        //= 40000
        ----
        func f(_ a: inout [Int], _ i: Int) { a.append(i) }
        func t() -> String { var a: [Int] = []; for i in 0..<20000 { f(&a, i) }; return "\(a.count)" }
        //= 20000
        """##)
}
