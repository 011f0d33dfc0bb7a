// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What was answered otherwise than by the compiler once.
    static let mended = reading(
        ##"""
        @propertyWrapper struct Scaled<Value: BinaryFloatingPoint> { var wrappedValue: Value; init(wrappedValue: Value, tag: String = "t") { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Plain<Value> { var wrappedValue: Value }
        struct M { @Scaled var a = 24; @Scaled(tag: "x") var b = -3; @Plain var c = 3; @Scaled var d: Float = 2; @Plain @Scaled var e = 5 }
        func t() -> String { let m = M(); return "\(m.a) \(m.b) \(m.c) \(m.d) \(m.a / 5) \(type(of: m.b)) \(m.e / 2)" }
        //= 24.0 -3.0 3 2.0 4.8 Double 2.5
        ----
        @propertyWrapper struct Scaled<Value: BinaryFloatingPoint> { var wrappedValue: Value; init(wrappedValue: Value, tag: String = "t") { self.wrappedValue = wrappedValue } }
        func t() -> String { @Scaled var a = 24; @Scaled(tag: "x") var b = -3; a += 1; return "\(a / 10) \(b / 2)" }
        //= 2.5 -1.5
        ----
        @propertyWrapper struct Late<Value: FloatingPoint> { let make: () -> Value; init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }; var wrappedValue: Value { make() } }
        struct M { @Late var a = 7; static let z = 4; @Late var b = Double(M.z); @Late static var c = 3 }
        func t() -> String { @Late var d = 1; return "\(M().a / 2) \(M().b / 8) \(M.c / 2) \(d / 4)" }
        //= 3.5 0.5 1.5 0.25
        """##)
}
