// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What is given to a generic wrapper in its attribute is of what the property holds.
    static let wrapperArguments = reading(
        ##"""
        @propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>; var hits = 0; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: V { get { v } set { hits += 1; v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: Self { self } }
        struct S { @Clamped(0...10) var a = 20; @Clamped(0...1) var b: Double = 0.5; mutating func bump() { a -= 3; b += 2; a += 100 } }
        func t() -> String { var s = S(); let x = s.a; s.bump(); return "\(x) \(s.a) \(s.b) \(s.$a.hits) \(s.$b.r)" }
        //= 10 10 1.0 2 0.0...1.0
        ----
        @propertyWrapper struct Near<V: Comparable> { var wrappedValue: V; let around: ClosedRange<V>; let steps: [V]; init(wrappedValue: V, _ r: ClosedRange<V>, steps: [V] = []) { self.wrappedValue = wrappedValue; around = r; self.steps = steps }; var projectedValue: String { "\(around) \(steps)" } }
        struct S { @Near(0...1) var a = 0.5; @Near(0...10, steps: [1, 2]) var b: Double = 3; @Near(1...2) var c = 1 }
        func t() -> String { let s = S(); return "\(s.$a) \(s.$b) \(s.$c)" }
        //= 0.0...1.0 [] 0.0...10.0 [1.0, 2.0] 1...2 []
        ----
        @propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: Box<T> { get { self } set { self = newValue } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; init(projectedValue: Box<T>) { self = projectedValue } }
        func each(_ xs: [String], _ body: (Box<String>) -> String) -> [String] { xs.map { body(Box(wrappedValue: $0)) } }
        func t() -> String { each(["a", "b"]) { $s in s + "\($s.wrappedValue.count)" }.joined(separator: ",") }
        //= a1,b1
        """##)
}
