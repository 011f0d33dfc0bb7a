// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Code of view models and their helpers.
    static let everyday = reading(
        ##"""
        func t() -> String { var a = [3, 1, 2]; let b = a; a.sort(); a.reverse(); a.shuffle(); return "\(a.count) \(b) \(a.sorted() == b.sorted()) \(a.isEmpty) \(Set(a).count)" }
        //= 3 [3, 1, 2] true false 3
        ----
        func t() -> String { let a = ["x": [1, 2], "y": [3]]; let total = a.reduce(0) { $0 + $1.value.count }; let inv = Dictionary(uniqueKeysWithValues: ["a": 1, "b": 2].map { ($1, $0) }); return "\(total) \(inv[1]!) \(inv.keys.sorted())" }
        //= 3 a [1, 2]
        ----
        func t() -> String { var cart: [String: Int] = [:]; cart["apple", default: 0] += 2; cart["pear", default: 0] += 1; cart["apple"]! -= 1; let k = cart.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }; return "\(k) \(cart.values.reduce(0, +)) \(cart["none"] ?? -1)" }
        //= ["apple:1", "pear:1"] 2 -1
        ----
        struct Money: Equatable, Hashable { var cents: Int; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }; static func += (a: inout Money, b: Money) { a = a + b } }
        extension Money: CustomStringConvertible { var description: String { String(format: "$%d.%02d", cents / 100, abs(cents % 100)) } }
        func t() -> String { var m = Money(cents: 150); m += Money(cents: 275); return "\(m) \(-m) \([m]) \([m, Money(cents: 425)].firstIndex(of: m)!) \(Set([m, Money(cents: 425)]).count)" }
        //= $4.25 $-4.25 [$4.25] 0 1
        ----
        final class Store { private(set) var items: [String] = [] { didSet { changes.append(items.count) } }; var changes: [Int] = []; func add(_ s: String) { items.append(s) }; subscript(i: Int) -> String { get { items[i] } set { items[i] = newValue } } }
        func t() -> String { let s = Store(); s.add("a"); s.add("b"); s[0] = "z"; return "\(s.items) \(s.changes)" }
        //= ["z", "b"] [1, 2, 2]
        ----
        func t() -> String { let opt: Int? = 5; let none: Int? = nil; return "\(opt.map { $0 * 2 } ?? 0) \(none.map { $0 * 2 } ?? 0) \(opt.flatMap { $0 > 3 ? "big" : nil } ?? "-") \(opt == 5) \(none == nil) \([opt, none].compactMap { $0 }) \(opt ?? 1 + 2)" }
        //= 10 0 big true true [5] 5
        ----
        func t() -> String { let text = "name,age\nBo,30\nAl,25"; let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }; let people = rows.map { (name: String($0[0]), age: Int($0[1])!) }; return people.sorted { $0.age < $1.age }.map { "\($0.name)(\($0.age))" }.joined(separator: " ") }
        //= Al(25) Bo(30)
        ----
        func fmt(_ s: Int) -> String { let h = s / 3600, m = s % 3600 / 60, sec = s % 60; return h > 0 ? String(format: "%d:%02d:%02d", h, m, sec) : String(format: "%02d:%02d", m, sec) }
        func t() -> String { "\(fmt(59)) \(fmt(3601)) \(fmt(600))" }
        //= 00:59 1:00:01 10:00
        ----
        protocol Shape { var area: Double { get }; var name: String { get } }
        extension Shape { var label: String { "\(name): \(String(format: "%.1f", area))" } }
        struct Sq: Shape { let s: Double; var area: Double { s * s }; var name: String { "sq" } }
        struct Ci: Shape { let r: Double; var area: Double { .pi * r * r }; var name: String { "ci" } }
        func t() -> String { let xs: [any Shape] = [Sq(s: 2), Ci(r: 1)]; return "\(xs.map(\.label)) \(String(format: "%.2f", xs.map(\.area).reduce(0, +))) \(xs.max { $0.area < $1.area }!.name)" }
        //= ["sq: 4.0", "ci: 3.1"] 7.14 sq
        ----
        func t() -> String { let m = (1...3).flatMap { a in (a...3).map { b in (a, b) } }; return "\(m.count) \(m.map { $0 * $1 }) \(m.filter { $0.0 == $0.1 }.map { $0.0 })" }
        //= 6 [1, 2, 3, 4, 6, 9] [1, 2, 3]
        ----
        func binary(_ a: [Int], _ x: Int) -> Int? { var lo = a.startIndex, hi = a.endIndex; while lo < hi { let mid = lo + (hi - lo) / 2; if a[mid] == x { return mid }; if a[mid] < x { lo = mid + 1 } else { hi = mid } }; return nil }
        func quick<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return quick(r.filter { $0 < p }) + [p] + quick(r.filter { $0 >= p }) }
        func t() -> String { "\(binary([1, 3, 5, 7], 5)!) \(binary([1], 2) == nil) \(quick([3, 1, 2, 3])) \(quick(["b", "a"]))" }
        //= 2 true [1, 2, 3, 3] ["a", "b"]
        ----
        func t() -> String { var q = [1, 2, 3][...]; var o: [Int] = []; while let x = q.popFirst() { o.append(x * 10) }; var st = [1]; st.append(2); let top = st.removeLast(); return "\(o) \(q.isEmpty) \(top) \(st)" }
        //= [10, 20, 30] true 2 [1]
        ----
        func t() -> String { let g = [0: [1, 2], 1: [3], 2: [3], 3: []]; var seen: Set<Int> = [], order: [Int] = [], queue = [0]; while !queue.isEmpty { let n = queue.removeFirst(); guard seen.insert(n).inserted else { continue }; order.append(n); queue += g[n, default: []] }; return "\(order)" }
        //= [0, 1, 2, 3]
        ----
        struct Matrix { var rows: Int, cols: Int; private var d: [Double]; init(_ r: Int, _ c: Int) { rows = r; cols = c; d = Array(repeating: 0, count: r * c) }; subscript(r: Int, c: Int) -> Double { get { d[r * cols + c] } set { d[r * cols + c] = newValue } } }
        func t() -> String { var m = Matrix(2, 2); m[0, 1] = 3; m[1, 0] += 2.5; return "\(m[0, 1]) \(m[1, 0]) \(m[1, 1])" }
        //= 3.0 2.5 0.0
        ----
        @propertyWrapper struct Clamped { private var v: Int; let r: ClosedRange<Int>; var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: String { "\(r)" }; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
        struct Vol { @Clamped(0...10) var level = 20 }
        func t() -> String { var v = Vol(); let a = v.level; v.level = -5; return "\(a) \(v.level) \(v.$level)" }
        //= 10 0 0...10
        ----
        enum Fetch<T> { case idle, loading, ok(T), failed(String); var value: T? { if case .ok(let v) = self { return v }; return nil } }
        func t() -> String { let s: [Fetch<Int>] = [.idle, .ok(3), .failed("x")]; return s.map { f in switch f { case .idle: "i"; case .loading: "l"; case .ok(let v) where v > 2: "big\(v)"; case .ok(let v): "\(v)"; case .failed(let m): m } }.joined(separator: ",") + "\(s[1].value!)" }
        //= i,big3,x3
        ----
        func t() -> String { let xs = [1.5, 2.25, 3.0]; let avg = xs.reduce(0, +) / Double(xs.count); let v = xs.map { ($0 - avg) * ($0 - avg) }.reduce(0, +) / Double(xs.count); return "\(avg) \(String(format: "%.4f", v.squareRoot())) \(xs.map { Int($0.rounded()) }) \(xs.min()!)...\(xs.max()!)" }
        //= 2.25 0.6124 [2, 2, 3] 1.5...3.0
        ----
        func t() -> String { let r = 1...10; let (e, o) = r.reduce(into: ([Int](), [Int]())) { $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1) }; return "\(e) \(o) \(r.lowerBound) \(r.upperBound) \(Array(r.dropFirst(8))) \(r.first { $0 > 4 }!) \(r.last!) \(r.randomElement()! > 0)" }
        //= [2, 4, 6, 8, 10] [1, 3, 5, 7, 9] 1 10 [9, 10] 5 10 true
        ----
        func t() -> String { let a: [Any] = [1, "s", 2.5, [1, 2], nil as Int? as Any]; return a.map { x in switch x { case let i as Int: "i\(i)"; case let s as String: "s\(s)"; case is Double: "d"; case let l as [Int]: "l\(l.count)"; default: "?" } }.joined() }
        //= i1ssdl2?
        ----
        extension Int { var ordinal: String { switch (self % 10, self % 100) { case (_, 11...13): "\(self)th"; case (1, _): "\(self)st"; case (2, _): "\(self)nd"; case (3, _): "\(self)rd"; default: "\(self)th" } }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
        func t() -> String { var s = 0; 4.times { s += $0 }; return "\(1.ordinal) \(12.ordinal) \(23.ordinal) \(s)" }
        //= 1st 12th 23rd 6
        ----
        extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
        extension Sequence { func group<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } }
        func t() -> String { "\([1, 2, 3].total) \([1.5, 2].total) \((1...4).group { $0 % 2 }[0]!) \(Array([1: 2].keys).total)" }
        //= 6 3.5 [2, 4] 1
        ----
        func t() -> String { var s = ""; print("a", "b", separator: "-", terminator: "", to: &s); print(1, 2, to: &s); return s.trimmingCharacters(in: .newlines) }
        //= a-b1 2
        ----
        func t() -> String { let d: [String: Any] = ["n": 1, "s": "x", "l": [1, 2]]; return "\(d["n"] as? Int ?? 0) \(d["s"] as? String ?? "") \((d["l"] as? [Int])?.count ?? 0) \(d["z"] == nil) \(d["n"] as? String ?? "no")" }
        //= 1 x 2 true no
        ----
        func t() -> String { let s: StaticString = "x"; let c = "abc".map { $0 }; let t: [Character] = ["a", "b"]; return "\(s) \(c) \(String(t)) \(t.contains("a")) \(c == ["a", "b", "c"]) \(Character("a") < "b") \(t.map(String.init).joined(separator: "|"))" }
        //= x ["a", "b", "c"] ab true true true a|b
        ----
        func t() -> String { let n: Double? = Double("3.5"), b = Double("x"), c = Bool("true"), i = Int("  4"); return "\(n ?? 0) \(b == nil) \(c!) \(i == nil) \(Int("4".trimmingCharacters(in: .whitespaces))!) \(Double("1e3")!) \(Int(3.99)) \(Int(-3.99))" }
        //= 3.5 true true true 4 1000.0 3 -3
        """##)
}
