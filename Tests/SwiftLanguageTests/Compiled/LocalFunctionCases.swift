// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions inside functions see the variables around them.
    static let localFunctions = reading(
        #"""
        func t() -> String { let base = 10; func add(_ n: Int) -> Int { base + n }; return "\(add(5))" }
        //= 15
        ----
        func t() -> String { var total = 0; func count(_ n: Int) { total += n }; count(2); count(3); return "\(total)" }
        //= 5
        ----
        func t() -> String {
            func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
            func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
            return "\(even(10)) \(odd(7)) \(even(3))"
        }
        //= true true false
        ----
        let shade = "global"
        func t() -> String { let shade = "local"; func tell() -> String { shade }; return tell() }
        //= local
        ----
        func helper() -> String { "global" }
        func t() -> String { func helper() -> String { "local" }; return helper() }
        //= local
        ----
        func t() -> String {
            var memo: [Int: Int] = [:]
            func fib(_ n: Int) -> Int {
                if n < 2 { return n }
                if let known = memo[n] { return known }
                let value = fib(n - 1) + fib(n - 2)
                memo[n] = value
                return value
            }
            return "\(fib(40)) \(memo.count)"
        }
        //= 102334155 39
        ----
        func t() -> String {
            let rows = ["#..", "..#", "#.."].map(Array.init)
            var seen = Set<Int>()
            func visit(_ r: Int, _ c: Int) -> Int {
                guard rows.indices.contains(r), rows[r].indices.contains(c), rows[r][c] == ".", seen.insert(r * 3 + c).inserted else { return 0 }
                return 1 + visit(r + 1, c) + visit(r - 1, c) + visit(r, c + 1) + visit(r, c - 1)
            }
            return "\(visit(0, 1)) \(seen.count)"
        }
        //= 6 6
        ----
        func t() -> String {
            var log: [String] = []
            for name in ["a", "b"] {
                let label = name + "!"
                func note(_ n: Int) { log.append("\(label)\(n)") }
                note(1)
                note(2)
            }
            return log.joined(separator: " ")
        }
        //= a!1 a!2 b!1 b!2
        ----
        func t() -> String {
            func make() -> () -> Int { var n = 0; func next() -> Int { n += 1; return n }; return next }
            let (a, b) = (make(), make())
            return "\(a()) \(a()) \(b())"
        }
        //= 1 2 1
        ----
        struct Cart {
            var prices = [3.0, 4.5]
            func total(rate: Double) -> Double { func taxed(_ p: Double) -> Double { p * (1 + rate) }; return prices.map(taxed).reduce(0, +) }
        }
        func t() -> String { "\(Cart().total(rate: 0.5))" }
        //= 11.25
        ----
        func t() -> String {
            func outer(_ n: Int) -> Int { func inner(_ m: Int) -> Int { m > 0 ? inner(m - 1) + n : 0 }; return inner(3) }
            return "\(outer(4)) \(outer(5))"
        }
        //= 12 15
        ----
        func t() -> String { func pick<T>(_ items: [T], _ index: Int) -> T { items[index] }; return "\(pick([1, 2], 1)) \(pick(["x"], 0))" }
        //= 2 x
        ----
        func t() -> String {
            var stack: [() -> String] = []
            for i in 0..<3 { stack.append { "f\(i)" } }
            func runAll() -> String { stack.map { $0() }.joined() }
            return runAll()
        }
        //= f0f1f2
        ----
        final class Log { nonisolated(unsafe) static var lines: [String] = [] }
        class D { deinit { Log.lines.append("gone") } }
        func use() { let d = D(); func g() -> D { d }; _ = g() }
        func made() { let d = D(); lazy var e = d; var f: D { d }; _ = e; _ = f }
        func t() -> String { use(); Log.lines.append("then"); made(); return "\(Log.lines)" }
        //= ["gone", "then", "gone"]
        ----
        func made() -> () -> Int { var c = 0; func inc() -> Int { c += 1; return c }; return inc }
        func later() -> () -> Int { let a = 7; func q() -> Int { a }; return { q() } }
        func t() -> String {
            func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
            func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
            let i = made()
            return "\(i()) \(i()) \(later()()) \(even(10))"
        }
        //= 1 2 7 true
        ----
        func t() -> String { "\(r()) \(Rows(5).parts)" }
        func r() -> String {
            var sum = 0, log: [Int] = []
            add(3)
            let factor = 2
            for i in 0..<3 { if sum > 3 { flush() }; add(i * factor) }
            guard let last = log.last else { return "none" }
            flush()
            return "\(sum) \(log) \(last) \(twice(last))"
            func add(_ n: Int) { sum += n; if sum > 6 { flush() } }
            func flush() { log.append(sum); sum = 0 }
            func twice(_ n: Int) -> Int { n * 2 }
        }
        struct Rows { var parts: [Int] = []; init(_ count: Int) { var row = 0; for i in 0..<count { if row + i > 4 { finish() }; row += i; if i == count - 1 { finish() } }; func finish() { parts.append(row); row = 0 } } }
        //= 0 [5, 4] 5 10 [3, 3, 4]
        """#)
}
