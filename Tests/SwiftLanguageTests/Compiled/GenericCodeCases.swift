// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Generic code that runs for several types: what subscripts give, members of a type that the place tells, associated types as values,
    /// and what conformances bring along.
    static let genericCode = reading(
        ##"""
        struct Store { subscript<T>(k: String, as t: T.Type) -> T? { 3 as? T } }
        nonisolated(unsafe) var log: [String] = []
        func note(_ x: Any) { log.append("\(x)") }
        struct Sink { subscript<T>(k: String) -> T? { get { nil } set { note(newValue as Any) } } }
        func t() -> String {
            var s = Sink(); s["x"] = 1
            let found = Store()["x", as: Int.self], none = Store()["x", as: String.self]
            return "\(found as Any) \([Store()["x", as: Int.self]]) \(none as Any) \(found.map { $0 / 2 } ?? 0) \(log)"
        }
        //= Optional(3) [Optional(3)] nil 1 ["Optional(1)"]
        ----
        @dynamicMemberLookup struct Lens<Whole> { var whole: Whole; subscript<T>(dynamicMember p: WritableKeyPath<Whole, T>) -> T { get { whole[keyPath: p] } set { whole[keyPath: p] = newValue } } }
        @dynamicMemberLookup struct Wrap<Base> { let base: Base; subscript<T>(dynamicMember p: KeyPath<Base, T>) -> Wrap<T> { Wrap<T>(base: base[keyPath: p]) } }
        struct Point { var x = 3, y: Int? = 4, name = "p" }
        func t() -> String {
            var l = Lens(whole: Point()); l.x += 2; l.name += "q"
            let n = Wrap(base: Point()).name.count
            return "\(l.x / 2) \(l.y as Any) \([l.y]) \(l.name) \(n.base)"
        }
        //= 2 Optional(4) [Optional(4)] pq 1
        """##)
}
