// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What aliases and the generic parameters of subscripts stand for, where nothing but types tells.
    static let parameterMeanings = reading(
        ##"""
        struct Wrapper<T> { typealias I = T; typealias L = [T]; let v: I; func n() -> String { "\(I.self) \(L.self) \([I].self)" }; static func m() -> String { "\(I.self)" } }
        struct S { typealias Value = Double?; typealias N = Int; func n() -> String { "\(Value.self) \(N.self) \(N.self == Int.self)" } }
        func a<K: Hashable, V>(_ d: [K: V]) -> String { typealias Pair = (K, V); typealias Key = K; let t: [Pair] = d.map { $0 }; return "\(t.count) \(Key.self) \(V.self)" }
        typealias Length = CGFloat
        typealias Names = [String]
        func t() -> String { "\(Wrapper(v: [1]).n()) \(Wrapper(v: "x").n()) \(Wrapper<[Int?]>.m()) \(S().n()) \(a(["x": 1.5])) \(Length.self) \(Names.self) \(Names().count) \(S.N.max == Int.max)" }
        //= Array<Int> Array<Array<Int>> Array<Array<Int>> String Array<String> Array<String> Array<Optional<Int>> Optional<Double> Int true 1 String Double CGFloat Array<String> 0 true
        ----
        struct M { var log: [String] = []
            subscript<T>(any x: T) -> String { get { "\(x) \(T.self)" } set { log.append("\(T.self) \(newValue)") } }
            subscript<T, U>(a x: T, b y: U) -> String { "\(T.self) \(U.self)" }
            subscript<T>(list x: [T]) -> Int { "\(T.self)".count }
        }
        func t() -> String { var m = M(); m[any: [2.5]] = "d"; m[any: ["k": 1]] += "e"; m[any: 3] = "f"
            return "\(m[any: [1]]) \(m[any: ["k": 1]]) \(m[any: nil as Int?]) \(m[any: (1, "x")]) \(m[a: [1], b: "x"]) \(m[list: ["a"]]) \(m[list: [[1]]]) \(m.log)" }
        //= [1] Array<Int> ["k": 1] Dictionary<String, Int> nil Optional<Int> (1, "x") (Int, String) Array<Int> String 6 10 ["Array<Double> d", "Dictionary<String, Int> [\"k\": 1] Dictionary<String, Int>e", "Int f"]
        ----
        protocol Key { associatedtype Value; static var initial: Value { get } }
        struct Size: Key { static let initial = 4.0 }
        struct Name: Key { static let initial: String? = nil }
        struct Store { var d: [String: Any] = [:]
            subscript<K: Key>(_ k: K.Type) -> K.Value { get { d["\(k)"] as? K.Value ?? K.initial } set { d["\(K.self)"] = newValue } }
            subscript<T>(name: String, as type: T.Type = T.self) -> T? { get { d[name] as? T } set { d[name] = newValue } }
        }
        func t() -> String { var s = Store(); s[Size.self] /= 8; s[Name.self] = "n"; s["x"] = 3; let x: Int? = s["x"]; let y: String? = s["x"]
            return "\(s[Size.self]) \(s[Name.self] as Any) \(x as Any) \(y as Any) \(s["x", as: Int.self] ?? 0) \(s.d.keys.sorted())" }
        //= 0.5 Optional("n") Optional(3) nil 3 ["Name", "Size", "x"]
        """##)
}
