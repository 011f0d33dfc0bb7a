// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Wrappers of one's own: generic ones, wrapped locals and parameters, what is projected, how often each is set.
    static let wrappers = reading(
        ##"""
        @propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: (V, V) { (r.lowerBound, r.upperBound) } }
        struct P { @Clamped(0...10) var hp = 50; @Clamped(0.0...1.0) var a = 0.5 }
        func t() -> String { var p = P(); let s = "\(p.hp)"; p.hp -= 30; p.a += 9; return "\(s) \(p.hp) \(p.a) \(p.$hp)" }
        //= 10 0 1.0 (0, 10)
        ----
        @propertyWrapper struct Logged<Value> { private var stored: Value
         static subscript<T: Rec>(_enclosingInstance i: T, wrapped w: ReferenceWritableKeyPath<T, Value>, storage s: ReferenceWritableKeyPath<T, Self>) -> Value { get { i.log.append("get"); return i[keyPath: s].stored } set { i.log.append("set \(newValue)"); i[keyPath: s].stored = newValue } }
         var wrappedValue: Value { get { fatalError() } set { fatalError() } }
         init(wrappedValue: Value) { stored = wrappedValue } }
        class Rec { var log: [String] = [] }
        final class Model: Rec { @Logged var count = 1; func bump() { count += 2 } }
        func t() -> String { let m = Model(); m.count = 5; m.bump(); return "\(m.count) \(m.log)" }
        //= 7 ["set 5", "get", "set 7", "get"]
        ----
        @propertyWrapper struct Upper { private var s = ""; var wrappedValue: String { get { s } set { s = newValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Count<V> { var n = 0; var wrappedValue: V { didSet { n += 1 } }; var projectedValue: Int { n }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        struct S { @Count @Upper var name = "ab" }
        func t() -> String { var s = S(); s.name = "cd"; s.name += "e"; return "\(s.name) \(s.$name) \(S(name: "q").name)" }
        //= CDE 2 Q
        ----
        @propertyWrapper struct Count<V> { var n = 0; var wrappedValue: V { didSet { n += 1 } }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        struct S { @Count var name = "ab" }
        func t() -> String { "\(S()) \([S()])" }
        //= S(_name: Count<String>(n: 0, wrappedValue: "ab")) [S(_name: Count<String>(n: 0, wrappedValue: "ab"))]
        ----
        @propertyWrapper struct Logged<Value: Equatable> { private var v: Value; private(set) var changes = 0; init(wrappedValue: Value) { v = wrappedValue }; var wrappedValue: Value { get { v } set { if v != newValue { changes += 1 }; v = newValue } }; var projectedValue: Logged<Value> { self } }
        struct M { @Logged var name = "a"; @Logged var n = 1 }
        func t() -> String { var m = M(); m.name = "a"; m.name = "b"; m.n += 1; m.n += 0; return "\(m.$name.changes) \(m.$n.changes) \(m.name) \(m.n)" }
        //= 1 1 b 2
        ----
        @propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
        struct F { @Trimmed var a: String = "  x "; @Trimmed var b: String }
        func t() -> String { var f = F(b: " q "); f.a = " zz  "; return "[\(f.a)] [\(f.b)]" }
        //= [zz] [q]
        ----
        @propertyWrapper final class Ref<T> { var wrappedValue: T; var projectedValue: Ref<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
        struct S { @Ref var n = 1 }
        func t() -> String { let s = S(); let r = s.$n; r.wrappedValue = 5; let c = s; c.$n.wrappedValue += 1; return "\(s.n) \(c.n)" }
        //= 6 6
        ----
        @propertyWrapper struct Indexed { let wrappedValue: [Int]; var projectedValue: [(Int, Int)] { Array(wrappedValue.enumerated()).map { ($0.offset, $0.element) } } }
        func t() -> String { @Indexed var xs = [5, 6]; return $xs.map { "\($0.0):\($0.1)" }.joined(separator: ",") + "\(xs.count)" }
        //= 0:5,1:62
        ----
        @propertyWrapper struct Default<T: Numeric & Comparable> { var wrappedValue: T; let limit: T; init(wrappedValue: T, limit: T) { self.limit = limit; self.wrappedValue = min(wrappedValue, limit) } }
        struct V { @Default(limit: 10) var a = 20; @Default(limit: 0.5) var b = 0.25; func sum() -> Double { Double(a) + b } }
        func t() -> String { let v = V(); return "\(v.a) \(v.b) \(v.sum())" }
        //= 10 0.25 10.25
        ----
        @propertyWrapper struct Scaled<Value: BinaryFloatingPoint> { var wrappedValue: Value; init(wrappedValue: Value, tag: String = "t") { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Plain<Value> { var wrappedValue: Value }
        struct M { @Scaled var a = 24; @Scaled(tag: "x") var b = -3; @Plain var c = 3; @Scaled var d: Float = 2; @Plain @Scaled var e = 5 }
        func t() -> String { let m = M(); return "\(m.a) \(m.b) \(m.c) \(m.d) \(m.a / 5) \(type(of: m.b)) \(m.e / 2)" }
        //= 24.0 -3.0 3 2.0 4.8 Double 2.5
        ----
        @propertyWrapper struct Scaled<Value: BinaryFloatingPoint> { var wrappedValue: Value; init(wrappedValue: Value, tag: String = "t") { self.wrappedValue = wrappedValue } }
        func t() -> String { @Scaled var a = 24; @Scaled(tag: "x") var b = -3; a += 1; return "\(a / 10) \(b / 2)" }
        //= 2.5 -1.5
        ----
        @propertyWrapper struct Late<Value: FloatingPoint> { let make: () -> Value; init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }; var wrappedValue: Value { make() } }
        struct M { @Late var a = 7; static let z = 4; @Late var b = Double(M.z); @Late static var c = 3 }
        func t() -> String { @Late var d = 1; return "\(M().a / 2) \(M().b / 8) \(M.c / 2) \(d / 4)" }
        //= 3.5 0.5 1.5 0.25
        ----
        @propertyWrapper struct Logged208<V> { var wrappedValue: V { didSet { log.append("\(oldValue)→\(wrappedValue)") } }; private(set) var log: [String] = []; var projectedValue: [String] { log }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        final class VM208 { @Logged208 var q = "a"; @Logged208 var opt: Int?; @Logged208 var arr = [1.5]; func run() { q += "b"; opt = 3; opt? += 1; arr.append(2); arr[0] /= 2 } }
        func t() -> String { let v = VM208(); v.run(); v.arr = []; return "\(v.$q) \(v.$opt) \(v.$arr)" }
        //= ["a→ab"] ["nil→Optional(3)", "Optional(3)→Optional(4)"] ["[1.5]→[1.5, 2.0]", "[1.5, 2.0]→[0.75, 2.0]", "[0.75, 2.0]→[]"]
        ----
        final class RegA { nonisolated(unsafe) static var m: [String: Any] = [:] }
        @propertyWrapper struct InjA<T> { private let v: T?; init() { v = RegA.m["\(T.self)"] as? T }; var wrappedValue: T { v! } }
        struct SvcA { let n = 3 }
        struct UseA { @InjA var s: SvcA; @InjA var t: String }
        func t() -> String { RegA.m["SvcA"] = SvcA(); RegA.m["String"] = "q"; let u = UseA(); return "\(u.s.n) \(u.t)" }
        //= 3 q
        ----
        @propertyWrapper struct InjB<T> { private let k: String; init(_ k: String) { self.k = k }; var wrappedValue: T? { RegB.m[k] as? T } }
        final class RegB { nonisolated(unsafe) static var m: [String: Any] = [:] }
        final class UseB { @InjB("a") var s: Int?; @InjB("a") var t: String? }
        func t() -> String { RegB.m["a"] = 5; let u = UseB(); return "\(u.s as Any) \(u.t as Any)" }
        //= Optional(5) nil
        ----
        final class Registry316 { static let shared = Registry316(); private var makers: [String: () -> Any] = [:]; private var singles: [String: Any] = [:]; func register<T>(_ t: T.Type = T.self, single: Bool = false, _ f: @escaping () -> T) { let k = String(describing: t); makers[k] = single ? { [unowned self] in if let v = singles[k] { return v }; let v = f(); singles[k] = v; return v } : f }; func resolve<T>(_ t: T.Type = T.self) -> T? { makers[String(describing: t)]?() as? T } }
        @propertyWrapper struct Inject316<T> { private let v: T?; init() { v = Registry316.shared.resolve(T.self) }; var wrappedValue: T { v! } ; var projectedValue: Bool { v != nil } }
        protocol Clock316 { var now: Int { get } }
        struct Fixed316: Clock316 { let now = 42 }
        final class Count316 { var n = 0 }
        struct Use316 { @Inject316 var clock: any Clock316; @Inject316 var counter: Count316; func go() -> Int { counter.n += 1; return clock.now + counter.n } }
        func t() -> String { let r = Registry316.shared; r.register((any Clock316).self) { Fixed316() }; r.register(single: true) { Count316() }; let a = Use316().go(), u = Use316(); return "\(a) \(u.go()) \(u.$clock) \(r.resolve(Count316.self)!.n) \(r.resolve(Int.self) as Any)" }
        //= 43 44 true 2 nil
        ----
        @propertyWrapper struct Lg1<V> { var wrappedValue: V { didSet { log.append("\(oldValue)->\(wrappedValue)") } }; var log: [String] = []; var projectedValue: [String] { log }; init(wrappedValue: V) { self.wrappedValue = wrappedValue; log.append("init \(wrappedValue)") } }
        struct A1 { @Lg1 var o: Int?; init(_ n: Int?) { o = n } }
        final class B1 { @Lg1 var o: Int?; @Lg1 var s: String; init(_ n: Int?) { s = "a"; o = n; s = "b" } }
        struct C1 { @Lg1 var o: Int?; @Lg1 var k = 1 }
        func t() -> String { "\(A1(3).$o) \(B1(4).$o) \(B1(nil).$s)" }
        //= ["init nil", "nil->Optional(3)"] ["init nil", "nil->Optional(4)"] ["init a", "a->b"]
        ----
        @propertyWrapper final class Lazy<T> { private var f: () -> T; private var v: T?; init(wrappedValue: @autoclosure @escaping () -> T) { f = wrappedValue }; var wrappedValue: T { get { if let v { return v }; v = f(); return v! } set { v = newValue } } }
        struct S { @Lazy var a = 5 + 1 }
        func t() -> String { var made = 0; func mk() -> Int { made += 1; return 7 }; @Lazy var z = mk(); let before = made; let q = z + z; return "\(before) \(q) \(made) \(S().a)" }
        //= 0 14 1 6
        ----
        @propertyWrapper struct W<T> { var wrappedValue: T { didSet { n.append(1) } }; let n = Box(); var projectedValue: Box { n }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
        final class Box { var c = 0; func append(_ k: Int) { c += k } }
        final class L { @W var tries = 0; @W var s = "a"; var plain = 1 }
        func t() -> String { let l = L(); l.tries += 1; l.tries *= 5; l.s += "b"; l.s.removeLast(); return "\(l.tries) \(l.s) \(l.$tries.c) \(l.$s.c)" }
        //= 5 a 2 2
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
        func wrapped(@Upper _ s: String) -> String { s }
        @propertyWrapper struct Upper { var wrappedValue: String; var projectedValue: Int { wrappedValue.count }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
        @propertyWrapper struct Lazyish<T> { enum S { case no(() -> T), yes(T) }; private var s: S; init(wrappedValue: @autoclosure @escaping () -> T) { s = .no(wrappedValue) }; var wrappedValue: T { mutating get { switch s { case .no(let f): let v = f(); s = .yes(v); return v; case .yes(let v): return v } } set { s = .yes(newValue) } } }
        var made = 0
        func make() -> Int { made += 1; return made * 10 }
        struct H { @Lazyish var a = make(); @Lazyish var b: Int = make() }
        func t() -> String { var h = H(); let before = made; let x = h.b + h.b; @Upper var loc = "q"; loc += "r"; return "\(before) \(x) \(h.a) \(made) \(wrapped("abc")) \(loc) \($loc)" }
        //= 0 20 20 2 ABC Qr 2
        ----
        @propertyWrapper struct History<V> { private var values: [V]; init(wrappedValue v: V) { values = [v] }; var wrappedValue: V { get { values.last! } set { values.append(newValue) } }; var projectedValue: [V] { get { values } set { values = newValue } }; mutating func undo() { if values.count > 1 { values.removeLast() } } }
        struct Draft { @History var text = ""; @History private(set) var size = 12; mutating func grow() { size += 2; _text.undo() } }
        func t() -> String { var d = Draft(); d.text = "a"; d.text += "b"; d.grow(); d.text.append("!"); let n = d.$text; d.$text = ["z"]; return "\(n) \(d.text) \(d.size)" }
        //= ["", "a", "a!"] z 14
        ----
        @propertyWrapper struct Count { var n = 0; var wrappedValue: Int { get { n } set { n += newValue } }; mutating func clear() { n = 0 } }
        struct S { @Count var a; init() {}; mutating func go() -> Int { a = 2; let x = _a.n; _a.n = 40; a = 1; let y = a; _a.clear(); return x * 1000 + y + a } }
        func t() -> String { var s = S(); return "\(s.go())" }
        //= 2041
        ----
        @propertyWrapper struct Kept { var wrappedValue: Int; var most = 9; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
        final class K { @Kept var n = 1; var most: Int { _n.most + n } }
        func t() -> String { "\(K().most)" }
        //= 10
        ----
        @propertyWrapper struct Clamped<T: Comparable> { private var value: T; let range: ClosedRange<T>; init(wrappedValue: T, _ range: ClosedRange<T>) { value = min(max(wrappedValue, range.lowerBound), range.upperBound); self.range = range }; var wrappedValue: T { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } } }
        struct S { @Clamped var d: Double; init() { _d = Clamped(wrappedValue: 2, 0...10) } }
        func t() -> String { var s = S(); let a = s.d; s.d = 20; return "\(a) \(s.d) \(s.d / 3)" }
        //= 2.0 10.0 3.3333333333333335
        ----
        @propertyWrapper struct Held<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; init(initial value: T) { wrappedValue = value } }
        struct S { @Held var d: Double; @Held var e: [Double]; @Held var o: Int?; init() { _d = Held(initial: 2); self._e = .init(wrappedValue: [1, 2]); _o = Held(wrappedValue: 3) } }
        func t() -> String { let s = S(); return "\(s.d) \(s.e) \(s.o as Any)" }
        //= 2.0 [1.0, 2.0] Optional(3)
        """##)
}
