// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What a closure keeps alive: what it names, and not the instance around it that it does not name.
    static let captures = reading(
        ##"""
        nonisolated(unsafe) var log: [String] = []
        final class S { var keep: [() -> Void] = []; deinit { log.append("bye") }; func map() -> S { let s = S(); keep.append { }; return s } }
        func t() -> String { let a = S(); let d = a.map().map(); log.append("m"); return "\(log) \(d.keep.count)" }
        //= ["bye", "m"] 0
        ----
        nonisolated(unsafe) var log: [String] = []
        final class S { deinit { log.append("bye") } }
        final class T {
            var f: () -> Void = {}; let n: Int
            init(_ n: Int) { self.n = n }
            deinit { log.append("t\(n)") }
            func arm() { f = { [weak self] in log.append("\(self?.n ?? -1)") } }
            func other(_ s: S) { f = { [weak s] in log.append(s == nil ? "gone" : "here") } }
            func global() { f = { print("x", log.count) } }
            func local() { let k = 3; f = { log.append("\(k)") } }
            func own() { f = { log.append("\(self.n)") } }
        }
        func t() -> String {
            do { let a = T(1); a.arm() }
            do { let b = T(2); b.other(S()) }
            do { let c = T(3); c.global() }
            do { let d = T(4); d.local() }
            do { let e = T(5); e.own() }
            return log.joined(separator: " ")
        }
        //= t1 bye t2 t3 t4
        ----
        nonisolated(unsafe) var log: [String] = []
        class Base { var step = 2; func next(_ n: Int) -> Int { n + step } }
        final class Counter: Base {
            var total = 0; var handlers: [(Int) -> Int] = []
            deinit { log.append("counter") }
            func implicitMember() -> (Int) -> Int { { [unowned self] in total += $0; return total } }
            func inherited() -> (Int) -> Int { { super.next($0) } }
            func parameterNamedAsMember() { handlers.append { total in total * 2 } }
        }
        func t() -> String {
            let c = Counter(); c.parameterNamedAsMember(); let f = c.implicitMember(); let g = Counter().inherited()
            return "\(f(2)) \(f(3)) \(g(1)) \(c.handlers[0](4)) \(log)"
        }
        //= 2 5 3 8 []
        """##)
}
