// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Properties, cases, errors and generic parameters close to those that are refused.
    static let beginnings = reading(
        ##"""
        protocol P { var n: Int { get }; var m: Int { get set }; static var k: Int { get } }
        struct S: P { var n: Int { get { 1 } }; var m: Int { get { 1 } set {} }; static var k: Int { 2 } }
        ----
        struct S { var n = 1 { didSet { print(oldValue) } }; lazy var m: Int = { 2 }(); var k: Int { 1 } }
        ----
        enum E: String { case a, b; init(_ text: String) { self = E(rawValue: text) ?? .a } }
        func f() -> E { E("a") }
        ----
        protocol Named { init(_ text: String) }
        extension Named { init(_ text: Int) { self.init("\(text)") } }
        enum E: String, Named { case a; init(_ text: String) { self = .a } }
        func f() -> [E] { [E("a"), E(1)] }
        ----
        enum E: Int { case a, b }
        func f() -> E? { E(rawValue: 1) ?? .init(rawValue: 0) }
        ----
        enum E: String, ExpressibleByStringLiteral { case a; init(stringLiteral text: String) { self = .a } }
        func f() -> E { E("a") }
        ----
        extension Optional: @retroactive Comparable where Wrapped: Comparable { public static func < (a: Wrapped?, b: Wrapped?) -> Bool { a.map { x in b.map { x < $0 } ?? false } ?? (b != nil) } }
        func f(_ n: Int?) -> Bool { (0...n).contains(1) }
        ----
        func f(_ a: Int?) -> Any { let g: Any = a ?? "x"; return g }
        ----
        extension Optional where Wrapped == Int { static func < (a: Int?, b: Int?) -> Bool { (a ?? 0) < (b ?? 0) } }
        func f(_ a: Int?, _ b: Int?) -> Bool { a < b }
        ----
        extension Dictionary: @retroactive ExpressibleByArrayLiteral { public init(arrayLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) } }
        func f() -> [String: Int] { [] }
        ----
        class H { subscript(i: Int) -> Int! { i }; subscript(s i: Int) -> String! { "a" } }
        func f(_ h: H) -> [Int] { [Array(0..<h[2]).count, -h[2], abs(h[2]), h[2] * h[3], h[s: 1].uppercased().count] }
        ----
        func f<T: Numeric>(_ a: T) -> T { a + 1 }
        func g<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T { a + b }
        func h<T>(_ a: T) -> T where T: BinaryInteger { a * 2 + 1 }
        ----
        struct Box<T> { var v: T; func g(_ w: Int) -> Int { w + 1 } }
        extension Box where T == Int { func up() -> Int { v + 1 } }
        ----
        func + <T>(a: T, b: Int) -> T { a }
        func f<T>(_ a: T) -> T { a + 1 }
        ----
        enum A: Error { case a, b }
        func g() throws(A) {}
        func h() throws {}
        func f() throws(A) { try g(); try? h(); do { try h() } catch { throw .b } }
        ----
        enum A: Error { case a }
        func h() throws -> Int { 1 }
        func f() throws(A) -> Int { let run = { try h() }; return (try? run()) ?? (try? h()) ?? 0 }
        ----
        enum A: Error { case a }
        func run<E: Error>(_ body: () throws(E) -> Void) throws(E) { try body() }
        func g() throws(Never) {}
        func f() throws(A) { try run { () throws(A) in throw .a }; g() }
        ----
        struct Wrapped: Error { let error: any Error }
        func h() throws {}
        func f() throws(Wrapped) { do { try h() } catch let error as Wrapped { throw error } catch { throw Wrapped(error: error) } }
        ----
        protocol Stored: Codable {}
        struct P: Stored { var n: Int }
        struct Q { var p: P }
        extension Q: Encodable {}
        func f(_ data: Data) throws -> [P] { _ = try JSONEncoder().encode([Q(p: P(n: 1))]); return try JSONDecoder().decode([P].self, from: data) }
        func g<T: Codable>(_ value: T, _ kind: T.Type) throws -> T { try JSONDecoder().decode(kind, from: JSONEncoder().encode(value)) }
        func h(_ data: Data) throws -> Any { (try JSONDecoder().decode([String: [P?]].self, from: data), try JSONDecoder().decode(Int.self, from: data)) }
        ----
        enum Level: Int { case low, high; static func + (level: Level, n: Int) -> Level { Level(rawValue: level.rawValue + n) ?? level } }
        func f(_ level: Level) -> Level { level + 1 }
        ----
        extension Optional where Wrapped == Int { static func + (a: Int?, b: Int?) -> Int? { a.flatMap { x in b.map { x + $0 } } } }
        func f(_ a: Int?, _ b: Int?) -> Int? { a + b }
        ----
        func f(_ a: Int!, _ b: Int!, _ xs: [Int]) -> Int { a + b - xs.enumerated().map { $0.offset * $0.element }.reduce(0, +) + -a }
        ----
        func f(_ xs: [Int], _ ys: [Int]) -> [Int] { zip(xs, ys).map { $0 * $1 } + zip(xs, ys).map { $0.0 + $0.1 } + xs.enumerated().map { $0 + $1 } }
        ----
        func run(_ body: @autoclosure () -> Void, then: (() -> Void)? = nil) { body(); then?() }
        func f() { run(print("x")); run(print("y"), then: { print("z") }) }
        """##)
}
