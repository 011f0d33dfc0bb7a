// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What code shares with the library: names of its protocols and methods, its literals, its types of sequences, and what extensions
    /// of its types know of generic parameters.
    static let libraryBesideOwn = reading(
        ##"""
        struct Tagged<Tag, Raw> { var raw: Raw; init(_ r: Raw) { raw = r } }
        extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: v)) } }
        extension Tagged: Equatable where Raw: Equatable {}
        enum Row {}
        func made<T: ExpressibleByIntegerLiteral>(_ t: T.Type, _ v: T.IntegerLiteralType) -> T { T(integerLiteral: v) }
        func t() -> String { let a: Tagged<Row, Int> = 3; let b: Tagged<Row, Double> = 4; return "\(a.raw + 1) \(b.raw / 8) \(a == 3) \(made(UInt8.self, 200)) \(Double(floatLiteral: 2.5)) \(String(stringLiteral: "s")) \(Bool(booleanLiteral: true)) \(Int(integerLiteral: 7) / 2)" }
        //= 4 0.5 true 200 2.5 s true 3
        ----
        extension Sequence { func pairs() -> Zip2Sequence<Self, DropFirstSequence<Self>> { zip(self, dropFirst()) } }
        func both(_ x: [Int], _ y: [String]) -> Zip2Sequence<[Int], [String]> { zip(x, y) }
        func t() -> String { "\([1, 4, 9].pairs().map { $1 - $0 }) \(both([4, 5], ["a", "b"]).map { "\($0)\($1)" })" }
        //= [3, 5] ["4a", "5b"]
        ----
        func all<T: CaseIterable>(_ t: T.Type) -> T.AllCases { t.allCases }
        func size<N: SignedNumeric>(_ n: N) -> N.Magnitude { n.magnitude }
        func places<C: Collection>(_ c: C) -> C.Indices { c.indices }
        struct Choice<T: CaseIterable & RawRepresentable> where T.AllCases: RandomAccessCollection, T.RawValue == String { var all: T.AllCases { T.allCases }; var titles: [String] { T.allCases.map { $0.rawValue.capitalized } } }
        enum Suit: String, CaseIterable { case hearts, spades }
        func t() -> String { "\(all(Suit.self).map(\.rawValue)) \(size(-3)) \(Array(places([7, 8]))) \(Choice<Suit>().titles) \(Choice<Suit>().all.count)" }
        //= ["hearts", "spades"] 3 [0, 1] ["Hearts", "Spades"] 2
        ----
        struct Pages: Sequence { var cells: [Int]; func makeIterator() -> IndexingIterator<[Int]> { cells.makeIterator() }
         func map(_ f: (Int) -> Int) -> Pages { Pages(cells: cells.map(f)) }
         func filter(_ n: Int) -> [Int] { filter { $0 > n } } }
        struct Places: Sequence { var cells: [Int]; func makeIterator() -> IndexingIterator<[Int]> { cells.makeIterator() }; func map<T>(_ f: (Int, Int) -> T) -> [T] { cells.enumerated().map { f($1, $0) } } }
        func t() -> String { let p = Pages(cells: [3, 4]); let a: Pages = p.map { $0 + 1 }; let b: [String] = p.map { "\($0)!" }; let q = Places(cells: [5, 6]); return "\(a.cells) \(b) \(p.filter(3)) \(p.filter { $0 < 4 }) \(q.map { $0 * 2 }) \(q.map { c, i in c * i })" }
        //= [4, 5] ["3!", "4!"] [4] [3] [10, 12] [0, 6]
        ----
        struct Board { let w: Int; var cells: [Bool] }
        extension Board: Collection { var startIndex: Int { 0 }; var endIndex: Int { w }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Bool { cells[i] } }
        extension Board { func next() -> Board { Board(w: w, cells: cells.map { !$0 }) } }
        func t() -> String { let b = Board(w: 2, cells: [false, true]); return "\(b.firstIndex(of: true)!) \(b.next().firstIndex(of: true)!) \(b.count { $0 }) \(b.next().map { $0 ? 1 : 0 })" }
        //= 1 0 1 [1, 0]
        ----
        struct Bank { enum Error { case short(Int) }; struct Hashable {}; struct Note { let id: Int }; func take() throws { throw Error.short(3) } }
        extension Bank.Error: Swift.Error {}
        extension Bank.Note: Swift.Hashable {}
        func t() -> String { do { try Bank().take(); return "" } catch Bank.Error.short(let n) { return "short \(n) \(Set([Bank.Note(id: 1), Bank.Note(id: 1)]).count)" } catch { return "?" } }
        //= short 3 1
        ----
        enum Error: Swift.Error, Equatable { case late, lost(Int) }
        func risky(_ n: Int) throws -> Int { if n < 0 { throw Error.lost(n) }; if n > 9 { throw Error.late }; return n }
        func f(_ n: Int) -> String { do { return "\(try risky(n))" } catch Error.lost(let n) { return "lost \(n)" } catch let error as Error { return "own \(error)" } catch { return "other" } }
        func t() -> String { "\(f(1)) \(f(-2)) \(f(10)) \((try? risky(-1)) == nil)" }
        //= 1 lost -2 own late true
        ----
        extension AsyncSequence { func collect() async rethrows -> [Element] { var r: [Element] = []; for try await x in self { r.append(x) }; return r } }
        func ticks(_ n: Int) -> AsyncStream<Int> { AsyncStream { c in for i in 0..<n { c.yield(i) }; c.finish() } }
        func t() async -> String { "\(await ticks(3).collect()) \(await ticks(3).map { $0 * 2 }.collect()) \(await ticks(5).filter { $0 > 1 }.map { "\($0)" }.collect())" }
        //= [0, 1, 2] [0, 2, 4] ["2", "3", "4"]
        ----
        extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) }; var sum: Element { var s = Element.zero; for x in self { s += x }; return s } }
        extension Collection where Element: BinaryInteger { func mean() -> Int { Int(self.total()) / count }; var middle: Double { Double(sum) / Double(count) } }
        extension Collection where Element: BinaryFloatingPoint { func mean() -> Element { total() / Element(count) } }
        func whole<S: Collection>(_ s: S) -> Int where S.Element: BinaryInteger { Int(s.total()) + Int(s.sum) }
        struct Row: Sequence { let cells: [Double]; func makeIterator() -> IndexingIterator<[Double]> { cells.makeIterator() } }
        extension Sequence where Element: AdditiveArithmetic & Comparable { func spread() -> Element? { guard let a = self.min(), let b = self.max() else { return nil }; return b - a + total() - sum } }
        func t() -> String { "\([1, 2].mean()) \([1.0, 2].mean()) \([1, 2].middle) \(whole([3, 4])) \(whole(Set([UInt8(200)]))) \(Row(cells: [1, 4.5]).spread()!) \([Int]().spread() as Any) \((1...4).mean())" }
        //= 1 1.5 1.5 14 400 3.5 nil 2
        ----
        struct Pipe<In, Out> { let run: (In) -> Out; init(_ run: @escaping (In) -> Out) { self.run = run }; func then<T>(_ f: @escaping (Out) -> T) -> Pipe<In, T> { .init { f(run($0)) } } }
        extension Pipe where In == Out { static var identity: Self { .init { $0 } }; static func same() -> Self { identity }; func or(_ on: Bool) -> Pipe { on ? self : .identity }; func times(_ n: Int) -> Pipe { (0..<n).reduce(.identity) { p, _ in p.then(run) } } }
        func t() -> String { let p = Pipe<Int, Int> { $0 * 2 }; return "\(p.times(5).run(3)) \(p.or(false).run(4)) \(Pipe<String, String>.same().run("a")) \(Pipe<Int, Int>.identity.then { "\($0)!" }.run(5))" }
        //= 96 4 a 5!
        ----
        struct Level<T: Comparable & AdditiveArithmetic> { private var stored: T; let limit: T; var value: T { get { stored } set { stored = max(.zero, min(limit, newValue)) } }; init(_ value: T, limit: T) { self.limit = limit; stored = .zero; self.value = value; lower() }; mutating func lower() { value = min(stored, max(.zero, limit - stored)) } }
        @propertyWrapper struct Bounded<V: Comparable & AdditiveArithmetic> { private var stored: V; let limit: V; var wrappedValue: V { get { stored } set { stored = max(.zero, min(limit, newValue)) } }; init(wrappedValue: V, max limit: V) { self.limit = limit; stored = .zero; self.wrappedValue = wrappedValue } }
        struct Mixer { @Bounded(max: 10) var volume: Int = 40; @Bounded(max: 5.5) var gain: Double = 9 }
        final class Sum<T: AdditiveArithmetic & Comparable> { var total: T; var best: T { get { total } set { total = max(.zero, newValue) } }; init(_ first: T) { total = first; best = first; add(first) }; func add(_ x: T) { total = [total, x].reduce(.zero, +) } }
        func t() -> String { var m = Mixer(); let a = m.volume; m.volume = -3; m.gain += 1; return "\(Level(3, limit: 10).value) \(Level(-2.5, limit: 4).value) \(Level(9, limit: 10).value) \(a) \(m.volume) \(m.gain) \(Sum(3).total) \(Sum(-2.5).total)" }
        //= 3 0.0 1 10 0 5.5 6 -2.5
        ----
        protocol Entity: Identifiable, Sendable { var id: Int { get } }
        struct Post: Entity, Codable, Hashable { let id: Int; let title: String; var body: String { let t = title.uppercased(); return t + "!" } }
        enum Theme { struct Font: Equatable { var size = 12.0; static func body(_ s: Double) -> Font { .init(size: s) }; static var body: Font { .init(size: 3) } }; static var body: Font { .body(4) } }
        class Mail { var body: [String] { if true { return ["a", "b"] } }; var text: String { body.first ?? "none" } }
        struct Request { var n = 1; static func body(_ n: Int) -> Int { switch n { case 0: return 1; default: return n * 2 } }; func body(of k: Int) -> [Int] { [k, k] }; var previews: Int { var x = n; x += 1; return x }; func makeBody(_ on: Bool) -> String { on ? "on" : "off" } }
        extension Request: CustomStringConvertible { var description: String { "\(Self.body(n))" } }
        func t() -> String { "\(Post(id: 1, title: "x").body) \(Theme.body.size) \(Theme.Font.body.size) \(Theme.Font.body == .body(3)) \(Mail().body) \(Mail().text) \(Request.body(4)) \(Request().body(of: 2)) \(Request(n: 5).previews) \(Request().makeBody(true)) \(Request(n: 0))" }
        //= X! 4.0 3.0 true ["a", "b"] a 8 [2, 2] 6 on 1
        """##)
}
