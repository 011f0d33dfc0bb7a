// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// `??` of an `Any?`: what stands behind it may be nothing, too.
    static let coalescing = reading(
        ##"""
        func a(_ d: [String: () -> Any?]) -> Any? { d["b"]?() }
        func b(_ d: [String: () -> Any?]) -> Any? { d["b"]?() ?? nil }
        func c(_ f: (() -> Any?)?) -> Any? { f?() ?? nil }
        func e(_ f: (() -> Int?)?) -> Int? { f?() ?? nil }
        func g(_ f: () -> Any?) -> Any? { f() ?? nil }
        func h(_ x: Any?) -> Any? { x ?? nil }
        func i(_ f: (() -> Any?)?) -> Any? { f?() }
        func j(_ x: Any?) -> Any? { let y: Any? = x ?? nil; return y }
        func t() -> String { "\(a(["b": { nil }]) == nil) \(b(["b": { nil }]) == nil) \(b([:]) == nil) \(c(nil) == nil) \(c({ nil }) == nil) \(e(nil) == nil) \(e({ nil }) == nil) \(g({ nil }) == nil) \(h(nil) == nil) \(i(nil) == nil) \(i({ nil }) == nil) \(j(nil) == nil)" }
        //= true true true true true true true true true true true true
        ----
        func a(_ x: Any?, _ y: Any?) -> Any? { x ?? y }
        func b(_ x: Any?, _ y: Any?) -> Bool { let z = x ?? y; return z == nil }
        func c(_ x: Any?) -> Any { x ?? "none" }
        func d(_ m: [String: Any]) -> Any? { m["a"] ?? m["b"] ?? nil }
        func e(_ x: Any?, _ n: Int?) -> Any? { x ?? n }
        func f(_ m: [String: Any]) -> String { "\(m["a"] ?? "-")" }
        func g(_ x: Any?) -> Int { (x ?? nil) as? Int ?? -1 }
        func t() -> String { "\(a(nil, nil) == nil) \(a(nil, 1) ?? 0) \(b(nil, nil)) \(b(nil, 2)) \(c(nil)) \(d([:]) == nil) \(d(["b": 2]) ?? 0) \(e(nil, nil) == nil) \(e(nil, 4) ?? 0) \(f([:])) \(f(["a": 1])) \(g(nil)) \(g(3))" }
        //= true 1 true false none true 2 true 4 - 1 -1 3
        ----
        func t() -> String { let cur: [Int: String]? = [1: "a"]; let k = "1"; let v: String? = Int(k).map { cur?[$0] } ?? nil; return v ?? "-" }
        //= a
        ----
        func t() -> String { let cur: [Int: String]? = [1: "a"]; let k = "x"; let v: String? = Int(k).map { cur?[$0] } ?? cur?[1]; return v ?? "-" }
        //= a
        ----
        func f(_ k: String, _ cur: [Int: String]?) -> String? { Int(k).map { cur?[$0] } ?? cur?[1] }
        func t() -> String { "\(f("1", [1: "a"]) ?? "-") \(f("z", [1: "a"]) ?? "-") \(f("2", [1: "a"]) as Any)" }
        //= a a nil
        ----
        func t() -> String { let d: [String: [Int?]] = ["a": [1, nil]]; let v: Int? = d["a"].map { $0[1] } ?? 3; let w: Int? = d["b"].map { $0[0] } ?? 3; return "\(v as Any) \(w as Any)" }
        //= nil Optional(3)
        ----
        func t() -> String { let n: Int? = 4; let s: String? = n.flatMap { $0 > 3 ? "big" : nil } ?? "none"; return "\(s!)" }
        //= big
        """##)
}
