// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Sequences whose elements are made when they are asked for: what their closures are given has a type.
    static let steps = reading(
        ##"""
        struct R { func m(_ s: String) -> [Int]? { s == "a" ? [1, 2] : nil } }
        func t() -> String { let rs = [R()]; let a = rs.lazy.map { r in r.m("a").map { $0.count } }.first!; let b = rs.lazy.filter { _ in true }.compactMap { $0.m("a").map { $0.count } }.first ?? 0; let c = rs.enumerated().lazy.compactMap { $0.element.m("a").map { $0.count } }.first!; return "\(a!) \(b) \(c)" }
        //= 2 2 2
        ----
        func t() -> String {
            let xs = [1, 2, 3, 4]
            let l = xs.lazy.map { $0 + 1 }.filter { $0 % 2 == 0 }
            let last = xs.lazy.map { "\($0)" }.last ?? "-"
            let found = xs.lazy.map { $0 * 3 }.first { $0 > 4 }
            return "\(Array(l)) \(l.count) \(last) \(found!) \(xs.lazy.prefix(2).map { Double($0) * 1.5 }.reduce(0, +)) \(xs.lazy.map(String.init).joined(separator: "-")) \(xs.lazy.reversed().map { $0 }.first!) \(xs.lazy.flatMap { [$0, $0] }.dropFirst(3).first!) \(xs.lazy.sorted(by: >)) \(xs.lazy.contains(3)) \(Set(xs.lazy.map { $0 / 2 }).count)"
        }
        //= [2, 4] 2 4 6 4.5 1-2-3-4 4 2 [4, 3, 2, 1] true 3
        ----
        struct B: Sequence { func makeIterator() -> some IteratorProtocol<Double> { sequence(state: 1.0) { (d: inout Double) -> Double? in defer { d *= 2 }; return d > 10 ? nil : d } } }
        func t() -> String { let s = sequence(first: 1) { $0 < 5 ? $0 + 1 : nil }; var i = s.makeIterator(); _ = i.next(); return "\(Array(B())) \(i.next()!) \(Array(s)) \(sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in let r = s.0; s = (s.1, s.0 + s.1); return r }.prefix(6).map { $0 })" }
        //= [1.0, 2.0, 4.0, 8.0] 2 [1, 2, 3, 4, 5] [0, 1, 1, 2, 3, 5]
        ----
        struct Ticker: AsyncSequence { typealias Element = Int; let n: Int; struct AsyncIterator: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; defer { i += 1 }; return i } }; func makeAsyncIterator() -> AsyncIterator { .init(n: n) } }
        extension AsyncSequence { func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } } }
        struct Odd: Error {}
        func t() async -> String {
            let a = await Ticker(n: 3).collect(); let b = await Ticker(n: 5).map { $0 * $0 }.collect(); let c = await Ticker(n: 5).filter { $0 > 1 }.prefix(2).collect(); let s = AsyncStream<Int> { c in c.yield(1); c.finish() }
            var e = ""; do { for try await v in Ticker(n: 5).map({ (n: Int) throws -> Int in if n == 3 { throw Odd() }; return n }) { e += "\(v)" } } catch { e += "!" }
            return "\(a) \(b) \(c) \(await s.collect()) \(e) \(await Ticker(n: 4).reduce(0, +)) \(await Ticker(n: 4).first { $0 > 1 }!)"
        }
        //= [0, 1, 2] [0, 1, 4, 9, 16] [2, 3] [1] 012! 6 2
        """##)
}
