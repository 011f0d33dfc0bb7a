// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Operators of the library's beside values that they do not take.
    static let operators = reading(
        ##"""
        struct V { var x = 1 }
        func f() -> V { V() * V() }
        //= referencing operator function '*' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f() -> V { V() / V() }
        //= referencing operator function '/' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f() -> V { V() % V() }
        //= referencing operator function '%' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
        ----
        struct V { var x = 1 }
        func f() -> V { V(x: 2) + V() }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f(_ v: V) -> V { -v }
        //= unary operator '-' cannot be applied to an operand of type 'V'
        ----
        struct V { var x = 1 }
        func f() -> V { ~V() }
        //= referencing operator function '~' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
        ----
        struct V { var x = 1 }
        func f(_ v: V) -> V { ~v }
        //= unary operator '~' cannot be applied to an operand of type 'V'
        ----
        enum V { case a }
        func f() -> V { -V.a }
        //= unary operator '-' cannot be applied to an operand of type 'V'
        ----
        struct V { var x = 1 }
        func f() -> V { let a = V(); return a + V() }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f() { let a = V() + V(); print(a) }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f() { let a = V() - 1; print(a) }
        //= cannot convert value of type 'V' to expected argument type 'Int'
        ----
        struct V { var x = 1 }
        func f(_ a: [V]) -> V { a[0] + a[1] }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f() -> Bool { V() < V() }
        //= referencing operator function '<' on 'Comparable' requires that 'V' conform to 'Comparable'
        ----
        struct V { var x = 1 }
        func f(_ a: V, _ b: V) -> Bool { a === b }
        //= argument type 'V' expected to be an instance of a class or class-constrained type
        ----
        func f(_ a: Int, _ b: Int) -> Bool { a === b }
        //= argument type 'Int' expected to be an instance of a class or class-constrained type
        ----
        struct V { var x = 1; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }
        func f() -> V { V() - V() }
        //= referencing operator function '-' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        func f(_ a: String) -> String { a - "b" }
        //= binary operator '-' cannot be applied to two 'String' operands
        ----
        func f(_ a: String, _ b: String) -> String { a - b }
        //= binary operator '-' cannot be applied to two 'String' operands
        ----
        func f() -> String { "a" - "b" }
        //= binary operator '-' cannot be applied to two 'String' operands
        ----
        func f(_ a: String) -> String { a * "b" }
        //= binary operator '*' cannot be applied to two 'String' operands
        ----
        func f(_ a: Bool, _ b: Bool) -> Bool { a + b }
        //= binary operator '+' cannot be applied to two 'Bool' operands
        ----
        func f(_ a: Bool) -> Bool { a + true }
        //= binary operator '+' cannot be applied to two 'Bool' operands
        ----
        func f(_ a: Bool) -> Bool { a & true }
        //= binary operator '&' cannot be applied to two 'Bool' operands
        ----
        func f(_ a: Bool, _ b: Bool) -> Bool { a | b }
        //= binary operator '|' cannot be applied to two 'Bool' operands
        ----
        func f(_ a: Bool, _ b: Bool) -> Bool { a ^ b }
        //= binary operator '^' cannot be applied to two 'Bool' operands
        ----
        func f(_ a: Double, _ b: Double) -> Double { a & b }
        //= binary operator '&' cannot be applied to two 'Double' operands
        ----
        func f(_ a: Double) -> Double { a << 2 }
        //= binary operator '<<' cannot be applied to operands of type 'Double' and 'Int'
        ----
        func f(_ a: Double) -> Double { ~a }
        //= unary operator '~' cannot be applied to an operand of type 'Double'
        ----
        func f(_ a: Int, _ b: Double) -> Int { a & b }
        //= cannot convert value of type 'Double' to expected argument type 'Int'
        ----
        func f(_ a: [Int], _ b: [Int]) -> [Int] { a - b }
        //= binary operator '-' cannot be applied to two '[Int]' operands
        ----
        func f(_ a: [Int], _ b: [Int]) -> Bool { a < b }
        //= binary operator '<' cannot be applied to two '[Int]' operands
        ----
        func f(_ a: [Int: Int], _ b: [Int: Int]) -> [Int: Int] { a + b }
        //= binary operator '+' cannot be applied to two '[Int : Int]' operands
        ----
        func f(_ a: Set<Int>, _ b: Set<Int>) -> Set<Int> { a + b }
        //= binary operator '+' cannot be applied to two 'Set<Int>' operands
        ----
        func f(_ a: Set<Int>, _ b: Set<Int>) -> Set<Int> { a - b }
        //= binary operator '-' cannot be applied to two 'Set<Int>' operands
        ----
        func f(_ a: (Int, Int), _ b: (Int, Int)) -> (Int, Int) { a + b }
        //= binary operator '+' cannot be applied to two '(Int, Int)' operands
        ----
        func f(_ a: [Int], _ b: Int) -> Bool { a == b }
        //= binary operator '==' cannot be applied to operands of type '[Int]' and 'Int'
        ----
        func f(_ a: [Int], _ b: [String]) -> Bool { a == b }
        //= binary operator '==' cannot be applied to operands of type '[Int]' and '[String]'
        ----
        struct V { var x: Int }
        func f() -> V { V(x: 1) + V(x: 2) }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { }
        func g() -> V { V() }
        func f() -> Bool { g() == g() }
        //= binary operator '==' cannot be applied to two 'V' operands
        ----
        struct V { var x: Int }
        func f() -> V { -V(x: 1) }
        //= referencing operator function '-' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { init(_ a: Int) {} ; init(_ a: String) {} }
        func f() -> V { V(1) - V(2) }
        //= referencing operator function '-' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f(_ v: V) -> V { v - V() - v }
        //= referencing operator function '-' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f(_ a: [V]) -> Bool { a[0] == a[1] }
        //= referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
        ----
        struct V { var x = 1 }
        func f(_ a: [V]) -> Bool { a[0] < a[1] }
        //= referencing operator function '<' on 'Comparable' requires that 'V' conform to 'Comparable'
        ----
        struct V { var x = 1 }
        func f(_ a: [V], _ v: V) -> Bool { a[0] == v }
        //= referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
        ----
        struct V { var x = 1 }
        func f(_ a: [V]) -> V { a.reduce(V()) { $0 + $1 } }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        enum V { case a(Int) }
        func f() -> V { V.a(1) + V.a(2) }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f() -> V { V() ^ V() }
        //= referencing operator function '^' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
        ----
        struct V { var x = 1 }
        func f(_ v: V) -> V { v << 2 }
        //= binary operator '<<' cannot be applied to operands of type 'V' and 'Int'
        ----
        struct V { var x = 1 }
        func f(_ v: V) -> V { v * 2 }
        //= referencing operator function '*' on 'DurationProtocol' requires that 'V' conform to 'DurationProtocol'
        ----
        struct V { var x = 1 }
        func f(_ v: V) -> V { v * 2.5 }
        //= binary operator '*' cannot be applied to operands of type 'V' and 'Double'
        ----
        struct V { var x = 1 }
        func f(_ v: V, _ n: Int) -> V { v * n }
        //= referencing operator function '*' on 'DurationProtocol' requires that 'V' conform to 'DurationProtocol'
        ----
        struct V { var x = 1 }
        func f(_ v: V, _ n: Double) -> V { v * n }
        //= binary operator '*' cannot be applied to operands of type 'V' and 'Double'
        ----
        struct V { var x = 1 }
        func f(_ v: V, _ n: String) -> String { v + n }
        //= operator function '+' requires that 'V' conform to 'Sequence'
        ----
        struct V { var x = 1 }
        func f(_ v: V, _ n: String) -> String { n + v }
        //= binary operator '+' cannot be applied to operands of type 'String' and 'V'
        ----
        struct V { var x = 1 }
        func f(_ v: V) -> String { "a" + v }
        //= binary operator '+' cannot be applied to operands of type 'String' and 'V'
        ----
        func f(_ a: Bool, _ b: Bool) -> Bool { a - b }
        //= binary operator '-' cannot be applied to two 'Bool' operands
        ----
        func f(_ a: Int, _ b: Double) { let c = a | b; print(c) }
        //= cannot convert value of type 'Double' to expected argument type 'Int'
        ----
        func f(_ a: UInt8, _ b: Int) { let c = a & b; print(c) }
        //= binary operator '&' cannot be applied to operands of type 'UInt8' and 'Int'
        ----
        func f(_ a: UInt8, _ b: Int) -> UInt8 { a & b }
        //= cannot convert value of type 'Int' to expected argument type 'UInt8'
        ----
        func f(_ a: String, _ b: String) { let c = a ^ b; print(c) }
        //= binary operator '^' cannot be applied to two 'String' operands
        ----
        func f(_ a: Double) { let c = a & 2; print(c) }
        //= cannot convert value of type 'Double' to expected argument type 'Int'
        ----
        func f(_ a: Int) { let c = a & 2.5; print(c) }
        //= cannot convert value of type 'Double' to expected argument type 'Int'
        ----
        func f(_ a: Int) -> Int { a &+ 2.5 }
        //= cannot convert value of type 'Double' to expected argument type 'Int'
        ----
        func f(_ a: Double, _ b: Double) -> Double { a &* b }
        //= binary operator '&*' cannot be applied to two 'Double' operands
        ----
        func f(_ a: String) -> String { a << 1 }
        //= binary operator '<<' cannot be applied to operands of type 'String' and 'Int'
        ----
        func f(_ a: Int) -> Int { a << "1" }
        //= binary operator '<<' cannot be applied to operands of type 'Int' and 'String'
        ----
        func f(_ a: Int, _ d: Double) -> Int { a << d }
        //= binary operator '<<' cannot be applied to operands of type 'Int' and 'Double'
        ----
        func f(_ a: [Int]) -> [Int] { -a }
        //= unary operator '-' cannot be applied to an operand of type '[Int]'
        ----
        func f(_ a: [Int]?) -> [Int] { a + [1] }
        //= value of optional type '[Int]?' must be unwrapped to a value of type '[Int]'
        ----
        func f(_ a: Set<Int>, _ b: Set<Int>) -> Bool { a < b }
        //= binary operator '<' cannot be applied to two 'Set<Int>' operands
        ----
        func f(_ a: [Int], _ b: [Int]) -> Bool { a > b }
        //= binary operator '>' cannot be applied to two '[Int]' operands
        ----
        func f(_ a: [String: Int], _ b: [String: Int]) -> Bool { a < b }
        //= binary operator '<' cannot be applied to two '[String : Int]' operands
        ----
        func f(_ a: (Int, String)) -> Bool { a == 3 }
        //= binary operator '==' cannot be applied to operands of type '(Int, String)' and 'Int'
        ----
        func f(_ a: (Int, String), _ b: (Int, Int)) -> Bool { a == b }
        //= binary operator '==' cannot be applied to operands of type '(Int, String)' and '(Int, Int)'
        ----
        func f(_ a: [Int], _ b: Set<Int>) -> Bool { a == b }
        //= conflicting arguments to generic parameter 'Self' ('[Int]' vs. 'Set<Int>')
        ----
        func f(_ a: [Int], _ b: [Int: Int]) -> Bool { a == b }
        //= binary operator '==' cannot be applied to operands of type '[Int]' and '[Int : Int]'
        ----
        func f(_ a: [String]) -> Bool { a == "a" }
        //= binary operator '==' cannot be applied to operands of type '[String]' and 'String'
        ----
        func f(_ a: [Double], _ b: [Int]) -> Bool { a == b }
        //= binary operator '==' cannot be applied to operands of type '[Double]' and '[Int]'
        ----
        func f(_ a: Range<Int>, _ b: ClosedRange<Int>) -> Bool { a == b }
        //= binary operator '==' cannot be applied to operands of type 'Range<Int>' and 'ClosedRange<Int>'
        ----
        func f(_ a: Int) -> Bool { a == 1...3 }
        //= binary operator '==' cannot be applied to operands of type 'Int' and 'ClosedRange<Int>'
        ----
        func f(_ o: AnyObject, _ s: String) -> Bool { o === s }
        //= argument type 'String' expected to be an instance of a class or class-constrained type
        ----
        class A {}
        func f(_ a: A) -> Bool { a === 3 }
        //= argument type 'Int' expected to be an instance of a class or class-constrained type
        ----
        class A {}
        func f(_ a: A, _ s: String) -> Bool { a !== s }
        //= argument type 'String' expected to be an instance of a class or class-constrained type
        ----
        enum V { case a }
        func f(_ v: V) { let c = v * 2; print(c) }
        //= binary operator '*' cannot be applied to operands of type 'V' and 'Int'
        ----
        enum V { case a }
        func f(_ v: V) { let c = v / 2; print(c) }
        //= binary operator '/' cannot be applied to operands of type 'V' and 'Int'
        ----
        struct V { var x = 1 }
        func f(_ v: V) { let c = v - 2; print(c) }
        //= cannot convert value of type 'V' to expected argument type 'Int'
        ----
        struct V { var x = 1 }
        func f(_ v: V, _ n: Int) { let c = n - v; print(c) }
        //= cannot convert value of type 'V' to expected argument type 'Int'
        ----
        struct V { var x = 1 }
        func f(_ v: V, _ n: Int) { let c = n * v; print(c) }
        //= cannot convert value of type 'V' to expected argument type 'Int'
        ----
        class V { var x = 1 }
        func f(_ v: V, _ n: Int) { let c = v * n; print(c) }
        //= binary operator '*' cannot be applied to operands of type 'V' and 'Int'
        ----
        class V { var x = 1 }
        func f(_ v: V, _ n: Int) { let c = v + n; print(c) }
        //= cannot convert value of type 'V' to expected argument type 'Int'
        ----
        enum V { case a }
        func f(_ v: V) { let c = v + "a"; print(c) }
        //= operator function '+' requires that 'V' conform to 'Sequence'
        ----
        enum V { case a }
        func f(_ v: V, _ s: String) { let c = v + s; print(c) }
        //= operator function '+' requires that 'V' conform to 'Sequence'
        ----
        struct V { var x = 1 }
        func g(_ x: Int) -> V { V() }
        func f() { let c = g(1) + g(2); print(c) }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f(_ a: [V]) -> [V] { a.map { $0 + V() } }
        //= referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
        ----
        struct V { var x = 1 }
        func f(_ a: [V]) -> [V] { a.map { v in v * 2 } }
        //= referencing operator function '*' on 'DurationProtocol' requires that 'V' conform to 'DurationProtocol'
        ----
        struct S { var v = V(); var n = 2; func f() -> V { v * n } }
        struct V { var x = 1 }
        //= referencing operator function '*' on 'DurationProtocol' requires that 'V' conform to 'DurationProtocol'
        ----
        func f(_ a: [Int]) -> Bool { a == 1 }
        //= binary operator '==' cannot be applied to operands of type '[Int]' and 'Int'
        ----
        func f(_ a: [Int], _ b: [Double]) -> [Int] { a - b }
        //= binary operator '-' cannot be applied to operands of type '[Int]' and '[Double]'
        ----
        func f(_ a: [Int]) -> [Int] { a - [1] }
        //= binary operator '-' cannot be applied to two '[Int]' operands
        ----
        func f() { var a = [1]; a -= [1] }
        //= binary operator '-=' cannot be applied to two '[Int]' operands
        ----
        func f() { var a = "x"; a -= "x" }
        //= binary operator '-=' cannot be applied to two 'String' operands
        ----
        func f() { var a = 2; a <<= 1.5 }
        //= binary operator '<<=' cannot be applied to operands of type 'Int' and 'Double'
        ----
        func f() { var a = 2.5; a <<= 1 }
        //= binary operator '<<=' cannot be applied to operands of type 'Double' and 'Int'
        ----
        func f() { var a = Set([1]); a += [2] }
        //= binary operator '+=' cannot be applied to operands of type 'Set<Int>' and '[Int]'
        ----
        func f() { var a = [1: 2]; a += [2: 3] }
        //= binary operator '+=' cannot be applied to two '[Int : Int]' operands
        ----
        func f(_ a: (Int, Int)) -> (Int, Int) { -a }
        //= unary operator '-' cannot be applied to an operand of type '(Int, Int)'
        """##)
}
