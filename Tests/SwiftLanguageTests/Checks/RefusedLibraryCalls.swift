// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Calls of the library's functions without an argument or a label, or with a value where a function is wanted.
    static let libraryCalls = reading(
        ##"""
        func f() -> Int { min(1) }
        //= missing argument for parameter #2 in call
        ----
        func f(_ n: Int) -> Int { max(n) }
        //= missing argument for parameter #2 in call
        ----
        func f(_ xs: [Int]) { for pair in zip(xs) { print(pair) } }
        //= missing argument for parameter #2 in call
        ----
        func f() { for i in stride(from: 0, to: 10) { print(i) } }
        //= missing argument for parameter 'by' in call
        ----
        func f() -> [Int] { Array(repeating: 0) }
        //= missing argument for parameter 'count' in call
        ----
        func f() -> Int { Int.random(1...6) }
        //= missing argument label 'in:' in call
        ----
        func f() -> Double { Double.random(0...1) }
        //= missing argument label 'in:' in call
        ----
        struct Die { func roll() -> Int { Int.random(1...6) } }
        //= missing argument label 'in:' in call
        ----
        func f(_ xs: [Int]) -> [Int] { xs.sorted(by: "x") }
        //= cannot convert value of type 'String' to expected argument type '(Int, Int) throws -> Bool'
        ----
        func f(_ xs: [Int]) -> Bool { xs.allSatisfy(3) }
        //= cannot convert value of type 'Int' to expected argument type '(Int) throws -> Bool'
        ----
        func f(_ xs: [Int]) -> Int { xs.reduce(0, 1) }
        //= cannot convert value of type 'Int' to expected argument type '(Int, Int) throws -> Int'
        ----
        func f(_ xs: [Int]) -> Int? { xs.first(where: 2) }
        //= cannot convert value of type 'Int' to expected argument type '(Int) throws -> Bool'
        ----
        func f() { var xs = [1]; xs.removeAll(where: true); print(xs) }
        //= cannot convert value of type 'Bool' to expected argument type '(Int) throws -> Bool'
        ----
        func f(_ xs: [String]) { xs.forEach("a") }
        //= cannot convert value of type 'String' to expected argument type '(String) throws -> Void'
        ----
        func f(_ s: String?) -> Int? { Int(s) }
        //= value of optional type 'String?' must be unwrapped to a value of type 'String'
        ----
        func f(_ n: Int?) -> Double { Double(n) / 2 }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func f(_ n: Int?) -> Int { abs(n) }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func f(_ n: Int?) { print(min(n, 1)) }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func f(_ n: Int?, _ m: Int) { print(max(m, n)) }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func f(_ n: Int) { print(sqrt(n)) }
        //= cannot convert value of type 'Int' to expected argument type 'Double'
        ----
        func f(_ xs: [Int]) { print(floor(xs.count)) }
        //= cannot convert value of type 'Int' to expected argument type 'Double'
        ----
        func f(_ words: [String]) -> Bool { words.contains(1) }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        func f(_ s: String?) -> String { s.uppercased() }
        //= value of optional type 'String?' must be unwrapped to refer to member 'uppercased' of wrapped base type 'String'
        ----
        func f(_ s: String?) -> Bool { s.hasPrefix("a") }
        //= value of optional type 'String?' must be unwrapped to refer to member 'hasPrefix' of wrapped base type 'String'
        ----
        func f(_ n: Int?) { for i in 0..<n { print(i) } }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func f(_ a: Double, _ b: Double) -> Double { a % b }
        //= '%' is unavailable: For floating point numbers use truncatingRemainder instead
        ----
        struct S { var n: [String: Int] = [] }
        //= use [:] to get an empty dictionary literal
        ----
        struct S { var n: [String] = [:] }
        //= cannot convert value of type '[AnyHashable : Any]' to specified type '[String]'
        ----
        func run(_ body: () -> Int) -> Int { body() }
        func f() -> Int { run(1) }
        //= cannot convert value of type 'Int' to expected argument type '() -> Int'
        ----
        struct Action { var run: () -> Void }
        func f() -> Action { Action(run: "a") }
        //= cannot convert value of type 'String' to expected argument type '() -> Void'
        ----
        func f() { var a = [1]; a.remove(0); print(a) }
        //= no exact matches in call to instance method 'remove'
        ----
        func f() { var a = [1]; a.insert(1, 0); print(a) }
        //= no exact matches in call to instance method 'insert'
        ----
        func f() { var a = [1]; a.append(); print(a) }
        //= missing argument for parameter #1 in call
        ----
        struct Bag { var items: [String] = []; mutating func drop() { items.remove(0) } }
        //= no exact matches in call to instance method 'remove'
        ----
        func f() { var d = ["a": 1]; d.removeValue("a"); print(d) }
        //= missing argument label 'forKey:' in call
        ----
        func f() -> String { String(repeating: "a") }
        //= missing argument for parameter 'count' in call
        ----
        func f() -> String { String("a", count: 3) }
        //= missing argument label 'repeating:' in call
        ----
        func f() -> String { "\(abs())" }
        //= missing argument for parameter #1 in call
        ----
        func f() -> Int { min() }
        //= missing arguments for parameters #1, #2 in call
        ----
        func f() -> String { "\(Int.random())" }
        //= missing argument for parameter 'in' in call
        ----
        func f() -> Double { Double.random(0, 1) }
        //= no exact matches in call to static method 'random'
        ----
        func f() -> Int { Int.random(in: 1, 6) }
        //= no exact matches in call to static method 'random'
        ----
        func f(_ xs: [Int]) -> [Int] { xs.filter() }
        //= missing argument for parameter #1 in call
        ----
        func f(_ xs: [Int]) -> Int { xs.reduce(0) }
        //= missing argument for parameter #2 in call
        ----
        func f(_ s: String) -> Bool { s.hasPrefix() }
        //= missing argument for parameter #1 in call
        ----
        func f(_ s: String) -> Bool { s.hasPrefix("a", 1) }
        //= extra argument in call
        ----
        func f() -> [Int] { [1].reversed(1) }
        //= argument passed to call that takes no arguments
        ----
        func f(_ xs: [Int]) -> Int? { xs.firstIndex(1) }
        //= missing argument label 'of:' in call
        ----
        func f(_ a: Int, _ b: Int) { print(hypot(a, b)) }
        //= no exact matches in call to global function 'hypot'
        ----
        func f() { var s: Set<Int> = []; s.insert("a"); print(s) }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func f(_ xs: [Int]) { print(xs.prefix("a")) }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func f(_ n: Int) -> String { String(n, radix: "2") }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func f() -> [Int] { Array(repeating: 0, count: "3") }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func f() -> String { "\(1, 2)" }
        //= missing argument label 'default:' in call
        ----
        struct N {}
        func f() { var a = [1]; a.append(N()) }
        //= cannot convert value of type 'N' to expected argument type 'Int'
        ----
        struct N {}
        func f() { var a = [N()]; a.append(1) }
        //= cannot convert value of type 'Int' to expected argument type 'N'
        ----
        struct N {}
        func f() { var a = [N()]; a.append([N()]) }
        //= no exact matches in call to instance method 'append'
        ----
        struct N {}
        struct M {}
        func f() { var a = [N()]; a.insert(M(), at: 0) }
        //= cannot convert value of type 'M' to expected argument type 'N'
        ----
        struct N {}
        func f(_ x: N?) { var a = [N()]; a.append(x) }
        //= value of optional type 'N?' must be unwrapped to a value of type 'N'
        ----
        struct N {}
        struct M {}
        func f(_ x: [M]) { var a = [N()]; a.append(contentsOf: x) }
        //= no exact matches in call to instance method 'append'
        ----
        func f(_ x: [Int]) { var a = [""]; a.append(contentsOf: x) }
        //= no exact matches in call to instance method 'append'
        ----
        struct N: Equatable {}
        func f(_ x: [N]) -> Int? { x.firstIndex(of: 1) }
        //= cannot convert value of type 'Int' to expected argument type 'N'
        """##)
}
