// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Numbers in variables, in arrays and in structs, where they are read and changed without anything being looked up.
    static let operations = reading(
        ##"""
        struct P { var x = 1; var y = 2.5; mutating func run(_ n: Int) -> Int { var t = 0; for i in 0..<n { let x = i * 2; if x > 3 { var y = 1; y += x; t += y; self.x += 1 }; t -= x }; x *= 3; y /= 2; return t + x } }
        func t() -> String { var p = P(); let r = p.run(6); p.x += 1; p.y += Double(p.x); var q = p; q.x -= 5; q.y *= 2; return "\(r) \(p.x) \(p.y) \(q.x) \(q.y)" }
        //= 17 16 17.25 11 34.5
        ----
        func t() -> String { var i = 0; var log: [Int] = []; let add = { i += 10 }; while i < 25 { add(); i += 1; log.append(i) }; var j = i; do { var i = 3; i *= i; j += i }; return "\(i) \(j) \(log)" }
        //= 33 42 [11, 22, 33]
        ----
        func t() -> String { var a = [1, 2, 3]; let b = a; for i in a.indices { a[i] += i; a[i] *= 2 }; a[0] = a[1] + a[2]; var d = [1.5, 2.5]; d[1] -= 1; d[0] = d[1] / 2; var g = [[1, 2], [3, 4]]; g[1][0] += 5; return "\(a) \(b) \(d) \(g)" }
        //= [16, 6, 10] [1, 2, 3] [0.75, 1.5] [[1, 2], [8, 4]]
        ----
        func t() -> String { var n = 7; var s = 0; repeat { if n % 2 == 0 { n /= 2 } else { n = 3 * n + 1 }; s += 1 } while n != 1; let big = s > 10 && n == 1 || s < 0; return "\(s) \(n) \(big) \(!big)" }
        //= 16 1 true false
        ----
        func t() -> String { var seen = 0; func f(_ b: Bool) -> Bool { seen += 1; return b }; let x = f(true) && f(false) && f(true); let y = f(false) || f(true) || f(false); return "\(x) \(y) \(seen)" }
        //= false true 4
        ----
        struct C { var n = 0 { didSet { log.append(n) } }; var log: [Int] = []; var twice: Int { get { n * 2 } set { n = newValue / 2 } }; mutating func go() { n += 1; twice += 6; n -= 1 } }
        func t() -> String { var c = C(); c.go(); c.n += 10; c.twice = 4; return "\(c.n) \(c.log) \(c.twice)" }
        //= 2 [1, 4, 3, 13, 2] 4
        ----
        final class K { var n = 1; var d = 0.5; func bump() { n += n; d *= 4; n -= 1 } }
        func t() -> String { let k = K(); k.bump(); k.n += 5; k.d -= 0.5; let o = k; o.n *= 2; return "\(k.n) \(k.d)" }
        //= 12 1.5
        ----
        func t() -> String { var x: Int? = 3; if var x { x += 1; return "\(x)" }; x = nil; return "" }
        //= 4
        ----
        func t() -> String { var total = 0.0; let rate: CGFloat = 0.25; var w: CGFloat = 10; w *= rate; w += 1; total += Double(w) * 2; total = total - 1 / 4; let z = total > 6 ? total : -total; return "\(w) \(total) \(z) \(total == 6.75)" }
        //= 3.5 6.75 6.75 true
        ----
        func t() -> String { lazy var k = 5; k += 1; var seen: [Int] = []; var w = 0 { willSet { seen.append(newValue) } }; w += 3; w = w * 2; var c: Int { get { w } set { w = newValue } }; c += 1; return "\(k) \(w) \(seen) \(c)" }
        //= 6 7 [3, 6, 7] 7
        ----
        func bump(_ n: inout Int, by k: Int) -> Int { n += k; n = n * 2; return n }
        func t() -> String { var a = [1, 2]; var v = 3; let r = bump(&v, by: 2) + bump(&a[1], by: v); return "\(v) \(a) \(r)" }
        //= 10 [1, 24] 34
        ----
        struct M { var rows: [[Int]]; subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } }; var sum: Int { var s = 0; for r in rows { for v in r { s += v } }; return s } }
        func t() -> String { var m = M(rows: [[1, 2], [3, 4]]); m[0, 1] += 10; m[1, 0] = m[0, 0] * 7; return "\(m.rows) \(m.sum)" }
        //= [[1, 12], [7, 4]] 24
        ----
        func *= (text: inout String, count: Int) { text = String(repeating: text, count: count) }
        func -= (text: inout String, count: Int) { text.removeLast(count) }
        func t() -> String { var s = "ab"; s *= 3; s -= 1; return s }
        //= ababa
        """##)
}
