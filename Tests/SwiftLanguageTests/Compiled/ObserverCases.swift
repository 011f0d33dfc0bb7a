// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What observers set, and what initializers set, is observed by others.
    static let observers = reading(
        ##"""
        class A { var x = 0 { didSet { y = x * 2; x += 1; other?.x = 9; other?.y = 3 } }; var y = 0 { didSet { log.append("y\(y)") } }; var other: A? }
        var log: [String] = []
        func t() -> String { let a = A(), o = A(); a.other = o; a.x = 5; return "\(log) \(a.x) \(a.y) \(o.x) \(o.y)" }
        //= ["y10", "y18", "y3"] 6 10 10 3
        ----
        var log: [String] = []
        struct S { var x = 0 { didSet { y = x * 2; x += 1 } }; var y = 0 { willSet { log.append("w\(newValue)") } didSet { log.append("y\(y)") } } }
        struct T { var s = S() { didSet { log.append("s") } }; var k = 0 { didSet { s.x = k } } }
        func t() -> String { var s = S(); s.x = 4; var t = T(); t.k = 7; return "\(log) \(s.x) \(s.y) \(t.s.x)" }
        //= ["w8", "y8", "w14", "y14", "s"] 5 8 8
        ----
        var log: [String] = []
        final class B { let name: String; var peer: B?; var n = 0 { didSet { log.append("\(name)\(n)"); if n < 3 { peer?.n = n + 1 } } }; init(_ s: String) { name = s } }
        func t() -> String { let a = B("a"), b = B("b"); a.peer = b; b.peer = a; a.n = 1; return "\(log)" }
        //= ["a1", "b2", "a3"]
        ----
        var log: [String] = []
        class A { var x = 0 { didSet { log.append("x\(x)") } } }
        class C { var v = 1 { didSet { w = v } }; var w = 0 { didSet { log.append("w\(w)") } }; init() { v = 5; w = 6; let o = A(); o.x = 2; log.append("init") } }
        class D: C { var z = 0 { didSet { log.append("z") } }; override init() { z = 1; super.init(); z = 2; w = 8 }; convenience init(_ n: Int) { self.init(); w = n; z = n } }
        func t() -> String { _ = C(); log.append("-"); _ = D(); log.append("-"); _ = D(4); return "\(log)" }
        //= ["x2", "init", "-", "x2", "init", "w8", "-", "x2", "init", "w8", "w4"]
        ----
        var log: [String] = []
        struct P { var a = 0 { didSet { log.append("a\(a)") } }; init() {}; init(_ n: Int) { self.init(); a = n }; init(two n: Int) { a = n; var other = Q(); other.q = n; log.append("init") } }
        struct Q { var q = 0 { didSet { log.append("q\(q)") } } }
        extension P { init(ext n: Int) { self.init(); a = n } }
        func t() -> String { _ = P(3); _ = P(two: 4); _ = P(ext: 5); return "\(log)" }
        //= ["q4", "init"]
        ----
        var log: [String] = []
        class Form { var name = "" { didSet { isValid = !name.isEmpty; count += 1 } }; var isValid = false { didSet { if isValid != oldValue { log.append(isValid ? "valid" : "invalid") } } }; private(set) var count = 0 { willSet { log.append("\(count)->\(newValue)") } } }
        func t() -> String { let f = Form(); f.name = "a"; f.name = "b"; f.name = ""; return "\(log)" }
        //= ["valid", "0->1", "1->2", "invalid", "2->3"]
        ----
        func t() -> String { var log: [String] = []; var n = 0 { willSet { log.append("w\(newValue)") } didSet { [1].forEach { _ in log.append("\(oldValue)>\(n)") } } }; n = 3; n += 1; let f = { n += 10 }; f(); return "\(log) \(n)" }
        //= ["w3", "0>3", "w4", "3>4", "w14", "4>14"] 14
        ----
        func t() -> String { var a = 1; var doubled: Int { get { a * 2 } set { a = newValue / 2 } }; doubled += 4; var text: String = "" { didSet { if text.count > 3 { text = String(text.prefix(3)) } } }; text = "abcdef"; var o: Int? { didSet { a += o.map { $0 + 1 } ?? 0 } }; o = 4; o = nil; return "\(a) \(doubled) \(text) \(o as Any)" }
        //= 8 16 abc nil
        """##)
}
