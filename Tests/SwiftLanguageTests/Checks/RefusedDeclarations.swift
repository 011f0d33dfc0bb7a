// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Declarations that do not go together, and statements where they cannot stand.
    static let declarations = reading(
        ##"""
        func f(_ n: Int) -> String { switch n { case 0: return "z"; default: break } }
        func t() -> String { f(1) }
        //= missing return in global function expected to return 'String'
        ----
        func exit(_ n: Int) {}
        func f(_ n: Int) -> String { if n > 0 { return "a" }; exit(1) }
        func t() -> String { f(1) }
        //= missing return in global function expected to return 'String'
        ----
        func f(_ n: Int) -> String { for i in 0..<n { return "\(i)" } }
        func t() -> String { f(1) }
        //= missing return in global function expected to return 'String'
        ----
        func f(_ n: Int) -> String { while n > 0 { return "x" } }
        func t() -> String { f(1) }
        //= missing return in global function expected to return 'String'
        ----
        struct S { var n = 1; var label: String { if n > 0 { return "pos" } } }
        func t() -> String { S().label }
        //= missing return in getter expected to return 'String'
        ----
        struct S { var n: Int { get { } set { } } }
        func t() -> String { "\(S().n)" }
        //= missing return in getter expected to return 'Int'
        ----
        func f(_ n: Int?) -> Int { guard let n else { return 0 }; n + 1 }
        func t() -> String { "\(f(1))" }
        //= missing return in global function expected to return 'Int'
        ----
        func f() throws -> Int { do { return try g() } catch { print(error) } }
        func g() throws -> Int { 1 }
        func t() -> String { "\((try? f()) ?? 0)" }
        //= missing return in global function expected to return 'Int'
        ----
        enum E { case a, b, c }
        func t() -> String { let e: E? = .a; switch e { case .a: return "a"; case .b: return "b"; case .c: return "c" } }
        //= switch must be exhaustive
        ----
        enum E { case a(Bool), b }
        func t() -> String { let e = E.a(true); switch e { case .a(true): return "a"; case .b: return "b" } }
        //= switch must be exhaustive
        ----
        enum A { case x, y }
        func t() -> String { let p = (A.x, true); switch p { case (.x, true): return "1"; case (.y, _): return "2" } }
        //= switch must be exhaustive
        ----
        func t() -> String { let r: Result<Int, Error> = .success(1); switch r { case .success(let n): return "\(n)" } }
        //= switch must be exhaustive
        ----
        func t() -> String { let n: UInt8 = 4; switch n { case 0...100: return "a"; case 101...254: return "b" } }
        //= switch must be exhaustive
        ----
        func t() -> String { let s: (Int, Int) = (1, 2); switch s { case (let x, 0): return "\(x)"; case (0, let y): return "\(y)" } }
        //= switch must be exhaustive
        ----
        enum E: String, CaseIterable { case a, b; var title: String { switch self { case .a: "A" } } }
        func t() -> String { E.a.title }
        //= switch must be exhaustive
        ----
        func biggest<T>(_ a: [T]) -> T? { a.max() }
        func t() -> String { "\(biggest([1, 2])!)" }
        //= referencing instance method 'max()' on 'Sequence' requires that 'T' conform to 'Comparable'
        ----
        struct Box<T: Hashable> { var v: T }
        struct N {}
        func t() -> String { "\(Box(v: N()))" }
        //= generic struct 'Box' requires that 'N' conform to 'Hashable'
        ----
        protocol Shape2 { func area() -> Double }
        func total<S: Shape2>(_ s: [S]) -> Double { s.reduce(0) { $0 + $1.area() } }
        struct Q { func area() -> Double { 1 } }
        func t() -> String { "\(total([Q()]))" }
        //= global function 'total' requires that 'Q' conform to 'Shape2'
        ----
        struct N {}
        func t() -> String { let s: Set<N> = [N()]; return "\(s.count)" }
        //= type 'N' does not conform to protocol 'Hashable'
        ----
        struct N {}
        func t() -> String { let s = Set([N(), N()]); return "\(s.count)" }
        //= generic struct 'Set' requires that 'N' conform to 'Hashable'
        ----
        struct N { var k = 1 }
        func t() -> String { let d = Dictionary(grouping: [1, 2], by: { _ in N() }); return "\(d.count)" }
        //= generic struct 'Dictionary' requires that 'N' conform to 'Hashable'
        ----
        struct N {}
        func t() -> String { let a = [N(), N()]; return "\(a.max()!)" }
        //= referencing instance method 'max()' on 'Sequence' requires that 'N' conform to 'Comparable'
        ----
        struct N {}
        func t() -> String { "\(N() == N())" }
        //= referencing operator function '==' on 'Equatable' requires that 'N' conform to 'Equatable'
        ----
        struct N: Equatable { var f: () -> Void }
        func t() -> String { "" }
        //= type 'N' does not conform to protocol 'Equatable'
        ----
        class C {}
        struct N: Hashable { var c = C() }
        func t() -> String { "" }
        //= type 'N' does not conform to protocol 'Hashable'
        ----
        enum E { case a(Int), b }
        func t() -> String { "\(E.a(1) == E.b)" }
        //= referencing operator function '==' on 'Equatable' requires that 'E' conform to 'Equatable'
        ----
        protocol Greeter { var name: String { get }; func greet() -> String }
        struct A: Greeter { var name = "a" }
        func t() -> String { "\(A().name)" }
        //= type 'A' does not conform to protocol 'Greeter'
        ----
        protocol Greeter { init(name: String) }
        struct A: Greeter { var n = 1 }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'Greeter'
        ----
        protocol Store { associatedtype Item; func get() -> Item }
        struct A: Store { }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'Store'
        ----
        struct A: Identifiable { var name = "" }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'Identifiable'
        ----
        struct A: Comparable { var n = 1 }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'Comparable'
        ----
        struct A: IteratorProtocol { var n = 0 }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'IteratorProtocol'
        ----
        class A: Codable { var f: () -> Int = { 1 } }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'Decodable'
        ----
        struct A: CustomStringConvertible { var name = "" }
        func t() -> String { "\(A())" }
        //= type 'A' does not conform to protocol 'CustomStringConvertible'
        ----
        protocol P { mutating func go() }
        struct A: P { func stop() {} }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'P'
        ----
        protocol P { func go() -> Int }
        class A: P { func go() -> String { "" } }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'P'
        ----
        protocol P { static func make() -> Self }
        struct A: P { func make() -> A { A() } }
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'P'
        ----
        @objc protocol X {}
        struct A: AnyObject {}
        func t() -> String { "" }
        //= only protocols can inherit from 'AnyObject'
        ----
        protocol P: AnyObject {}
        struct A: P {}
        func t() -> String { "" }
        //= non-class type 'A' cannot conform to class protocol 'P'
        ----
        struct S { var a = 1; var a = 2 }
        func t() -> String { "" }
        //= invalid redeclaration of 'a'
        ----
        struct S { func m() {}; func m() {} }
        func t() -> String { "" }
        //= invalid redeclaration of 'm()'
        ----
        struct S {}
        struct S {}
        func t() -> String { "" }
        //= invalid redeclaration of 'S'
        ----
        enum E { case a; static let a = 1 }
        func t() -> String { "" }
        //= invalid redeclaration of 'a'
        ----
        class C { init() {}; init() {} }
        func t() -> String { "" }
        //= invalid redeclaration of 'init()'
        ----
        func t() -> String { let x = 1; var x = 2; return "\(x)" }
        //= invalid redeclaration of 'x'
        ----
        func g(_ a: Int) {}
        func g(_ b: Int) {}
        func t() -> String { "" }
        //= invalid redeclaration of 'g'
        ----
        func t() -> String { switch 1 { case let x where x > 0: let y = 1; let y = 2; return "\(y)"; default: return "" } }
        //= invalid redeclaration of 'y'
        ----
        let d = 1
        let d = 2
        func t() -> String { "\(d)" }
        //= invalid redeclaration of 'd'
        ----
        struct S: Equatable {}
        extension S: Equatable {}
        func t() -> String { "" }
        //= redundant conformance of 'S' to protocol 'Equatable'
        ----
        struct U { var name: String? }
        func t() -> String { let u = U(name: "a"); return u.name.uppercased() }
        //= value of optional type 'String?' must be unwrapped to refer to member 'uppercased' of wrapped base type 'String'
        ----
        struct U { var friend: [U] = []; var name = "" }
        func t() -> String { let u: U? = U(); return u?.name.count }
        //= cannot convert return expression of type 'Int?' to return type 'String'
        ----
        func t() -> String { let d = ["a": [1]]; return "\(d["a"].count)" }
        //= value of optional type '[Int]?' must be unwrapped to refer to member 'count' of wrapped base type '[Int]'
        ----
        func t() -> String { let s: String? = "a"; for c in s { print(c) }; return "" }
        //= for-in loop requires 'String?' to conform to 'Sequence'; did you mean to unwrap optional?
        ----
        struct S { static var n = 1 }
        func t() -> String { let s = S(); return "\(s.n)" }
        //= static member 'n' cannot be used on instance of type 'S'
        ----
        struct S { static func m() -> Int { 1 } }
        func t() -> String { "\(S().m())" }
        //= static member 'm' cannot be used on instance of type 'S'
        ----
        struct S { var n = 1; static func m() -> Int { n } }
        func t() -> String { "\(S.m())" }
        //= instance member 'n' cannot be used on type 'S'
        ----
        struct S { let k = 1; func m() -> Int { self.q } }
        func t() -> String { "\(S().m())" }
        //= value of type 'S' has no member 'q'
        ----
        class A { func f() {} }
        class B: A { func f() {} }
        func t() -> String { "" }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { final func f() {} }
        class B: A { override func f() {} }
        func t() -> String { "" }
        //= instance method overrides a 'final' instance method
        ----
        class A { var n: Int { 1 } }
        class B: A { var n: Int { 2 } }
        func t() -> String { "" }
        //= overriding declaration requires an 'override' keyword
        ----
        class A {}
        class B {}
        class C: A, B {}
        func t() -> String { "" }
        //= multiple inheritance from classes 'A' and 'B'
        ----
        class A: A {}
        func t() -> String { "" }
        //= 'A' inherits from itself
        ----
        struct S { override func f() {} }
        func t() -> String { "" }
        //= 'override' can only be specified on class members
        ----
        enum E: Int { case a = "x" }
        func t() -> String { "" }
        //= cannot convert value of type 'String' to raw type 'Int'
        ----
        enum E { case a = 1 }
        func t() -> String { "" }
        //= enum case cannot have a raw value if the enum does not have a raw type
        ----
        indirect enum T { case leaf, node(T, T) }
        enum U { case leaf, node(U) }
        func t() -> String { "" }
        //= recursive enum 'U' is not marked 'indirect'
        ----
        func t() -> String { let f = { 1 }; return f }
        //= cannot convert return expression of type '() -> Int' to return type 'String'
        ----
        func t() -> String { return }
        //= non-void function should return a value
        ----
        func t() -> String { let t = (x: 1, y: 2); return "\(t.z)" }
        //= value of tuple type '(x: Int, y: Int)' has no member 'z'
        ----
        func t() -> String { for i in 5 { print(i) }; return "" }
        //= for-in loop requires 'Int' to conform to 'Sequence'
        ----
        func t() -> String { switch 5 { case "a": return ""; default: return "" } }
        //= expression pattern of type 'String' cannot match values of type 'Int'
        ----
        enum E { case a, b }
        func t() -> String { let e = E.a; if case .c = e { return "" }; return "" }
        //= type 'E' has no member 'c'
        ----
        protocol P {}
        struct X: P { var n = 1 }
        func t() -> String { let p: any P = X(); return "\(p.n)" }
        //= value of type 'any P' has no member 'n'
        ----
        protocol P {}
        struct X {}
        func use(_ p: some P) {}
        func t() -> String { use(X()); return "" }
        //= global function 'use' requires that 'X' conform to 'P'
        ----
        func show<T: CustomStringConvertible>(_ t: T) -> String { t.description }
        struct N {}
        func t() -> String { show(N()) }
        //= global function 'show' requires that 'N' conform to 'CustomStringConvertible'
        ----
        func f<T>(_ a: T) -> Int where T: Collection { a.count }
        func t() -> String { "\(f(5))" }
        //= global function 'f' requires that 'Int' conform to 'Collection'
        ----
        struct S {}
        func t() -> String { S().nope() }
        //= value of type 'S' has no member 'nope'
        ----
        func t() -> String { defer { return "" }; return "a" }
        //= 'return' cannot transfer control out of a defer statement
        ----
        func t() -> String { for i in 0..<3 { if i == 1 { fallthrough } }; return "" }
        //= 'fallthrough' is only allowed inside a switch
        ----
        func t() -> String { switch 1 { default: return ""; case 1: return "a" } }
        //= additional 'case' blocks cannot appear after the 'default' block of a 'switch'
        ----
        @propertyWrapper struct W { var value: Int }
        struct S { @W var n: Int }
        func t() -> String { "" }
        //= property wrapper type 'W' does not contain a non-static property named 'wrappedValue'
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W let n = 1 }
        func t() -> String { "" }
        //= property wrapper can only be applied to a 'var'
        ----
        @resultBuilder struct B { }
        func t() -> String { "" }
        //= result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
        ----
        import Foundation
        struct A: Codable { var d: B }
        struct B {}
        func t() -> String { "" }
        //= type 'A' does not conform to protocol 'Decodable'
        ----
        protocol P { var x: Int }
        func t() -> String { "" }
        //= property in protocol must have explicit { get } or { get set } specifier
        ----
        protocol P { private func f() }
        func t() -> String { "" }
        //= 'private' modifier cannot be used in protocols
        ----
        struct S { var x: Int { set { } } }
        func t() -> String { "" }
        //= variable with a setter must also have a getter
        ----
        struct S { var x: Int { get { 1 } didSet { } } }
        func t() -> String { "" }
        //= 'didSet' cannot be provided together with a getter
        ----
        struct S { var x }
        func t() -> String { "" }
        //= type annotation missing in pattern
        ----
        func t() -> String { let class = 1; return "\(class)" }
        //= keyword 'class' cannot be used as an identifier here
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W lazy var a = 1 }
        //= property 'a' with a wrapper cannot also be lazy
        ----
        @propertyWrapper struct W<T> { var wrappedValue: T }
        class C {}
        struct S { @W unowned var a = C() }
        //= property 'a' with a wrapper cannot also be unowned
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        protocol P { @W var a: Int { get } }
        //= property 'a' declared inside a protocol cannot have a wrapper
        ----
        class C {}
        extension C { deinit {} }
        //= deinitializers may only be declared within a class, actor, or noncopyable type
        """##)
}
