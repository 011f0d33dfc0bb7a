// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Arrays and their slices, sets, dictionaries, sequences of one's own.
    static let collections = reading(
        ##"""
        func t() -> String { let w = ["apple", "avocado", "bean", "beet", "corn"]; let g = Dictionary(grouping: w, by: \.first!); var m = g.mapValues(\.count); m.merge(["c": 10, "z": 1]) { $0 + $1 }; return "\(m.sorted { $0.key < $1.key }.map { "\($0)\($1)" }) \(g["b"]!) \(Dictionary(w.map { ($0.count, $0) }, uniquingKeysWith: { a, _ in a }).keys.sorted()) \(m.filter { $0.value > 1 }.count) \(m.min { $0.value < $1.value }!.value)" }
        //= ["a2", "b2", "c11", "z1"] ["bean", "beet"] [4, 5, 7] 3 1
        ----
        func t() -> String { var log = ""; let r = (1...10).lazy.map { n -> Int in log += "m\(n)"; return n * n }.filter { n in log += "f\(n)"; return n % 2 == 0 }.first { $0 > 10 }; return "\(r!) \(log)" }
        //= 16 m1f1m2f4m3f9m4f16
        ----
        struct R: Equatable { var k: Int; var n: String }
        func t() -> String { let a = [R(k: 2, n: "a"), R(k: 1, n: "b"), R(k: 2, n: "c"), R(k: 1, n: "d")]; return "\(a.sorted { $0.k < $1.k }.map(\.n).joined()) \(a.sorted { ($0.k, $0.n) > ($1.k, $1.n) }.map(\.n).joined()) \(a.max { $0.k < $1.k }!.n) \(a.min { $0.k < $1.k }!.n) \(a.reversed().map(\.n))" }
        //= bdac cadb a b ["d", "c", "b", "a"]
        ----
        func t() -> String { let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]; var c = a; c.formSymmetricDifference(b); let (ins, m) = c.insert(1); return "\(a.union(b).sorted()) \(a.intersection(b).sorted()) \(a.subtracting(b).sorted()) \(c.sorted()) \(ins) \(m) \(a.isSuperset(of: [1, 2])) \(a.isDisjoint(with: [9])) \(c.remove(99) as Any) \(a.map { $0 * 2 }.sorted()) \(Set("hello").count) \(a == [4, 3, 2, 1]) \(a.sorted(by: >)) \(a.contains { $0 > 3 })" }
        //= [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5] false 1 true true nil [2, 4, 6, 8] 4 true [4, 3, 2, 1] true
        ----
        extension Sequence where Element: Hashable { func uniqued() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } }; var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
        extension Collection { func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r }; subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
        func t() -> String { "\([3, 1, 3, 2].uniqued()) \("banana".uniqued()) \("hello".histogram["l"]!) \(Array(1...5).chunked(2).map(Array.init)) \("abcde".chunked(2)) \([1][safe: 3] as Any) \([1, 2][safe: 1]!)" }
        //= [3, 1, 2] ["b", "a", "n"] 2 [[1, 2], [3, 4], [5]] ["ab", "cd", "e"] nil 2
        ----
        func t() -> String { let a = [1, 2, 3, 4, 5, 6]; return "\(a.partitioned { $0 % 2 == 0 }) \(a.scan(0, +)) \(a.windows(3).map { $0.reduce(0, +) })" }
        extension Array { func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { reduce(into: ([], [])) { p($1) ? $0.0.append($1) : $0.1.append($1) } }; func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] { var acc = i; return map { acc = f(acc, $0); return acc } }; func windows(_ n: Int) -> [ArraySlice<Element>] { count < n ? [] : (0...(count - n)).map { self[$0..<($0 + n)] } } }
        //= (yes: [2, 4, 6], no: [1, 3, 5]) [1, 3, 6, 10, 15, 21] [6, 9, 12, 15]
        ----
        func t() -> String { var a = [5, 3, 8, 1]; a.sort(); a.swapAt(0, 3); a.insert(contentsOf: [7, 7], at: 1); a.removeAll { $0 == 7 }; a.replaceSubrange(0..<2, with: [0, 0, 0]); let i = a.partition { $0 > 2 }; a.append(contentsOf: 1...2); return "\(a.count) \(i) \(a.firstIndex(of: 5) ?? -1 >= 0) \(a.dropFirst(2).count) \(a.suffix(2)) \(a.popLast()!) \(a.lastIndex { $0 == 0 } != nil) \(a.elementsEqual(a)) \([1, 2] + [3]) \([[1], [2, 3]].joined().count) \(a.allSatisfy { $0 >= 0 }) \([3, 1].lexicographicallyPrecedes([3, 2])) \([1, 2, 3].starts(with: [1, 2]))" }
        //= 7 4 true 5 [1, 2] 2 true true [1, 2, 3] 3 true true true
        ----
        func t() -> String { var it = [1, 2, 3].makeIterator(); var s = 0; while let n = it.next() { s += n }; let e = sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }; var gen = SystemRandomNumberGenerator(); _ = Int.random(in: 0..<5, using: &gen); return "\(s) \(Array(e)) \(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" }) \(["x", "y"].enumerated().map { "\($0.offset)\($0.element)" }) \(Array("abc".indices).count) \([1, 2, 3, 4].split { $0 == 3 }.map(Array.init)) \(repeatElement("z", count: 2).joined()) \([4, 5].firstIndex(of: 5)!)" }
        //= 6 [1, 3, 9, 27, 81, 243] ["1a", "2b"] ["0x", "1y"] 3 [[1, 2], [4]] zz 1
        ----
        func evens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 } }
        func t() -> String { var s = 0; for e in evens(10) { s += e }; return "\(s) \(Array(evens(6))) \(evens(10).prefix(2).map { $0 }) \(evens(8).contains(16)) \(evens(5).reduce(0, +))" }
        //= 120 [0, 4, 16] [0, 4] true 20
        ----
        struct F: Sequence, IteratorProtocol { var n = 3; mutating func next() -> Int? { n -= 1; return n >= 0 ? n : nil } }
        func t() -> String { "\(F().underestimatedCount) \([1].underestimatedCount)" }
        //= 0 1
        ----
        func make(_ up: Bool) -> some Sequence<Int> { up ? stride(from: 0, to: 3, by: 1) : stride(from: 3, to: 0, by: -1) }
        func t() -> String { "\(Array(make(true))) \(make(false).map { $0 * 2 })" }
        //= [0, 1, 2] [6, 4, 2]
        ----
        struct R { let k: Int, s: String }
        func t() -> String { let rs = [R(k: 2, s: "a"), R(k: 1, s: "b"), R(k: 2, s: "c"), R(k: 1, s: "d")]; return rs.sorted { $0.k < $1.k }.map(\.s).joined() + rs.sorted { $0.k > $1.k }.map(\.s).joined() + rs.sorted { ($0.k, $1.s) < ($1.k, $0.s) }.map(\.s).joined() }
        //= bdacacbddbca
        ----
        func t() -> String { let g = Dictionary(grouping: ["apple", "avocado", "bean", "beet", "cat"]) { $0.first! }; let c = ["a", "b", "a"].reduce(into: [:]) { $0[$1, default: 0] += 1 }; return "\(g.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(c["a"]!) \(g["b"]!)" }
        //= ["a2", "b2", "c1"] 2 ["bean", "beet"]
        ----
        func t() -> String { "\(Array(zip([1, 2, 3], ["a", "b"]))) \(Array(stride(from: 1.0, through: 2.0, by: 0.25))) \(Array(stride(from: 10, to: 0, by: -3))) \(Array("abc".indices).count) \((1..<10).clamped(to: 5..<20)) \((1...5).overlaps(5...9)) \((0..<3).contains(3)) \(Array((1...3).reversed()))" }
        //= [(1, "a"), (2, "b")] [1.0, 1.25, 1.5, 1.75, 2.0] [10, 7, 4, 1] 3 5..<10 true false [3, 2, 1]
        ----
        struct Countdown: Sequence { let n: Int; struct Iterator: IteratorProtocol { var c: Int; mutating func next() -> Int? { guard c > 0 else { return nil }; defer { c -= 1 }; return c } }; func makeIterator() -> Iterator { Iterator(c: n) } }
        struct Ring<E>: RandomAccessCollection, MutableCollection { var s: [E]; var startIndex: Int { 0 }; var endIndex: Int { s.count }; subscript(i: Int) -> E { get { s[i % s.count] } set { s[i % s.count] = newValue } } }
        func t() -> String { var r = Ring(s: [1, 2, 3]); r[4] = 9; r.swapAt(0, 2); return "\(Array(Countdown(n: 3))) \(Array(r)) \(r[5]) \(r.last!) \(Array(r.reversed())) \(r.firstIndex(of: 9)!) \(r[1...].count) \(r.sorted()) \(r.isEmpty) \(Countdown(n: 2).map { $0 })" }
        //= [3, 2, 1] [3, 9, 1] 1 1 [1, 9, 3] 1 2 [1, 3, 9] false [2, 1]
        ----
        func t() -> String { let a = [1, 2, 3, 4, 5, 6]; return "\(a.prefix(while: { $0 < 3 })) \(a.drop { $0 < 3 }) \(a.suffix(2)) \(a.dropLast(4)) \(a.split { $0 == 3 }) \(a.split(separator: 4, maxSplits: 1)) \(a.partitioned) \(a.chunks(4)) \(a.allSatisfy { $0 > 0 }) \(a.reduce(1, *)) \(a.contains { $0 > 5 })" }
        extension Array { func chunks(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; var partitioned: String { var c = self; let p = c.partition { "\($0)" < "3" }; return "\(p)" } }
        //= [1, 2] [3, 4, 5, 6] [5, 6] [1, 2] [ArraySlice([1, 2]), ArraySlice([4, 5, 6])] [ArraySlice([1, 2, 3]), ArraySlice([5, 6])] 4 [[1, 2, 3, 4], [5, 6]] true 720 true
        ----
        func t() -> String { var a = [3, 1, 2]; a.insert(9, at: 1); a.insert(contentsOf: [7, 7], at: 0); a.removeSubrange(1...2); a.replaceSubrange(0..<1, with: [0, 0]); a.append(contentsOf: [5, 5]); a.removeAll { $0 == 5 }; a.swapAt(0, a.count - 1); let r = a.remove(at: 1); a += [8]; a.removeLast(2); return "\(a) \(r) \(a.lastIndex(of: 0) as Any) \(a.startIndex..<a.endIndex)" }
        //= [2, 9, 1] 0 nil 0..<3
        ----
        func t() -> String { var d = ["a": 1, "b": 2]; d.merge(["b": 5, "c": 3]) { $0 + $1 }; let m = d.mapValues { $0 * 10 }; let f = d.filter { $0.value > 2 }; let inv = Dictionary(d.map { ($1, $0) }, uniquingKeysWith: { a, _ in a }); let s = d.sorted { $0.key < $1.key }; let (k, v) = d.min { $0.value < $1.value }!; return "\(m["b"]!) \(f.count) \(inv[3]!) \(s.map(\.key)) \(k)\(v) \(d.removeValue(forKey: "a") as Any) \(d.contains { $0.key == "a" }) \(d.values.sorted()) \(d.isEmpty) \(d["zz", default: 7])" }
        //= 70 2 c ["a", "b", "c"] a1 Optional(1) false [3, 7] false 7
        ----
        func t() -> String { let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]; var c = a; c.formUnion(b); c.subtract([1]); let (i, m) = c.insert(3); return "\(a.intersection(b).sorted()) \(a.union(b).count) \(a.subtracting(b).sorted()) \(a.symmetricDifference(b).sorted()) \(a.isSuperset(of: [1, 2])) \(a.isDisjoint(with: [9])) \(c.sorted()) \(i) \(m) \(c.remove(99) as Any) \(a.filter { $0 > 2 }.sorted()) \(Set("hello").count) \(a.isStrictSubset(of: a))" }
        //= [3, 4] 5 [1, 2] [1, 2, 5] true true [2, 3, 4, 5] false 3 nil [3, 4] 4 false
        ----
        extension Sequence where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }; func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
        extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }; func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) } }
        extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
        extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() } }
        func t() -> String { let n: [Int]? = nil; return "\([3, 1, 3].uniqued()) \("hello".counts()["l"]!) \([1, 2][safe: 5] as Any) \("abc"[safe: "abc".startIndex]!) \([1, 2, 3].pairs().map { $0 + $1 }) \(n.isNilOrEmpty) \(Optional("x").isNilOrEmpty) \(n.or([9])) \(Optional(3).or(0))" }
        //= [3, 1] 2 nil a [3, 5] true false [9] 3
        ----
        func t() -> String { let m: [[Int]] = [[1, 2, 3], [4, 5, 6]]; let tr = m[0].indices.map { c in m.map { $0[c] } }; var z = Array(repeating: Array(repeating: 0, count: 2), count: 2); z[0][1] = 5; z[1][0] += 2; return "\(tr) \(z) \(m.joined().reduce(0, +)) \(m.flatMap { $0.filter { $0 % 2 == 0 } }) \(m.map(\.count)) \(m.last?.first ?? 0) \(Array(m.joined(separator: [0])))" }
        //= [[1, 4], [2, 5], [3, 6]] [[0, 5], [2, 0]] 21 [2, 4, 6] [3, 3] 4 [1, 2, 3, 0, 4, 5, 6]
        ----
        func t() -> String { let xs = [1, 2, 3, 4]; let (ev, od) = (xs.filter { $0.isMultiple(of: 2) }, xs.filter { !$0.isMultiple(of: 2) }); let idx = xs.indices.filter { xs[$0] > 2 }; let w = zip(xs, xs.dropFirst()).map { $1 - $0 }; let acc = xs.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }; return "\(ev) \(od) \(idx) \(w) \(acc) \(xs.enumerated().map { $0.offset * $0.element }) \(xs.firstIndex { $0 > 2 } ?? -1) \(xs.lastIndex(where: { $0 < 3 })!) \(xs.elementsEqual([1, 2, 3, 4])) \(xs.starts(with: [1, 2])) \(xs.lexicographicallyPrecedes([1, 3]))" }
        //= [2, 4] [1, 3] [2, 3] [1, 1, 1] [1, 3, 6, 10] [0, 2, 6, 12] 2 1 true true true
        ----
        func t() -> String { let r = 0..<10; let c = 1...5; return "\(r.count) \(c.count) \(r.contains(10)) \(c ~= 5) \((3...).contains(7)) \((..<3).contains(3)) \(r.lowerBound) \(c.upperBound) \(Array(r[2..<4])) \(r.isEmpty) \((5..<5).isEmpty) \(Range(c)) \(c.map { $0 * $0 }) \(r.reversed().prefix(2).map { $0 }) \(stride(from: 0, through: 1, by: 0.5).map { $0 }) \(("a"..."e").contains("c")) \((1.0...2.0).contains(1.5)) \(c.dropFirst(2).first!) \(r.randomElement()! < 10)" }
        //= 10 5 false true true false 0 5 [2, 3] false true 1..<6 [1, 4, 9, 16, 25] [9, 8] [0.0, 0.5, 1.0] true true 3 true
        ----
        func t() -> String { var a = [5, 3, 9]; a.sort(by: >); let m = a.map { x -> (Int, Bool) in (x, x > 4) }; let any = a.contains(where: { $0 == 3 }); let i = a.partition { $0 < 5 }; a.reserveCapacity(10); let rot = Array(a[1...] + a[..<1]); let diff = [1, 2, 3].difference(from: [1, 3]); return "\(m.map(\.1)) \(any) \(i) \(rot) \(diff.insertions.count) \(a.min()!) \(a.randomElement() != nil) \(a.count(where: { $0 > 4 })) \([1, 2, 3, 4].trimmingPrefix { $0 < 3 }) \([[1], [2]].flatMap { $0 }) \(["a", nil, "b"].compactMap(\.self))" }
        //= [true, true, false] true 2 [5, 3, 9] 1 3 true 2 [3, 4] [1, 2] ["a", "b"]
        ----
        struct B: Sequence { func makeIterator() -> some IteratorProtocol<Int> { var b = 3; return AnyIterator { defer { b -= 1 }; return b > 0 ? b : nil } } }
        func t() -> String { "\(Array(B()))" }
        //= [3, 2, 1]
        ----
        func t() -> String { var n = 0; let g = AnyIterator { () -> Int? in n += 1; return n > 9 ? nil : n }; let a = Array(g.prefix(while: { $0 < 3 })); let c = Array(g.prefix(2)); let d = g.drop(while: { $0 < 8 }); return "\(a) \(c) \(Array(d)) \(n)" }
        //= [1, 2] [4, 5] [8, 9] 10
        ----
        struct Naturals: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n } }
        func t() -> String { let n = Naturals(); return "\(Array(n.drop(while: { $0 < 5 }).prefix(2))) \(Array(n.prefix(while: { $0 < 4 }))) \(Array(n.lazy.map { $0 * $0 }.filter { $0 % 2 == 0 }.prefix(3)))" }
        //= [5, 6] [1, 2, 3] [4, 16, 36]
        ----
        struct Feed: RangeReplaceableCollection, ExpressibleByArrayLiteral { var items: [Int]; init() { items = [] }; init(arrayLiteral e: Int...) { items = e }; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(p: Int) -> Int { items[p] }
            mutating func replaceSubrange(_ r: Range<Int>, with c: some Collection<Int>) { items.replaceSubrange(r, with: c) } }
        func t() -> String { var f: Feed = [1, 2, 3]; f.insert(contentsOf: [8, 9], at: 1); f.removeSubrange(0..<2); f.reserveCapacity(4); f.append(contentsOf: [5, 6]); f.removeAll { $0 == 3 }; let r = f.remove(at: 0); return "\(f.items) \(r) \(f.count)" }
        //= [2, 5, 6] 9 3
        ----
        struct Shorter: SortComparator { var order: SortOrder = .forward; func compare(_ a: String, _ b: String) -> ComparisonResult { let (x, y) = order == .forward ? (a.count, b.count) : (b.count, a.count); return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame } }
        struct P { var t: String }
        func t() -> String { let n = ["bbb", "C", "aa"]; let p = n.map(P.init); return "\(n.sorted(using: Shorter())) \(n.sorted(using: Shorter(order: .reverse))) \(p.sorted(using: KeyPathComparator(\.t, comparator: Shorter())).map(\.t)) \(p.sorted(using: KeyPathComparator(\P.t, comparator: Shorter(), order: .reverse)).map(\.t)) \([3, 1, 2].sorted(using: ComparableComparator<Int>(order: .reverse))) \(n.sorted(using: String.StandardComparator(.lexical, order: .reverse)))" }
        //= ["C", "aa", "bbb"] ["bbb", "aa", "C"] ["C", "aa", "bbb"] ["bbb", "aa", "C"] [3, 2, 1] ["bbb", "aa", "C"]
        ----
        struct Chunked102<Base: Collection>: Sequence { let base: Base, n: Int; struct It: IteratorProtocol { let base: Base; let n: Int; var i: Base.Index; mutating func next() -> Base.SubSequence? { guard i != base.endIndex else { return nil }; let e = base.index(i, offsetBy: n, limitedBy: base.endIndex) ?? base.endIndex; defer { i = e }; return base[i..<e] } }; func makeIterator() -> It { It(base: base, n: n, i: base.startIndex) } }
        extension Collection { func chunked102(_ n: Int) -> Chunked102<Self> { .init(base: self, n: n) } }
        func t() -> String { let c = Array(1...7).chunked102(3).map { $0.reduce(0, +) }; let s = "héllo wörld".chunked102(4).map(String.init); return "\(c) \(s) \(Array([1.5, 2].chunked102(1)).count) \((0..<5).chunked102(2).map(\.count))" }
        //= [6, 15, 7] ["héll", "o wö", "rld"] 2 [2, 2, 1]
        ----
        enum Size: Int, CaseIterable { case s = 1, m }
        func t() -> String { "\(Dictionary(uniqueKeysWithValues: Size.allCases.map { ($0, $0.rawValue) })[.m]!)" }
        //= 2
        ----
        extension Array { mutating func mv(_ s: [Int], _ d: Int) { let moved = s.map { self[$0] }; let before = s.filter { $0 < d }.count; for i in s.reversed() { remove(at: i) }; insert(contentsOf: moved, at: d - before) } }
        func t() -> String { var a = ["a", "b", "c"]; a.mv([0], 3); return "\(a)" }
        //= ["b", "c", "a"]
        ----
        class S { var a = 1.0 }
        func t() -> String { let s = [S(), S(), S()]; s[1].a = 9; let (big, small) = s.reduce(into: ([S](), [S]())) { $1.a > 4 ? $0.0.append($1) : $0.1.append($1) }; return "\(big.count)\(small.count)" }
        //= 12
        ----
        func t() -> String {
            let a: Set = [1, 2, 3, 4], b: Set<Int> = [3, 4, 5]; var d = ["a": 1, "b": 2]; d.merge(["b": 5, "c": 8]) { $0 + $1 }
            let inv = Dictionary(uniqueKeysWithValues: d.map { ($0.value, $0.key) }); let old = d.updateValue(9, forKey: "a"), gone = d.removeValue(forKey: "zz")
            var s = a; let r = s.insert(9); s.formSymmetricDifference(b); let freq = "mississippi".reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let top = freq.max { ($0.value, $1.key) < ($1.value, $0.key) }!
            return "\(a.intersection(b).sorted()) \(a.subtracting(b).sorted()) \(inv[7]!) \(old as Any) \(gone as Any) \(r.inserted) \(s.sorted()) \(top.key)\(top.value) \(a.isSuperset(of: [1, 2])) \(a.isDisjoint(with: [8])) \(d.filter { $0.value > 6 }.keys.sorted())"
        }
        //= [3, 4] [1, 2] b Optional(1) nil true [1, 2, 5, 9] i4 true true ["a", "b", "c"]
        ----
        struct Section<Key: Hashable & Comparable, Row> { let key: Key; var rows: [Row] }
        extension Array { func sections<K: Hashable & Comparable>(by key: (Element) throws -> K) rethrows -> [Section<K, Element>] { try Dictionary(grouping: self, by: key).map { Section(key: $0, rows: $1) }.sorted { $0.key < $1.key } }
            func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
            func uniqued<T: Hashable>(on f: (Element) -> T) -> [Element] { var seen = Set<T>(); return filter { seen.insert(f($0)).inserted } }
            subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
        extension Collection where Element: Hashable { var mode: Element? { reduce(into: [:]) { $0[$1, default: 0] += 1 }.max { $0.value < $1.value }?.key } }
        func t() -> String { let w = ["apple", "avocado", "bean", "cherry", "cress", "corn"]; let s = w.sections { $0.first! }; return "\(s.map { "\($0.key)\($0.rows.count)" }) \(w.chunked(into: 4).map(\.count)) \(w.uniqued(on: \.count)) \(w[safe: 9] ?? "none") \([1, 2, 2].mode!) \(w.map(\.count).sections { $0 % 2 == 0 ? "even" : "odd" }.map(\.key))" }
        //= ["a2", "b1", "c3"] [4, 2] ["apple", "avocado", "bean", "cherry"] none 2 ["even", "odd"]
        ----
        struct Interval { var s: Int, e: Int }
        func merge(_ v: [Interval]) -> [Interval] { v.sorted { $0.s < $1.s }.reduce(into: []) { out, i in if let l = out.last, i.s <= l.e { out[out.count - 1].e = max(l.e, i.e) } else { out.append(i) } } }
        func t() -> String { let m = merge([.init(s: 5, e: 7), .init(s: 1, e: 3), .init(s: 2, e: 4)]); var i = m[0]; i.s = 0; let (a, b) = (m.map(\.s), m.map(\.e)); return "\(a) \(b) \(m) \(i.s) \(zip(a, b).map(-)) \(m.map { $0.e - $0.s }.max() ?? 0)" }
        //= [1, 5] [4, 7] [Interval(s: 1, e: 4), Interval(s: 5, e: 7)] 0 [-3, -2] 3
        ----
        func t() -> String { let a = [1, 2, 3, 1].trimmingPrefix(while: { $0 < 3 }); return "\(a) \(a.startIndex) \("  ab ".trimmingPrefix { $0 == " " }.count)" }
        //= [3, 1] 2 3
        ----
        func t() -> String { let a = [10, 20, 30, 40, 50]; let s = a[1...3]; return "\(s.startIndex) \(s.endIndex) \(s[2]) \(s.first!) \(s.indices) \(Array(s)) \(s.map { $0 / 10 }) \(s.firstIndex(of: 30)!) \(a.prefix(2).endIndex) \(a.suffix(2).startIndex)" }
        //= 1 4 30 20 1..<4 [20, 30, 40] [2, 3, 4] 2 2 3
        ----
        func t() -> String { var s = [1, 2, 3, 4, 5][2...]; let f = s.popFirst(); s.append(9); s[3] = 0; let r = s.removeFirst(); return "\(f!) \(r) \(s) \(s.startIndex) \(s.count)" }
        //= 3 0 [5, 9] 4 2
        ----
        func t() -> String { var a = [5, 3, 8, 1]; a.sort(by: >); a.swapAt(0, 3); let p = a.partition { $0 > 4 }; return "\(a.count) \(p) \(a[..<p].sorted()) \(a[p...].sorted())" }
        //= 4 2 [1, 3] [5, 8]
        ----
        struct P: Hashable { let id: Int; let name: String; static func == (a: P, b: P) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
        func t() -> String { let s: Set<P> = [P(id: 1, name: "a"), P(id: 1, name: "b"), P(id: 2, name: "c")]; var d = [P(id: 1, name: "x"): 1]; d[P(id: 1, name: "y")] = 5; d[P(id: 3, name: "z"), default: 0] += 2; return "\(s.count) \(s.contains(P(id: 2, name: "?"))) \(d.count) \(d[P(id: 1, name: "")]!) \([P(id: 1, name: "q")].contains(P(id: 1, name: "r"))) \(d[P(id: 3, name: "")]!)" }
        //= 2 true 2 5 true 2
        ----
        final class Node: Hashable { let v: Int; init(_ v: Int) { self.v = v }; static func == (a: Node, b: Node) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) } }
        func t() -> String { let a = Node(1), b = Node(1); let s: Set<Node> = [a, b, a]; return "\(s.count) \(a == b) \(s.contains(a)) \([a, b].firstIndex(of: b)!)" }
        //= 2 false true 1
        ----
        func t() -> String { let d = Dictionary(grouping: ["apple", "avocado", "banana", "blueberry", "cherry"], by: { $0.first! }); return d.keys.sorted().map { "\($0)\(d[$0]!.count)" }.joined(separator: " ") }
        //= a2 b2 c1
        ----
        func t() -> String { var d = ["a": 1, "b": 2]; d.merge(["b": 3, "c": 4]) { $0 + $1 }; let m = d.mapValues { $0 * 10 }; let f = d.filter { $0.value > 1 }; let old = d.updateValue(9, forKey: "a"); let gone = d.removeValue(forKey: "zz"); return "\(m.values.sorted()) \(f.keys.sorted()) \(old!) \(gone == nil) \(d.count) \(d.min { $0.value < $1.value }!.key) \(d.contains { $0.value == 9 })" }
        //= [10, 40, 50] ["b", "c"] 1 true 3 c true
        ----
        func t() -> String { let d = Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)); let e = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: max); let c = ["p": "1", "q": "z"].compactMapValues { Int($0) }; return "\(d["x"]!) \(d["y"]!) \(e) \(c)" }
        //= 1 2 ["a": 2] ["p": 1]
        ----
        func t() -> String { let xs = [3, 1, 2]; return "\(xs.sorted()) \(xs.sorted(by: >)) \(xs.max()!) \(xs.min()!) \(xs.reduce(0, +)) \(xs.reversed().map { $0 }) \(xs.enumerated().map { $0 * $1 }) \(xs.contains(2)) \(xs.firstIndex(of: 1)!) \(xs.dropFirst().first!)" }
        //= [1, 2, 3] [3, 2, 1] 3 1 6 [2, 1, 3] [0, 1, 4] true 1 1
        ----
        func chunks<T>(_ a: [T], _ n: Int) -> [[T]] { stride(from: 0, to: a.count, by: n).map { Array(a[$0..<min($0 + n, a.count)]) } }
        func t() -> String { "\(chunks([1, 2, 3, 4, 5], 2)) \(zip([1, 2, 3], [1, 2, 3].dropFirst()).map { $1 - $0 }) \(Array(zip("ab", 1...)).count)" }
        //= [[1, 2], [3, 4], [5]] [1, 1] 2
        ----
        func t() -> String { let n = [[1, 2], [3], []]; return "\(n.flatMap { $0 }) \(n.joined().map { $0 * 2 }) \(Array([[1], [2]].joined(separator: [0]))) \(["a", nil, "c"].compactMap { $0 }) \(n.map(\.count)) \(n.lazy.map { $0.count }.filter { $0 > 0 }.first!)" }
        //= [1, 2, 3] [2, 4, 6] [1, 0, 2] ["a", "c"] [2, 1, 0] 2
        ----
        func t() -> String { let s: Set = [1, 2, 3]; let u: Set = [3, 4]; return "\(s.union(u).sorted()) \(s.intersection(u)) \(s.subtracting(u).sorted()) \(s.symmetricDifference(u).sorted()) \(s.isSuperset(of: [1, 2])) \(s.isDisjoint(with: [9])) \(s.isStrictSubset(of: [1, 2, 3, 4])) \(s == [3, 2, 1])" }
        //= [1, 2, 3, 4] [3] [1, 2] [1, 2, 4] true true true true
        ----
        func t() -> String { var s: Set<String> = ["a"]; let (i, m) = s.insert("a"); let r = s.remove("zz"); s.formUnion(["b", "c"]); s.subtract(["a"]); let up = s.update(with: "b"); return "\(i) \(m) \(r == nil) \(s.sorted()) \(up!) \(s.map { $0.count }.reduce(0, +)) \(s.filter { $0 > "b" })" }
        //= false a true ["b", "c"] b 2 ["c"]
        ----
        func t() -> String { let fib = sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 }; let p = sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }; return "\(Array(fib.prefix(8))) \(Array(p)) \(p.reduce(0, +))" }
        //= [0, 1, 1, 2, 3, 5, 8, 13] [1, 2, 4, 8, 16, 32, 64, 128] 255
        ----
        struct Grid: Collection { let w: Int, h: Int; var startIndex: Int { 0 }; var endIndex: Int { w * h }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> (Int, Int) { (i % w, i / w) } }
        func t() -> String { let g = Grid(w: 2, h: 2); return "\(g.count) \(g.map { $0.0 + $0.1 }) \(g.first!) \(g.isEmpty) \(g.firstIndex { $0 == (1, 1) }!) \(g.dropFirst(2).map { $0.0 })" }
        //= 4 [0, 1, 1, 2] (0, 0) false 3 [0, 1]
        ----
        struct Stack<T>: ExpressibleByArrayLiteral { private var items: [T] = []; init(arrayLiteral e: T...) { items = e }; mutating func push(_ x: T) { items.append(x) }; mutating func pop() -> T? { items.popLast() }; var peek: T? { items.last }; var isEmpty: Bool { items.isEmpty } }
        func t() -> String { var s: Stack<Int> = [1, 2]; s.push(3); return "\(s.pop()!) \(s.peek!) \(s.isEmpty)" }
        //= 3 2 false
        ----
        func t() -> String { let a = [1, 2, 3, 4, 5, 6]; return "\(a.split { $0 % 3 == 0 }.map(Array.init)) \(a.prefix { $0 < 4 }) \(a.drop { $0 < 4 }) \(a.allSatisfy { $0 > 0 }) \(a.count { $0 % 2 == 0 }) \(a.lastIndex { $0 < 3 }!) \(a.first { $0 > 4 } ?? 0) \(a.starts(with: [1, 2])) \(a.elementsEqual(1...6))" }
        //= [[1, 2], [4, 5]] [1, 2, 3] [4, 5, 6] true 3 1 5 true true
        ----
        func t() -> String { var a = [1, 2, 3, 4, 5]; a.removeAll { $0 == 3 }; a.insert(contentsOf: [9, 9], at: 1); a.removeSubrange(0..<2); a.replaceSubrange(0...0, with: [7, 7, 7]); a.append(contentsOf: 1...2); a.removeLast(2); return "\(a) \(a.lastIndex(of: 7)!) \(a.remove(at: 0)) \(a.indices) \(a.endIndex)" }
        //= [7, 7, 7, 2, 4, 5] 2 7 0..<5 5
        ----
        func t() -> String { let a = [1, 3, 2]; let b = [1, 3, 4]; return "\(a.lexicographicallyPrecedes(b)) \(b.difference(from: a).count) \(a == b) \([a, b].max { $0.last! < $1.last! }!) \(Set(a).symmetricDifference(b).sorted()) \(a.min { $0 > $1 }!)" }
        //= true 2 false [1, 3, 4] [2, 4] 3
        ----
        struct V: Comparable, CustomStringConvertible { let major, minor: Int; static func < (a: V, b: V) -> Bool { (a.major, a.minor) < (b.major, b.minor) }; var description: String { "\(major).\(minor)" } }
        func t() -> String { let vs = [V(major: 1, minor: 10), V(major: 1, minor: 2), V(major: 0, minor: 9)]; return "\(vs.sorted()) \(vs.max()!) \(vs[0] >= vs[1]) \(["v": vs[0]]) \((vs[0], vs[1]))" }
        //= [0.9, 1.2, 1.10] 1.10 true ["v": 1.10] (1.10, 1.2)
        ----
        struct Vec: AdditiveArithmetic, Equatable { var x = 0.0, y = 0.0; static let zero = Vec(); static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) } }
        func t() -> String { var v = [Vec(x: 1, y: 2), Vec(x: 3, y: 4)].reduce(.zero, +); v += Vec(x: 1, y: 1); v -= Vec(x: 0, y: 1); return "\(v.x) \(v.y) \(v == Vec(x: 5, y: 6))" }
        //= 5.0 6.0 true
        ----
        func t() -> String { let a = Array(repeating: 0, count: 3); var m = Array(repeating: Array(repeating: ".", count: 2), count: 2); m[1][0] = "#"; return "\(a) \(m.map { $0.joined() }) \(Array("abc")) \(Array(1...3)) \([Int](repeating: 7, count: 2)) \([String]().isEmpty)" }
        //= [0, 0, 0] ["..", "#."] ["a", "b", "c"] [1, 2, 3] [7, 7] true
        ----
        func t() -> String { let it = [1, 2, 3].makeIterator(); var i = it; var j = it; _ = i.next(); return "\(i.next()!) \(j.next()!)" }
        //= 2 1
        ----
        func t() -> String { let any = AnySequence { () -> AnyIterator<Int> in var n = 3; return AnyIterator { n -= 1; return n >= 0 ? n : nil } }; return "\(any.map { $0 }) \(Array(any).reversed().map { $0 }) \(any.contains(2))" }
        //= [2, 1, 0] [0, 1, 2] true
        ----
        func t() -> String { var d: [String: [Int]] = [:]; for (k, v) in [("a", 1), ("b", 2), ("a", 3)] { d[k, default: []].append(v) }; let total = d.values.flatMap { $0 }.reduce(0, +); d["b"] = nil; return "\(d) \(total) \(d["x"] == nil) \(d.isEmpty) \(d.first!.key) \(d.keys.contains("a")) \(Array(d.values))" }
        //= ["a": [1, 3]] 6 true false a true [[1, 3]]
        ----
        func t() -> String { let people = [("Bo", 30), ("Al", 25), ("Cy", 30)]; let s = people.sorted { ($0.1, $0.0) < ($1.1, $1.0) }; return s.map { "\($0.0)\($0.1)" }.joined(separator: " ") }
        //= Al25 Bo30 Cy30
        ----
        func t() -> String { let m = [[1, 2, 3], [4, 5, 6]]; let tr = m[0].indices.map { i in m.map { $0[i] } }; return "\(tr) \(m.map { $0.reduce(0, +) }) \(m.joined().filter { $0.isMultiple(of: 2) })" }
        //= [[1, 4], [2, 5], [3, 6]] [6, 15] [2, 4, 6]
        ----
        extension Array where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
        extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
        func t() -> String { "\([1, 2, 1, 3].uniqued()) \([1, 2][safe: 1]!) \([1, 2][safe: 5] == nil) \("ab"[safe: "ab".startIndex]!)" }
        //= [1, 2, 3] 2 true a
        ----
        enum End { case first, last }
        extension Array { subscript(_ end: End) -> Element? { end == .first ? first : last }; subscript(_ text: String) -> Element? { Int(text).flatMap { indices.contains($0) ? self[$0] : nil } } }
        extension Dictionary { subscript(_ end: End) -> Int { end == .first ? 0 : count } }
        func t() -> String { let a = [1, 2], d = ["k": 7], i = "1"; return "\(a["1"] ?? 0) \(a[i] ?? 0) \(a["9"] ?? 0) \(a[.last] ?? 0) \(a[0]) \(d[End.last]) \(d["k"] ?? 0) \(d["z", default: 3])" }
        //= 2 2 0 2 1 1 7 3
        ----
        func t() -> String { var a = [1.5, 2.5]; a.replaceSubrange(0..<1, with: [6, 7]); var b: [Double?] = [1]; b.replaceSubrange(0...0, with: [2, nil]); var c = [1, 2, 3]; c.replaceSubrange(1..., with: 7...8); c.replaceSubrange(..<1, with: []); return "\(a) \(b) \(c)" }
        //= [6.0, 7.0, 2.5] [Optional(2.0), nil] [7, 8]
        ----
        func t() -> String { let x = [1, 2].reduce(into: [Any]()) { r, x in r += [x, "a"] }; let y: [Any] = [1] + [2, "x"]; let z = [1, "a"] as [Any] + ["x", 3.5]; return "\(x) \(y) \(z)" }
        //= [1, "a", 2, "a"] [1, 2, "x"] [1, "a", "x", 3.5]
        ----
        func t() -> String { let x = [1.5].reduce(into: [Any]()) { r, x in r += [x]; r += [2] }; let a: [Any] = [1]; return "\(x) \(a + ["x"]) \(a + [2.5, nil as Int? as Any])" }
        //= [1.5, 2] [1, "x"] [1, 2.5, nil]
        ----
        func total(_ s: some Collection<Double>) -> String { "\(s.first! / 2) \(Array(s))" }
        func list(_ s: some Sequence<Float>) -> String { "\(Array(s))" }
        func mean<C: Collection<Double>>(_ c: C) -> Double? { c.isEmpty ? nil : c.reduce(0, +) / Double(c.count) }
        func t() -> String { "\(total([3])) \(list([1])) \(mean([1, 2]) as Any) \(mean([]) as Any)" }
        //= 1.5 [3.0] [1.0] Optional(1.5) nil
        """##)
}
