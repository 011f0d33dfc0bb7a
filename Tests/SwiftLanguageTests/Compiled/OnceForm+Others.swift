// SPDX-License-Identifier: GPL-3.0-or-later

extension OnceForm {
    /// Chains, calls, literals, operators, statements, `defer` and observers.
    static let others = #"""
        var q: P? = P() ;; q?.a = f(7) => f7
        var q: P? = nil ;; q?.a = f(7) => 
        var q: P? = P() ;; q?.c += f(7) => f7 get set
        var q: P? = nil ;; q?.c += f(7) => 
        var q: P? = P() ;; q?.list[f(1)] = f(7) => f1 f7
        var q: P? = nil ;; q?.list[f(1)] = f(7) => 
        let o: C? = C() ;; o?.q.a = f(1) => f1 qget qset
        let o: C? = nil ;; o?.q.a = f(1) => 
        let o: C? = C() ;; o?.me().p.add(f(1)) => me f1 add
        var d = ["k": P()] ;; d[key("k")]?.c = f(2) => key f2 set
        var d = ["k": P()] ;; d[key("z")]?.c = f(2) => key
        var d = ["k": P()] ;; d[key("k")]?.add(f(2)) => key f2 add
        var p = P() ;; p.add(f(1)) => f1 add
        var ps = [P(), P()] ;; ps[f(1)].add(f(2)) => f1 f2 add
        let o = C() ;; o.p.add(f(1)) => f1 add
        let o = C() ;; o.q.add(f(1)) => f1 qget add qset
        let o = C() ;; o.made.ps[f(0)].add(f(1)) => made f0 f1 add
        make().p.add(f(1)) => make f1 add
        _ = make().p.sum(f(1)) => make f1 sum
        let ps = [P(), P()] ;; _ = ps[f(1)].sum(f(2)) => f1 f2 sum
        var a = [1, 2] ;; a.append(f(3)) => f3
        let o = C() ;; o.list.append(f(3)) => f3
        let o = C() ;; o.me().list.append(f(3)) => me f3
        make().list.append(f(3)) => make f3
        var ps = [P()] ;; ps[f(0)].list.append(f(3)) => f0 f3
        var ps = [P()] ;; _ = ps[f(0)].list.removeFirst() => f0
        var m = [[1], [2]] ;; m[f(1)].append(f(2)) => f1 f2
        var a = [1, 2, 3] ;; a.insert(f(9), at: f(1)) => f9 f1
        var a = [1, 2, 3] ;; a.swapAt(f(0), f(2)) => f0 f2
        var a = [1, 2, 3] ;; a.remove(at: f(0)) => f0
        var d = ["a": [1]] ;; d[key("a")]?.append(f(2)) => key f2
        var d = ["a": [1]] ;; d[key("b"), default: []].append(f(2)) => key f2
        var o = ["a", "b"]; var d = ["a": 1, "b": 2] ;; d[o.removeFirst()] = nil; log += "\(d)" => ["b": 2]
        var o = [1, 0]; var a = [5, 6] ;; a[o.removeLast()] += o.removeFirst(); log += "\(a) \(o)" => [6, 6] []
        var i = 0; var a = [1, 2, 3]; func next() -> Int { i += 1; return i } ;; a[next()] = next(); log += "\(a) \(i)" => [1, 2, 3] 2
        var i = 0; var a = [1, 2, 3]; func next() -> Int { i += 1; return i } ;; a[next()] += next(); log += "\(a) \(i)" => [1, 4, 3] 2
        var x = 0; var y = 0 ;; (x, y) = (f(1), f(2)) => f1 f2
        var a = [1, 2] ;; (a[f(0)], a[f(1)]) = (f(3), f(4)) => f0 f1 f3 f4
        var a = [1, 2] ;; _ = f(1) => f1
        var x = 1; var y = 2 ;; swap(&x, &y) => 
        _ = [f(1), f(2), f(3)] => f1 f2 f3
        _ = [f(1), 2, f(3)] => f1 f3
        let v: [Double] = [Double(f(1)), 2]; _ = v => f1
        _ = [f(1): f(2), f(3): f(4)] => f1 f2 f3 f4
        _ = ["a": [f(1)], "b": [f(2), f(3)]] => f1 f2 f3
        _ = [[f(1)], [f(2), f(3)]] => f1 f2 f3
        _ = (f(1), (f(2), f(3))) => f1 f2 f3
        _ = Set([f(1), f(2)]) => f1 f2
        _ = [P(a: f(1)), P(a: f(2))] => f1 f2
        _ = [Double(f(1)), 0.5] => f1
        _ = [nil, f(1), f(2)] => f1 f2
        _ = over(f(1)) => f1 int
        _ = over(f(1) + 1) => f1 int
        _ = over([f(1), f(2)]) => f1 f2 array
        _ = over("\(f(1))") => f1 string
        _ = two(f(1), f(2)) => f1 f2 two
        _ = two(f(1), "\(f(2))") => f1 f2 two
        _ = two(f(1) + f(2), f(3) * 2) => f1 f2 f3 two
        _ = two(over(f(1)), over("a")) => f1 int string two
        _ = with() => f9 f8
        _ = with(f(1)) => f1 f8
        _ = with(f(1), f(2)) => f1 f2
        _ = max(f(1), f(3)) => f1 f3
        _ = max(f(1) + 1, 2) => f1
        _ = min(f(4), f(2), f(3)) => f4 f2 f3
        _ = f(1) + f(2) * f(3) => f1 f2 f3
        _ = (f(1) + f(2)) * f(3) => f1 f2 f3
        _ = f(1) == f(2) => f1 f2
        _ = [f(1)] == [f(2)] => f1 f2
        _ = 1 == f(1) => f1
        _ = b(false) && b(true) => b
        _ = b(true) && b(true) => b b
        _ = b(true) || b(true) => b
        _ = b(false) || b(true) => b b
        _ = b(true) ? f(1) : f(2) => b f1
        _ = b(false) ? f(1) : f(2) => b f2
        let n: Int? = nil ;; _ = n ?? f(1) => f1
        let n: Int? = 2 ;; _ = n ?? f(1) => 
        _ = -f(1) => f1
        _ = !b(true) => b
        _ = f(1)...f(3) => f1 f3
        _ = f(1) < f(2) && f(3) < f(4) => f1 f2 f3 f4
        _ = "\(f(1)) \(f(2))" => f1 f2
        _ = [f(1), f(2)].map { f($0) } => f1 f2 f1 f2
        _ = [1, 2].reduce(f(0)) { $0 + f($1) } => f0 f1 f2
        _ = [3, 1, 2].sorted { $0 < $1 }.map(f) => f1 f2 f3
        _ = [1, 2].filter { f($0) > 1 }.count => f1 f2
        _ = [f(1)].first ?? f(2) => f1
        for i in f(0)..<f(2) { _ = f(i) } => f0 f2 f0 f1
        for i in [f(1), f(2)] { _ = f(i) } => f1 f2 f1 f2
        switch f(1) { case f(2): break; case f(1): break; default: break } => f1 f2 f1
        while f(log.count > 3 ? 0 : 1) == 1 { _ = f(5) } => f1 f5 f0
        if let v = Optional(f(1)), v == f(1) { _ = f(2) } => f1 f1 f2
        defer { _ = f(1) }; _ = f(2) => f2
        func g() -> Int { defer { log += "d " }; return f(1) } ;; _ = g() => f1 d
        func g() { defer { log += "d1 " }; defer { log += "d2 " }; _ = f(1) } ;; g() => f1 d2 d1
        func g() { for i in 0..<2 { defer { log += "d\(i) " }; _ = f(i) } } ;; g() => f0 d0 f1 d1
        func g(_ n: Int) { guard n > 0 else { return }; defer { log += "d " }; if n > 1 { return }; _ = f(n) } ;; g(0); g(1); g(2) => f1 d d
        func g() -> Int { var x = 1; defer { x = 5; log += "d\(x) " }; x += 1; return x } ;; _ = f(g()) => d5 f2
        var l = [1] { willSet { log += "w\(newValue.count) " } didSet { log += "d\(oldValue.count) " } } ;; l.append(f(2)); l += [f(3)]; l[f(0)] = f(4) => f2 w2 d1 f3 w3 d2 f0 f4 w3 d3
        var s = "a" { didSet { log += "[\(oldValue)]" } } ;; s += "b"; s = "c"; s.append("d") => [a][ab][c]
        func g(_ x: inout Int, _ h: () -> Int) { x += h() }; var v = 1 ;; g(&v) { f(2) }; log += "\(v)" => f2 3
        func g(_ h: @autoclosure () -> Int) -> Int { log += "g "; return h() + h() } ;; _ = g(f(1)) => g f1 f1
        var a = [[1, 2], [3]] ;; a[f(0)][f(1)] = a[f(1)][f(0)]; log += "\(a)" => f0 f1 f1 f0 [[1, 3], [3]]
        var a = [1, 2, 3] ;; a[f(0)] = a[f(1)] + a[f(2)]; log += "\(a)" => f0 f1 f2 [5, 2, 3]
        var c = 0; let next = { () -> Int in c += 1; return c }; var a = [0, 0, 0] ;; a[next() - 1] = next(); a[next() - 1] = next(); log += "\(a)" => [2, 0, 4]
        lazy var z = f(6) ;; _ = z + z => f6
        struct L { lazy var z = f(6) }; var l = L() ;; _ = l.z + l.z => f6
        struct L { var z = f(6) } ;; _ = L(); _ = L(z: f(1)); _ = L() => f6 f1 f6
        struct L { static let z = f(6) } ;; _ = L.z + L.z => f6
        class B { var v = 0 { willSet { log += "bw " } didSet { log += "bd " } } }; class D: B { override var v: Int { willSet { log += "dw " } didSet { log += "dd " } } } ;; let d = D(); d.v = f(1); d.v += f(2); log += "\(d.v)" => f1 dw bw bd dd f2 dw bw bd dd 3

        """#
}
