// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Code of models and of the helpers around them, as it stands in files: state machines, caches, parsers, reducers, generic containers.
    static let modelCode = reading(
        ###"""
        struct Person: Hashable { let name: String; let age: Int; let city: String }
        func t() -> String {
            let people = [Person(name: "Zoe", age: 30, city: "Rome"), Person(name: "Al", age: 25, city: "Oslo"), Person(name: "Bo", age: 30, city: "Oslo"), Person(name: "Cy", age: 25, city: "Rome")]
            let sorted = people.sorted { ($0.city, -$0.age, $0.name) < ($1.city, -$1.age, $1.name) }
            let groups = Dictionary(grouping: people, by: \.city).mapValues { $0.map(\.name).sorted() }
            let byAge = Dictionary(grouping: people) { $0.age >= 30 }.sorted { a, b in !a.key && b.key }
            return "\(sorted.map(\.name)) \(groups.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: "+"))" }) \(byAge.map { $0.value.count })"
        }
        //= ["Bo", "Al", "Zoe", "Cy"] ["Oslo=Al+Bo", "Rome=Cy+Zoe"] [2, 2]
        ----
        struct Page<Item> { let items: [Item]; let next: Int? }
        struct Pager<Item> {
            let all: [Item]; let size: Int
            func page(_ cursor: Int?) -> Page<Item> {
                let start = cursor ?? all.startIndex
                let end = all.index(start, offsetBy: size, limitedBy: all.endIndex) ?? all.endIndex
                return Page(items: Array(all[start..<end]), next: end == all.endIndex ? nil : end)
            }
        }
        func t() -> String {
            let p = Pager(all: Array("abcdefg"), size: 3); var out: [String] = []; var c: Int? = nil
            repeat { let page = p.page(c); out.append(String(page.items)); c = page.next } while c != nil
            return out.joined(separator: "|")
        }
        //= abc|def|g
        ----
        enum LoadState<Value: Equatable>: Equatable {
            case idle, loading(progress: Double), loaded(Value), failed(message: String, retry: Int)
            var isBusy: Bool { if case .loading = self { true } else { false } }
            mutating func advance(_ v: Value) {
                switch self {
                case .idle: self = .loading(progress: 0)
                case .loading(let p) where p < 0.5: self = .loading(progress: p + 0.25)
                case .loading: self = .loaded(v)
                case let .failed(_, n) where n > 0: self = .idle
                case .loaded, .failed: break
                }
            }
        }
        func t() -> String {
            var s = LoadState<[Int]>.idle; var log: [String] = []
            for _ in 0..<5 { s.advance([1, 2]); log.append("\(s)") }
            var f: LoadState<String> = .failed(message: "no", retry: 1); f.advance("x")
            return log.joined(separator: "; ") + " \(f) \(s == .loaded([1, 2])) \(s.isBusy)"
        }
        //= loading(progress: 0.0); loading(progress: 0.25); loading(progress: 0.5); loaded([1, 2]); loaded([1, 2]) idle true false
        ----
        struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; @discardableResult mutating func pop() -> Element? { items.popLast() } }
        extension Stack: Equatable where Element: Equatable {}
        extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: "<") + "]" } }
        extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
        extension Stack where Element: Numeric { var total: Element { items.reduce(0, +) } ; mutating func scale(by k: Element) { for i in items.indices { items[i] *= k } } }
        extension Stack where Element == String { var total: String { items.joined() } }
        func t() -> String { var a: Stack = [1, 2, 3]; a.push(4); a.pop(); a.scale(by: 3); let b: Stack<Double> = [0.5, 1]; let c: Stack = ["x", "y"]; return "\(a) \(a.total) \(b.total) \(c.total) \(a == [3, 6, 9]) \(c)" }
        //= [3<6<9] 18 1.5 xy true [x<y]
        ----
        @propertyWrapper struct Clamped<V: Comparable> {
            private var value: V; let range: ClosedRange<V>; private(set) var projectedValue = false
            init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
            var wrappedValue: V { get { value } set { let c = min(max(newValue, range.lowerBound), range.upperBound); projectedValue = c != newValue; value = c } }
        }
        struct Volume { @Clamped(0...10) var level = 20; @Clamped(0.0...1) var pan: Double = 0.25; init() {} ; init(level: Int) { self.level = level } }
        func t() -> String { var v = Volume(); let a = v.level; v.level -= 3; let c = v.$level; v.level = -4; v.pan += 2; return "\(a) \(v.level) \(c) \(v.$level) \(v.pan) \(v.$pan) \(Volume(level: 5).level)" }
        //= 10 0 false true 1.0 true 5
        ----
        @resultBuilder enum QueryBuilder {
            typealias Component = [String]
            static func buildExpression(_ e: String) -> Component { [e] }
            static func buildExpression(_ e: (String, Int)) -> Component { ["\(e.0)=\(e.1)"] }
            static func buildBlock(_ c: Component...) -> Component { Array(c.joined()) }
            static func buildOptional(_ c: Component?) -> Component { c ?? [] }
            static func buildEither(first c: Component) -> Component { c }
            static func buildEither(second c: Component) -> Component { c.map { "!" + $0 } }
            static func buildArray(_ c: [Component]) -> Component { c.flatMap { $0 } }
            static func buildLimitedAvailability(_ c: Component) -> Component { c }
        }
        struct Query { let parts: [String]; init(@QueryBuilder _ b: () -> [String]) { parts = b() } ; @QueryBuilder static var base: [String] { "base"; ("v", 2) } }
        func t() -> String { let limit: Int? = 5, desc = false; let q = Query { "select"; if let limit { ("limit", limit) }; if desc { "desc" } else { "desc" }; for i in 1...2 where i > 0 { "c\(i)" }; let k = 3; ("k", k); switch k { case 3: "three"; default: "other" } }; return "\(q.parts) \(Query.base)" }
        //= ["select", "limit=5", "!desc", "c1", "c2", "k=3", "three"] ["base", "v=2"]
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
        struct Matrix<T: Numeric> { let rows: Int, cols: Int; var grid: [T]
            init(_ r: Int, _ c: Int, fill: T = 0) { rows = r; cols = c; grid = .init(repeating: fill, count: r * c) }
            subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
            subscript(row r: Int) -> ArraySlice<T> { get { grid[(r * cols)..<((r + 1) * cols)] } set { grid.replaceSubrange((r * cols)..<((r + 1) * cols), with: newValue) } }
            static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.cols); for i in 0..<a.rows { for j in 0..<b.cols { m[i, j] = (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }; return m }
        }
        func t() -> String { var a = Matrix<Int>(2, 2, fill: 1); a[0, 1] = 3; a[1, 0] *= 2; var b = a * a; b[row: 0] = [9, 8]; return "\(b.grid) \(b[row: 1]) \(Matrix<Double>(1, 2).grid) \(b[row: 1].startIndex)" }
        //= [9, 8, 4, 7] [4, 7] [0.0, 0.0] 2
        ----
        infix operator |>: AdditionPrecedence
        infix operator ??=: AssignmentPrecedence
        prefix operator √
        postfix operator %%
        func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
        func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix func %% (x: Int) -> Double { Double(x) / 100 }
        func t() -> String { var o: Int?; o ??= 4; o ??= { fatalError() }(); let s = 5 |> { $0 + 1 } |> String.init |> \.count; return "\(o!) \(s) \(√16.0 + 1) \(25%%) \([3, 1] |> { $0.sorted() })" }
        //= 4 1 5.0 0.25 [1, 3]
        ----
        class Loader { var log: [String] = []
            lazy var data: [Int] = { log.append("made"); return [1, 2] }()
            lazy var total = data.reduce(0, +)
            var count = 0 { willSet { log.append("will \(count)->\(newValue)") } didSet { log.append("did \(oldValue)->\(count)"); if count > 5 { count = 5 } } }
            var list: [String] = [] { didSet { log.append("list \(list.count)") } }
        }
        func t() -> String { let l = Loader(); l.count += 2; l.count = 9; l.data.append(3); l.list.append("a"); l.list += ["b", "c"]; l.list[0] = "z"; return "\(l.log) \(l.total) \(l.count)" }
        //= ["will 0->2", "did 0->2", "will 2->9", "did 2->9", "made", "list 1", "list 3", "list 3"] 6 5
        ----
        enum ParseError: Error, Equatable { case empty, bad(Character, at: Int) }
        func digits(_ s: String) throws(ParseError) -> [Int] { guard !s.isEmpty else { throw .empty }; var r: [Int] = []; for (i, c) in s.enumerated() { guard let d = c.wholeNumberValue else { throw .bad(c, at: i) }; r.append(d) }; return r }
        func each<T, E: Error>(_ xs: [String], _ f: (String) throws(E) -> T) throws(E) -> [T] { var r: [T] = []; for x in xs { r.append(try f(x)) }; return r }
        func t() -> String {
            var out: [String] = []
            for s in ["12", "", "1x"] { do { out.append("\(try digits(s))") } catch { switch error { case .empty: out.append("empty"); case .bad(let c, let i): out.append("\(c)@\(i)") } } }
            let r = Result { try digits("9a") }; let m = Result { try digits("90") }.map { $0.reduce(0, +) }
            if case .failure(let e) = r { out.append("\(e)") }
            do { out.append("\(try each(["1", "2"], digits))"); _ = try each(["q"], digits) } catch { out.append("\(error == .bad("q", at: 0))") }
            return "\(out) \((try? m.get()) ?? -1) \(r.flatMap { .success($0.count) } )"
        }
        //= ["[1, 2]", "empty", "x@1", "bad(\"a\", at: 1)", "[[1], [2]]", "true"] 9 failure(ParseError.bad("a", at: 1))
        ----
        actor Cache { private var store: [String: Int] = [:]; private(set) var hits = 0
            func value(_ k: String, _ make: @Sendable () async -> Int) async -> Int { if let v = store[k] { hits += 1; return v }; let v = await make(); store[k] = v; return v } }
        func t() async -> String {
            let c = Cache(); let a = await c.value("a") { 1 }; let b = await c.value("a") { 2 }
            let sum = await withTaskGroup(of: Int.self, returning: Int.self) { g in for i in 1...4 { g.addTask { await c.value("k\(i % 2)") { i } * 0 + i } }; var s = 0; for await v in g { s += v }; return s }
            async let x = c.value("x") { 5 }; async let y = c.value("y") { 6 }
            let both = await [x, y]; return "\(a) \(b) \(sum) \(both) \(await c.hits > 0)"
        }
        //= 1 1 10 [5, 6] true
        ----
        func t() -> String {
            let a: Int?? = .some(nil), b: Int?? = nil, c: Int?? = 3
            let f = [a, b, c].map { o -> String in switch o { case .none: "none"; case .some(.none): "some none"; case .some(.some(let v)): "v\(v)" } }
            let d: [String: Int?] = ["x": nil, "y": 2]; let x = d["x"]; let z = d["z"]; let flat = d["y"].flatMap { $0 }.map { $0 * 2 }
            let nested = [1, nil, 3].compactMap { $0 }.first.map { "\($0)" } ?? "no"
            return "\(f) \(x == nil) \(z == nil) \(flat as Any) \(nested) \(c! ?? 0) \(a ?? 9 as Any) \(try? Int("5")) \(Optional(Optional(1)) as Any)"
        }
        //= ["some none", "none", "v3"] false true Optional(4) 1 3 nil Optional(5) Optional(Optional(1))
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
        func t() -> String {
            let a: UInt8 = 250; let (v, o) = a.addingReportingOverflow(10); let w = a &+ 10; let i8 = Int8(truncatingIfNeeded: 200); let cl = UInt8(clamping: -5), ex = Int8(exactly: 300)
            let bits = a.nonzeroBitCount, lz = a.leadingZeroBitCount; let sh: Int32 = 1 << 20, m = Int.max.multipliedReportingOverflow(by: 2).overflow
            return "\(v) \(o) \(w) \(i8) \(cl) \(ex as Any) \(bits) \(lz) \(sh >> 3) \(m) \(~a) \(a ^ 0xF) \(Int16.max) \(UInt32.max) \(String(a, radix: 2)) \(Int("ff", radix: 16)!) \((-7) % 3) \((-7) / 2) \(7.quotientAndRemainder(dividingBy: -2)) \(Int(bitPattern: UInt.max)) \(UInt16(0xABCD).byteSwapped)"
        }
        //= 4 true 4 -56 0 nil 6 0 131072 true 5 245 32767 4294967295 11111010 255 -1 -3 (quotient: -3, remainder: 1) -1 52651
        ----
        protocol Shape: CustomStringConvertible { var area: Double { get }; func scaled(by k: Double) -> Self }
        extension Shape { var description: String { "\(type(of: self))(\(area))" }; func doubled() -> Self { scaled(by: 2) } }
        struct Sq: Shape { var s: Double; var area: Double { s * s }; func scaled(by k: Double) -> Sq { Sq(s: s * k) } }
        final class Ci: Shape { let r: Double; init(r: Double) { self.r = r }; var area: Double { 3 * r * r }; func scaled(by k: Double) -> Ci { Ci(r: r * k) } }
        func biggest(_ s: [any Shape]) -> (any Shape)? { s.max { $0.area < $1.area } }
        func make() -> some Shape { Sq(s: 1).doubled() }
        func t() -> String { let all: [any Shape] = [Sq(s: 2), Ci(r: 1)]; let d = all.map { $0.doubled() }; return "\(all) \(d.map(\.area)) \(biggest(d)!) \(make()) \(d.compactMap { $0 as? Sq }.count) \(d.first is Ci)" }
        //= [Sq(4.0), Ci(3.0)] [16.0, 12.0] Sq(16.0) Sq(4.0) 1 false
        ----
        class Animal { func speak() -> String { "..." } ; var legs: Int { 4 } }
        class Dog: Animal { override func speak() -> String { "woof" } ; func fetch() -> String { "ball" } }
        class Bird: Animal { override var legs: Int { 2 } }
        func t() -> String {
            let zoo: [Animal] = [Dog(), Bird(), Animal()]; let any: [Any] = [1, "two", 3.0, nil as Int? as Any, [1, 2], Dog(), (1, "a"), Optional("q") as Any]
            let s = any.map { v -> String in switch v { case let i as Int: "int \(i)"; case is Double: "double"; case let s as String: "str \(s)"; case let a as [Int]: "arr \(a.count)"; case let d as Dog: d.fetch(); case let (a, b) as (Int, String): "\(a)\(b)"; default: "?" } }
            return "\(zoo.map { $0.speak() }) \(zoo.map(\.legs)) \(s) \((zoo[0] as? Dog)?.fetch() ?? "no") \(zoo[1] as? Dog == nil) \(type(of: zoo[1])) \(zoo[2] is Dog)"
        }
        //= ["woof", "...", "..."] [4, 2, 4] ["int 1", "str two", "double", "?", "arr 2", "ball", "1a", "str q"] ball true Bird false
        ----
        struct CI: Hashable, Comparable, ExpressibleByStringLiteral { let s: String; init(_ s: String) { self.s = s }; init(stringLiteral v: String) { s = v }
            static func == (a: CI, b: CI) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) }; static func < (a: CI, b: CI) -> Bool { a.s.lowercased() < b.s.lowercased() } }
        func t() -> String { let set: Set<CI> = ["A", "a", "B"]; var d: [CI: Int] = ["x": 1]; d["X", default: 0] += 4; let l: [CI] = ["c", "B", "a"]; return "\(set.count) \(d.count) \(d["x"]!) \(l.sorted().map(\.s)) \(l.min()!.s) \(l.contains("A")) \(l.firstIndex(of: "b")!) \(max(l[0], "D").s) \(("a" as CI) >= "A") \((("B" as CI)...("D" as CI)).contains("c"))" }
        //= 2 1 5 ["a", "B", "c"] a true 1 D true true
        ----
        func describe(_ n: Int) -> String { let kind = if n < 0 { "neg" } else if n == 0 { "zero" } else { switch n { case 1...9: "small"; case let x where x.isMultiple(of: 2): "even"; default: "big" } }; return kind }
        func t() -> String { let v: Double = switch 3 { case 3: 1; default: 2.5 }; let o: Int? = if v > 0.5 { 4 } else { nil }; return "\([-1, 0, 5, 12, 13].map(describe)) \(v) \(o as Any) " }
        //= ["neg", "zero", "small", "even", "big"] 1.0 Optional(4) 
        ----
        final class Node<T> { var value: T; var children: [Node] = []; weak var parent: Node?; init(_ v: T, _ c: [Node] = []) { value = v; children = c; c.forEach { $0.parent = self } }
            var depth: Int { (parent?.depth ?? -1) + 1 }
            func walk(_ f: (Node) throws -> Void) rethrows { try f(self); for c in children { try c.walk(f) } }
            func first(where p: (T) -> Bool) -> Node? { if p(value) { return self }; for c in children { if let n = c.first(where: p) { return n } }; return nil } }
        func t() -> String { let n = Node("root", [Node("a", [Node("a1")]), Node("b")]); var out: [String] = []; n.walk { out.append(String(repeating: "-", count: $0.depth) + $0.value) }; var deep: Int? = n.first { $0 == "a1" }?.depth; deep? += 10; return "\(out) \(deep!) \(n.first { $0 == "zz" } == nil) \(n.children[0].children[0].parent?.parent === n)" }
        //= ["root", "-a", "--a1", "-b"] 12 true true
        ----
        struct UndoStack<S> { private var past: [S] = [], future: [S] = []; private(set) var now: S { didSet { n += 1 } }; private(set) var n = 0; init(_ s: S) { now = s }
            mutating func change(_ f: (inout S) throws -> Void) rethrows { var c = now; try f(&c); past.append(now); future.removeAll(keepingCapacity: true); now = c }
            mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(now); now = p; return true }
            mutating func redo() -> Bool { guard let f = future.popLast() else { return false }; past.append(now); now = f; return true } }
        func t() -> String { var u = UndoStack(["a"]); u.change { $0.append("b") }; u.change { $0[0] = "z" }; let x = u.undo(), y = u.now; _ = u.redo(); let z = u.redo(); struct E: Error {}; try? u.change { $0 = []; throw E() }; return "\(x) \(y) \(u.now) \(z) \(u.n)" }
        //= true ["a", "b"] ["z", "b"] false 4
        ----
        func memo<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { var cache: [A: B] = [:]; func go(_ a: A) -> B { if let v = cache[a] { return v }; let v = f(go, a); cache[a] = v; return v }; return go }
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func t() -> String { let fib = memo { (rec: (Int) -> Int, n: Int) -> Int in n < 2 ? n : rec(n - 1) + rec(n - 2) }; let h = compose({ (x: Int) in x + 1 }, { "\($0)!" }); var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; var c = 0; let inc = { [c] in c + 1 }; c = 10; return "\(fib(50)) \(h(4)) \(curry(+)(2)(3) as Int) \(fs.map { $0() }) \(inc()) \(c) \([1, 2, 3].map(curry(*)(2)))" }
        //= 12586269025 5! 5 [0, 1, 4] 1 10 [2, 4, 6]
        ----
        func order() -> [String] { var log: [String] = []; func a() { defer { log.append("d1") }; defer { log.append("d2") }; for i in 0..<3 { defer { log.append("l\(i)") }; if i == 1 { continue }; if i == 2 { break }; log.append("b\(i)") }; do { defer { log.append("do") }; log.append("in") }; guard log.count > 100 else { log.append("g"); return }; log.append("never") }; a(); return log }
        func t() -> String { "\(order())" }
        //= ["b0", "l0", "l1", "l2", "in", "do", "g", "d2", "d1"]
        ----
        func t() -> String {
            outer: for i in 1...5 { inner: for j in 1...5 { if j == 3 { continue outer }; if i == 3 { break outer }; if (i + j).isMultiple(of: 7) { break inner } } }
            var n = 27, steps = 0; while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps += 1 }
            var it = [1, 2, 3].makeIterator(); var s = 0; while let x = it.next() { s += x }
            let evens = sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }; let st = sequence(state: (0, 1)) { (p: inout (Int, Int)) -> Int? in defer { p = (p.1, p.0 + p.1) }; return p.0 > 20 ? nil : p.0 }
            for case let (i, v?) in [nil, 4, 5].enumerated() where i > 0 { s += v * i }
            return "\(steps) \(s) \(evens) \(Array(st))"
        }
        //= 111 20 [1, 3, 9, 27, 81, 243] [0, 1, 1, 2, 3, 5, 8, 13]
        ----
        enum Route: Hashable { case home, profile(id: Int), settings(Section); enum Section: String, CaseIterable { case general, privacy }
            init?(path: String) { let p = path.split(separator: "/").map(String.init); switch (p.first, p.dropFirst().first) { case ("home", nil): self = .home; case ("profile", let s?): guard let n = Int(s) else { return nil }; self = .profile(id: n); case ("settings", let s): self = .settings(s.flatMap(Section.init) ?? .general); default: return nil } }
            var path: String { switch self { case .home: "/home"; case .profile(let id): "/profile/\(id)"; case .settings(.general): "/settings"; case .settings(let s): "/settings/\(s)" } } }
        func t() -> String { let rs = ["/home", "/profile/7", "/profile/x", "/settings", "settings/privacy", "/home/x", ""].map(Route.init(path:)); return "\(rs.map { $0?.path ?? "nil" }) \(Set(rs.compactMap { $0 }).count) \(rs[1] == .profile(id: 7))" }
        //= ["/home", "/profile/7", "nil", "/settings", "/settings/privacy", "nil", "nil"] 4 true
        ----
        struct Grid { var cells: [[Character]]; init(_ s: String) { cells = s.split(separator: "\n").map(Array.init) }
            func neighbours(_ r: Int, _ c: Int) -> Int { var n = 0; for dr in -1...1 { for dc in -1...1 where (dr, dc) != (0, 0) { if cells.indices ~= r + dr, cells[r + dr].indices.contains(c + dc), cells[r + dr][c + dc] == "#" { n += 1 } } }; return n }
            mutating func step() { let old = self; for (r, row) in cells.enumerated() { for c in row.indices { switch (row[c], old.neighbours(r, c)) { case ("#", 2...3): break; case (".", 3): cells[r][c] = "#"; default: cells[r][c] = "." } } } } }
        func t() -> String { var g = Grid(".....\n..#..\n..#..\n..#..\n....."); g.step(); return g.cells.map { String($0) }.joined(separator: "/") }
        //= ...../...../.###./...../.....
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
        protocol Validator { associatedtype Input; func validate(_ i: Input) -> [String] }
        struct NonEmpty: Validator { func validate(_ i: String) -> [String] { i.isEmpty ? ["empty"] : [] } }
        struct MinLen: Validator { let n: Int; func validate(_ i: String) -> [String] { i.count < n ? ["<\(n)"] : [] } }
        struct And<A: Validator, B: Validator>: Validator where A.Input == B.Input { let a: A, b: B; func validate(_ i: A.Input) -> [String] { a.validate(i) + b.validate(i) } }
        struct Each<V: Validator>: Validator { let v: V; func validate(_ i: [V.Input]) -> [String] { i.enumerated().flatMap { n, x in v.validate(x).map { "\(n):\($0)" } } } }
        extension Validator { func and<O: Validator>(_ o: O) -> And<Self, O> where O.Input == Input { And(a: self, b: o) }; func pulled<T>(_ f: @escaping (T) -> Input) -> AnyValidator<T> { AnyValidator { self.validate(f($0)) } } ; var each: Each<Self> { Each(v: self) } }
        struct AnyValidator<T>: Validator { let f: (T) -> [String]; func validate(_ i: T) -> [String] { f(i) } }
        func t() -> String { let v = NonEmpty().and(MinLen(n: 3)); let p = v.pulled { (n: Int) in "\(n)" }; return "\(v.validate("")) \(v.each.validate(["abc", "x"])) \(p.validate(12)) \(type(of: v))" }
        //= ["empty", "<3"] ["1:<3"] ["<3"] And<NonEmpty, MinLen>
        ----
        protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
        infix operator <>: AdditionPrecedence
        extension Int: Monoid { static let empty = 0; static func <> (a: Int, b: Int) -> Int { a + b } }
        extension String: Monoid { static var empty: String { "" }; static func <> (a: Self, b: Self) -> Self { a + b } }
        extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: Self, b: Self) -> Self { a + b } }
        extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Self, b: Self) -> Self { switch (a, b) { case (let x?, let y?): x <> y; case (let x, nil), (nil, let x): x } } }
        extension Dictionary: Monoid where Value: Monoid { static var empty: [Key: Value] { [:] }; static func <> (a: Self, b: Self) -> Self { a.merging(b, uniquingKeysWith: <>) } }
        extension Sequence where Element: Monoid { func folded() -> Element { reduce(.empty, <>) } }
        func t() -> String { "\([1, 2, 3].folded()) \(["a", "b"].folded()) \([[1], [2]].folded()) \([1, nil, 4].folded() as Any) \([["a": 1], ["a": 2]].folded()) \((Int?.none <> nil) as Any)" }
        //= 6 ab [1, 2] Optional(5) ["a": 3] nil
        ----
        func wrapped(@Upper _ s: String) -> String { s }
        @propertyWrapper struct Upper { var wrappedValue: String; var projectedValue: Int { wrappedValue.count }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
        @propertyWrapper struct Lazyish<T> { enum S { case no(() -> T), yes(T) }; private var s: S; init(wrappedValue: @autoclosure @escaping () -> T) { s = .no(wrappedValue) }; var wrappedValue: T { mutating get { switch s { case .no(let f): let v = f(); s = .yes(v); return v; case .yes(let v): return v } } set { s = .yes(newValue) } } }
        var made = 0
        func make() -> Int { made += 1; return made * 10 }
        struct H { @Lazyish var a = make(); @Lazyish var b: Int = make() }
        func t() -> String { var h = H(); let before = made; let x = h.b + h.b; @Upper var loc = "q"; loc += "r"; return "\(before) \(x) \(h.a) \(made) \(wrapped("abc")) \(loc) \($loc)" }
        //= 0 20 20 2 ABC Qr 2
        ----
        @resultBuilder struct ListOf<T> { static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }; static func buildExpression(_ e: T) -> [T] { [e] }; static func buildExpression(_ e: [T]) -> [T] { e }; static func buildExpression(_ e: T?) -> [T] { e.map { [$0] } ?? [] }; static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }; static func buildEither(first: [T]) -> [T] { first }; static func buildEither(second: [T]) -> [T] { second }; static func buildArray(_ p: [[T]]) -> [T] { Array(p.joined()) } }
        struct Menu { var title: String; var items: [Item]; struct Item { var label: String; var sub: [Item] = []; init(_ l: String, @ListOf<Item> sub: () -> [Item] = { [] }) { label = l; self.sub = sub() } }; init(_ t: String, @ListOf<Item> _ i: () -> [Item]) { title = t; items = i() } }
        func flat(_ i: [Menu.Item], _ d: Int = 0) -> [String] { i.flatMap { [String(repeating: " ", count: d) + $0.label] + flat($0.sub, d + 1) } }
        func t() -> String { let admin = true, names = ["x", "y"]; let m = Menu("M") { Menu.Item("Open"); Menu.Item("Recent") { for n in names { Menu.Item(n) }; if names.count > 5 { Menu.Item("more") } }; if admin { Menu.Item("Admin") } else { Menu.Item("Guest") }; [Menu.Item("p"), .init("q")]; nil as Menu.Item? }; return "\(m.title) \(flat(m.items))" }
        //= M ["Open", "Recent", " x", " y", "Admin", "p", "q"]
        ----
        struct A { var b: B? = B(); var list: [B] = [B(), B(n: 5)]; var d = ["k": B(n: 7)] }
        struct B { var n = 1; var next: C? = C() }
        class C { var t = "t"; var kids = [1, 2, 3] }
        func set<R: AnyObject, V>(_ p: ReferenceWritableKeyPath<R, V>, _ v: V) -> (R) -> Void { { $0[keyPath: p] = v } }
        func t() -> String { var a = A(); a.b?.n += 4; a.list[1].next?.t = "z"; a.d["k"]?.n *= 2; a.d["q"]?.n = 1; a.b?.next?.kids[0] = 9; a.list[0].next = nil; let x = a.list[0].next?.kids.first; let c = C(); set(\C.t, "w")(c); set(\C.kids[1], 50)(c); let fs: [(A) -> Any] = [\A.b!.n, \.list.count, { $0.d.count }]; let m = [a].map(\.list[1].next!.t); let p: KeyPath<A, Int?> = \.b?.n; return "\(a.b!.n) \(a.d["k"]!.n) \(a[keyPath: p]!) \(x as Any) \(c.t)\(c.kids) \(fs.map { "\($0(a))" }) \(m) \(a.b?.next?.kids ?? []) \([3, 1, 2].sorted(by: \.self, <))" }
        extension Array { func sorted<V>(by p: KeyPath<Element, V>, _ f: (V, V) -> Bool) -> [Element] { sorted { f($0[keyPath: p], $1[keyPath: p]) } } }
        //= 5 14 5 nil w[1, 50, 3] ["5", "2", "1"] ["z"] [9, 2, 3] [1, 2, 3]
        ----
        struct Poly { var c: [Int]; subscript(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }; subscript(term i: Int, default d: @autoclosure () -> Int) -> Int { get { c.indices.contains(i) ? c[i] : d() } set { while c.count <= i { c.append(0) }; c[i] = newValue } }; static subscript(k: String) -> Poly { Poly(c: k.compactMap(\.wholeNumberValue)) }; subscript<T: BinaryInteger>(at i: T) -> String { "x^\(i)" }; func callAsFunction(_ x: Int) -> Int { self[x] } }
        func t() -> String { var p = Poly["123"]; p[term: 5, default: 0] += 2; p[term: 0, default: 9] += 1; return "\(p.c) \(p[2]) \(p(1)) \(p[at: UInt8(3)]) \(p[term: 40, default: -1])" }
        //= [2, 2, 3, 0, 0, 2] 82 9 x^3 -1
        ----
        func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
        func mutate(_ f: (inout [Int]) -> Void) -> [Int] { var a = [3, 1, 2]; f(&a); return a }
        struct Counter { private(set) var n = 0; mutating func bump(by k: Int = 1) -> Self { n += k; return self }; static func += (c: inout Counter, k: Int) { c.n += k } }
        func fill(_ d: inout [String: [Int]], _ k: String, _ v: Int...) { d[k, default: []] += v }
        func t() -> String { var x = 1, y = 2; swapTwo(&x, &y); var t = (a: "l", b: "r"); swap(&t.a, &t.b); var d: [String: [Int]] = [:]; fill(&d, "k", 1, 2); fill(&d, "k"); fill(&d, "k", 3); var c = Counter(); c += 5; let s = c.bump(by: 2).n; var arr = [[1], [2]]; arr[0].append(contentsOf: arr[1]); let m = mutate { $0.sort() }, q = mutate { $0.removeAll { $0 > 1 } }; var o: Int? = 3; if o != nil { o! += 1 }; withUnsafeMutablePointer(to: &x) { $0.pointee += 10 }; return "\(x) \(y) \(t) \(d) \(s) \(c.n) \(arr) \(m) \(q) \(o!)" }
        //= 12 1 (a: "r", b: "l") ["k": [1, 2, 3]] 7 7 [[1, 2], [2]] [1, 2, 3] [1] 4
        ----
        @MainActor final class VM { private(set) var items: [String] = []; private(set) var isLoading = false; var error: String?; let fetch: @Sendable (Int) async throws -> [String]; init(fetch: @escaping @Sendable (Int) async throws -> [String]) { self.fetch = fetch }
            func load(_ p: Int) async { isLoading = true; defer { isLoading = false }; do { items += try await fetch(p) } catch { self.error = "\(error)" } } }
        struct NetErr: Error {}
        func t() async -> String { let vm = await VM { p in if p == 2 { throw NetErr() }; await Task.yield(); return ["a\(p)", "b\(p)"] }; await vm.load(1); await vm.load(2); let r = await MainActor.run { "\(vm.items) \(vm.isLoading) \(vm.error ?? "-")" }; let xs = try! await withThrowingTaskGroup(of: (Int, String).self) { g in for i in 0..<3 { g.addTask { (i, "v\(i)") } }; var d = [Int: String](); for try await (i, s) in g { d[i] = s }; return d }; let d = Task.detached { await vm.items.count }; return "\(r) \(xs.sorted { $0.key < $1.key }.map(\.value)) \(await d.value)" }
        //= ["a1", "b1"] false NetErr() ["v0", "v1", "v2"] 2
        ----
        struct User { var name: String; var email: String?; var manager: Box?; final class Box { let u: User; init(_ u: User) { self.u = u } } }
        func greet(_ u: User?) -> String { guard let u, let e = u.email, case let d = e.split(separator: "@").last.map(String.init), let d, !d.isEmpty else { return "anon" }; return "\(u.name)@\(d)" }
        func t() -> String { let boss = User(name: "B", email: "b@x.org"); let u = User(name: "U", email: nil, manager: .init(boss)); let us: [User?] = [u, nil, boss]; let n: Int? = us.compactMap { $0?.email?.count }.max(); let chain = u.manager?.u.manager?.u.name; var s: String? = "a"; s?.append("b"); let up = s.map { $0 + "!" } ?? "none"; let z = zip(us, 1...).compactMap { a, i in a.map { ($0.name, i) } }; let cmp = (nil as Int?) == nil, e: [Int?] = [1, nil]; let first = us.first??.name; let k = us.last.flatMap { $0 }?.name ?? "?"; if let x = n, x > 3, let y = s { return "\(us.map(greet)) \(x) \(y) \(chain as Any) \(up) \(z) \(cmp) \(e == [1, nil]) \(e.contains(nil)) \(first!) \(k) \(us.count { $0 == nil })" }; return "no" }
        //= ["anon", "anon", "B@x.org"] 7 ab nil ab! [("U", 1), ("B", 3)] true true true U B 1
        ----
        func permutations<T>(_ a: [T]) -> [[T]] { guard let f = a.first else { return [[]] }; return permutations(Array(a.dropFirst())).flatMap { p in (0...p.count).map { i in var q = p; q.insert(f, at: i); return q } } }
        func bfs(_ g: [String: [String]], from s: String, to e: String) -> [String]? { var q = [[s]], seen: Set = [s]; while !q.isEmpty { let p = q.removeFirst(); guard let l = p.last, l != e else { return p }; for n in g[l] ?? [] where seen.insert(n).inserted { q.append(p + [n]) } }; return nil }
        func lcs(_ a: String, _ b: String) -> Int { let x = Array(a), y = Array(b); var d = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1); for i in 1...x.count { for j in 1...y.count { d[i][j] = x[i - 1] == y[j - 1] ? d[i - 1][j - 1] + 1 : max(d[i - 1][j], d[i][j - 1]) } }; return d.last!.last! }
        extension RandomAccessCollection where Element: Comparable { func bsearch(_ e: Element) -> Index? { var lo = startIndex, hi = endIndex; while lo < hi { let m = index(lo, offsetBy: distance(from: lo, to: hi) / 2); if self[m] == e { return m }; if self[m] < e { lo = index(after: m) } else { hi = m } }; return nil } }
        func t() -> String { let d = [1, 2, 3].difference(from: [1, 4, 3]); return "\(permutations([1, 2, 3]).count) \(permutations(["a", "b"])) \(bfs(["a": ["b", "c"], "c": ["d"]], from: "a", to: "d")!) \(lcs("abcde", "axcye")) \([1, 3, 5, 7].bsearch(5)!) \([1, 3, 5, 7][1...].bsearch(7)!) \(d.count) \([1, 4, 3].applying(d)!)" }
        //= 6 [["a", "b"], ["b", "a"]] ["a", "c", "d"] 3 2 3 2 [1, 2, 3]
        ----
        struct Flags: OptionSet, Hashable { let rawValue: UInt8; static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 1), c: Flags = [.a, .b]; static let d = Flags(rawValue: 8) }
        func t() -> String { var f: Flags = [.a, .d]; let r = f.insert(.b); f.remove(.a); f.formUnion(.init(rawValue: 64)); let g = f.symmetricDifference(.c); return "\(f.rawValue) \(r.inserted) \(f.contains(.c)) \(f.isDisjoint(with: .a)) \(g.rawValue) \(Flags.c.subtracting(.a) == .b) \(f.isEmpty) \(Flags([.a, .d]).rawValue) \(f.intersection([.b, .d]).isSubset(of: f)) \(Flags().rawValue) \(Set([Flags.a, .a]).count)" }
        //= 74 true false true 73 true false 9 true 0 1
        ----
        struct Interval { var s: Int, e: Int }
        func merge(_ v: [Interval]) -> [Interval] { v.sorted { $0.s < $1.s }.reduce(into: []) { out, i in if let l = out.last, i.s <= l.e { out[out.count - 1].e = max(l.e, i.e) } else { out.append(i) } } }
        func t() -> String { let m = merge([.init(s: 5, e: 7), .init(s: 1, e: 3), .init(s: 2, e: 4)]); var i = m[0]; i.s = 0; let (a, b) = (m.map(\.s), m.map(\.e)); return "\(a) \(b) \(m) \(i.s) \(zip(a, b).map(-)) \(m.map { $0.e - $0.s }.max() ?? 0)" }
        //= [1, 5] [4, 7] [Interval(s: 1, e: 4), Interval(s: 5, e: 7)] 0 [-3, -2] 3
        ----
        enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"; var prec: Int { self == .add || self == .sub ? 1 : 2 }; func apply(_ a: Double, _ b: Double) -> Double? { switch self { case .add: a + b; case .sub: a - b; case .mul: a * b; case .div: b == 0 ? nil : a / b } } }
        enum Token: Equatable { case num(Double), op(Op), open, close }
        struct Lexer: Sequence, IteratorProtocol { var s: Substring; init(_ s: String) { self.s = s[...] }; mutating func next() -> Token? { while let c = s.first { if c.isWhitespace { s.removeFirst(); continue }; if c.isNumber { let n = s.prefix { $0.isNumber || $0 == "." }; s.removeFirst(n.count); return .num(Double(n)!) }; s.removeFirst(); switch c { case "(": return .open; case ")": return .close; default: return Op(rawValue: c).map(Token.op) } }; return nil } }
        struct Parser { var ts: [Token]; var i = 0; var cur: Token? { i < ts.count ? ts[i] : nil }; mutating func expr(_ p: Int = 1) -> Double? { guard var l = atom() else { return nil }; while case .op(let o)? = cur, o.prec >= p { i += 1; guard let r = expr(o.prec + 1), let v = o.apply(l, r) else { return nil }; l = v }; return l }; mutating func atom() -> Double? { switch cur { case .num(let n)?: i += 1; return n; case .open?: i += 1; defer { i += 1 }; return expr(); case .op(.sub): i += 1; return atom().map { -$0 }; default: return nil } } }
        func t() -> String { ["1 + 2 * 3", "(1+2)*3", "8/(4-4)", "-2*-3.5", "2 *", "10/4-1"].map { s in var p = Parser(ts: Array(Lexer(s))); return p.expr().map { String($0) } ?? "nil" }.joined(separator: " ") }
        //= 7.0 9.0 nil 7.0 nil 1.5
        ----
        struct LRU<K: Hashable, V> { let cap: Int; private var d: [K: V] = [:]; private var order: [K] = []; init(cap: Int) { self.cap = cap }; subscript(k: K) -> V? { mutating get { guard let v = d[k] else { return nil }; touch(k); return v } set { guard let newValue else { d[k] = nil; order.removeAll { $0 == k }; return }; d[k] = newValue; touch(k); if order.count > cap { d.removeValue(forKey: order.removeFirst()) } } }; private mutating func touch(_ k: K) { if let i = order.firstIndex(of: k) { order.remove(at: i) }; order.append(k) }; var keys: [K] { order } }
        func t() -> String { var c = LRU<String, Int>(cap: 2); c["a"] = 1; c["b"] = 2; let x = c["a"]; c["c"] = 3; let y = c["b"]; c["a"]? += 10; c["c"] = nil; return "\(x!) \(y as Any) \(c.keys) \(c["a"]!)" }
        //= 1 nil ["a"] 11
        ----
        final class Weak<T: AnyObject> { weak var v: T?; init(_ v: T?) { self.v = v } }
        class Obj { let n: String; static var alive = 0; var cb: (() -> Void)?; init(_ n: String) { self.n = n; Obj.alive += 1 }; deinit { Obj.alive -= 1; log.append("-\(n)") } }
        var log: [String] = []
        func t() -> String { var a: Obj? = Obj("a"); let w = Weak(a); var list = [Weak(Obj("b")), w]; a?.cb = { [weak a] in log.append(a?.n ?? "gone") }; let f = a?.cb; f?(); a = nil; f?(); list.removeAll { $0.v == nil }; do { let o = Obj("c"); unowned let u = o; log.append(u.n); defer { log.append("end") } }; return "\(log) \(list.count) \(Obj.alive)" }
        //= ["-b", "a", "-a", "gone", "c", "end", "-c"] 0 0
        ----
        protocol Visitor { associatedtype R; func visit(_ l: Leaf) -> R; func visit(_ b: Branch) -> R }
        protocol Tree { func accept<V: Visitor>(_ v: V) -> V.R }
        struct Leaf: Tree { let n: Int; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
        struct Branch: Tree { let l: any Tree, r: any Tree; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
        struct Sum: Visitor { func visit(_ l: Leaf) -> Int { l.n }; func visit(_ b: Branch) -> Int { b.l.accept(self) + b.r.accept(self) } }
        struct Show: Visitor { func visit(_ l: Leaf) -> String { "\(l.n)" }; func visit(_ b: Branch) -> String { "(\(b.l.accept(self)) \(b.r.accept(self)))" } }
        func t() -> String { let x: any Tree = Branch(l: Leaf(n: 1), r: Branch(l: Leaf(n: 2), r: Leaf(n: 3))); return "\(x.accept(Sum()) + 1) \(x.accept(Show()))" }
        //= 7 (1 (2 3))
        ----
        struct Parser<Out> { let run: (inout Substring) throws -> Out; struct Fail: Error { let at: String } }
        extension Parser { func map<B>(_ f: @escaping (Out) -> B) -> Parser<B> { .init { f(try run(&$0)) } }; func zip<B>(_ o: Parser<B>) -> Parser<(Out, B)> { .init { s in (try run(&s), try o.run(&s)) } }; func many(sep: Parser<Void>) -> Parser<[Out]> { Parser<[Out]> { s in var r: [Out] = []; while let v = try? self.run(&s) { r.append(v); do { try sep.run(&s) } catch { break } }; return r } }; func parse(_ s: String) throws -> Out { var x = s[...]; let v = try run(&x); guard x.isEmpty else { throw Fail(at: String(x)) }; return v } }
        extension Parser where Out == Void { static func lit(_ l: String) -> Self { .init { s in guard s.hasPrefix(l) else { throw Fail(at: String(s)) }; s.removeFirst(l.count) } } }
        extension Parser where Out == Int { static let int = Parser { s in let p = s.prefix(while: \.isNumber); guard let n = Int(p) else { throw Fail(at: String(s)) }; s = s[p.endIndex...]; return n } }
        func t() -> String { let point = Parser<Void>.lit("(").zip(.int).zip(.lit(",")).zip(.int).zip(.lit(")")).map { ($0.0.0.0.1, $0.0.1) }; let all = point.many(sep: .lit(";")); do { let v = try all.parse("(1,2);(3,40)"); _ = try all.parse("(1,2)x"); return "\(v)" } catch let e as Parser<[(Int, Int)]>.Fail { return "fail \(e.at) \((try? all.parse("(1,2);(3,40)").map { $0 + $1 }) ?? [])" } catch { return "?" } }
        //= fail x [3, 43]
        ----
        struct AppState: Equatable { var count = 0; var name = ""; var nested = Nested(); struct Nested: Equatable { var on = false } }
        enum Action { case inc(by: Int = 1), rename(String), nested(NestedAction); enum NestedAction { case toggle } }
        typealias Reducer<S, A> = (inout S, A) -> [() -> A?]
        func pullback<S, L, A, LA>(_ r: @escaping Reducer<L, LA>, state: WritableKeyPath<S, L>, action: @escaping (A) -> LA?, embed: @escaping (LA) -> A) -> Reducer<S, A> { { s, a in guard let l = action(a) else { return [] }; return r(&s[keyPath: state], l).map { e in { e().map(embed) } } } }
        let nestedReducer: Reducer<AppState.Nested, Action.NestedAction> = { s, a in switch a { case .toggle: s.on.toggle(); return s.on ? [{ .toggle }] : [] } }
        let appReducer: Reducer<AppState, Action> = { s, a in switch a { case .inc(let n): s.count += n; return n > 1 ? [{ .rename("big") }] : []; case .rename(let n): s.name = n; return []; case .nested: return [] } }
        final class Store<S: Equatable, A> { private(set) var state: S; let r: [Reducer<S, A>]; var log: [S] = []; init(_ s: S, _ r: Reducer<S, A>...) { state = s; self.r = r }; func send(_ a: A) { let old = state; let fx = r.flatMap { $0(&state, a) }; if old != state { log.append(state) }; fx.compactMap { $0() }.forEach(send) } }
        func t() -> String { let s = Store(AppState(), appReducer, pullback(nestedReducer, state: \.nested, action: { if case .nested(let n) = $0 { return n }; return nil }, embed: Action.nested)); s.send(.inc()); s.send(.inc(by: 5)); s.send(.nested(.toggle)); s.send(.rename("big")); return "\(s.state.count) \(s.state.name) \(s.log.map(\.nested.on)) \(s.log.last!)" }
        //= 6 big [false, false, false, true, false] AppState(count: 6, name: "big", nested: AppState.Nested(on: false))
        ----
        enum Either<L, R> { case left(L), right(R); func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .left(let l): f(l); case .right(let r): g(r) } }; var left: L? { guard case .left(let l) = self else { return nil }; return l } }
        extension Either: Equatable where L: Equatable, R: Equatable {}
        extension Either: Error where L: Error, R: Error {}
        extension Either where L == R { var value: L { fold({ $0 }, { $0 }) } }
        extension Sequence { func partitioned<L, R>() -> (left: [L], right: [R]) where Element == Either<L, R> { var r: (left: [L], right: [R]) = ([], []); for e in self { switch e { case .left(let l): r.left.append(l); case .right(let x): r.right.append(x) } }; return r } }
        func classify(_ n: Int) -> Either<Int, String> { n % 2 == 0 ? .left(n) : .right("odd\(n)") }
        func t() -> String { let p = (1...5).map(classify).partitioned(); return "\(p) \(p.left.count) \(Either<Int, Int>.left(4).value) \(classify(2) == .left(2)) \(classify(3).fold(String.init, { $0 })) \([classify(4), .right("z")].compactMap(\.left)) \(Either<Int, String>.right("q"))" }
        //= (left: [2, 4], right: ["odd1", "odd3", "odd5"]) 2 4 true odd3 [4] right("q")
        ----
        struct Pt: Hashable { var x, y: Int; static let dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)].map(Pt.init); static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) }; static func += (a: inout Self, b: Self) { a = a + b }; var manhattan: Int { abs(x) + abs(y) } }
        func spiral(_ n: Int) -> [[Int]] { var g = [[Int]](repeating: [Int](repeating: 0, count: n), count: n); var p = Pt(x: 0, y: 0), d = 0; for k in 1...n * n { g[p.x][p.y] = k; let q = p + Pt.dirs[d]; if !(g.indices ~= q.x && g.indices ~= q.y) || g[q.x][q.y] != 0 { d = (d + 1) % 4 }; p += Pt.dirs[d] }; return g }
        func t() -> String { let visited = Set("RRULLD".reduce(into: [Pt(x: 0, y: 0)]) { a, c in let i = ["R": 0, "U": 3, "L": 2, "D": 1][c]!; a.append(a.last! + Pt.dirs[i]) }); return "\(spiral(3)) \(visited.count) \(visited.map(\.manhattan).max()!) \(visited.contains(.init(x: 0, y: 1)))" }
        //= [[1, 2, 3], [8, 9, 4], [7, 6, 5]] 6 3 true
        ----
        protocol HasName { var name: String { get set } }
        protocol HasAge { var age: Int { get } }
        extension HasName { mutating func rename(_ f: (String) -> String) { name = f(name) }; var tag: String { "N:" + name } }
        extension HasName where Self: HasAge { var tag: String { "NA:\(name)\(age)" } }
        struct A: HasName { var name = "a" }
        struct B: HasName & HasAge { var name = "b"; var age = 3; var tag: String { "own" } }
        struct C: HasName, HasAge { var name = "c"; let age = 4 }
        typealias Both = HasName & HasAge
        func show(_ x: some Both) -> String { "\(x.tag) \(x.name)" }
        func showAny(_ x: any HasName) -> String { x.tag }
        func t() -> String { var a = A(); a.rename { $0 + "!" }; var list: [any HasName] = [a, B(), C()]; for i in list.indices { list[i].rename { $0.uppercased() } }; let both = list.compactMap { $0 as? any Both }; return "\(a.tag) \(B().tag) \(C().tag) \(show(B())) \(list.map(showAny)) \(both.count) \(both.map(\.age)) \(list.map(\.name))" }
        //= N:a! own NA:c4 NA:b3 b ["N:A!", "N:B", "N:C"] 2 [3, 4] ["A!", "B", "C"]
        ----
        protocol Cache { associatedtype K: Hashable; associatedtype V; func get(_ k: K) -> V?; mutating func put(_ v: V, _ k: K) }
        struct Memory<K: Hashable, V>: Cache { private var d: [K: (V, Int)] = [:]; private var tick = 0; let limit: Int; init(limit: Int) { self.limit = limit }; func get(_ k: K) -> V? { d[k]?.0 }; mutating func put(_ v: V, _ k: K) { tick += 1; d[k] = (v, tick); if d.count > limit, let old = d.min(by: { $0.value.1 < $1.value.1 })?.key { d[old] = nil } } }
        struct Tiered<A: Cache, B: Cache>: Cache where A.K == B.K, A.V == B.V { var a: A, b: B; func get(_ k: A.K) -> A.V? { a.get(k) ?? b.get(k) }; mutating func put(_ v: A.V, _ k: A.K) { a.put(v, k); b.put(v, k) } }
        extension Cache { mutating func fetch(_ k: K, _ make: (K) throws -> V) rethrows -> V { if let v = get(k) { return v }; let v = try make(k); put(v, k); return v } }
        func t() -> String { var c = Tiered(a: Memory<String, Int>(limit: 1), b: Memory(limit: 2)); var made: [String] = []; for k in ["a", "b", "a", "c", "a", "b"] { _ = c.fetch(k) { made.append($0); return $0.count } }; return "\(made) \(c.get("a") as Any) \(c.a.get("b") ?? -1)" }
        //= ["a", "b", "c", "a", "b"] Optional(1) 1
        ----
        struct Diff<T: Equatable> { enum Change: CustomStringConvertible { case keep(T), add(T), remove(T); var description: String { switch self { case .keep(let t): "\(t)"; case .add(let t): "+\(t)"; case .remove(let t): "-\(t)" } } }; static func between(_ a: [T], _ b: [T]) -> [Change] { var (i, j) = (0, 0); var r: [Change] = []; while i < a.count || j < b.count { if i < a.count, j < b.count, a[i] == b[j] { r.append(.keep(a[i])); i += 1; j += 1 } else if j < b.count, !a[i...].contains(b[j]) { r.append(.add(b[j])); j += 1 } else { r.append(.remove(a[i])); i += 1 } }; return r } }
        func t() -> String { "\(Diff.between([1, 2, 3], [1, 3, 4])) \(Diff.between(Array("ab"), Array("xb")).map(\.description).joined())" }
        //= [1, -2, 3, +4] +x-ab
        ----
        class Observable1<T> { private var subs: [Int: (T) -> Void] = [:], next = 0; var value: T { didSet { subs.sorted { $0.key < $1.key }.forEach { $0.value(value) } } }; init(_ v: T) { value = v }; func bind(_ f: @escaping (T) -> Void) -> Token { defer { next += 1 }; let id = next; subs[id] = f; f(value); return Token { [weak self] in self?.subs[id] = nil } }; func map<U>(_ f: @escaping (T) -> U) -> (Observable1<U>, Token) { let o = Observable1<U>(f(value)); return (o, bind { [unowned o] in o.value = f($0) }) } }
        final class Token { private let stop: () -> Void; init(_ s: @escaping () -> Void) { stop = s }; deinit { stop() } }
        func t() -> String { let o = Observable1(1); var log: [String] = []; var t: Token? = o.bind { log.append("v\($0)") }; let (m, mt) = o.map { "\($0 * 10)" }; o.value = 2; t = nil; o.value += 5; withExtendedLifetime(mt) {}; _ = t; return "\(log) \(m.value)" }
        //= ["v1", "v2"] 70
        ----
        func route(_ p: [String]) -> String { switch p { case []: "root"; case ["users"]: "list"; case let x where x.count == 2 && x[0] == "users": "user \(x[1])"; case let x where x.first == "admin": "admin+\(x.count - 1)"; default: "404" } }
        func kind(_ x: Any) -> String { switch x { case let n as Int where n == 0: "zero"; case is Int, is Double: "num"; case let s as String where s.isEmpty: "empty"; case let (a, b) as (Int, Int): "pair \(a + b)"; case let f as () -> Int: "fn \(f())"; case Optional<Any>.none: "nil"; case let d as [String: Any]: "dict \(d.count)"; case let e as any Error: "err \(e)"; default: "?" } }
        struct Boom: Error {}
        func grade(_ s: Int?) -> Character { switch s { case nil: "?"; case .some(90...): "A"; case .some(let n) where n >= 80: "B"; case 70?, 75?: "C"; case .some(..<0): "!"; case .some: "F" } }
        func t() -> String { let f: () -> Int = { 7 }; return "\([[], ["users"], ["users", "1"], ["admin", "x"], ["q"]].map(route)) \([0, 1, 2.5, "", "s", (1, 2), f, ["a": 1], Boom()].map { kind($0) }) \(String([nil, 95, 85, 75, 1, -4].map(grade)))" }
        //= ["root", "list", "user 1", "admin+1", "404"] ["zero", "num", "num", "empty", "?", "pair 3", "fn 7", "dict 1", "err Boom()"] ?ABCF!
        ----
        struct Inventory { private(set) var stock: [String: Int]; enum Problem: Error, CustomStringConvertible { case missing(String), short(String, need: Int, have: Int); var description: String { switch self { case .missing(let s): "no \(s)"; case let .short(s, need, have): "\(s) \(have)/\(need)" } } }
            mutating func take(_ items: [String: Int]) throws(Problem) { for (k, n) in items.sorted(by: { $0.key < $1.key }) { guard let h = stock[k] else { throw .missing(k) }; guard h >= n else { throw .short(k, need: n, have: h) } }; for (k, n) in items { stock[k]! -= n; if stock[k] == 0 { stock.removeValue(forKey: k) } } } }
        func t() -> String { var i = Inventory(stock: ["a": 3, "b": 1]); var out: [String] = []; for o in [["a": 1], ["a": 5], ["z": 1], ["a": 2, "b": 1]] { do { try i.take(o); out.append("ok") } catch { out.append("\(error)") } }; let r = Result { () throws(Inventory.Problem) in try i.take(["q": 1]) }; switch r { case .success: out.append("s"); case .failure(.missing(let m)): out.append("m" + m); case .failure(let e): out.append("\(e)") }; return "\(out) \(i.stock.isEmpty)" }
        //= ["ok", "a 2/5", "no z", "ok", "mq"] true
        ----
        struct Trie { private class Node { var kids: [Character: Node] = [:]; var end = false }; private let root = Node(); private(set) var count = 0; mutating func insert(_ w: String) { var n = root; for c in w { if let k = n.kids[c] { n = k } else { let k = Node(); n.kids[c] = k; n = k } }; if !n.end { n.end = true; count += 1 } }; func words(_ p: String) -> [String] { var n = root; for c in p { guard let k = n.kids[c] else { return [] }; n = k }; var out: [String] = []; func walk(_ n: Node, _ s: String) { if n.end { out.append(s) }; for (c, k) in n.kids.sorted(by: { $0.key < $1.key }) { walk(k, s + String(c)) } }; walk(n, p); return out } }
        func t() -> String { var t = Trie(); "the then these to tea the".split(separator: " ").map(String.init).forEach { t.insert($0) }; return "\(t.count) \(t.words("the")) \(t.words("x")) \(t.words("te"))" }
        //= 5 ["the", "then", "these"] [] ["tea"]
        ----
        struct Heap<T> { private var a: [T] = []; let less: (T, T) -> Bool; init(_ less: @escaping (T, T) -> Bool) { self.less = less }; var isEmpty: Bool { a.isEmpty }; mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }; mutating func pop() -> T? { guard let f = a.first else { return nil }; let l = a.removeLast(); if !a.isEmpty { a[0] = l; var i = 0; while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m } }; return f } }
        func dijkstra(_ g: [String: [(String, Int)]], _ s: String) -> [String: Int] { var d = [s: 0]; var h = Heap<(String, Int)> { $0.1 < $1.1 }; h.push((s, 0)); while let (u, du) = h.pop() { guard du == d[u] else { continue }; for (v, w) in g[u, default: []] where du + w < d[v, default: .max] { d[v] = du + w; h.push((v, du + w)) } }; return d }
        func t() -> String { var h = Heap<Int>(<); [5, 1, 4, 2].forEach { h.push($0) }; var o: [Int] = []; while let x = h.pop() { o.append(x) }; let d = dijkstra(["a": [("b", 7), ("c", 2)], "c": [("b", 3)]], "a"); return "\(o) \(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })" }
        //= [1, 2, 4, 5] ["a0", "b5", "c2"]
        ----
        struct Money: Comparable, CustomStringConvertible { let minor: Int; let code: String; init(_ a: Double, _ c: String = "EUR") { minor = Int((a * 100).rounded()); code = c }; static func < (a: Money, b: Money) -> Bool { precondition(a.code == b.code); return a.minor < b.minor }; var description: String { let (q, r) = abs(minor).quotientAndRemainder(dividingBy: 100); return "\(minor < 0 ? "-" : "")\(q).\(r < 10 ? "0" : "")\(r) \(code)" }; func split(_ n: Int) -> [Int] { let (q, r) = minor.quotientAndRemainder(dividingBy: n); return (0..<n).map { q + ($0 < r ? 1 : 0) } } }
        extension Money: ExpressibleByFloatLiteral { init(floatLiteral v: Double) { self.init(v) } }
        extension Money: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { self.init(Double(v)) } }
        func t() -> String { let a: Money = 10.05, b: [Money] = [3, 0.5, -2.25]; return "\(a) \(b.sorted()) \(b.max()!) \(a.split(3)) \(a > 10) \(Money(1, "USD")) \(b.min()! == -2.25)" }
        //= 10.05 EUR [-2.25 EUR, 0.50 EUR, 3.00 EUR] 3.00 EUR [335, 335, 335] true 1.00 USD true
        ----
        struct Env { var locale = "en"; var depth = 0; var tags: Set<String> = []; func with<V>(_ p: WritableKeyPath<Env, V>, _ v: V) -> Env { var c = self; c[keyPath: p] = v; return c }; func updating(_ f: (inout Env) throws -> Void) rethrows -> Env { var c = self; try f(&c); return c } }
        struct Reader<E, A> { let run: (E) -> A; func map<B>(_ f: @escaping (A) -> B) -> Reader<E, B> { .init { f(run($0)) } }; func flatMap<B>(_ f: @escaping (A) -> Reader<E, B>) -> Reader<E, B> { .init { f(run($0)).run($0) } }; func local(_ f: @escaping (E) -> E) -> Self { .init { run(f($0)) } }; static var ask: Reader<E, E> { .init { $0 } } ; static func pure(_ a: A) -> Self { .init { _ in a } } }
        func t() -> String { let r = Reader<Env, Env>.ask.map(\.depth).flatMap { d in Reader<Env, String> { "\($0.locale):\(d)" } }; let e = Env().with(\.depth, 2).updating { $0.tags.insert("x"); $0.locale = "de" }; return "\(r.run(e)) \(r.local { $0.with(\.locale, "fr") }.run(e)) \(e.tags) \(Reader<Env, Int>.pure(4).run(e)) \(e)" }
        //= de:2 fr:2 ["x"] 4 Env(locale: "de", depth: 2, tags: Set(["x"]))
        ----
        protocol Plugin: AnyObject { static var id: String { get }; init(); var priority: Int { get }; func run(_ x: Int) -> Int }
        extension Plugin { var priority: Int { 0 } }
        class Add: Plugin { class var id: String { "add" }; required init() {}; func run(_ x: Int) -> Int { x + 1 } }
        final class Add5: Add { override class var id: String { "add5" }; override func run(_ x: Int) -> Int { super.run(x) + 4 } }
        final class Mul: Plugin { static let id = "mul"; init() {}; let priority = 9; func run(_ x: Int) -> Int { x * 2 } }
        struct Registry { private var types: [String: any Plugin.Type] = [:]; mutating func register(_ t: (any Plugin.Type)...) { t.forEach { types[$0.id] = $0 } }; func make(_ id: String) -> (any Plugin)? { types[id]?.init() }; var all: [any Plugin] { types.values.map { $0.init() }.sorted { ($0.priority, type(of: $1).id) > ($1.priority, type(of: $0).id) } } }
        func t() -> String { var r = Registry(); r.register(Add.self, Mul.self, Add5.self); let x = r.all.reduce(1) { $1.run($0) }; return "\(r.all.map { type(of: $0).id }) \(x) \(r.make("mul")?.run(4) ?? 0) \(r.make("q") == nil) \(r.make("add5") is Add) \(r.make("add") as? Add5 == nil)" }
        //= ["mul", "add", "add5"] 8 8 true true true
        """###)
}
