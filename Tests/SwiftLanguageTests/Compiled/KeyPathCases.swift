// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Key paths that are stored, joined, written through and passed as functions, and members that are looked up by them.
    static let keyPaths = reading(
        ##"""
        struct A { var b = B(); var items = [1, 2, 3]; struct B { var n = 1; var o: String? = "z" } }
        func t() -> String { var a = A(); let p: WritableKeyPath<A, Int> = \.b.n; a[keyPath: p] += 4; let q = \A.items[1]; a[keyPath: \.items[2]] = 9; let r = \A.b.o?.count; let c = (\A.b).appending(path: \.n); return "\(a[keyPath: p]) \(a[keyPath: q]) \(a.items) \(a[keyPath: r] ?? -1) \(a[keyPath: c]) \([a].map(\.b.n)) \(\A.b.n == p) \(["b", "a"].sorted(by: { $0[keyPath: \.self] < $1[keyPath: \.self] }))" }
        //= 5 2 [1, 2, 9] 1 5 [5] true ["a", "b"]
        ----
        @dynamicMemberLookup struct J { var d: [String: Int] = [:]; var k: [String: [String: Int]] = [:]; subscript(dynamicMember n: String) -> Int { get { d[n] ?? 0 } set { d[n] = newValue } } }
        @dynamicMemberLookup indirect enum N { case i(Int), o([String: N]); subscript(dynamicMember k: String) -> N { get { if case .o(let d) = self { return d[k] ?? .i(-1) }; return .i(-2) } set { if case .o(var d) = self { d[k] = newValue; self = .o(d) } } } }
        func t() -> String { var j = J(); j.x = 4; j.x += 1; var n = N.o(["a": .o(["b": .i(1)])]); n.a.b = .i(5); n.c = .i(9); return "\(j.x) \(j.y) \(n.a.b) \(n.c)" }
        //= 5 0 i(5) i(9)
        ----
        @dynamicMemberLookup enum J { case o([String: J]), i(Int); subscript(i: Int) -> J { get { self } set { } }; subscript(dynamicMember k: String) -> J { get { self[k] } set { self[k] = newValue } }; subscript(k: String) -> J { get { if case .o(let o) = self { return o[k] ?? .i(0) }; return .i(-1) } set { if case .o(var o) = self { o[k] = newValue; self = .o(o) } } } }
        func t() -> String { var j = J.o(["c": .o(["d": .i(1)])]); j.c.d = .i(5); j.e = .i(2); return "\(j.c.d) \(j.e) \(j.zz)" }
        //= i(5) i(2) i(0)
        ----
        struct A { var b = B() }; struct B { var c = [C(), C()] }; struct C { var n = 1; var tag: String? = "t" }
        func t() -> String { let p = \A.b.c; let q = p.appending(path: \.[1]).appending(path: \.n); var a = A(); a[keyPath: q] = 9; let o = \A.b.c[0].tag?.count; return "\(a.b.c.map(\.n)) \(a[keyPath: o] as Any) \(a[keyPath: p].count)" }
        //= [1, 9] Optional(1) 2
        ----
        @dynamicMemberLookup struct Lens<T> { var value: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } ; subscript(dynamicMember s: String) -> String { "?" + s } }
        struct P { var x = 1; var y = "q" }
        func t() -> String { var l = Lens(value: P()); l.x += 4; l.y = "z"; return "\(l.x) \(l.y) \(l.value) \(l.nope)" }
        //= 5 z P(x: 5, y: "z") ?nope
        ----
        struct Undo<S> { private(set) var state: S; private var past: [S] = [], future: [S] = []; init(_ s: S) { state = s }; mutating func set<V>(_ k: WritableKeyPath<S, V>, _ v: V) { past.append(state); future = []; state[keyPath: k] = v }; @discardableResult mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(state); state = p; return true }; mutating func redo() { guard let f = future.popLast() else { return }; past.append(state); state = f } }
        struct Doc { var title = "a"; var size = 1.0 }
        func t() -> String { var u = Undo(Doc()); u.set(\.title, "b"); u.set(\.size, 2); u.undo(); let a = "\(u.state.title)\(u.state.size)"; u.redo(); u.undo(); u.undo(); return a + " \(u.state) \(u.undo())" }
        //= b1.0 Doc(title: "a", size: 1.0) false
        ----
        struct Lens<A, B> { let get: (A) -> B, set: (B, A) -> A; func over(_ f: @escaping (B) -> B) -> (A) -> A { { set(f(get($0)), $0) } }; func compose<C>(_ o: Lens<B, C>) -> Lens<A, C> { Lens<A, C>(get: { o.get(get($0)) }, set: { c, a in set(o.set(c, get(a)), a) }) } }
        func lens<A, B>(_ k: WritableKeyPath<A, B>) -> Lens<A, B> { Lens(get: { $0[keyPath: k] }, set: { b, a in var c = a; c[keyPath: k] = b; return c }) }
        struct P { var a = Q() }; struct Q { var n = 1 }
        func t() -> String { let l = lens(\P.a).compose(lens(\.n)); return "\(l.over { $0 + 41 }(P()).a.n) \(l.get(P()))" }
        //= 42 1
        ----
        struct S { var a = 1, b = [2, 3], c: T? = T() }; struct T { var d = "x" }
        func t() -> String { var s = S(); let ks: [PartialKeyPath<S>] = [\.a, \.b, \.c]; let w: WritableKeyPath<S, Int> = \.b[1]; s[keyPath: w] += 10; s[keyPath: \.c!.d] = "z"; let o = \S.c?.d; let r: ReferenceWritableKeyPath<Box, Int> = \.n; let bx = Box(); bx[keyPath: r] = 4; return "\(ks.count) \(s.b) \(s[keyPath: o] ?? "-") \(s[keyPath: ks[0]]) \(bx.n) \([S(), S()].map(\.a)) \(\S.a == \S.a) \([3, 1].sorted(using: KeyPathComparator(\.self)))" }
        final class Box { var n = 0 }
        //= 3 [2, 13] z 1 4 [1, 1] true [1, 3]
        ----
        struct U { var age: Int }
        func ~= (k: KeyPath<U, Int>, u: U) -> Bool { u[keyPath: k] > 1 }
        func t() -> String { let u = U(age: 3); return "\(\U.age ~= u) \([u].filter { \U.age ~= $0 }.count)" }
        //= true 1
        ----
        struct P { var n: String; var a: A }
        struct A { var zip: Int }
        extension Sequence { func sorted<V: Comparable>(by kp: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: kp] < $1[keyPath: kp] } }
         func max<V: Comparable>(by kp: KeyPath<Element, V>) -> Element? { self.max { $0[keyPath: kp] < $1[keyPath: kp] } } 
         func sum<N: Numeric>(of kp: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: kp] } } 
         func grouped<K: Hashable>(by kp: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: kp] } } }
        func t() -> String { let ps = [P(n: "b", a: A(zip: 2)), P(n: "a", a: A(zip: 9))]; return "\(ps.sorted(by: \.n).map(\.n)) \(ps.sorted(by: \.a.zip).map(\.n)) \(ps.max(by: \.a.zip)!.n) \(ps.sum(of: \.a.zip)) \(ps.grouped(by: \.n).keys.sorted())" }
        //= ["a", "b"] ["b", "a"] a 11 ["a", "b"]
        ----
        struct Item { var name: String; var n: Int; var o: Double? }
        func t() -> String { let a = [Item(name: "x", n: 1, o: nil), Item(name: "y", n: 3, o: 2), Item(name: "z", n: 3, o: 1)]; let c = KeyPathComparator(\Item.n); return "\(a.sorted(using: KeyPathComparator(\.o)).map(\.name)) \(a.sorted(using: KeyPathComparator(\.o, order: .reverse)).map(\.name)) \(a.sorted(using: [SortDescriptor(\.n, order: .reverse), SortDescriptor(\.name, order: .reverse)]).map(\.name)) \(c.compare(a[0], a[1]) == .orderedAscending) \(c.compare(a[1], a[2]) == .orderedSame)" }
        //= ["x", "z", "y"] ["y", "z", "x"] ["z", "y", "x"] true true
        ----
        struct Table205<Row> { struct Col { let title: String, width: Int, text: (Row) -> String; static func col<V>(_ t: String, _ w: Int = 6, _ kp: KeyPath<Row, V>, _ f: @escaping (V) -> String = { "\($0)" }) -> Col { Col(title: t, width: w, text: { f($0[keyPath: kp]) }) } }; let cols: [Col]; func render(_ rows: [Row]) -> String { ([cols.map { pad($0.title, $0.width) }] + rows.map { r in cols.map { pad($0.text(r), $0.width) } }).map { $0.joined(separator: "|") }.joined(separator: "/") }; private func pad(_ s: String, _ w: Int) -> String { s.count >= w ? String(s.prefix(w)) : s + String(repeating: ".", count: w - s.count) } }
        func t() -> String { struct R { var n: String; var p: Double; var on: Bool }; let t = Table205<R>(cols: [.col("Name", 6, \.n), .col("P", 7, \.p) { String(format: "%.1f€", $0) }, .col("On", 2, \.on) { $0 ? "✓" : "✗" }]); return t.render([R(n: "Abcdefgh", p: 3, on: true), R(n: "x", p: 12.25, on: false)]) }
        //= Name..|P......|On/Abcdef|3.0€...|✓./x.....|12.2€..|✗.
        ----
        @dynamicMemberLookup struct Bind304<V> { let get: () -> V, set: (V) -> Void; var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }; subscript<U>(dynamicMember kp: WritableKeyPath<V, U>) -> Bind304<U> { .init(get: { wrappedValue[keyPath: kp] }, set: { wrappedValue[keyPath: kp] = $0 }) } }
        struct Doc304 { var title = "t"; var pages = [Page()]; struct Page { var n = 1; var tags: [String: Bool] = [:] } }
        func t() -> String { var d = Doc304(); let b = Bind304(get: { d }, set: { d = $0 }); b.title.wrappedValue += "!"; let p = b.pages; p.wrappedValue.append(.init(n: 5)); b.pages.wrappedValue[0].n *= 7; b.pages.wrappedValue[1].tags["k"] = true; return "\(d.title) \(d.pages.map(\.n)) \(d.pages.map(\.tags))" }
        //= t! [7, 5] [[:], ["k": true]]
        ----
        extension Sequence { func sum<N: AdditiveArithmetic>(of kp: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: kp] } } }
        struct P { var x = 1.0 }
        func t() -> String { "\([P(), P()].sum(of: \.x)) \(["a", "bcd"].sum(of: \.count))" }
        //= 2.0 4
        ----
        extension Sequence { func sum<N: AdditiveArithmetic>(of kp: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: kp] } } }
        func t() -> String { "\(["a", "bcd"].sum(of: \.count)) \([1.5].sum(of: \.self))" }
        //= 4 1.5
        ----
        extension Sequence { func sum<N: AdditiveArithmetic>(of kp: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: kp] } }; func avg(_ kp: KeyPath<Element, Double>) -> Double { sum(of: kp) / Double(Array(self).count) } }
        struct P { let x: Double; var n: Int { 2 } }
        func t() -> String { "\(["a", "bcd"].sum(of: \.count)) \([[1], []].sum(of: \.count)) \([P(x: 1)].sum(of: \.n)) \([P(x: 1), P(x: 2)].avg(\.x)) \(["a"].map(\.utf8.count)) \([1, 2].sum(of: \.magnitude))" }
        //= 4 1 2 1.5 [1] 3
        ----
        struct Settings { var theme = Theme(); var names = ["a", "b"]; var counts: [String: Int] = ["x": 1] }
        struct Theme { var size = 12.0; var dark: Bool? = nil }
        func update<R, V>(_ r: inout R, _ p: WritableKeyPath<R, V>, _ f: (V) -> V) { r[keyPath: p] = f(r[keyPath: p]) }
        func t() -> String {
            var s = Settings(); update(&s, \.theme.size) { $0 * 2 }; update(&s, \.names[1]) { $0.uppercased() }; update(&s, \.counts["x"]) { ($0 ?? 0) + 5 }
            let base: WritableKeyPath<Settings, Theme> = \.theme; let p = base.appending(path: \.dark); s[keyPath: p] = true
            let ps: [PartialKeyPath<Settings>] = [\.names, \.theme.size]; let n = s.names.map(\.count)
            return "\(s.theme.size) \(s.names) \(s.counts.sorted { $0.key < $1.key }.map { "\($0)\($1)" }) \(s.theme.dark as Any) \(ps.map { "\(s[keyPath: $0])" }) \(n) \(\Settings.names == ps[0])"
        }
        //= 24.0 ["a", "B"] ["x6"] Optional(true) ["[\"a\", \"B\"]", "24.0"] [1, 1] true
        ----
        struct A { var b: B? = B(); var list: [B] = [B(), B(n: 5)]; var d = ["k": B(n: 7)] }
        struct B { var n = 1; var next: C? = C() }
        class C { var t = "t"; var kids = [1, 2, 3] }
        func set<R: AnyObject, V>(_ p: ReferenceWritableKeyPath<R, V>, _ v: V) -> (R) -> Void { { $0[keyPath: p] = v } }
        func t() -> String { var a = A(); a.b?.n += 4; a.list[1].next?.t = "z"; a.d["k"]?.n *= 2; a.d["q"]?.n = 1; a.b?.next?.kids[0] = 9; a.list[0].next = nil; let x = a.list[0].next?.kids.first; let c = C(); set(\C.t, "w")(c); set(\C.kids[1], 50)(c); let fs: [(A) -> Any] = [\A.b!.n, \.list.count, { $0.d.count }]; let m = [a].map(\.list[1].next!.t); let p: KeyPath<A, Int?> = \.b?.n; return "\(a.b!.n) \(a.d["k"]!.n) \(a[keyPath: p]!) \(x as Any) \(c.t)\(c.kids) \(fs.map { "\($0(a))" }) \(m) \(a.b?.next?.kids ?? []) \([3, 1, 2].sorted(by: \.self, <))" }
        extension Array { func sorted<V>(by p: KeyPath<Element, V>, _ f: (V, V) -> Bool) -> [Element] { sorted { f($0[keyPath: p], $1[keyPath: p]) } } }
        //= 5 14 5 nil w[1, 50, 3] ["5", "2", "1"] ["z"] [9, 2, 3] [1, 2, 3]
        ----
        struct Env { var locale = "en"; var depth = 0; var tags: Set<String> = []; func with<V>(_ p: WritableKeyPath<Env, V>, _ v: V) -> Env { var c = self; c[keyPath: p] = v; return c }; func updating(_ f: (inout Env) throws -> Void) rethrows -> Env { var c = self; try f(&c); return c } }
        struct Reader<E, A> { let run: (E) -> A; func map<B>(_ f: @escaping (A) -> B) -> Reader<E, B> { .init { f(run($0)) } }; func flatMap<B>(_ f: @escaping (A) -> Reader<E, B>) -> Reader<E, B> { .init { f(run($0)).run($0) } }; func local(_ f: @escaping (E) -> E) -> Self { .init { run(f($0)) } }; static var ask: Reader<E, E> { .init { $0 } } ; static func pure(_ a: A) -> Self { .init { _ in a } } }
        func t() -> String { let r = Reader<Env, Env>.ask.map(\.depth).flatMap { d in Reader<Env, String> { "\($0.locale):\(d)" } }; let e = Env().with(\.depth, 2).updating { $0.tags.insert("x"); $0.locale = "de" }; return "\(r.run(e)) \(r.local { $0.with(\.locale, "fr") }.run(e)) \(e.tags) \(Reader<Env, Int>.pure(4).run(e)) \(e)" }
        //= de:2 fr:2 ["x"] 4 Env(locale: "de", depth: 2, tags: Set(["x"]))
        ----
        struct Trip { struct Stop { struct Time { var hour = 7 }; typealias Note = Tag; var height = 2.5; var name = "a"; var time = Time() }; struct Tag { var text = "t" }; var stops = [Stop(), Stop(height: 1, name: "b")]; enum Kind { case a; struct Box { var n = 1 } }; var Loud = 3 }
        func t() -> String { var s = Trip.Stop(); let p = \Trip.Stop.height; s[keyPath: p] += 1; s[keyPath: \Trip.Stop.time.hour] = 9; let h = \Trip.Stop.Time.hour; return "\(s.height) \(s.time[keyPath: h]) \(Trip().stops.map(\Trip.Stop.name)) \(Trip().stops.sorted { $0[keyPath: \Trip.Stop.height] < $1.height }.map(\.name)) \(Trip.Tag()[keyPath: \Trip.Stop.Note.text]) \(Trip.Kind.Box()[keyPath: \Trip.Kind.Box.n]) \(Trip()[keyPath: \Trip.Loud]) \(p == \.height) \(s[keyPath: \Trip.Stop.self].name)" }
        //= 3.5 9 ["a", "b"] ["b", "a"] t 1 3 true a
        """##)
}
