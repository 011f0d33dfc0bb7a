// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What is stored keeps the type of its declaration or of its first value.
    static let storedTypes = reading(
        #"""
        struct Vault { static var key: String?; static var count: Int?; static func fill() { count = (count ?? 1) + 1; key = "k" } }
        func t() -> String { let before = "\(Vault.key ?? "none") \(Vault.count == nil)"; Vault.fill(); return before + " \(Vault.key ?? "none") \(Vault.count ?? 0)" }
        //= none true k 2
        ----
        struct Meter { var level = 0.5; mutating func fill() { level = 1 } }
        func t() -> String { var m = Meter(); m.fill(); return "\(m.level) \(m.level / 4) \(Meter(level: 3).level / 2)" }
        //= 1.0 0.25 1.5
        ----
        final class Gauge { var x = 0.25, y = 2; func reset() { x = 3; y = 3 } }
        func t() -> String { let g = Gauge(); g.reset(); return "\(g.x / 2) \(g.y / 2)" }
        //= 1.5 1
        ----
        func t() -> String { let o: Double? = nil; return "\((o ?? 5) / 2) \(o ?? 1)" }
        //= 2.5 1.0
        ----
        func t() -> String { var d: [String: Double] = [:]; d["a"] = 1; d["b", default: 0] += 1; return "\(d["a"]! / 2) \(d["b"]! / 4)" }
        //= 0.5 0.25
        ----
        func t() -> String { let d = ["a": 1, "b": 2.5]; return "\(d["a"]!) \(d["a"]! / 2)" }
        //= 1.0 0.5
        ----
        func t() -> String { let m = [[1, 2], [3.5]]; return "\(m) \(m[0][1] / 4)" }
        //= [[1.0, 2.0], [3.5]] 0.5
        ----
        func t() -> String { var x, y: Double; x = 3; y = 4; return "\(x / 2) \(y)" }
        //= 1.5 4.0
        ----
        struct Pt { var x, y: Double }
        func t() -> String { let p = Pt(x: 1, y: 2); return "\(p.x / 2) \(p)" }
        //= 0.5 Pt(x: 1.0, y: 2.0)
        ----
        enum Mode { case idle, busy(Int) }
        struct Job { var mode = Mode.idle; mutating func go() { mode = .busy(3) } }
        func t() -> String { var j = Job(); j.go(); if case .busy(let n) = j.mode { return "busy \(n)" }; return "idle" }
        //= busy 3
        ----
        enum Level { case low, high }
        final class Store { var level = Level.low; static var last = Level.low }
        func t() -> String { let s = Store(); s.level = .high; Store.last = .high; return "\(s.level) \(Store.last)" }
        //= high high
        ----
        struct Line { var from = 0.0, to = 1.0; var length: Double { to - from } }
        func t() -> String { var l = Line(); l.to = 4; return "\(l.length / 8) \(Line(from: 1, to: 2).length)" }
        //= 0.5 1.0
        ----
        func t() -> String { let values: [Double] = [1, 2, 3]; let mean = values.reduce(0, +) / Double(values.count); return "\(mean) \(values[0] / 2)" }
        //= 2.0 0.5
        ----
        func t() -> String { var list: [Double] = []; list.append(1); list += [2, 3]; list[0] = 5; list.insert(7, at: 0); return "\(list)" }
        //= [7.0, 5.0, 2.0, 3.0]
        ----
        func t() -> String { var o: Double? = 1; o = 3; o? += 1; return "\(o! / 8)" }
        //= 0.5
        ----
        func t() -> String { var pair = (1, 2.5); pair.1 = 3; pair.0 = 7; return "\(pair)" }
        //= (7, 3.0)
        ----
        func t() -> String { var best: Int? = nil; for n in [3, 9, 4] { if best == nil || n > best! { best = n } }; return "\(best ?? 0)" }
        //= 9
        ----
        struct Defaults { var sizes = ["s": 1.5, "m": 2]; var names = ["a"]; var flags = Set<String>() }
        func t() -> String { var d = Defaults(); d.sizes["l"] = 4; d.flags.insert("x"); d.names += ["b"]; return "\(d.sizes["l"]! / 8) \(d.sizes["m"]!) \(d.names) \(d.flags)" }
        //= 0.5 2.0 ["a", "b"] ["x"]
        ----
        struct Frame2 { static let unit = Frame2(w: 1); var w: Double; static var scale = 0.5 }
        func t() -> String { Frame2.scale = 2; return "\(Frame2.unit.w / 4) \(Frame2.scale / 4)" }
        //= 0.25 0.5
        ----
        func half(_ x: Double = 1) -> Double { x / 2 }
        func t() -> String { let n = true ? 1 : 0.5; return "\(half()) \(half(3)) \(n / 2)" }
        //= 0.5 1.5 0.5
        ----
        func t() -> String { let a = 7; let b = Double(a) / 2; var c = 1.0; c = 2; c *= 3; return "\(b) \(c / 4) \(a / 2)" }
        //= 3.5 1.5 3
        """#)
}
