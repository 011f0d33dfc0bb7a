// SPDX-License-Identifier: GPL-3.0-or-later

/// A statement that writes down what it runs, and what it wrote when swiftc compiled it.
struct OnceForm: Sendable {
    /// What it works on.
    let setup: String
    let statement: String
    let log: String

    /// `SETUP ;; STATEMENT => LOG`, the set-up left out where there is none.
    init(_ line: Substring) {
        let ends = line.split(separator: " =>", maxSplits: 1)
        let parts = ends[0].split(separator: " ;; ", maxSplits: 1)
        setup = parts.count == 2 ? String(parts[0]) : ""
        statement = String(parts[parts.count - 1])
        log = ends.count == 2 ? String(ends[1]) : ""
    }

    static let all = (places + others).split(separator: "\n").map { OnceForm($0) }

    static let declarations = #"""
        var log = ""
        func f(_ n: Int) -> Int { log += "f\(n) "; return n }
        func key(_ k: String) -> String { log += "key "; return k }
        func b(_ v: Bool) -> Bool { log += "b "; return v }
        struct P {
            var a = 1
            var list = [1, 2, 3]
            var c: Int { get { log += "get "; return a } set { log += "set "; a = newValue } }
            var w = 0 { willSet { log += "will\(newValue) " } didSet { log += "did\(oldValue) " } }
            subscript(i: Int) -> Int { get { log += "sget\(i) "; return list[i] } set { log += "sset\(i) "; list[i] = newValue } }
            mutating func add(_ n: Int) { log += "add "; a += n }
            func sum(_ n: Int) -> Int { log += "sum "; return a + n }
        }
        final class C {
            var a = 1
            var p = P()
            var ps = [P(), P()]
            var list = [1, 2, 3]
            var c: Int { get { log += "cget "; return a } set { log += "cset "; a = newValue } }
            var made: C { log += "made "; return self }
            var q: P { get { log += "qget "; return p } set { log += "qset "; p = newValue } }
            var w = 0 { willSet { log += "cwill\(newValue) " } didSet { log += "cdid\(oldValue) " } }
            static var shared = C()
            static var count = 0
            func me() -> C { log += "me "; return self }
        }
        func make() -> C { log += "make "; return C() }
        func bump(_ n: inout Int) { log += "bump "; n += 1 }
        func both(_ a: inout Int, _ b: Int) { log += "both "; a += b }
        func over(_ n: Int) -> Int { log += "int "; return n }
        func over(_ s: String) -> Int { log += "string "; return 0 }
        func over(_ a: [Int]) -> Int { log += "array "; return a.count }
        func two(_ a: Int, _ b: String) -> Int { log += "two "; return a }
        func two(_ a: Int, _ b: Int) -> Int { log += "two "; return a + b }
        func with(_ n: Int = f(9), _ m: Int = f(8)) -> Int { n + m }

        """#
}
