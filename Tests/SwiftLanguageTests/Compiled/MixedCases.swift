// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Long functions that use many things at once: builders, wrappers, operators, subscripts and key paths of their own.
    static let mixed = reading(
        ##"""
        func t() -> String { func zipMap<A: Sequence, B: Sequence, R>(_ a: A, _ b: B, _ f: (A.Element, B.Element) -> R) -> [R] where A.Element: Comparable { zip(a, b).map(f) }; return "\(zipMap([1, 2], "ab") { "\($0)\($1)" }) \(zipMap(1..., [true, false]) { $1 ? $0 : -$0 })" }
        //= ["1a", "2b"] [1, -2]
        ----
        protocol Repo { associatedtype Item: Identifiable & Equatable; var all: [Item] { get }; func find(_ id: Item.ID) -> Item? }
        extension Repo { func find(_ id: Item.ID) -> Item? { all.first { $0.id == id } } }
        struct U: Identifiable, Equatable { let id: Int; var n: String }
        struct UR: Repo { var all = [U(id: 1, n: "a"), U(id: 2, n: "b")] }
        func names<R: Repo>(_ r: R) -> [String] where R.Item == U { r.all.map(\.n) }
        func t() -> String { "\(UR().find(2)?.n ?? "-") \(UR().find(9) == nil) \(names(UR()))" }
        //= b true ["a", "b"]
        ----
        protocol Shape2 { var area: Double { get } }
        struct Sq: Shape2 { var s: Double; var area: Double { s * s } }
        struct Ci: Shape2 { var r: Double; var area: Double { 3 * r * r } }
        func big<S: Shape2>(_ s: S) -> String { "\(type(of: s)):\(s.area)" }
        func t() -> String { let all: [any Shape2] = [Sq(s: 2), Ci(r: 1)]; return all.map { big($0) }.joined(separator: " ") + " \(all.map(\.area).reduce(0, +))" }
        //= Sq:4.0 Ci:3.0 7.0
        ----
        func t() -> String { var fs: [() -> Int] = []; for i in 1...3 { fs.append { i * 10 } }; var n = 0; let inc = { n += 1; return n }; _ = inc(); let snap = { [n] in n }; _ = inc(); return "\(fs.map { $0() }) \(n) \(snap())" }
        //= [10, 20, 30] 2 1
        ----
        @resultBuilder enum L { static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }; static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }; static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }; static func buildEither(first c: [String]) -> [String] { c + ["1st"] }; static func buildEither(second c: [String]) -> [String] { c + ["2nd"] }; static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } }; static func buildFinalResult(_ c: [String]) -> String { c.joined(separator: ",") } }
        func make(_ f: Bool, @L _ b: (Int) -> String) -> String { b(7) }
        func t() -> String { make(true) { n in "a"; n; if n > 5 { "big" } else { "small" }; for i in 0..<2 { "i\(i)" }; if n == 1 { "never" }; let z = n * 2; z } }
        //= a,#7,big,1st,i0,i1,#14
        ----
        @propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: (V, V) { (r.lowerBound, r.upperBound) } }
        struct P { @Clamped(0...10) var hp = 50; @Clamped(0.0...1.0) var a = 0.5 }
        func t() -> String { var p = P(); let s = "\(p.hp)"; p.hp -= 30; p.a += 9; return "\(s) \(p.hp) \(p.a) \(p.$hp)" }
        //= 10 0 1.0 (0, 10)
        ----
        func t() -> String { let s = "Hello, Wörld! 👨‍👩‍👧"; let i = s.firstIndex(of: "W")!; return "\(s.count) \(s.unicodeScalars.count) \(s.utf8.count) \(s[i...].prefix(5)) \(s[..<i].dropLast(2)) \(s.split(whereSeparator: { !$0.isLetter })) \(s.last!) \(s.index(after: i) > i) \(s.distance(from: s.startIndex, to: i))" }
        //= 15 19 33 Wörld Hello ["Hello", "Wörld"] 👨‍👩‍👧 true 7
        ----
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
        func t() -> String { let x = 0b1011_0010; return "\(x & 0xF) \(x | 1) \(x ^ 0xFF) \(~x) \(x << 2) \(x >> 3) \(x.nonzeroBitCount) \(x.leadingZeroBitCount) \(x.trailingZeroBitCount) \(UInt8(x).byteSwapped) \(UInt16(0x1234).bigEndian == 0x1234) \(String(x, radix: 2)) \(Int("1f", radix: 16)!) \(1 << 70)" }
        //= 2 179 77 -179 712 22 4 56 1 178 false 10110010 31 0
        ----
        func t() -> String { let v: [Double] = [0.1 + 0.2, 1e21, 1e-7, 100, -0.0, .infinity, .pi, 5e-324, 123456789.125]; return v.map { "\($0)" }.joined(separator: " ") + " \(Float(0.1)) \(Float(16777217)) \(1.0 / 3) \(Float(1) / 3) \((2.5).rounded()) \((-2.5).rounded(.toNearestOrEven)) \((3.7).truncatingRemainder(dividingBy: 1)) \(Double.nan.isNaN) \(Int(-3.9)) \((7.0).squareRoot())" }
        //= 0.30000000000000004 1e+21 1e-07 100.0 -0.0 inf 3.141592653589793 5e-324 123456789.125 0.1 16777216.0 0.3333333333333333 0.33333334 3.0 -2.0 0.7000000000000002 true -3 2.6457513110645907
        ----
        func t() -> String { var out: [String] = []; for v in [1, "a", 2.5, nil, [1], (1, 2), true] as [Any?] { switch v { case nil: out.append("nil"); case let n as Int where n > 0: out.append("int\(n)"); case is String: out.append("str"); case let d as Double: out.append("d\(d)"); case let (a, b) as (Int, Int): out.append("t\(a + b)"); case let x as [Int]: out.append("arr\(x.count)"); case .some(let x): out.append("other \(x)") } }; return out.joined(separator: ",") }
        //= int1,str,d2.5,nil,arr1,t3,other true
        ----
        actor Bank { private var b = 0; func put(_ n: Int) -> Int { b += n; return b }; nonisolated let name = "x"; var balance: Int { b } }
        func t() async -> String { let k = Bank(); _ = await k.put(5); let r = await k.put(7); return "\(r) \(await k.balance) \(k.name)" }
        //= 12 12 x
        ----
        func t() -> String { var log: [String] = []; func f(_ n: Int) -> Int { defer { log.append("d1") }; defer { log.append("d2"); log.append("d3") }; if n > 0 { defer { log.append("in") }; return { log.append("ret"); return n }() }; return 0 }; _ = f(1); for i in 0..<2 { defer { log.append("l\(i)") }; if i == 0 { continue }; log.append("body") }; return log.joined(separator: ",") }
        //= ret,in,d2,d3,d1,l0,body,l1
        ----
        precedencegroup Pow {
            higherThan: MultiplicationPrecedence
            associativity: right
        }
        infix operator **: Pow
        prefix operator √
        postfix operator ¡
        func ** (a: Double, b: Double) -> Double { var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix func ¡ (n: Int) -> Int { n <= 1 ? 1 : n * (n - 2)¡ }
        func t() -> String { "\(2 * 3 ** 2) \(2 ** 3 ** 2) \(√16 + 1) \(7¡)" }
        //= 18.0 512.0 5.0 105
        ----
        struct A { var b = B(); var items = [1, 2, 3]; struct B { var n = 1; var o: String? = "z" } }
        func t() -> String { var a = A(); let p: WritableKeyPath<A, Int> = \.b.n; a[keyPath: p] += 4; let q = \A.items[1]; a[keyPath: \.items[2]] = 9; let r = \A.b.o?.count; let c = (\A.b).appending(path: \.n); return "\(a[keyPath: p]) \(a[keyPath: q]) \(a.items) \(a[keyPath: r] ?? -1) \(a[keyPath: c]) \([a].map(\.b.n)) \(\A.b.n == p) \(["b", "a"].sorted(by: { $0[keyPath: \.self] < $1[keyPath: \.self] }))" }
        //= 5 2 [1, 2, 9] 1 5 [5] true ["a", "b"]
        ----
        struct M { var g = [[1, 2], [3, 4]]; subscript(r: Int, c: Int) -> Int { get { g[r][c] } set { g[r][c] = newValue } }; subscript(row r: Int) -> [Int] { g[r] }; static subscript(n: Int) -> String { "s\(n)" }; subscript<T: BinaryInteger>(diag i: T) -> Int { g[Int(i)][Int(i)] } }
        func t() -> String { var m = M(); m[0, 1] = 9; m[1, 0] *= 5; m.g.swapAt(0, 1); return "\(m.g) \(m[row: 0]) \(M[3]) \(m[diag: UInt8(1)])" }
        //= [[15, 4], [1, 9]] [15, 4] s3 9
        ----
        enum Low: Error { case io(Int) }
        enum High: Error, CustomStringConvertible { case wrap(String, cause: Error); var description: String { switch self { case .wrap(let s, let c): "\(s)<\(c)>" } } }
        func low(_ n: Int) throws { if n % 2 == 0 { throw Low.io(n) } }
        func high(_ n: Int) throws -> String { do { try low(n); return "ok" } catch Low.io(let k) where k > 3 { throw High.wrap("big", cause: Low.io(k)) } catch let e as Low { throw High.wrap("small", cause: e) } }
        func t() -> String { (1...5).map { n in do { return try high(n) } catch { return "\(error)" } }.joined(separator: " ") }
        //= ok small<io(2)> ok big<io(4)> ok
        ----
        func t() -> String { "\(Array(stride(from: 0, to: 1, by: 0.25))) \(Array(stride(from: 10, through: 0, by: -5))) \((1..<5).contains(5)) \((1...5).clamped(to: 3...9)) \((0..<10).overlaps(9..<12)) \(Array((1...3).reversed())) \((1..<1).isEmpty) \(("a"..."e").contains("c")) \((1...).prefix(2).map { $0 }) \((...5).contains(3)) \([10, 20, 30, 40][1...]) \([1, 2, 3][..<2]) \((1...10).randomElement() != nil) \((2..<6).count) \(5...7 ~= 6)" }
        //= [0.0, 0.25, 0.5, 0.75] [10, 5, 0] false 3...5 true [3, 2, 1] true true [1, 2] true [20, 30, 40] [1, 2] true 4 true
        ----
        func t() -> String { let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]; var c = a; c.formSymmetricDifference(b); let (ins, m) = c.insert(1); return "\(a.union(b).sorted()) \(a.intersection(b).sorted()) \(a.subtracting(b).sorted()) \(c.sorted()) \(ins) \(m) \(a.isSuperset(of: [1, 2])) \(a.isDisjoint(with: [9])) \(c.remove(99) as Any) \(a.map { $0 * 2 }.sorted()) \(Set("hello").count) \(a == [4, 3, 2, 1]) \(a.sorted(by: >)) \(a.contains { $0 > 3 })" }
        //= [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5] false 1 true true nil [2, 4, 6, 8] 4 true [4, 3, 2, 1] true
        ----
        func t() -> String { let e = "e\u{301}"; let n = "ñ"; return "\(e == "é") \(e.count) \(e.unicodeScalars.map { $0.value }) \(n.unicodeScalars.first!.properties.isAlphabetic) \("ß".uppercased()) \("İ".lowercased().count) \("🇩🇪🇫🇷".count) \(Character("a").asciiValue!) \(("a" as Character).isLowercase) \("5".first!.wholeNumberValue!) \("½".first!.isNumber) \(Character(UnicodeScalar(65)!)) \(String("abc".reversed())) \("\u{1F600}".utf16.count) \("a" < "B") \("Z" < "a")" }
        //= true 1 [101, 769] true SS 1 2 97 true 5 true A cba 2 false true
        ----
        class Node<T> { var v: T; var next: Node?; weak var prev: Node?; init(_ v: T) { self.v = v } }
        struct Q<T>: Sequence, ExpressibleByArrayLiteral { var h: Node<T>?; var tl: Node<T>?; private(set) var count = 0; init(arrayLiteral e: T...) { e.forEach { push($0) } }; mutating func push(_ v: T) { let n = Node(v); n.prev = tl; tl?.next = n; tl = n; if h == nil { h = n }; count += 1 }; mutating func pop() -> T? { defer { if h != nil { h = h?.next; count -= 1; if h == nil { tl = nil } } }; return h?.v }; func makeIterator() -> AnyIterator<T> { var n = h; return AnyIterator { defer { n = n?.next }; return n?.v } } }
        func t() -> String { var q: Q = [1, 2, 3]; _ = q.pop(); q.push(9); return "\(Array(q)) \(q.count) \(q.map { $0 * 2 }) \(q.tl!.prev!.v) \(q.contains(9)) \(q.sorted(by: >)) \(q.reduce(0, +))" }
        //= [2, 3, 9] 3 [4, 6, 18] 3 true [9, 3, 2] 14
        ----
        struct Temp: Comparable, Hashable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var c: Double; init(_ c: Double) { self.c = c }; init(floatLiteral v: Double) { c = v }; init(integerLiteral v: Int) { c = Double(v) }; static func < (a: Temp, b: Temp) -> Bool { a.c < b.c }; var description: String { "\(c)°" } }
        func t() -> String { let a: [Temp] = [20.5, 3, Temp(-1)]; return "\(a.max()!) \(a.sorted()) \(a.contains(3)) \(Set(a + [3]).count) \(max(a[0], 30)) \((a[2]...a[0]).contains(5)) \([a[0]: "x"][20.5]!)" }
        //= 20.5° [-1.0°, 3.0°, 20.5°] true 3 30.0° true x
        ----
        protocol Visitor { associatedtype R; func num(_ n: Int) -> R; func add(_ a: R, _ b: R) -> R }
        indirect enum Ex { case n(Int), add(Ex, Ex); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .n(let n): v.num(n); case .add(let a, let b): v.add(a.accept(v), b.accept(v)) } } }
        struct Eval: Visitor { func num(_ n: Int) -> Int { n }; func add(_ a: Int, _ b: Int) -> Int { a + b } }
        struct Show: Visitor { func num(_ n: Int) -> String { "\(n)" }; func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
        func t() -> String { let e = Ex.add(.n(1), .add(.n(2), .n(3))); return "\(e.accept(Eval())) \(e.accept(Show()))" }
        //= 6 (1+(2+3))
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
        class Base { var n = 1; func f() -> String { "B\(n)" }; class func make() -> Base { Base() }; subscript(i: Int) -> Int { i }; init() {}; convenience init(n: Int) { self.init(); self.n = n }; var d: String { "base" } }
        class Der: Base { override var n: Int { didSet { log.append("\(oldValue)>\(n)") } }; var log: [String] = []; override func f() -> String { "D" + super.f() }; override class func make() -> Base { Der() }; override subscript(i: Int) -> Int { super[i] * 2 }; override var d: String { super.d + "+" } }
        func t() -> String { let x: Base = Der(n: 5); x.n = 7; return "\(x.f()) \((x as! Der).log) \(type(of: Der.make())) \(x[4]) \(x.d) \(x is Der) \((Base() as? Der) == nil)" }
        //= DB7 ["5>7"] Der 8 base+ true true
        ----
        func t() -> String { let a: Int? = 5, b: Int? = nil; let s: String? = "12"; return "\(a.map { $0 * 2 } as Any) \(b ?? a ?? 0) \(s.flatMap(Int.init)!) \([a, b].compactMap { $0 }) \(a == 5) \(b == nil) \((a ?? 0) > 3) \([1, nil, 3].compactMap { $0 }.count) \(s?.count ?? 0) \(s?.first?.isNumber == true) \(a.flatMap { $0 > 9 ? $0 : nil } as Any) \(b.map { "\($0)" } ?? "none")" }
        //= Optional(10) 5 12 [5] true true true 2 2 true nil none
        ----
        func t() -> String { func outer() -> (Int) -> (Int) -> Int { { a in { b in a * 10 + b } } }; func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; let c = compose({ (n: Int) in "\(n)" }, { $0.count }); func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; return "\(outer()(1)(2)) \(c(12345)) \(curry(+)(3)(4)) \([1, 2].map(curry(*)(5))) \([3, 1, 2].sorted(by: >)) \((1...4).reduce(1, *))" }
        //= 12 5 7 [5, 10] [3, 2, 1] 24
        ----
        struct Html: ExpressibleByStringInterpolation { var s: String; init(stringLiteral v: String) { s = v }; init(stringInterpolation i: StringInterpolation) { s = i.out }; struct StringInterpolation: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { out += l }; mutating func appendInterpolation(_ v: String) { out += v.replacingOccurrences(of: "<", with: "&lt;") }; mutating func appendInterpolation(raw v: String) { out += v }; mutating func appendInterpolation(_ n: Int, pad: Int) { out += String(repeating: "0", count: pad) + "\(n)" } } }
        extension String.StringInterpolation { mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) }; mutating func appendInterpolation<T>(_ v: T?, or d: String) { if let v { appendInterpolation(v) } else { appendLiteral(d) } } }
        func t() -> String { let x = "<i>"; let h: Html = "<b>\(x)\(raw: x)\(7, pad: 2)</b>"; let n: Int? = nil; return "\(h.s) \(hex: 255) \(n, or: "none") \(Optional(5), or: "x")" }
        //= <b>&lt;i><i>007</b> 0xff none 5
        ----
        func t() -> String { if let (a, b) = [(1, 2)].first { return "\(a)\(b)" }; return "" }
        //= 12
        ----
        struct Res: ~Copyable { let n: Int; consuming func use() -> Int { n * 2 }; borrowing func peek() -> Int { n } }
        func t() -> String { let r = Res(n: 4); let p = r.peek(); let a = [1, 2]; let b = consume a; func take(_ x: consuming [Int]) -> Int { x.count }; func look(_ x: borrowing String) -> Int { x.count }; return "\(p) \(r.use()) \(b) \(take(b)) \(look("abc"))" }
        //= 4 8 [1, 2] 2 3
        ----
        func t() -> String { var it = [1, 2, 3].makeIterator(); var s = 0; while let n = it.next() { s += n }; let e = sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }; var gen = SystemRandomNumberGenerator(); _ = Int.random(in: 0..<5, using: &gen); return "\(s) \(Array(e)) \(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" }) \(["x", "y"].enumerated().map { "\($0.offset)\($0.element)" }) \(Array("abc".indices).count) \([1, 2, 3, 4].split { $0 == 3 }.map(Array.init)) \(repeatElement("z", count: 2).joined()) \([4, 5].firstIndex(of: 5)!)" }
        //= 6 [1, 3, 9, 27, 81, 243] ["1a", "2b"] ["0x", "1y"] 3 [[1, 2], [4]] zz 1
        ----
        func t() -> String { struct Tree<T: Comparable> { indirect enum N { case e; case n(N, T, N) }; var r = N.e; var count = 0; mutating func insert(_ v: T) { func go(_ n: N) -> N { switch n { case .e: count += 1; return .n(.e, v, .e); case .n(let l, let x, let rr): return v < x ? .n(go(l), x, rr) : v > x ? .n(l, x, go(rr)) : n } }; r = go(r) }; func walk(_ f: (T) -> Void) { func go(_ n: N) { if case .n(let l, let v, let rr) = n { go(l); f(v); go(rr) } }; go(r) } }; var t = Tree<Int>(); [5, 2, 8, 2, 9].forEach { t.insert($0) }; var o: [Int] = []; t.walk { o.append($0) }; return "\(o) \(t.count)" }
        //= [2, 5, 8, 9] 4
        ----
        struct Opt: OptionSet, CustomStringConvertible { let rawValue: UInt8; static let a = Opt(rawValue: 1), b = Opt(rawValue: 1 << 1), c = Opt(rawValue: 4); static let all: Opt = [.a, .b, .c]; var description: String { [(Opt.a, "a"), (.b, "b"), (.c, "c")].filter { contains($0.0) }.map(\.1).joined(separator: "|") } }
        func t() -> String { var o: Opt = [.a, .c]; let was = o; o.insert(.b); o.remove(.a); o.formSymmetricDifference(.all); return "\(was) \(o) \(Opt.all.subtracting(.b)) \(Opt().isEmpty) \(was.isSubset(of: .all)) \(was.rawValue) \(Opt(rawValue: 2) == .b) \(o.union([.c]))" }
        //= a|c a a|c true true 5 true a|c
        ----
        class Obs { var handlers: [(String) -> Void] = []; var name: String = "" { willSet { handlers.forEach { $0("will \(newValue)") } } didSet { if oldValue != name { handlers.forEach { $0("did \(oldValue)") } } } } }
        func t() -> String { var log: [String] = []; let o = Obs(); o.handlers.append { log.append($0) }; o.name = "a"; o.name = "a"; o.name += "b"; weak var w: Obs?; do { let x = Obs(); w = x; _ = x }; return "\(log.joined(separator: ",")) \(w == nil)" }
        //= will a,did ,will a,will ab,did a true
        ----
        func f(_ a: Int = 1, b: Int..., c: String = #function) -> String { "\(a)\(b)\(c)" }
        func g(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }
        func h(x: @autoclosure () -> Bool, _ f: () -> Int = { 5 }) -> Int { x() ? f() : 0 }
        func t() -> String { "\(f()) \(f(2, b: 3, 4, c: "z")) \(g()) \(g(1, 2, sep: "-")) \(h(x: 1 < 2)) \(h(x: true) { 9 }) \(max(1, 5, 3)) \(min("b", "a"))" }
        //= 1[]t() 2[3, 4]z  1-2 5 9 5 a
        """##)
}
