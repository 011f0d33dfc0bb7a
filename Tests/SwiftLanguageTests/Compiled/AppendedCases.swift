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
        """##)
}
