// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Members of a value of which only protocols are known are optionals all the same; and generic parameters that stand for one.
    static let erasedMembers = reading(
        ##"""
        func pick(_ b: Bool) -> any Collection<Int> { b ? [1, 2] : 5...9 }
        func t() -> String { let c = pick(true); return "\(c.first as Any) \(String(describing: c.first)) \(c.first.map { $0 + 1 } as Any) \(c.count)" }
        //= Optional(1) Optional(1) Optional(2) 2
        ----
        func f(_ c: any Collection<String>) -> String { "\(c.first) \(c.randomElement() != nil) \(c.min() as Any)" }
        func g(_ c: some Sequence<Int>) -> String { "\(c.min() as Any) \(c.first { $0 > 1 } as Any) \(c.max(by: <) as Any)" }
        func t() -> String { f(["z"]) + g([1, 2]) }
        //= Optional("z") true Optional("z")Optional(1) Optional(2) Optional(2)
        ----
        protocol Src { associatedtype Item; var head: Item? { get }; func all() -> [Item] }
        struct A: Src { var head: Int? { 3 }; func all() -> [Int] { [1] } }
        struct B: Src { var head: String? { nil }; func all() -> [String] { [] } }
        func t() -> String { let xs: [any Src] = [A(), B()]; func h(_ s: some Src) -> String { "\(s.head as Any)|\(s.all())" }; return "\(xs.map { "\($0.head as Any)" }) \(xs.map { h($0) })" }
        //= ["Optional(3)", "nil"] ["Optional(3)|[1]", "nil|[]"]
        ----
        func h<T>(_ a: T..., sep: String = ",") -> String { a.map { "\($0)" }.joined(separator: sep) }
        func t() -> String { let o: Int? = 5; return "\(h(1, nil, 2)) \(h(1, o)) \(h(o, 2, sep: "-")) \(h(1, 2.5)) \(h(nil, "a"))" }
        //= Optional(1),nil,Optional(2) Optional(1),Optional(5) Optional(5)-Optional(2) 1.0,2.5 nil,Optional("a")
        ----
        func firstOf<T>(_ a: T?...) -> T? { for x in a { if let x { return x } }; return nil }
        func mx<T: Comparable>(_ a: T, _ r: T...) -> T { r.reduce(a) { Swift.max($0, $1) } }
        func t() -> String { let o: Int? = 5; return "\(firstOf(nil, o, 3) as Any) \(firstOf(1, 2) as Any) \(mx(1, 3, 2)) \(mx(1, 2.5))" }
        //= Optional(5) Optional(1) 3 2.5
        ----
        protocol D { static var def: Self { get } }
        extension Int: D { static let def = 7 }
        extension Optional: D { static var def: Wrapped? { nil } }
        func mk<T: D>() -> T { .def }
        func t() -> String { let c: Int? = mk(); let d: Int = mk(); return "\(c as Any) \(d)" }
        //= nil 7
        ----
        protocol Defaultable { static var def: Self { get } }
        extension Int: Defaultable { static let def = 7 }
        extension Optional: Defaultable { static var def: Wrapped? { nil } }
        extension Array: Defaultable where Element: Defaultable { static var def: [Element] { [.def, .def] } }
        func mk<T: Defaultable>(_: T.Type = T.self) -> T { .def }
        func t() -> String { let a: [Int] = mk(); let b: [Int?] = mk(); let c: Int? = mk(); return "\(a) \(b) \(c as Any) \(mk(Int.self)) \(mk([[Int]].self))" }
        //= [7, 7] [nil, nil] nil 7 [[7, 7], [7, 7]]
        ----
        func t() -> String { let a = AnyCollection<Int?>([1, nil, 3]); return "\(a.first! as Any)" }
        //= Optional(1)
        ----
        func t() -> String { let a = AnySequence<Int?>([1, nil, 3]); var it = a.makeIterator(); let x = it.next(), y = it.next(), z = it.next(), w = it.next(); return "\(x as Any) \(y as Any) \(z as Any) \(w as Any)" }
        //= Optional(Optional(1)) Optional(nil) Optional(Optional(3)) nil
        ----
        func t() -> String { let a = AnyRandomAccessCollection<Int?>([nil, 2]); return "\(a.first as Any) \(a.last as Any) \(a.max { ($0 ?? 0) < ($1 ?? 0) } as Any) \(a.first { $0 == nil } as Any)" }
        //= Optional(nil) Optional(Optional(2)) Optional(Optional(2)) Optional(nil)
        ----
        func t() -> String { let a = AnyCollection<Int?>([1, nil, 3]); var r = ""; for x in a { r += x.map { "\($0)" } ?? "n" }; return r + " \(a.first! as Any) \(a.compactMap { $0 }) \(a.map { $0 == nil }) \(a.count)" }
        //= 1n3 Optional(1) [1, 3] [false, true, false] 3
        """##)
}
