// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Mistakes in models and view models: what `any P` cannot do, closures that are kept, builders, wrappers and initializers of classes.
    static let models = reading(
        ##"""
        enum Op { case add(Int, Int), neg(Int) }
        func run() -> Op { return .multiply(1, 2) }
        //= type 'Op' has no member 'multiply'
        ----
        protocol Shape { func area() -> Double }
        func f() -> Double { let shape = Shape(); return shape.area() }
        //= 'any Shape' cannot be constructed because it has no accessible initializers
        ----
        protocol Made { init() }
        func f() { let x = Made(); print(x) }
        //= type 'any Made' cannot be instantiated
        ----
        protocol Merged { func merge(_ other: Self) -> Self }
        func f(_ a: any Merged, _ b: any Merged) { _ = a.merge(b) }
        //= member 'merge' cannot be used on value of type 'any Merged'; consider using a generic constraint instead
        ----
        protocol P { associatedtype T; func put(_ t: T) }
        func g(_ p: any P) { p.put(1) }
        //= member 'put' cannot be used on value of type 'any P'; consider using a generic constraint instead
        ----
        class Base { var n: Int; init(n: Int) { self.n = n }; convenience init(twice: Int) { self.init(n: twice * 2) } }
        class Derived: Base { init() { super.init(twice: 3) } }
        //= must call a designated initializer of the superclass 'Base'
        ----
        class C { override init() { } }
        //= initializer does not override a designated initializer from its superclass
        ----
        final class Clock { var ticks = 0; var action: (() -> Void)?; func start() { action = { ticks += 1 } } }
        //= reference to property 'ticks' in closure requires explicit use of 'self' to make capture semantics explicit
        ----
        final class Clock { var ticks = 0; func start() { let tick = { ticks += 1 }; tick() } }
        //= reference to property 'ticks' in closure requires explicit use of 'self' to make capture semantics explicit
        ----
        final class Clock { var ticks = 0; func reader() -> () -> Int { { ticks } } }
        //= reference to property 'ticks' in closure requires explicit use of 'self' to make capture semantics explicit
        ----
        struct Loader { var n = 0; func schedule(_ f: @escaping () -> Void) { f() }; mutating func run() { schedule { n += 1 } } }
        //= escaping closure captures mutating 'self' parameter
        ----
        @propertyWrapper struct Clamped { var wrappedValue: Int; init(wrappedValue: Int, max: Int) { self.wrappedValue = min(wrappedValue, max) } }
        struct S { @Clamped var n = 2 }
        //= missing argument for parameter 'max' in property wrapper initializer; add 'wrappedValue' and 'max' arguments in '@Clamped(...)'
        ----
        @propertyWrapper struct Trim { var wrappedValue: String }
        struct F { @Trim var n: String { "a" } }
        //= property wrapper cannot be applied to a computed property
        ----
        @propertyWrapper struct Trim { var wrappedValue: String }
        struct F { @Trim var n = "" }
        func g() { let f = F(); print(f.$n) }
        //= value of type 'F' has no member '$n'
        ----
        @resultBuilder enum Lines { static func buildBlock(_ p: String...) -> [String] { p } }
        func lines(@Lines _ f: () -> [String]) -> [String] { f() }
        func use() -> [String] { lines { "a"; 2 } }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        @resultBuilder enum Lines { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } } }
        @Lines func texts() -> [String] { 1.5 }
        //= cannot convert value of type 'Double' to expected argument type 'String'
        ----
        @resultBuilder enum Sums { static func buildBlock(_ p: Double...) -> Double { p.reduce(0, +) } }
        @Sums func sum() -> Double { 1; 2.5 }
        //= cannot convert value of type 'Int' to expected argument type 'Double'
        ----
        struct Box<T> { var v: T }
        extension Box where T == String { func shout() -> String { v.uppercased() } }
        func f() -> String { let b = Box(v: 3); return b.shout() }
        //= referencing instance method 'shout()' on 'Box' requires the types 'Int' and 'String' be equivalent
        ----
        struct Box<T> { var v: T }
        struct Plain {}
        extension Box where T: Comparable { func most() -> T { v } }
        func f(_ b: Box<Plain>) -> Plain { b.most() }
        //= referencing instance method 'most()' on 'Box' requires that 'Plain' conform to 'Comparable'
        ----
        func g() throws -> Int { 1 }
        func h() -> Int { let f: () -> Int = g; return f() }
        //= invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'
        ----
        let f: (Int) -> Int = { $0 + $1 }
        //= contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
        ----
        let v = Int.foo
        //= type 'Int' has no member 'foo'
        ----
        let v: Int = .foo
        //= type 'Int' has no member 'foo'
        ----
        let xs: [Int] = [1, nil]
        //= 'nil' is not compatible with expected element type 'Int'
        ----
        let d: [Int: String] = [1, 2]
        //= dictionary of type '[Int : String]' cannot be initialized with array literal
        ----
        let b: Bool = 1
        //= integer literal value '1' cannot be used as a boolean; did you mean 'true'?
        ----
        let f = { (a: Int) -> String in a }
        //= declared closure result 'String' is incompatible with return type 'Int'
        ----
        func a() -> Int { b }
        func b() -> Int { 1 }
        //= function produces expected type 'Int'; did you mean to call it with '()'?
        ----
        struct M { func go() -> String { "" } }
        func h(_ m: M) -> String { m.go }
        //= function produces expected type 'String'; did you mean to call it with '()'?
        ----
        struct S { init() { return 1 } }
        //= 'nil' is the only return value permitted in an initializer
        ----
        func g() -> some Sequence { }
        //= function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
        ----
        @Observable struct M { var n = 1 }
        //= '@Observable' cannot be applied to struct type 'M'
        ----
        func compare<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        func use(_ n: Int) -> Bool { compare(n, "1") }
        //= conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
        ----
        func put<T>(_ x: T, into xs: inout [T]) { xs.append(x) }
        func f() { var a = [1]; put("a", into: &a); print(a) }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func set<T>(_ a: inout T, _ b: T) { a = b }
        func f(_ s: String) { var n = 1; set(&n, s); print(n) }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func pick<T>(_ a: T) -> T.Element { return a }
        //= 'Element' is not a member type of type 'T'
        """##)
}
