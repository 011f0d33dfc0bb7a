// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Optionals of which a generic parameter alone tells: as they are printed, erased and asked for their type.
    /// Ranges whose bounds are converted.
    static let toldLayers = reading(
        ##"""
        func t() -> String { let n: Int? = 5; return "\([n, nil].description) \(n.debugDescription) \(["k": n].description) \([1].description) \("a".debugDescription)" }
        //= [Optional(5), nil] Optional(5) ["k": Optional(5)] [1] "a"
        ----
        struct Gen<T> { var t: T }
        struct O { var t: String? }
        func t() -> String { "\(Gen(t: Optional("s"))) \(Gen<String?>(t: "s")) \(O(t: "s"))" }
        //= Gen<Optional<String>>(t: Optional("s")) Gen<Optional<String>>(t: Optional("s")) O(t: Optional("s"))
        ----
        struct P { let n: Int }
        struct Q<T> { var x: T; var y: T? ; var z: [T] }
        func t() -> String { "\(Q<Int?>(x: 1, y: 2, z: [3, nil])) \(Q<String?>(x: nil, y: .some(nil), z: []))" }
        //= Q<Optional<Int>>(x: Optional(1), y: Optional(Optional(2)), z: [Optional(3), nil]) Q<Optional<String>>(x: nil, y: Optional(nil), z: [])
        ----
        func f<T>(_ x: T) -> String { "\(x)" }
        func g<T>(_ x: T) -> String { "\([x]) \((x, 1))" }
        func t() -> String { let o: Int? = 3; return f(o) + g(o) + "\(["k": o])" + String(describing: o) + "\(Array(repeating: o, count: 1))" + f([o]) }
        //= Optional(3)[Optional(3)] (Optional(3), 1)["k": Optional(3)]Optional(3)[Optional(3)][Optional(3)]
        ----
        struct Named { typealias Value = Double?; static let defaultValue: Value = nil }
        protocol K { associatedtype Value; static var defaultValue: Value { get } }
        struct X: K { typealias Value = Double?; static let defaultValue: Value = nil }
        func g<T: K>(_ k: T.Type) -> T.Value { k.defaultValue }
        func t() -> String { "\((Named.defaultValue ?? 1) / 2) \((X.defaultValue ?? 1) / 2) \((g(X.self) ?? 1) / 2) \(Named.defaultValue as Any)" }
        //= 0.5 0.5 0.5 nil
        ----
        func t() -> String {
            let w: CGFloat = 3, h: CGFloat = 5, d = 2.0
            let r: ClosedRange<Double> = (h/2)...h, q: Range<CGFloat> = d..<(d / 2 + 3)
            return "\(r) \(q.upperBound - q.lowerBound) \(r.contains(3)) \(r.lowerBound / 2) \((w..<h).contains(4))"
        }
        //= 2.5...5.0 2.0 true 1.25 true
        ----
        func d<T>(_ x: T) -> String { var s = ""; debugPrint(x, to: &s); dump(x, to: &s); print(x, to: &s); return s.split(separator: "\n").joined(separator: "/") }
        func t() -> String { let o: Int? = 3, n: String? = nil, oo: Int?? = 5; return d(o) + d(n) + d(oo) + d([o]) + d("x" as String?) + d("y") }
        //= Optional(3)/▿ Optional(3)/  - some: 3/Optional(3)nil/- nil/nilOptional(Optional(5))/▿ Optional(Optional(5))/  ▿ some: Optional(5)/    - some: 5/Optional(Optional(5))[Optional(3)]/▿ 1 element/  ▿ Optional(3)/    - some: 3/[Optional(3)]Optional("x")/▿ Optional("x")/  - some: "x"/Optional("x")"y"/- "y"/y
        ----
        func d<T>(_ x: T) -> String { String(reflecting: x) + String(describing: x) + "\(x)" }
        func show(_ x: Any) -> String { "\(x)" }
        func s<T>(_ x: T) -> String { show(x) }
        struct B<T> { var x: T; var s: String { show(x) }; var u: String { "\(type(of: x))" } }
        func arr<T>(_ x: T) -> [Any] { [x, x] }
        func dict<T>(_ x: T) -> [String: Any] { ["a": x] }
        func ret<T>(_ x: T) -> Any { x }
        func isInt<T>(_ x: T) -> Bool { (x as Any) is Int }
        extension Optional { var erased: Any { self }; var shown: String { show(self) + "\(type(of: self))" } }
        func t() -> String { let o: Int? = 3; var s1 = ""; dump(o, to: &s1)
            return "\(d(o)) \(d("x" as String?)) \(s(o)) \(B(x: o).s) \(B(x: o).u) \(arr(o)) \(dict(o)) \(ret(o)) \(s1.count) \(s([o])) \(d([o])) \(isInt(o)) \(isInt("a")) \(o.erased) \(o.shown) \(s(4)) \(d("z")) \(type(of: o) == Int?.self) \(B(x: [o]).u) \(B(x: (1, o)).u)" }
        //= Optional(3)Optional(3)Optional(3) Optional("x")Optional("x")Optional("x") Optional(3) Optional(3) Optional<Int> [Optional(3), Optional(3)] ["a": Optional(3)] Optional(3) 26 [Optional(3)] [Optional(3)][Optional(3)][Optional(3)] true false Optional(3) Optional(3)Optional<Int> 4 "z"zz true Array<Optional<Int>> (Int, Optional<Int>)
        ----
        func show(_ x: Any) -> String { "\(x)" }
        func show2<T>(_ x: T) -> String { "\(x) \(type(of: x))" }
        struct B { var s: [String] = []
            subscript<T>(_ k: T) -> Int? { get { nil } set { s.append("\(newValue as Any)"); s.append(show(newValue as Any)); s.append(show2(newValue)); s.append("\(k) \(type(of: k))") } }
            var p: Int? { get { 1 } set { s.append(show2(newValue)); s.append(show(newValue as Any)) } }
        }
        func t() -> String { var b = B(); b[1] = 2; b["a" as String?] = nil; b.p = 4; b.p = nil; return b.s.joined(separator: ",") }
        //= Optional(2),Optional(2),Optional(2) Optional<Int>,1 Int,nil,nil,nil Optional<Int>,Optional("a") Optional<String>,Optional(4) Optional<Int>,Optional(4),nil Optional<Int>,nil
        ----
        func t() -> String { let f = { (a: Int, b: String) -> Double in 1 }; let g = { (x: inout Int) in x += 1 }; let h: (inout [Int], Int?) -> Void = { _, _ in }; let i = { (a: Int, b: Int) in a + b }; let j = { (a: Int?, b: [String: Int]) throws -> (Int, Bool) in (1, true) }; let k = { (n: Int) async in n }
            return "\(type(of: f)) \(type(of: g)) \(type(of: h)) \(type(of: i)) \(type(of: j)) \(type(of: k))" }
        //= (Int, String) -> Double (inout Int) -> () (inout Array<Int>, Optional<Int>) -> () (Int, Int) -> Int (Optional<Int>, Dictionary<String, Int>) throws -> (Int, Bool) (Int) async -> Int
        ----
        func t() -> String { let a = Dictionary(uniqueKeysWithValues: [("a", 1)]); let b = Dictionary(zip(["a"], [1.5]), uniquingKeysWith: { $1 }); let c = Dictionary(["a", "b"].map { ($0, $0.count) }, uniquingKeysWith: +); return "\(a["a"] as Any) \(b["a"] as Any) \(c["z"] as Any) \(c["b"] as Any)" }
        //= Optional(1) Optional(1.5) nil Optional(1)
        ----
        struct Item { let id: Int; var title: String }
        func t() -> String { let by = Dictionary(uniqueKeysWithValues: [Item(id: 1, title: "a")].map { ($0.id, $0) }); return "\(by[1]?.title as Any) \(by[2]?.title as Any)" }
        //= Optional("a") nil
        ----
        func t() -> String { var a = [1, 2].makeIterator(); let x = a.next(); var b = "ab".makeIterator(); let y = b.next(); var c = (0..<2).makeIterator(); let z = c.next(); var d = ["k": 1].makeIterator(); let w = d.next(); return "\(x as Any) \(y as Any) \(z as Any) \(w as Any)" }
        //= Optional(1) Optional("a") Optional(0) Optional((key: "k", value: 1))
        ----
        func t() -> String { let a = [1, 0, 2, 0, 0, 3]; let b = a.split(separator: 0).first; let c = a.split { $0 > 1 }.last?.first; let e = a.firstRange(of: [2, 0])?.lowerBound; let f = a.trimmingPrefix([1]).first; return "\(b as Any) \(c as Any) \(e as Any) \(f as Any)" }
        //= Optional(ArraySlice([1])) Optional(0) Optional(2) Optional(0)
        ----
        func t() -> String { var d = ["a": 1]; let i = d.index(forKey: "a"); let x = i.map { d[$0].value }; let y = d.popFirst(); let s = sequence(state: 0) { (n: inout Int) -> Int? in n += 1; return n < 3 ? n : nil }.max(); let z = zip([1, 2], [3, 4]).map(+).first; return "\(x as Any) \(y as Any) \(s as Any) \(z as Any)" }
        //= Optional(1) Optional((key: "a", value: 1)) Optional(2) Optional(4)
        ----
        func t() -> String { let m = "x12".firstMatch(of: /x(\d+)/); let n = "q".firstMatch(of: /x/); return "\(m?.1 as Any) \(m?.output.1.count as Any) \(n?.0 as Any) \("ab".unicodeScalars.first?.value as Any)" }
        //= Optional("12") Optional(2) nil Optional(97)
        """##)
}
