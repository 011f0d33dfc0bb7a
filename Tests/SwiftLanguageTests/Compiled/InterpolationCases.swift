// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Which of the user's `appendInterpolation` is meant, beside the library's.
    static let interpolations = reading(
        ##"""
        extension DefaultStringInterpolation { mutating func appendInterpolation(_ x: Int, hex: Bool) { appendLiteral(hex ? String(x, radix: 16) : "\(x)") }; mutating func appendInterpolation<T>(list xs: [T]) { appendLiteral(xs.map { "\($0)" }.joined(separator: "+")) } }
        func t() -> String { "\(255, hex: true) \(255, hex: false) \(list: [1, 2]) \(list: ["a"])" }
        //= ff 255 1+2 a
        ----
        extension DefaultStringInterpolation { mutating func appendInterpolation(pad x: Double, to n: Int = 6) { appendLiteral(String(repeating: " ", count: max(0, n - "\(x)".count)) + "\(x)") } }
        func t() -> String { "[\(pad: 1)] [\(pad: 2, to: 4)]" }
        //= [   1.0] [ 2.0]
        ----
        struct Log: ExpressibleByStringInterpolation { var s: String; init(stringLiteral v: String) { s = v }; init(stringInterpolation i: I) { s = i.s }
         struct I: StringInterpolationProtocol { var s = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { s += l }; mutating func appendInterpolation(_ x: Double) { s += "D\(x)" }; mutating func appendInterpolation(secret x: String) { s += "***" }; mutating func appendInterpolation<T: CustomStringConvertible>(_ x: T) { s += "<\(x)>" }; mutating func appendInterpolation<T>(_ x: T?) where T: CustomStringConvertible { s += "opt" } } }
        func t() -> String { let o: Int? = 3; let l: Log = "a\(1) \(secret: "x") \(true) \(2.5) \(o) \("s")"; return l.s }
        //= a<1> *** <true> D2.5 opt <s>
        ----
        struct Q: ExpressibleByStringInterpolation { var s: String; init(stringLiteral v: String) { s = v }; init(stringInterpolation i: I) { s = i.s }
         struct I: StringInterpolationProtocol { var s = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { s += l }; mutating func appendInterpolation(_ x: Int) { s += "I" }; mutating func appendInterpolation(_ x: String) { s += "S" }; mutating func appendInterpolation(_ x: [Double]) { s += "\(x)" }; mutating func appendInterpolation(if c: Bool, _ x: @autoclosure () -> String) { if c { s += x() } } } }
        func f(_ q: Q) -> String { q.s }
        func t() -> String { f("\(1) \("a") \([1, 2]) \(if: true, "y") \(if: false, "n")") }
        //= I S [1.0, 2.0] y 
        ----
        extension String.StringInterpolation { mutating func appendInterpolation<T: Numeric>(doubled x: T) { appendInterpolation(x + x) }; mutating func appendInterpolation(_ x: Int?, or d: String) { appendLiteral(x.map(String.init) ?? d) } }
        func t() -> String { let o: Int? = nil; return "\(doubled: 2) \(doubled: 1.5) \(o, or: "none") \(5, or: "none")" }
        //= 4 3.0 none 5
        """##)
}
