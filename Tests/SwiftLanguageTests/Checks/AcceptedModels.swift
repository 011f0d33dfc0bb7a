// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Close to what models are refused for: values of `any P`, closures that are kept, builders, wrappers and initializers of classes.
    static let models = reading(
        ##"""
        protocol Named { var name: String { get }; func copy() -> Self; func each(_ f: (Self) -> Void) }
        func f(_ a: any Named) -> any Named { a.each { print($0.name) }; return a.copy() }
        ----
        protocol Store<Item> { associatedtype Item; func add(_ i: Item) -> Int }
        func f(_ s: any Store<Int>) -> Int { s.add(1) }
        func g<S: Store>(_ s: S, _ i: S.Item) -> Int { s.add(i) }
        ----
        protocol Fixed { associatedtype Item; func add(_ i: Item) -> Int }
        protocol Counted: Fixed where Item == Int {}
        func f(_ s: any Counted) -> Int { s.add(1) }
        ----
        class Base { var n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 1) } }
        class Derived: Base { var m: Int; init(m: Int) { self.m = m; super.init(n: m) }; override init(n: Int) { m = 0; super.init(n: n) } }
        class Plain { }
        class Below: Plain { override init() { super.init() } }
        ----
        final class Clock {
            var ticks = 0; var action: (() -> Void)?; var read: () -> Int = { 1 }
            func start() { action = { self.ticks += 1 }; read = { [self] in ticks } }
            func weakly() { action = { [weak self] in guard let self else { return }; ticks += 1 } }
            func at() -> Int { let n = [1, 2].map { $0 + ticks }; let m = { ticks }(); return n[0] + m }
            func wait() { Task { ticks += 1 } }
        }
        struct Value { var ticks = 0; func reader() -> () -> Int { { ticks } } }
        ----
        struct Loader { var n = 0; func each(_ f: () -> Void) { f() }; func keep(_ f: @escaping () -> Void) { f() }
            mutating func run() { let n = n; keep { print(n) } }
            func look() { keep { print(n) }; each { print(n) } } }
        ----
        @propertyWrapper struct Clamped { var wrappedValue: Int; init(wrappedValue: Int, max: Int = 9) { self.wrappedValue = min(wrappedValue, max) }; var projectedValue: Int { 1 } }
        struct S { @Clamped var n = 2; @Clamped(max: 4) var m = 8; func f(_ o: S) -> Int { o.$n + $m } }
        ----
        @resultBuilder enum Lines { static func buildBlock(_ p: String?...) -> [String] { p.compactMap { $0 } }; static func buildOptional(_ p: [String]?) -> String? { p?.first } }
        func lines(@Lines _ f: () -> [String]) -> [String] { f() }
        func use(_ b: Bool, _ o: String?) -> [String] { lines { "a"; o; if b { "c" }; let x = "d"; x } }
        @resultBuilder enum Sums { static func buildBlock(_ p: Double...) -> Double { p.reduce(0, +) } }
        @Sums func sum() -> Double { 1.0; 2.5 }
        ----
        func g() -> Int { 1 }
        func h() throws -> Int { let f: () throws -> Int = g; let k: (() -> Int)? = g; return try f() + (k?() ?? 0) }
        func each(_ f: (Int) throws -> Void) rethrows { try f(1) }
        func show(_ n: Int) { print(n) }
        func all() { each(show); [1].forEach(show) }
        ----
        enum Kind { case a, b(Int); static func make(_ n: Int) -> Kind { .b(n) }; static var other: Kind { .a } }
        func k() -> [Kind] { [.make(1), .b(2), .other] }
        func l() -> Kind? { .make(3) }
        extension Optional where Wrapped == Kind { static func none(_ n: Int) -> Kind? { nil } }
        func m() -> Kind? { .none(1) }
        extension Int { static let answer = 42; static func twice(_ n: Int) -> Int { n * 2 } }
        let answer: Int = .answer, four: Int = .twice(2), most: Double = .pi, least: Int = .min
        ----
        func pick<C: Collection>(_ c: C) -> C.Element? { c.first }
        func count<T>(_ t: T.Type) -> T.Type { t }
        func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        func use(_ d: Double, _ o: Int?) -> Bool { same(d, 1) && same(1, d) && same(o, 1) && same("a", "b") }
        """##)
}
