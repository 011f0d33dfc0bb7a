// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// An entry with a default is changed in place, and its default is asked for once.
    static let defaultedEntries = reading(
        ##"""
        func t() -> String { var d: [Int: [Int]] = [:]; for i in 0..<20000 { d[0, default: []].append(i) }; return "\(d[0]!.count)" }
        //= 20000
        ----
        func t() -> String { var d: [Int: [Int]] = [0: []]; for i in 0..<20000 { d[0]!.append(i) }; for i in 0..<20000 { d[0]?.append(i) }; var e = ["a": ["b": [Int]()]]; for i in 0..<20000 { e["a", default: [:]]["b", default: []].append(i) }; return "\(d[0]!.count) \(e["a"]!["b"]!.count)" }
        //= 40000 20000
        ----
        func t() -> String { var w: [String: [String: Int]] = [:]; for i in 0..<3000 { w["a", default: [:]]["k\(i)", default: 0] += i }; var n = 0; func d() -> [Int] { n += 1; return [] }; var g: [String: [Int]] = [:]; for _ in 0..<5 { g["x", default: d()].append(1) }; var s: [Int: Set<Int>] = [:]; for i in 0..<9 { s[i % 2, default: []].insert(i) }; var z: [Int: String] = [:]; for i in 0..<9 { z[i % 2, default: ""].append("\(i)") }; return "\(w["a"]!.count) \(n) \(g["x"]!.count) \(s[1]!.sorted()) \(z[0]!)" }
        //= 3000 1 5 [1, 3, 5, 7] 02468
        ----
        func t() -> String { var log = ""; func k(_ s: String) -> String { log += "k"; return s }; func f(_ n: Int) -> Int { log += "f\(n)"; return n }; func g(_ n: Int) -> [Int] { log += "g"; return [n] }; var d = ["a": 1]; d[k("k"), default: f(3)] = f(7); d[k("a"), default: f(4)] = f(8); d[k("z"), default: f(5)] += f(1); var e: [String: [Int]] = [:]; e[k("b"), default: g(1)].append(2); e[k("b"), default: g(1)].append(f(3)); return log + "\(d.count)\(e["b"]!)" }
        //= kf7f3kf8kf1f5kgkf33[1, 2, 3]
        """##)
}
