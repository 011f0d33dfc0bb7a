// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Values beside others that they do not go with, in operators, patterns, chains and closures, and results of another type than is wanted.
    static let operands = reading(
        ##"""
        func t() -> String { var x = 1; let y = &x; return "\(y)" }
        //= '&' may only be used to pass an argument to inout parameter
        ----
        extension String { func shout() -> String { uppercased() } }
        func t() -> String { "a" + "b".shout }
        //= binary operator '+' cannot be applied to operands of type 'String' and '() -> String'
        ----
        func t() -> String { let a = -"x"; return "\(a)" }
        //= unary operator '-' cannot be applied to an operand of type 'String'
        ----
        enum E { case a, b }
        func f() -> Int { E.a + 1 }
        //= cannot convert value of type 'E' to expected argument type 'Int'
        ----
        enum E: Int { case a, b }
        func f() { let n: Int = E.a + 1; print(n) }
        //= cannot convert value of type 'E' to expected argument type 'Int'
        ----
        enum E: Int { case a, b }
        func f(_ e: E) -> Double { return e * 2.0 }
        //= cannot convert value of type 'E' to expected argument type 'Double'
        ----
        enum E: Int { case a, b }
        func f(_ e: E) -> Bool { e == 1 }
        //= cannot convert value of type 'E' to expected argument type 'Int'
        ----
        enum E: String { case a, b }
        func f(_ e: E, _ s: String) -> Bool { s != e }
        //= cannot convert value of type 'E' to expected argument type 'String'
        ----
        enum E { case a, b }
        func f(_ e: E, _ d: Double) -> Bool { e == d }
        //= binary operator '==' cannot be applied to operands of type 'E' and 'Double'
        ----
        func f(_ s: String) -> String { s.prefix(3) }
        //= no 'prefix' candidates produce the expected contextual result type 'String'
        ----
        func f(_ s: String) -> [String] { s.split(separator: ",") }
        //= no 'split' candidates produce the expected contextual result type '[String]'
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropFirst() }
        //= no 'dropFirst' candidates produce the expected contextual result type '[Int]'
        ----
        func f() { if 3 { print(1) } }
        //= cannot convert value of type 'Int' to expected condition type 'Bool'
        ----
        func load() throws -> Int { 1 }
        func f() { let x = 1 + try load(); print(x) }
        //= 'try' cannot appear to the right of a non-assignment operator
        ----
        func f<T>(_ a: T) -> T { a + 1 }
        //= cannot convert value of type 'T' to expected argument type 'Int'
        ----
        func f(_ a: Int?, _ b: Int?) { print(a + b) }
        //= binary operator '+' cannot be applied to two 'Int?' operands
        ----
        enum Level: Int { case low, high }
        func f(_ level: Level) -> Int { level + 1 }
        //= cannot convert value of type 'Level' to expected argument type 'Int'
        ----
        enum Level: Int { case low, high }
        func f(_ level: Level) { print("level " + level) }
        //= binary operator '+' cannot be applied to operands of type 'String' and 'Level'
        ----
        func f(_ xs: [Int]) { for x in xs.enumerated() { print(x + 1) } }
        //= cannot convert value of type '(offset: Int, element: Int)' to expected argument type 'Int'
        ----
        func f(_ t: (Int, Int)) -> Int { switch t { case (1, 2, 3): 1; default: 2 } }
        //= pattern of type '(Int, Int, Int)' cannot match '(Int, Int)'
        ----
        func f(_ t: (Int, Int)) -> Int { switch t { case (let a, let b, let c): a + b + c; default: 2 } }
        //= pattern of type '(_, _, _)' cannot match '(Int, Int)'
        ----
        func f(_ t: (Int, Int, Int)) -> Int { switch t { case (1, let b): b; default: 2 } }
        //= pattern of type '(Int, _)' cannot match '(Int, Int, Int)'
        ----
        func f(_ t: Int) -> Int { switch t { case (let a, let b): a + b; default: 2 } }
        //= pattern of type '(_, _)' cannot match 'Int'
        ----
        func f(_ t: (Int, Int)) -> Int { if case (let a, let b, let c) = t { a + b + c } else { 1 } }
        //= cannot convert value of type '(Int, Int)' to specified type '(_, _, _)'
        ----
        func f(_ t: (Int, Int)) -> Int { switch t { case 1: 1; default: 2 } }
        //= expression pattern of type 'Int' cannot match values of type '(Int, Int)'
        ----
        enum E { case a, b }
        func f(_ e: E) -> Int { switch e { case "a": 1; default: 0 } }
        //= expression pattern of type 'String' cannot match values of type 'E'
        ----
        enum E { case a, b }
        func f(_ e: E?) -> Int { switch e { case 1: 1; default: 0 } }
        //= expression pattern of type 'Int' cannot match values of type 'E?'
        ----
        struct P { var x = 1 }
        func f(_ e: P) -> Int { switch e { case 1: 1; default: 0 } }
        //= expression pattern of type 'Int' cannot match values of type 'P'
        ----
        func f(_ e: [Int]) -> Int { switch e { case 1: 1; default: 0 } }
        //= expression pattern of type 'Int' cannot match values of type '[Int]'
        ----
        enum E { case a, b }
        enum F { case c }
        func f(_ e: E) -> Int { switch e { case F.c: 1; default: 0 } }
        //= pattern of type 'F' cannot match 'E'
        ----
        enum E { case a, b }
        func f(_ e: Int) -> Int { switch e { case E.a: 1; default: 0 } }
        //= pattern of type 'E' cannot match 'Int'
        ----
        enum E { case a }
        func f(_ e: E) -> E { e.a }
        //= enum case 'a' cannot be used as an instance member
        ----
        enum E { case a, b }
        func f(_ e: E?) -> Bool { e == 1 }
        //= cannot convert value of type 'E?' to expected argument type 'Int'
        ----
        enum E: String { case a, b }
        func f(_ e: E?) -> Bool { "a" != e }
        //= cannot convert value of type 'E?' to expected argument type 'String'
        ----
        enum E { case a, b }
        func f(_ e: E?) -> Bool { e == true }
        //= optional type 'E?' cannot be used as a boolean; test for '!= nil' instead
        ----
        enum E { case a, b }
        func f(_ e: E, _ n: Int?) -> Bool { e == n }
        //= binary operator '==' cannot be applied to operands of type 'E' and 'Int?'
        ----
        struct E: Equatable { var a = 1 }
        func f(_ e: E?) -> Bool { e == 1 }
        //= cannot convert value of type 'E?' to expected argument type 'Int'
        ----
        func f(_ e: [Int]?) -> Bool { e == 1 }
        //= cannot convert value of type '[Int]?' to expected argument type 'Int'
        ----
        func f(_ e: Int?) -> Bool { e == "a" }
        //= cannot convert value of type 'Int?' to expected argument type 'String'
        ----
        enum E { case a, b }
        func f() { var n = 1; let e = E.a; n += e; print(n) }
        //= cannot convert value of type 'E' to expected argument type 'Int'
        ----
        enum E { case a, b }
        func f(_ e: E?) { var n = 1.5; n *= e; print(n) }
        //= cannot convert value of type 'E?' to expected argument type 'Double'
        ----
        func f(_ q: [Int]) { var p = 1; p += q; print(p) }
        //= cannot convert value of type '[Int]' to expected argument type 'Int'
        ----
        func f(_ q: (Int, Int)) { var p = 1; p += q; print(p) }
        //= cannot convert value of type '(Int, Int)' to expected argument type 'Int'
        ----
        func f(_ q: Any) { var p = 1; p += q; print(p) }
        //= cannot convert value of type 'Any' to expected argument type 'Int'
        ----
        enum E { case a, b }
        func f() { var n = "a"; let e = E.a; n += e; print(n) }
        //= operator function '+=' requires that 'E' conform to 'Sequence'
        ----
        struct P { var x = 1 }
        func f(_ q: P) { var p = [P()]; p += q; print(p) }
        //= operator function '+=' requires that 'P' conform to 'Sequence'
        ----
        enum E { case a, b }
        func f() { var e = E.a; e += 1; print(e) }
        //= binary operator '+=' cannot be applied to operands of type 'E' and 'Int'
        ----
        struct P { var x = 1 }
        func f(_ q: P) { var p = P(); p -= q; print(p) }
        //= binary operator '-=' cannot be applied to two 'P' operands
        ----
        func f() { var b = true; b += 1; print(b) }
        //= binary operator '+=' cannot be applied to operands of type 'Bool' and 'Int'
        ----
        struct S { var b = true; func c() -> Bool { b } }
        func f(_ s: S?) -> Int { s?.c() ? 1 : 2 }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        ----
        struct S { var b = true }
        func f(_ s: S?) -> Int { s?.b ? 1 : 2 }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        ----
        struct S { var b = true }
        func f(_ s: S?) -> Bool { s?.b && true }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        ----
        struct S { var b = true }
        func f(_ s: S?) -> Bool { true && s?.b }
        //= optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
        ----
        struct S { var b = true }
        func f(_ s: S?) -> Bool { !s?.b }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        ----
        func f(_ d: String?) -> Int { d?.hasPrefix("a") ? 1 : 2 }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        ----
        func f(_ d: String?) -> Int { d?.isEmpty ? 1 : 2 }
        //= optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
        ----
        func g(_ b: Bool) {}
        func f(_ d: String?) { g(d?.hasPrefix("a")) }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        ----
        func g(_ h: (Int) -> Void) {}
        func f() { g { (s: String) in print(s) } }
        //= cannot convert value of type '(String) -> ()' to expected argument type '(Int) -> Void'
        ----
        class C { var n = 1; func f() { g { [weak self] in n += 1 } }; func g(_ h: @escaping () -> Void) {} }
        //= explicit use of 'self' is required when 'self' is optional, to make control flow explicit
        ----
        class C { func go() {}; func f() { g { [weak self] in go() } }; func g(_ h: () -> Void) {} }
        //= explicit use of 'self' is required when 'self' is optional, to make control flow explicit
        ----
        struct Q { var l: [() -> Void] = []; mutating func a(_ h: () -> Void) { l.append(h) } }
        //= converting non-escaping parameter 'h' to generic parameter 'Element' may allow it to escape
        ----
        func f(_ d: [Double]) -> Int { d.reduce(0, +) }
        //= cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
        ----
        func f(_ d: [String]) { let n: Int = d.reduce(0, +); print(n) }
        //= cannot convert value of type '(Int) -> Int' to expected argument type '(Int, String) throws -> Int'
        ----
        func f(_ i: Int, _ d: Double) { let m = max(i, d); print(m) }
        //= conflicting arguments to generic parameter 'T' ('Int' vs. 'Double')
        ----
        func f(_ i: Int, _ d: Double) -> Double { max(i, d) }
        //= cannot convert value of type 'Int' to expected argument type 'Double'
        ----
        func f(_ c: Character) -> String { c + "a" }
        //= cannot convert value of type 'Character' to expected argument type 'String'
        ----
        func f(_ c: Character) { let s = "a" + c; print(s) }
        //= cannot convert value of type 'Character' to expected argument type 'String'
        ----
        func f(_ c: Character, _ d: Character) { let x = c + d; print(x) }
        //= binary operator '+' cannot be applied to two 'Character' operands
        ----
        func f(_ c: Character, _ n: Int) { let x = c + n; print(x) }
        //= cannot convert value of type 'Character' to expected argument type 'Int'
        ----
        func f(_ c: Character, _ n: Int) { let x = c * n; print(x) }
        //= binary operator '*' cannot be applied to operands of type 'Character' and 'Int'
        ----
        struct N {}
        struct M {}
        func f(_ x: [M]) { var a = [N()]; a = a + x }
        //= binary operator '+' cannot be applied to operands of type '[N]' and '[M]'
        ----
        func f(_ a: [Int], _ b: [String]) { let c = a + b; print(c) }
        //= binary operator '+' cannot be applied to operands of type '[Int]' and '[String]'
        ----
        struct N: Hashable {}
        struct M: Hashable {}
        func f(_ m: M) -> Bool { m == N() }
        //= binary operator '==' cannot be applied to operands of type 'M' and 'N'
        ----
        struct A { static func + (a: A, b: A) -> A { a } }
        func f(_ a: A) -> A { a + 1 }
        //= cannot convert value of type 'Int' to expected argument type 'A'
        ----
        struct A { static func + (a: A, b: A) -> A { a } }
        func f(_ a: A, _ n: Int) { let b = n + a; print(b) }
        //= binary operator '+' cannot be applied to operands of type 'Int' and 'A'
        ----
        struct A { static func * (a: A, b: Double) -> A { a } }
        func f(_ a: A, _ n: Int) { let b = a * n; print(b) }
        //= binary operator '*' cannot be applied to operands of type 'A' and 'Int'
        ----
        struct A { static func - (a: A, b: A) -> A { a } }
        struct B {}
        func f(_ a: A, _ b: B) { let c = a - b; print(c) }
        //= cannot convert value of type 'B' to expected argument type 'A'
        ----
        struct Item { var done = false }
        func f(_ a: [Item]) -> [Item] { a.sorted { $0.done < $1.done } }
        //= binary operator '<' cannot be applied to two 'Bool' operands
        """##)
}
