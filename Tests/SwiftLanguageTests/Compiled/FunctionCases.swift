// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions that use what the library has.
    static let functions = reading(
        ##"""
        func levenshtein(_ a: String, _ b: String) -> Int { let (a, b) = (Array(a), Array(b)); var d = Array(0...b.count); for i in 1...a.count { var prev = d[0]; d[0] = i; for j in 1...b.count { let t = d[j]; d[j] = a[i - 1] == b[j - 1] ? prev : min(prev, d[j], d[j - 1]) + 1; prev = t } }; return d[b.count] }
        func lcs(_ a: String, _ b: String) -> String { let (x, y) = (Array(a), Array(b)); var m = [[Int]](repeating: .init(repeating: 0, count: y.count + 1), count: x.count + 1); for i in x.indices { for j in y.indices { m[i + 1][j + 1] = x[i] == y[j] ? m[i][j] + 1 : max(m[i][j + 1], m[i + 1][j]) } }; var (i, j, r) = (x.count, y.count, [Character]()); while i > 0, j > 0 { if x[i - 1] == y[j - 1] { r.append(x[i - 1]); i -= 1; j -= 1 } else if m[i - 1][j] >= m[i][j - 1] { i -= 1 } else { j -= 1 } }; return String(r.reversed()) }
        func quicksort<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p }) }
        func mergeSort<T>(_ a: [T], by lt: (T, T) -> Bool) -> [T] { guard a.count > 1 else { return a }; let m = a.count / 2; var l = mergeSort(Array(a[..<m]), by: lt)[...], r = mergeSort(Array(a[m...]), by: lt)[...], o: [T] = []; while let x = l.first, let y = r.first { if lt(y, x) { o.append(y); r.removeFirst() } else { o.append(x); l = l.dropFirst() } }; return o + l + r }
        func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable { var lo = c.startIndex, hi = c.endIndex; while lo < hi { let m = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[m] == x { return m }; if c[m] < x { lo = c.index(after: m) } else { hi = m } }; return nil }
        func powerset<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }
        func knapsack(_ items: [(w: Int, v: Int)], _ cap: Int) -> Int { items.reduce(Array(repeating: 0, count: cap + 1)) { best, it in best.indices.map { c in c >= it.w ? max(best[c], best[c - it.w] + it.v) : best[c] } }.last! }
        func t() -> String { "\(levenshtein("kitten", "sitting")) \(lcs("AGGTAB", "GXTXAYB")) \(quicksort([3, 1, 2, 3])) \(mergeSort(["b", "A", "c"], by: { $0.lowercased() > $1.lowercased() })) \(binarySearch([1, 3, 5, 7, 9][1...], 7) ?? -1) \(binarySearch(0..<100, 42)!) \(powerset([1, 2, 3]).count) \(powerset("ab".map(String.init))) \(knapsack([(1, 1), (3, 4), (4, 5)], 7)) \(String(13, radix: 2)) \(Int("ff", radix: 16)!) \(Array("hello".reversed()).map(String.init).joined())" }
        //= 3 GTAB [1, 2, 3, 3] ["c", "b", "A"] 3 42 8 [[], ["a"], ["b"], ["a", "b"]] 9 1101 255 olleh
        ----
        func t() -> String { func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; let fib = sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 }; return "\(fact(10)) \(Array(fib.prefix(6))) \(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))" }
        //= 3628800 [0, 1, 1, 2, 3, 5] [1, 3, 9, 27, 81]
        ----
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
        func primes(_ n: Int) -> [Int] { var s = [Bool](repeating: true, count: n + 1); s[0] = false; s[1] = false; for i in 2... where i * i <= n || i > n { if i * i > n { break }; if s[i] { for j in stride(from: i * i, through: n, by: i) { s[j] = false } } }; return s.indices.filter { s[$0] } }
        func perms<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i -> [[T]] in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }
        func t() -> String { "\(gcd(84, 36)) \(perms([1, 2, 3]).count) \(perms(["a", "b"]))" }
        //= 12 6 [["a", "b"], ["b", "a"]]
        ----
        func t() -> String { var fs: [() -> Int] = []; var x = 1; for i in 1...3 { fs.append { [x] in i * x }; x += 1 }; let g = { x * 10 }; x = 7; return fs.map { "\($0())" }.joined(separator: ",") + " \(g())" }
        //= 1,4,9 70
        ----
        func t() -> String { let a: UInt8 = 250; let (s, o) = a.addingReportingOverflow(10); let b = Int8(truncatingIfNeeded: 200); return "\(s) \(o) \(b) \(a &+ 20) \(UInt8(clamping: 300)) \(Int8(exactly: 200) as Any) \(a >> 2) \(~a) \(a.nonzeroBitCount) \(a.leadingZeroBitCount)" }
        //= 4 true -56 14 255 nil 62 5 6 0
        ----
        func t() -> String { let s: String? = "12"; let n = s.flatMap { Int($0) }.map { $0 * 2 }; let k = s.map { $0.count } ?? 0; let w = [s, nil, "x"].compactMap { $0 }.compactMap(Int.init); return "\(n!) \(k) \(w) \(s?.first?.isNumber == true) \(s?.isEmpty ?? true) \((s?.count).map { $0 + 1 } as Any)" }
        //= 24 2 [12] true false Optional(3)
        ----
        func t() -> String { var log: [Int] = []; let r = (1...10).lazy.filter { log.append($0); return $0 % 2 == 0 }.map { $0 * $0 }.first { $0 > 10 }; return "\(r!) \(log) \(Array((1...4).lazy.map { $0 * 2 }.reversed()))" }
        //= 16 [1, 2, 3, 4] [8, 6, 4, 2]
        ----
        func t() -> String { let ws = ["apple", "avocado", "bean", "cherry", "cod"]; let g = Dictionary(grouping: ws, by: { $0.first! }).mapValues { $0.map(\.count) }; let m = g.merging(["a": [0], "z": [9]]) { $0 + $1 }; return m.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined() + " \(Dictionary(uniqueKeysWithValues: zip("abc", 1...)).sorted { $0.value > $1.value }.map(\.key))" }
        //= a[5, 7, 0]b[4]c[6, 3]z[9] ["c", "b", "a"]
        ----
        func t() -> String { let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]; var c = a; c.formIntersection(b); let (ins, m) = c.insert(3); return "\(a.union(b).sorted()) \(a.subtracting(b).sorted()) \(a.symmetricDifference(b).sorted()) \(c.sorted()) \(ins) \(m) \(a.isSuperset(of: [1, 2])) \(a.isDisjoint(with: [9])) \(Set("hello").count) \(c.remove(7) as Any)" }
        //= [1, 2, 3, 4, 5] [1, 2] [1, 2, 5] [3, 4] false 3 true true 4 nil
        ----
        func t() -> String { let r = 1..<5, c = 2...8; return "\(r.overlaps(3..<9)) \(c.clamped(to: 4...6)) \(r.contains(5)) \(c ~= 8) \((1...).contains(7)) \((..<3).contains(3)) \(r.isEmpty) \(Array(stride(from: 10, through: 0, by: -4))) \(stride(from: 0.0, to: 1.0, by: 0.25).map { $0 }) \(r.reversed().first!) \(c.lowerBound..<c.upperBound) \(Range(c).upperBound)" }
        //= true 4...6 false true true false false [10, 6, 2] [0.0, 0.25, 0.5, 0.75] 4 2..<8 9
        ----
        func t() -> String { var a = [5, 3, 8, 1, 9, 2]; let p = a.partition { $0 > 4 }; let lo = a[..<p].sorted(), hi = a[p...].sorted(by: >); let acc = [1, 2, 3, 4].reduce(into: (even: 0, odd: 0)) { r, n in if n.isMultiple(of: 2) { r.even += n } else { r.odd += n } }; return "\(lo) \(hi) \(acc) \(acc.even) \([3, 1, 2].sorted { $0 > $1 }) \(["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() })" }
        //= [1, 2, 3] [9, 8, 5] (even: 6, odd: 4) 6 [3, 2, 1] ["A", "b", "c"]
        ----
        func t() -> String { var log = ""; func f(_ n: Int) -> Int { defer { log += "d" }; defer { log += "e" }; if n > 1 { log += "r"; return n }; do { defer { log += "i" }; log += "b" }; return 0 }; let a = f(2), b = f(0); for i in 0..<2 { defer { log += "\(i)" }; if i == 0 { continue }; log += "x" }; return "\(a)\(b) \(log)" }
        //= 20 redbied0x1
        ----
        func t() -> String { let s = "a1b22c333"; let r = /[a-z](\d+)/; return s.matches(of: r).map { "\($0.1)" }.joined(separator: ",") + " \(s.firstMatch(of: /(?<l>b)(?<n>\d+)/)!.n) \(s.replacing(/\d+/, with: "#")) \(s.contains(/c3/)) \("2024-05".wholeMatch(of: /(\d{4})-(\d\d)/)!.output.2) \(s.split(separator: /\d+/)) \("x=1".prefixMatch(of: /\w=/) != nil)" }
        //= 1,22,333 22 a#b#c# true 05 ["a", "b", "c"] true
        ----
        func t() -> String { let r = /(?<k>\w+)=(?<v>\d+)/; var d: [String: Int] = [:]; for m in "a=1, bb=22".matches(of: r) { d[String(m.k)] = Int(m.v) }; let up = "hello world".replacing(/\b\w/) { $0.output.uppercased() }; return "\(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(up) \("a.b".ranges(of: ".").count) \("abc".trimmingPrefix("a")) \("aXbX".replacing("X", with: "-", maxReplacements: 1))" }
        //= ["a1", "bb22"] Hello World 1 bc a-bX
        ----
        func t() -> String { let xs: [Int?] = [1, nil, 3]; var s = 0; for case let x? in xs { s += x }; for case .some(3) in xs { s += 100 }; let ps = [(1, "a"), (2, "b")]; for case (2, let n) in ps { s += n.count * 1000 }; if case 1...5 = s % 10, case let (q, r) = s.quotientAndRemainder(dividingBy: 100) { return "\(s) \(q) \(r)" }; return "\(s)" }
        //= 1104 11 4
        ----
        func t() -> String { let n = 5; let kind = if n < 3 { "s" } else if n < 10 { "m" } else { "l" }; let v: Double = switch n { case 0: 0; case 1...5: 1.5; default: 2 }; let o: Int? = if n > 9 { 1 } else { nil }; let c = n > 3 ? 1 : 2.5; return "\(kind) \(v) \(o as Any) \(c) \(n.signum() == 1 ? "pos" : "neg")" }
        //= m 1.5 nil 1.0 pos
        ----
        func t() -> String { outer: for i in 2...20 { for j in 2..<i where i % j == 0 { continue outer }; if i > 10 { break outer }; found.append(i) }; var k = 0; repeat { k += 3 } while k < 10; var w = [1, 2, 3]; while let x = w.popLast(), x > 1 { k += x }; return "\(found) \(k) \(w)" }
        nonisolated(unsafe) var found: [Int] = []
        //= [2, 3, 5, 7] 17 []
        ----
        func t() -> String { let a = 7, b = 2; let c = Double(a) / Double(b); let d = (c * 100).rounded() / 100; let e = c.rounded(.toNearestOrEven), f = c.rounded(.up), g = (-c).rounded(.towardZero); return "\(c) \(d) \(e) \(f) \(g) \(a / b) \(-a / b) \(-a % b) \(c.truncatingRemainder(dividingBy: 1)) \(Int(c.rounded())) \(floor(-c)) \(ceil(c)) \(abs(-a)) \(c.isZero) \(c.sign)" }
        //= 3.5 3.5 4.0 4.0 -3.0 3 -3 -1 0.5 4 -4.0 4.0 7 false plus
        ----
        func t() -> String { let big = 1e16, tiny = 1.0e-5, m = 123456789.0; return "\(big) \(tiny) \(m) \(1e15) \(0.0001) \(100.0) \(-0.0) \(1.0 / 3) \(Double.pi) \(2.0.squareRoot()) \(Float(16777217)) \(1e100) \(5e-324) \(Double("1e3")!) \(Int("0x1F", radix: 16) as Any) \(Int("1f", radix: 16)!) \(Double("abc") as Any) \(Int(" 1") as Any) \(Int("+5")!)" }
        //= 1e+16 1e-05 123456789.0 1000000000000000.0 0.0001 100.0 -0.0 0.3333333333333333 3.141592653589793 1.4142135623730951 16777216.0 1e+100 5e-324 1000.0 nil 31 nil nil 5
        ----
        func t() -> String { let a = [1, 2, 3, 4, 5, 6]; return "\(a.prefix { $0 < 3 }) \(a.drop { $0 < 3 }) \(a.suffix(from: 4)) \(a.prefix(upTo: 2)) \(a.prefix(through: 2)) \(a.split { $0 % 3 == 0 }) \(a.elementsEqual([1, 2])) \(a.starts(with: [1, 2])) \(a.min()! + a.max()!) \(a.first { $0 > 3 } ?? 0) \(a.last { $0 < 3 }!) \(a.lastIndex(of: 6)!) \(a.randomElement() != nil) \(a.allSatisfy { $0 > 0 }) \(a.flatMap { [$0, $0] }.count) \(a.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))" }
        //= [1, 2] [3, 4, 5, 6] [5, 6] [1, 2] [1, 2, 3] [ArraySlice([1, 2]), ArraySlice([4, 5])] false true 7 4 2 5 true true 12 [1, 3, 5]
        ----
        func t() -> String { let n = ["x": [1, 2], "y": []]; var m = n; m["x"]?.append(3); m["z", default: []].append(7); m["y"]!.insert(0, at: 0); let (k, v) = m.max { $0.value.count < $1.value.count }!; return "\(k) \(v) \(m["z"]!) \(m.filter { $0.value.count == 1 }.keys.sorted()) \(n["x"]?.count ?? 0) \(n["q"]?.first as Any) \(m.reduce(0) { $0 + $1.value.reduce(0, +) }) \(m.map { "\($0)" }.count) \(m.isEmpty) \(m.allSatisfy { !$0.value.isEmpty }) \(m.mapValues(\.count).values.sorted())" }
        //= x [1, 2, 3] [7] ["y", "z"] 2 nil 13 3 false true [1, 1, 3]
        ----
        func t() -> String { let p = ["b": 2, "a": 1]; for (k, v) in p.sorted(by: { $0.key < $1.key }) where v > 0 { out += "\(k)\(v)" }; let d = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +); let inv = Dictionary(uniqueKeysWithValues: p.map { ($1, $0) }); let s = p.sorted { $0.value > $1.value }.first!; return out + " \(d) \(inv[2]!) \(s.key) \(type(of: s)) \(p == ["a": 1, "b": 2]) \(p.first { $0.key == "a" }!.value) \(Array(p.keys).sorted()) \(Dictionary(grouping: 1...6) { $0 % 3 }[0]!)" }
        nonisolated(unsafe) var out = ""
        //= a1b2 ["a": 3] b b (key: String, value: Int) true 1 ["a", "b"] [3, 6]
        ----
        func t() -> String { var log: [String] = []; func step(_ n: Int) throws -> Int { log.append("s\(n)"); if n > 2 { struct Stop: Error {}; throw Stop() }; return n }; let r = Result { try (1...5).map(step) }; switch r { case .success: log.append("ok"); case .failure(let e): log.append("\(type(of: e))") }; let o = try? step(1); return "\(log) \(o ?? 0)" }
        //= ["s1", "s2", "s3", "Stop", "s1"] 1
        ----
        func t() -> String { typealias P = (name: String, age: Int); var ps: [P] = [("a", 3), (name: "b", age: 1)]; ps.append(("c", 2)); ps.sort { $0.age < $1.age }; let (names, ages) = (ps.map(\.name), ps.map { $0.1 }); var (x, y) = (1, 2); (x, y) = (y, x + y); let tup: (Int, d: Double) = (1, 2); return "\(names) \(ages) \(x) \(y) \(tup.d / 4) \(tup) \(ps[0]) \(ps.first { $0.name == "a" }?.age ?? 0)" }
        //= ["b", "c", "a"] [1, 2, 3] 2 3 0.5 (1, d: 2.0) (name: "b", age: 1) 3
        ----
        func t() -> String { var log: [String] = []; struct D { var v: Int { get { 1 } set { } }; var arr = [1, 2] { didSet { n += 1 } }; var n = 0 }; var d = D(); d.arr.append(3); d.arr[0] = 9; for i in d.arr.indices { d.arr[i] += 1 }; let g = [d.arr.first, d.arr.last].compactMap { $0 }; log.append("\(g)"); var tot: Int { g.reduce(0, +) }; return "\(d.n) \(log) \(tot)" }
        //= 5 ["[10, 4]"] 14
        ----
        func t() -> String { let x = 3; switch x { case 1, 2: return "low"; case let n where n.isMultiple(of: 3): fallthrough; case 100: fallthrough; case 5...: do { lbl: do { if x == 3 { break lbl }; return "no" }; return "ft" }; default: return "d" } }
        //= ft
        ----
        func t() -> String { let a = [1, 2, 3], b = [1, 2, 4]; return "\(a.lexicographicallyPrecedes(b))" }
        //= true
        ----
        func t() -> String { let s: Substring = "abc".dropFirst(); func f<S: StringProtocol>(_ x: S) -> String { x.uppercased() + "\(x.count)" }; var d: [Substring: Int] = [:]; for w in "a b a".split(separator: " ") { d[w, default: 0] += 1 }; return "\(f(s)) \(f("q")) \(d["a"]!) \(s == "bc") \("bc" == s) \(String(s) + s) \(s.hasPrefix("b")) \(["x", s].joined()) \(s.isEmpty ? "" : s)" }
        //= BC2 Q1 2 true true bcbc true xbc bc
        ----
        func t() -> String { let x: Int8 = -128; return "\(x) \(Int8(-128))" }
        //= -128 -128
        ----
        func t() -> String { let p: [Int?] = [1, nil]; let q = "x".split(separator: ".").map { Int($0) }; return "\(p.contains(nil)) \(q.contains(nil)) \(!q.contains(nil))" }
        //= true true false
        ----
        func t() -> String { let s = "123"[...]; return "\(s.count) \(type(of: s))" }
        //= 3 Substring
        """##)
}
