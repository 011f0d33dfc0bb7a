// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Arrays and their slices, sets, dictionaries, sequences of one's own.
    static let collections = reading(
        ##"""
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
        """##)
}
