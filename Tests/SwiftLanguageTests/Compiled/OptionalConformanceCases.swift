// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// An optional that a program makes conform to a protocol is a value of it, and not what it holds.
    static let optionalConformances = reading(
        ##"""
        protocol P { var name: String { get } }
        extension Int: P { var name: String { "I\(self)" } }
        extension Optional: P where Wrapped: P { var name: String { switch self { case .none: return "nil"; case .some(let x): return "some(\(x.name))" } } }
        extension Array: P where Element: P { var name: String { "[" + map(\.name).joined(separator: ",") + "]" } }
        extension Dictionary: P where Key == String, Value: P { var name: String { "{" + keys.sorted().map { "\($0):\(self[$0]!.name)" }.joined(separator: ",") + "}" } }
        func show(_ p: any P) -> String { p.name }
        func gen<T: P>(_ p: T) -> String { p.name }
        func t() -> String { let o: Int? = 3; let n: Int? = nil; let a = [1, 2]; let d = ["a": 1, "b": 2]; let oo: [Int?] = [1, nil]; let x: Any = o as Any; let ps: [any P] = [1, o, n, a, d]
         return "\(show(o)) \(show(n)) \(gen(a)) \(gen(d)) \((a as? P)?.name ?? "-") \((["x"] as Any as? P)?.name ?? "-") \((x as? P)?.name ?? "-") " + ps.map { $0.name }.joined(separator: ";") }
        //= some(I3) nil [I1,I2] {a:I1,b:I2} [I1,I2] - some(I3) I1;some(I3);nil;[I1,I2];{a:I1,b:I2}
        ----
        protocol AnyOpt { var isNil: Bool { get }; static var wrappedName: String { get } }
        extension Optional: AnyOpt { var isNil: Bool { self == nil }; static var wrappedName: String { "\(Wrapped.self)" } }
        func look(_ x: Any) -> String { (x as? AnyOpt).map { $0.isNil ? "nil" : "some" } ?? "no" }
        func t() -> String { let a: Int? = nil; let b: Int? = 3; return "\(look(a as Any)) \(look(b as Any)) \(look(5)) \(look("x"))" }
        //= nil some no no
        ----
        protocol Describable { func describe() -> String }
        extension Int: Describable { func describe() -> String { "#\(self)" } }
        extension String: Describable { func describe() -> String { "'\(self)'" } }
        extension Optional: Describable where Wrapped: Describable { func describe() -> String { map { "some " + $0.describe() } ?? "none" } }
        extension Array: Describable where Element: Describable { func describe() -> String { "[" + map { $0.describe() }.joined(separator: ", ") + "]" } }
        extension Dictionary: Describable where Key: Describable, Value: Describable { func describe() -> String { map { $0.key.describe() + ": " + $0.value.describe() }.sorted().joined(separator: ";") } }
        extension Set: Describable where Element: Describable { func describe() -> String { "{" + map { $0.describe() }.sorted().joined() + "}" } }
        func show(_ xs: [any Describable]) -> String { xs.map { $0.describe() }.joined(separator: " | ") }
        func pick(_ x: Any) -> String { if let d = x as? Describable { return d.describe() }; return "?" }
        func t() -> String { let o: Int? = 4; let n: String? = nil; let a: any Describable = o; return show([1, "a", o, n, [1, 2], ["k": 5], Set(["z"])]) + " \(a.describe()) \(pick([1])) \(pick(["a": "b"])) \(pick(1.5)) \(pick([1.5])) \(o.describe()) \((a as? Int) ?? -1) \(a is String)" }
        //= #1 | 'a' | some #4 | none | [#1, #2] | 'k': #5 | {'z'} some #4 [#1] 'a': 'b' ? ? some #4 4 false
        ----
        protocol Named { var name: String { get }; func hello(_ p: String) -> String }
        extension Named { var shout: String { name.uppercased() }; func twice() -> String { hello(name) + self.name } }
        extension Int: Named { var name: String { "i\(self)" }; func hello(_ p: String) -> String { p + name } }
        extension Optional: Named where Wrapped: Named { var name: String { map { "some " + $0.name } ?? "none" }; func hello(_ p: String) -> String { "opt " + p + name } }
        func g<T: Named>(_ v: T) -> String { v.name + "/" + v.shout + "/" + v.hello("h") + "/" + v.twice() }
        func t() -> String { let o: Int? = 1; let a: any Named = o; return "\(a.name) \(a.shout) \(a.hello("h")) \(a.twice()) \(o.shout) \(o.twice()) \(g(o)) \(g(a))" }
        //= some i1 SOME I1 opt hsome i1 opt some i1some i1some i1 SOME I1 opt some i1some i1some i1 some i1/SOME I1/opt hsome i1/opt some i1some i1some i1 some i1/SOME I1/opt hsome i1/opt some i1some i1some i1
        ----
        protocol Named { var name: String { get }; func hello(_ p: String) -> String }
        extension Named { var shout: String { name.uppercased() } }
        extension Int: Named { var name: String { "i\(self)" }; func hello(_ p: String) -> String { p + name } }
        extension Optional: Named where Wrapped: Named { var name: String { map { "some " + $0.name } ?? "none" }; func hello(_ p: String) -> String { "opt " + p + name } }
        struct Box<T: Named> { var v: T; var text: String { v.name + "/" + v.shout + "/" + v.hello("h") } }
        extension Array where Element: Named { var names: [String] { map { $0.name } }; func first2() -> String { first?.name ?? "empty" } }
        func each<S: Sequence>(_ s: S) -> [String] where S.Element: Named { var r: [String] = []; for x in s { r.append(x.shout) }; return r + s.map { $0.hello("-") } }
        func t() -> String { let o: Int? = 1, n: Int? = nil; return "\(Box(v: o).text) \(Box(v: 2).text) \([o, n].names) \([o].first2()) \(each([o, n])) \(each([3]))" }
        //= some i1/SOME I1/opt hsome i1 i2/I2/hi2 ["some i1", "none"] some i1 ["SOME I1", "NONE", "opt -some i1", "opt -none"] ["I3", "-i3"]
        """##)
}
