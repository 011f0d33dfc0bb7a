// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Decimals and their objects, parts of paths, normal forms of texts, dates that a function codes, intervals.
    static let areaCases = ###"""
        struct Pn { var n: String; var k: Int }
        func t() -> String { let p = #Predicate<Pn> { $0.n.count == 2 && $0.k > 1 }; return "\(try! [Pn(n: "ab", k: 2), Pn(n: "q", k: 3)].filter(p).map(\.n)) \(try! p.evaluate(Pn(n: "zz", k: 9)))" }
        //= ["ab"] true
        ----
        func t() -> String { let b: Decimal = 3, a = Decimal(string: "10.25")!; return "\(pow(b, 4)) \(pow(a, 2)) \(abs(-a)) \(a.significand) \(Decimal(sign: .minus, exponent: -2, significand: 5)) \((a as NSDecimalNumber).doubleValue) \(NSDecimalNumber(decimal: a).intValue) \(Double(truncating: a as NSDecimalNumber))" }
        //= 81 105.0625 10.25 1025 -0.05 10.25 10 10.25
        ----
        func t() -> String { "\(NSString(string: "path/to/f.txt").lastPathComponent) \(("a" as NSString).appendingPathComponent("b")) \(("a.txt" as NSString).pathExtension) \(("x/a.txt" as NSString).deletingPathExtension) \(("abc" as NSString).length) \(("abc" as NSString).substring(with: NSRange(location: 1, length: 2)))" }
        //= f.txt a/b txt x/a 3 bc
        ----
        func t() -> String { "é".decomposedStringWithCanonicalMapping.unicodeScalars.map { "\($0.value)" }.joined() + "e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count.description }
        //= 1017691
        ----
        func t() -> String { let e3 = JSONEncoder(); e3.dateEncodingStrategy = .custom { d, enc in var c = enc.singleValueContainer(); try c.encode("D\(Int(d.timeIntervalSince1970))") }; let d = JSONDecoder(); d.dateDecodingStrategy = .custom { dec in let s = try dec.singleValueContainer().decode(String.self); return Date(timeIntervalSince1970: Double(s.dropFirst())!) }; let s = String(decoding: try! e3.encode([Date(timeIntervalSince1970: 5)]), as: UTF8.self); return "\(s) \(try! d.decode([Date].self, from: Data(s.utf8))[0].timeIntervalSince1970)" }
        //= ["D5"] 5.0
        ----
        func t() -> String {
            let d = Date(timeIntervalSince1970: 0), i = DateInterval(start: d, duration: 3600)
            return "\(i.intersection(with: .init(start: d + 1800, duration: 9000))!.duration) \(i.intersection(with: .init(start: d + 9900, duration: 9)) as Any) \(i < DateInterval(start: d, duration: 4000)) \([i, DateInterval(start: d - 5, duration: 1)].min()!.duration)"
        }
        //= 1800.0 nil true 1.0
        ----
        func t() -> String { "\(Int.max.formatted(.byteCount(style: .file))) \(Int64.min.formatted(.byteCount(style: .file))) \((Int.max - 1).formatted(.byteCount(style: .memory)))" }
        //= 9,223.37 PB -9,223.37 PB 8,192 PB
        """###
}
