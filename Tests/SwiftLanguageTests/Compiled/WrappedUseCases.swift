// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Observers of wrapped properties, what `Self` and a generic parameter are, calls and changes through what others made.
    static let wrapping = reading(
        ##"""
        @propertyWrapper struct Capped { var v: Int; init(wrappedValue: Int) { v = wrappedValue }; var wrappedValue: Int { get { v } set { v = min(newValue, 10) } } }
        struct P { var log: [String] = []; @Capped var h = 120 { willSet { log.append("w\(newValue)") } didSet { log.append("\(oldValue)->\(h)") } } }
        func t() -> String { var p = P(); p.h -= 30; p.h = 3; return "\(p.h) \(p.log)" }
        //= 3 ["w90", "120->10", "w3", "10->3"]
        ----
        @propertyWrapper struct Capped { var v: Int; init(wrappedValue: Int) { v = wrappedValue }; var wrappedValue: Int { get { v } set { v = min(newValue, 10) } } }
        class P { var log: [String] = []; @Capped var h = 120 { didSet { log.append("\(oldValue)->\(h)"); if h == 3 { h = 4 } } }; init() { h = 50 } }
        func t() -> String { let p = P(); p.h -= 30; p.h = 3; return "\(p.h) \(p.log)" }
        //= 4 ["120->10", "10->-20", "-20->3", "3->4"]
        ----
        extension Collection { func mapIndexed<R>(_ f: (Int, Element) throws -> R) rethrows -> [R] { var o: [R] = []; for (i, e) in enumerated() { o.append(try f(i, e)) }; return o } }
        func t() -> String { let w = ["aa", "b"]; return "\(w.mapIndexed { i, s in i + s.count }) \(w.mapIndexed { i, _ in i }) \(w.mapIndexed { "\($0)\($1)" })" }
        //= [2, 2] [0, 1] ["0aa", "1b"]
        ----
        extension Array { func pick<R>(_ f: (Element) -> R) -> [R] { var o: [R] = []; for e in self { o.append(call(f, e)) }; return o }; func call<R>(_ f: (Element) -> R, _ e: Element) -> R { f(e) } }
        func t() -> String { "\(["a", "bb"].pick { $0.count })" }
        //= [1, 2]
        ----
        struct Adder { var base: Int; func callAsFunction(_ x: Int, times n: Int = 1) -> Int { base + x * n }; mutating func callAsFunction(reset b: Int) { base = b } }
        struct Owner { var a = Adder(base: 2) }
        func t() -> String { var a = Adder(base: 10); let r = a(5, times: 3); a(reset: 1); var o = Owner(); o.a(reset: 7); return "\(r) \(a(2)) \(o.a.base)" }
        //= 25 3 7
        ----
        class A { required init() {}; class func make() -> Self { Self() }; func me() -> Self { self }; @discardableResult func add() -> Self { self } }
        class B: A { var bell = 1; override class func make() -> Self { let t = super.make(); t.bell = 3; return t }; func tok() -> B { add() }; func both() -> Int { me().add().bell } }
        func t() -> String { "\(B.make().bell) \(B().tok().bell) \(B().both())" }
        //= 3 1 1
        ----
        protocol Sh { associatedtype U: Numeric; var area: U { get } }
        struct Sq: Sh { var a: Int; var area: Int { a * a } }
        struct Ci: Sh { var r: Double; var area: Double { 3 * r * r } }
        func make() -> some Sh { Sq(a: 3) }
        func kind<S: Sh>(_ s: S) -> String { "\(S.self):\(s.area)" }
        func both(_ a: some Sh, _ b: some Sh) -> [String] { [kind(a), kind(b)] }
        func t() -> String { let l: [any Sh] = [Sq(a: 2), Ci(r: 1.5)]; return "\(l.map { kind($0) }) \(kind(make())) \(both(make(), Ci(r: 1)))" }
        //= ["Sq:4", "Ci:6.75"] Sq:9 ["Sq:9", "Ci:3.0"]
        ----
        struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw; init(_ r: Raw) { raw = r } }
        extension Tagged: ExpressibleByIntegerLiteral where Raw == Int { init(integerLiteral v: Int) { raw = v } }
        extension Tagged: CustomStringConvertible { var description: String { "\(Tag.self)#\(raw)" } }
        enum UserTag {}; typealias UserID = Tagged<UserTag, Int>
        struct User { typealias ID = UserID; let id: ID }
        func t() -> String { let us = [User(id: 3)]; let x: UserID = 4; return "\(us[0].id) \(x) \(us.map(\.id)) \(UserID(5))" }
        //= UserTag#3 UserTag#4 [UserTag#3] UserTag#5
        ----
        struct Ref<V> { let get: () -> V; let set: (V) -> Void; var value: V { get { get() } nonmutating set { set(newValue) } }; subscript<U>(kp: WritableKeyPath<V, U>) -> Ref<U> { Ref<U>(get: { value[keyPath: kp] }, set: { var v = value; v[keyPath: kp] = $0; value = v }) } }
        struct Todo { var sub = [1]; var title = "a" }
        func t() -> String { var x = Todo(); let r = Ref(get: { x }, set: { x = $0 }); r[\.title].value += "!"; r[\.sub].value.append(4); r[\.sub].value[0] = 9; return "\(x)" }
        //= Todo(sub: [9, 4], title: "a!")
        ----
        struct Query: ExpressibleByStringInterpolation { var text = "", args: [String] = []; init(stringLiteral v: String) { text = v }; init(stringInterpolation i: Parts) { text = i.t; args = i.a }
            struct Parts: StringInterpolationProtocol { var t = "", a: [String] = []; init(literalCapacity: Int, interpolationCount n: Int) { a.reserveCapacity(n) }; mutating func appendLiteral(_ s: String) { t += s }; mutating func appendInterpolation<T: CustomStringConvertible>(_ v: T) { t += "?"; a.append(v.description) }; mutating func appendInterpolation(raw s: String) { t += s } } }
        func t() -> String { let q: Query = "select \(raw: "*") where a=\(5) and b=\("x")"; return "\(q.text) \(q.args)" }
        //= select * where a=? and b=? ["5", "x"]
        ----
        enum Er: Error { case x }
        func f(_ v: Any) -> String { switch v { case Optional<Any>.none: "none"; case let e as Error: "err \(e)"; default: "?" } }
        func t() -> String { f(Er.x) + " " + f(3) + " " + f(Int?.none as Any) }
        //= err x ? none
        ----
        enum Er { case x, y }
        func f(_ v: Er?) -> String { switch v { case Optional<Er>.none: "none"; case .some(let e): "\(e)" } }
        func g(_ v: Er?) -> String { switch v { case .none: "none"; case .x: "x"; default: "other" } }
        func t() -> String { f(.x) + f(nil) + g(.y) + g(.x) + g(nil) }
        //= xnoneotherxnone
        ----
        struct Api { enum Error: Swift.Error { case offline }; enum Failure: Swift.Error { case late }; func f(_ n: Int) throws { if n > 0 { throw Error.offline }; throw Failure.late } }
        func g(_ n: Int) -> String { do { try Api().f(n); return "none" } catch let e as Api.Error { return "E \(e)" } catch { return "F \(error)" } }
        func t() -> String { let e: Swift.Error = Api.Error.offline; return "\(g(1)) \(g(0)) \(e)" }
        //= E offline F late offline
        ----
        struct Grid { var cells: [[Int]] = [[1, 2], [3, 4]]; subscript(path: Int...) -> Int { get { cells[path[0]][path[1]] } set { cells[path[0]][path[1]] = newValue } }; subscript(sum rows: Int..., scale k: Int = 1) -> Int { get { rows.map { cells[$0].reduce(0, +) * k }.reduce(0, +) } set { for r in rows { cells[r] = [newValue, k] } } } }
        func t() -> String { var g = Grid(); g[1, 0] = 9; g[0, 1] += 5; let s = g[sum: 0, 1]; g[sum: 0, scale: 3] = 7; g[sum: 1] -= 1; return "\(g.cells) \(s)" }
        //= [[7, 3], [12, 1]] 21
        ----
        struct Temp: Equatable { let c: Double; init(_ c: Double) { self.c = c }; init(f: Double) { c = (f - 32) / 1.8 }; init?(text: String, base: Double) { guard let d = Double(text) else { return nil }; c = d + base } }
        func t() -> String { let mk = Temp.init(text:base:); let zipped = zip(["1", "x"], [10.0, 20]).map(Temp.init(text:base:)); return "\([212].map(Temp.init(f:))[0].c) \([212].map(Temp.init(_:))[0].c) \(mk("3", 1)!.c) \(zipped.map { $0 == nil })" }
        //= 100.0 212.0 4.0 [false, true]
        ----
        struct Down: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { defer { n -= 1 }; return n > 0 ? n : nil } }
        func t() -> String { var a = [9] + Down(n: 2); a += repeatElement(1, count: 2); a += Set([5]); a += Down(n: 1); return "\(a) \([0] + [1: 2].keys)" }
        //= [9, 2, 1, 1, 1, 5, 1] [0, 1]
        ----
        protocol Updating { init(update: @escaping (Int) -> Void); func go() }
        @propertyWrapper struct Kept<T> { var wrappedValue: T }
        struct Toggled: Updating { var update: (Int) -> Void = { _ in }; @Kept private var isOn = false; @Kept fileprivate var size: Double = 10; func go() { update(isOn ? 1 : Int(size)) } }
        func made<U: Updating>(_ type: U.Type) -> Int { var n = 0; U(update: { n = $0 }).go(); return n }
        func t() -> String { "\(made(Toggled.self))" }
        //= 10
        ----
        struct S { var x: Int! = 3; var y: String! }
        func t() -> String { let s = S(); let p: (Int, String?) = (s.x, s.y); let q = (s.x + 1, s.y); func pair() -> (n: Int, t: String?) { (s.x, s.y) }; return "\(p) \(q) \(pair())" }
        //= (3, nil) (4, nil) (n: 3, t: nil)
        """##)
}
