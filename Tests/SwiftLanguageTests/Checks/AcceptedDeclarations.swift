// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Accessors, initializers, typed errors and parameters close to those that are refused.
    static let declarations = reading(
        ##"""
        protocol Source { associatedtype Input; func take(_ input: Input) -> Int }
        struct Box<Input>: Source { typealias Input = Input; func take(_ input: Input) -> Int { 1 } }
        func f() -> Int { Box<String>().take("a") }
        ----
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
        func run(_ body: @autoclosure () -> Void, then: (() -> Void)? = nil) { body(); then?() }
        func f() { run(print("x")); run(print("y"), then: { print("z") }) }
        ----
        struct S { let a: Int; let b: String; init?(_ n: Int) { nil } }
        class A { var n: Int; init(n: Int) { self.n = n }; init?(text: String) { nil }; convenience init?(flag: Bool) { nil } }
        class B: A { let k: Int; init?(k: Int) { nil } }
        ----
        class A { let n: Int; init(n: Int) { self.n = n } }
        class B: A {
            var make: () -> A = { A(n: 0) }
            init() { super.init(n: 1); class Local: A { convenience init() { self.init(n: 2) } }; make = { Local() } }
            convenience init(k: Int) { class Local: A { init() { super.init(n: 2) } }; self.init(); make = { Local() } }
        }
        ----
        struct Grid { var cells = [1, 2, 3, 4]
            subscript(x: Int, y: Int) -> Int { cells[y * 2 + x] }
            subscript(x x: Int, y y: Int) -> Int { cells[x * 2 + y] } }
        ----
        func packs<each T>(_ v: repeat each T) -> (repeat each T) { (repeat each v) }
        func inside<T>(_ x: [String: [T]?]) -> Int { x.count }
        func member<C: Collection, E>(_ c: C) -> Int where C.Element == E { c.count }
        func asked<E, C: Collection<E>>(_ c: C) -> Int { c.count }
        func made<T: ExpressibleByIntegerLiteral>() -> (first: T, rest: [T]) { (1, []) }
        func typed<T>(_ t: T.Type) -> Int { 1 }
        func called<T>(_ f: (T) -> Void) -> Int { 1 }
        func thrown<E: Error>(_ n: Int, _ f: () throws(E) -> Int) throws(E) -> Int { try f() }
        func erased<T>(_ x: any Collection<T>) -> Int { x.count }
        func opaque<T>(_ x: some Collection<T>) -> Int { x.count }
        """##)
}
