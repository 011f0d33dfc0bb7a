// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// `.none` of an optional is that of the optional, though what it holds has a case of that name, too.
    static let noneOfOptionals = reading(
        ##"""
        enum Op { case none, add }
        func t() -> String { let o: Op? = .none; let p: Op? = Op.none; let q: Op? = .some(.none); return "\(o == nil) \(p == nil) \(q == nil) \(o == Op.none)" }
        //= true false false false
        ----
        enum Op { case none, add }
        func t() -> String { let o: Op? = .none; var r = ""; switch o { case .none: r += "n"; case .some(.none): r += "sn"; case .add: r += "a" }; let p: Op? = Op.none; switch p { case .none: r += "n"; case .some(.none): r += "sn"; case .add?: r += "a" }; return r }
        //= nsn
        ----
        enum Op: Equatable { case none, add }
        func f(_ o: Op?) -> String { o == .none ? "nil" : "val" }
        func t() -> String { let p: Op? = Op.none; return f(.none) + f(Op.none) + f(p) + f(.add) + f(nil) + "\(p == .some(.none))" }
        //= nilvalvalvalniltrue
        ----
        enum Op { case none, add }
        struct S { var o: Op? = .none; var p: Op = .none; var q: [Op?] = [.none, .add] }
        func t() -> String { var s = S(); s.o = Op.none; let a = s.o == nil; s.o = .none; return "\(a) \(s.o == nil) \(s.p) \(s.q.map { $0 == nil })" }
        //= false true none [true, false]
        ----
        enum Op { case none, add }
        func g() -> Op? { .none }
        func h(_ b: Bool) -> Op? { b ? .none : .add }
        func t() -> String { "\(g() == nil) \(h(true) == nil) \(h(false) == nil) \((g() ?? .none))" }
        //= true true false none
        ----
        enum Op { case none, some, add }
        func t() -> String { let o: Op? = Op.some; if case .some = o { return "x" }; return "y" }
        //= x
        ----
        struct K: OptionSet { let rawValue: Int; static let a = K(rawValue: 1); static let none: K = [] }
        func t() -> String { let k: K? = .none; return "\(k == nil)" }
        //= true
        ----
        enum Op { case none, add }
        func t() -> String { let o: Op?? = .none; let p: Op?? = .some(.none); return "\(o == nil) \(p == nil) \(p! == nil)" }
        //= true false true
        ----
        enum Op { case none, add }
        func t() -> String { let d: [String: Op] = ["a": .none]; var r = ""; if d["a"] == .none { r += "nil" } else { r += "has" }; if d["b"] == .none { r += "nil" }; if case .none = d["a"] { r += "N" } else { r += "H" }; return r }
        //= hasnilH
        ----
        enum Op: String { case none, add }
        class MM { var cur: Op? { didSet { log += "\(oldValue == nil)\(cur == nil) " } }; var log = "" }
        func t() -> String { let m = MM(); m.cur = .none; m.cur = Op.none; m.cur = .add; m.cur = .none; return m.log }
        //= truetrue truefalse falsefalse falsetrue 
        """##)
}
