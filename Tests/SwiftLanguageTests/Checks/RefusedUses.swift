// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Branches of different types, subscripts that a type has not, arguments that no overload of the library takes, witnesses of other
    /// types than a protocol asks for.
    static let uses = reading(
        ##"""
        protocol P { subscript(i: Int) -> String { get } }
        struct S: P { subscript(i: Int) -> Int { i } }
        func t() -> String { "\(S()[1])" }
        //= type 'S' does not conform to protocol 'P'
        ----
        protocol P { func f() }
        struct S: P { mutating func f() {} }
        func t() -> String { "\(S())" }
        //= type 'S' does not conform to protocol 'P'
        ----
        struct S: Comparable { var n: Int; static func < (a: S, b: S) -> Int { a.n - b.n } }
        func t() -> String { "\(S(n: 1))" }
        //= type 'S' does not conform to protocol 'Comparable'
        ----
        struct S: CustomStringConvertible { var description: Int { 1 } }
        func t() -> String { "\(S())" }
        //= type 'S' does not conform to protocol 'CustomStringConvertible'
        ----
        func t() -> String { let x = if Bool.random() { 1 } else { "a" }; return "\(x)" }
        //= branches have mismatching types 'Int' and 'String'
        ----
        func t() -> String { let n = 3; let x = switch n { case 1: "a"; default: 2 }; return "\(x)" }
        //= branches have mismatching types 'String' and 'Int'
        ----
        func t() -> String { let b = true; let x = b ? 1 : "a"; return "\(x)" }
        //= result values in '? :' expression have mismatching types 'Int' and 'String'
        ----
        protocol P {}
        extension Int: P {}
        func a() -> some Equatable { 1 }
        func b() -> some Equatable { 2 }
        func t() -> String { a() == b() ? "y" : "n" }
        //= conflicting arguments to generic parameter 'Self' ('some Equatable' (result type of 'a') vs. 'some Equatable' (result type of 'b'))
        ----
        func t() -> String { let a = [1, 2].map { $0.name }; return "\(a)" }
        //= value of type 'Int' has no member 'name'
        ----
        func t() -> String { var s = "a"; s.append(5); return s }
        //= no exact matches in call to instance method 'append'
        ----
        func t() -> String { let o = Optional<Int>.some("a"); return "\(o!)" }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func t() -> String { let o: Result<Int, Never> = .success("a"); return "\(o)" }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func t() -> String { let a: [String: Any] = ["a": 1]; let b = a["a"]! + 1; return "\(b)" }
        //= cannot convert value of type 'Any' to expected argument type 'Int'
        ----
        struct M { subscript(key k: Int) -> Int { k } }
        func t() -> String { let m = M(); return "\(m[2])" }
        //= missing argument label 'key:' in subscript
        ----
        struct M { var n = 1 }
        func t() -> String { let m = M(); return "\(m[0])" }
        //= value of type 'M' has no subscripts
        ----
        func t() -> String { let e: Error = "a"; return "\(e)" }
        //= value of type 'String' does not conform to specified type 'Error'
        ----
        struct S { lazy var n = 1 }
        func t() -> String { let s = S(); return "\(s.n)" }
        //= cannot use mutating getter on immutable value: 's' is a 'let' constant
        ----
        func t() -> String { let n: Double = 5; return "\(n.count)" }
        //= value of type 'Double' has no member 'count'
        ----
        func t() -> String { var a = 5; a.foo(); return "\(a)" }
        //= value of type 'Int' has no member 'foo'
        ----
        func t() -> String { let a: [Int: String] = [1: "a"]; let s: String = a[1] ?? 5; return s }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        """##)
}
