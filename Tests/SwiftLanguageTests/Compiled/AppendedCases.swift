// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions of view models that were set beside the compiler: private namesakes, full width, collections and wrappers of one's own.
    static let besideTheCompiler = reading(
        ##"""
        func t() -> String { let r = UInt8(200).multipliedFullWidth(by: 100); let (q, m) = UInt8(7).dividingFullWidth((high: 3, low: 12)); return "\(r.high) \(r.low) \(q) \(m)" }
        //= 78 32 111 3
        ----
        class A { private func load() -> String { "A" }; func go() -> String { load() } }
        class B: A { private func load() -> String { "B" }; func run() -> String { load() + go() } }
        func t() -> String { B().run() }
        //= BA
        ----
        func t() -> String { func classify(_ v: Any) -> String { switch v { case is Bool: "bool"; case 0 as Int: "zero"; case let i as Int where i < 0: "neg"; case let n as any BinaryInteger: "int \(n)"; case let d as Double: "dbl \(d)"; case let s as String where s.isEmpty: "empty"; case let (x, y) as (Int, Int): "pair \(x + y)"; case let f as (Int) -> Int: "fn \(f(3))"; case let a as [Int]: "ints \(a.count)"; case let d as [String: Any]: "dict \(d.keys.sorted())"; case Optional<Any>.none: "nil"; default: "other \(type(of: v))" } }; let vs: [Any] = [true, 0, -4, UInt8(7), 2.5, "", (1, 2), { $0 * 2 } as (Int) -> Int, [1, 2], ["k": 1 as Any], "x"]; return vs.map(classify).joined(separator: ", ") }
        //= bool, zero, neg, int 7, dbl 2.5, empty, pair 3, fn 6, ints 2, dict ["k"], other String
        ----
        @propertyWrapper struct History<V> { private var values: [V]; init(wrappedValue v: V) { values = [v] }; var wrappedValue: V { get { values.last! } set { values.append(newValue) } }; var projectedValue: [V] { get { values } set { values = newValue } }; mutating func undo() { if values.count > 1 { values.removeLast() } } }
        struct Draft { @History var text = ""; @History private(set) var size = 12; mutating func grow() { size += 2; _text.undo() } }
        func t() -> String { var d = Draft(); d.text = "a"; d.text += "b"; d.grow(); d.text.append("!"); let n = d.$text; d.$text = ["z"]; return "\(n) \(d.text) \(d.size)" }
        //= ["", "a", "a!"] z 14
        ----
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { orEmpty.trimmingCharacters(in: .whitespaces).isEmpty } }
        extension Optional { func or(_ e: @autoclosure () -> any Error) throws -> Wrapped { guard let self else { throw e() }; return self }; mutating func setIfNil(_ v: @autoclosure () -> Wrapped) { if self == nil { self = v() } } ; func filter(_ p: (Wrapped) -> Bool) -> Self { flatMap { p($0) ? $0 : nil } } }
        struct Missing: Error { let what: String }
        func t() -> String { var s: String? = nil; let a = s.isBlank; s.setIfNil("x"); s.setIfNil("y"); let n: Int? = 4; let r = Result { try (nil as Int?).or(Missing(what: "n")) }; var m = ""; switch r { case .failure(let e as Missing): m = e.what; default: break }; return "\(a) \(s.orEmpty) \(n.filter { $0 > 5 } as Any) \(n.filter { $0 > 3 }!) \(m) \((try? n.or(Missing(what: ""))) ?? 0) \([1, nil, 3].compactMap { $0 }.count) \(n.map { $0 * 2 } ?? 0) \(n == 4) \(n ?? 0 > 3)" }
        //= true x nil 4 n 4 2 8 true true
        ----
        class A { private func f() -> Int { 1 }; private func f(_ n: Int) -> Int { n }; func g() -> Int { f() + f(5) } }
        class B: A { func f() -> String { "own" }; func h() -> String { f() } }
        func t() -> String { "\(B().g()) \(B().h()) \(A().g())" }
        //= 6 own 6
        ----
        func t() -> String { let p = UInt64.max.multipliedFullWidth(by: .max); let n = Int8(-100).multipliedFullWidth(by: 3); let d = Int16(-7).dividingFullWidth((high: -1, low: 0)); return "\(p.high) \(p.low) \(n.high) \(n.low) \(d.quotient) \(d.remainder)" }
        //= 18446744073709551614 1 -2 212 9362 -2
        ----
        @propertyWrapper struct Count { var n = 0; var wrappedValue: Int { get { n } set { n += newValue } }; mutating func clear() { n = 0 } }
        struct S { @Count var a; init() {}; mutating func go() -> Int { a = 2; let x = _a.n; _a.n = 40; a = 1; let y = a; _a.clear(); return x * 1000 + y + a } }
        func t() -> String { var s = S(); return "\(s.go())" }
        //= 2041
        ----
        struct Temp: Comparable, Strideable, CustomStringConvertible { var deg: Int; func distance(to o: Temp) -> Int { o.deg - deg }; func advanced(by n: Int) -> Temp { Temp(deg: deg + n) }; var description: String { "\(deg)°" } }
        func t() -> String { let r = Temp(deg: 1)...Temp(deg: 4); let s = stride(from: Temp(deg: 0), to: Temp(deg: 10), by: 4); return "\(Array(s)) \(r.contains(Temp(deg: 3))) \(Temp(deg: 3).distance(to: Temp(deg: 8))) \([Temp(deg: 4), Temp(deg: 2)].min()!) \(Temp(deg: 7).clamped(r))" }
        extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
        //= [0°, 4°, 8°] true 5 2° 4°
        ----
        class A { static var count = 0; init() { Self.count += 1 } }; class B: A { var x = 1; override init() { super.init() } }
        func t() -> String { _ = B(); _ = A(); return "\(A.count) \(B.count)" }
        //= 2 2
        ----
        class A { static var count = 0; init() { A.count += 1 }; func up() { Self.count += 1 } }; class B: A { var x = 1 }
        func t() -> String { let b = B(); b.up(); B.count += 1; return "\(A.count) \(B.count)" }
        //= 3 3
        ----
        func t() -> String { let s = "hello"; var r = s[...]; r.removeFirst(); let a = s.distance(from: s.startIndex, to: r.startIndex); r = r.dropFirst(2); return "\(a) \(s.distance(from: s.startIndex, to: r.startIndex)) \(s[r.startIndex])" }
        //= 1 3 l
        ----
        func t() -> String { let s = "hello"; var r = s[...]; r.removeFirst(2); let a = s.distance(from: s.startIndex, to: r.startIndex);r.removeLast();  return "\(a) \(s[r.endIndex...]) \(r.popFirst()!) \(s[..<r.startIndex])" }
        //= 2 o l hel
        ----
        extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
        func t() -> String { "\([Int]().sum()) \([1].sum()) \(([] as [Double]).sum())" }
        //= 0 1 0.0
        ----
        protocol S: Equatable {}; struct A: S { var x = 1 }; struct B: S {}
        extension S { func eq(_ o: any S) -> Bool { guard let o = o as? Self else { return false }; return o == self }; func me(_ o: Any) -> Bool { o is Self } }
        func t() -> String { "\(A().eq(A())) \(A().eq(B())) \(A().eq(A(x: 2))) \(A().me(B())) \(B().me(B()))" }
        //= true false false false true
        ----
        protocol D { var desc: String { get } }
        extension D { var desc: String { "\(Self.self)" }; static var nm: String { "\(self)" }; func ty() -> String { String(describing: type(of: self)) + String(describing: Self.self) } }
        extension Int: D {}; struct Q: D {}; class C: D {}; class E: C {}; enum F: D { case a }
        func t() -> String { "\(1.desc) \(Q().desc) \(Q.nm) \(Int.nm) \(E().desc) \(F.a.desc) \(Q().ty()) \([1 as any D, Q()].map(\.desc))" }
        //= Int Q Q Int E F QQ ["Int", "Q"]
        ----
        struct Day: Strideable, Comparable, CustomStringConvertible { var n: Int; func distance(to o: Day) -> Int { o.n - n }; func advanced(by k: Int) -> Day { Day(n: n + k) }; var description: String { "D\(n)" } }
        func t() -> String { let r = Day(n: 1)...Day(n: 4); var o: [String] = []; for d in r { o.append("\(d)") }; return "\(o) \(r.map(\.n)) \(r.count) \(r.contains(Day(n: 3))) \((Day(n: 0)..<Day(n: 3)).reversed().map(\.description)) \(Array(stride(from: Day(n: 0), to: Day(n: 7), by: 3)))" }
        //= ["D1", "D2", "D3", "D4"] [1, 2, 3, 4] 4 true ["D2", "D1", "D0"] [D0, D3, D6]
        ----
        extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
        func t() -> String { "\([Double]().sum()) \([1].sum()) \(([] as [Double]).filter { $0 > 1 }.sum())" }
        //= 0.0 1 0.0
        ----
        protocol Plugin { init(); var name: String { get } }
        struct A: Plugin { let name = "A" }
        func t() -> String { let types: [String: any Plugin.Type] = ["a": A.self]; let q: (any Plugin.Type)? = A.self; let p = types["a"].map { $0.init() }; let r = q.map { $0.init().name }; return "\(p?.name ?? "-") \(r ?? "-") \(q!.init().name) \(types["a"]!.init().name) \(q?.init().name ?? "-")" }
        //= A A A A A
        ----
        extension Sequence where Element: Numeric { var total: Element { reduce(0, +) }; func mean() -> Double where Element == Double { isE ? 0 : reduce(0, +) / 2 }; var isE: Bool { !contains { _ in true } } }
        func t() -> String { let e: [Double] = []; return "\(e.total) \([1.5].total) \(([] as [Int]).total) \(e.mean()) \([Float]().total)" }
        //= 0.0 1.5 0 0.0 0.0
        ----
        extension Array where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) }; var all: Element { reduce(.zero, +) } }
        func t() -> String { "\([Int]().sum()) \([1].sum()) \(([] as [Double]).sum()) \([Double]().all) \([Int]().all)" }
        //= 0 1 0.0 0.0 0
        ----
        func t() -> String { let text = "The quick brown fox. The lazy dog! Is it? Yes"; let sentences = text.split { ".!?".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }; let title = sentences.map { $0.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ") }; let acr = text.split(separator: " ").compactMap(\.first).filter(\.isUppercase).map(String.init).joined(); let wrapped = text.split(separator: " ").reduce(into: [""]) { l, w in if l[l.count - 1].count + w.count > 12 { l.append(String(w)) } else { l[l.count - 1] += (l[l.count - 1].isEmpty ? "" : " ") + w } }; let pal = String("Was it a car".lowercased().filter(\.isLetter).reversed()); return "\(sentences.count) \(title[1]) \(acr) \(wrapped) \(pal) \(text.filter { "aeiou".contains($0) }.count) \(text.firstRange(of: "fox").map { text[..<$0.lowerBound].count } ?? -1)" }
        //= 4 The Lazy Dog TTIY ["The quick", "brown fox.", "The lazy dog!", "Is it? Yes"] racatisaw 10 16
        ----
        protocol Api {}; struct Live: Api {}
        func nm<T>() -> T? { n = "\(T.self)"; return nil }
        func nm2<T>(_ t: T.Type = T.self) -> T? { n = "\(T.self) \(t)"; return nil }
        nonisolated(unsafe) var n = ""
        func t() -> String { let a: (any Api)? = nm(); var s = n; let b: Int? = nm(); s += n; let c: Int? = nm2(); s += n; let d: (any Api)? = nm2(); s += n; return "\(s) \(a == nil) \(b ?? 0) \(c ?? 0) \(d == nil)" }
        //= ApiIntInt IntApi Api true 0 0 true
        ----
        extension Sequence where Element: AdditiveArithmetic { func nm() -> String { "\(Element.self)" }; func z() -> Element { .zero }; func y() -> Element { return .zero }; func x() -> Element { for _ in self { return .zero }; return .zero } }
        func t() -> String { "\([Int]().nm()) \([Int]().z()) \([Int]().y()) \([Double]().x())" }
        //= Int 0 0 0.0
        """##)
}
