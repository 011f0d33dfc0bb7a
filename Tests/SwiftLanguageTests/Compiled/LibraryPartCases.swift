// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Parts of ranges, storage of arrays, generators of the user's, and regex literals on several lines.
    static let libraryParts = reading(
        ##"""
        func r(_ x: Range<Int>) -> Range<Int> { x.dropFirst() }
        func g<C: Collection>(_ c: C) -> C.SubSequence { c.dropFirst() }
        func t() -> String {
            let a = [4, 5, 6], i = a.indices.dropFirst()
            var x = 1..<4; x = x.dropFirst()
            let y: Range<Int> = (0..<5).prefix(2), list: [Int] = (0..<3).dropLast()
            let parts = "\(r(5..<9)) \((1..<5).dropFirst()) \((1..<5).dropLast(2)) \((1..<5).prefix(2)) \((1..<5).suffix(2)) \((1..<9).drop { $0 < 4 }) \((1..<9).prefix { $0 < 4 }) \((1..<9).prefix(upTo: 3)) \((1..<9).suffix(from: 3)) \((1..<9)[2..<4])"
            let empty = "\((1..<3).dropFirst(9)) \((1..<3).prefix(0)) \((1..<3).suffix(9)) \((1..<3).dropLast(9))"
            let used = "\(i) \(i.map { a[$0] }) \(zip(a.indices, a.indices.dropFirst()).map { $0 + $1 }) \(a[a.indices.dropFirst()]) \((0..<5).dropFirst().contains(0)) \(Array((0..<5).dropLast())) \(type(of: (1..<5).dropFirst())) \([1, 2] + (3..<6).dropFirst())"
            return "\(parts) \(empty) \(used) \(x) \(y) \(x == 2..<4) \(list) \(g(1..<4)) \(g([1, 2])) \((1..<9).split { $0 % 3 == 0 }.map(\.count)) \((1..<9).split(separator: 4, maxSplits: 1).map(\.lowerBound))"
        }
        //= 6..<9 2..<5 1..<3 1..<3 3..<5 4..<9 1..<4 1..<3 3..<9 2..<4 3..<3 1..<1 1..<3 1..<1 1..<3 [5, 6] [1, 3] [5, 6] false [0, 1, 2, 3] Range<Int> [1, 2, 4, 5] 2..<4 0..<2 true [0, 1] 2..<4 [2] [2, 2, 2] [1, 5]
        ----
        func t() -> String {
            var s = ""; for (i, x) in (1..<4).dropFirst().enumerated() { s += "\(i)\(x)" }; for i in (0..<5).prefix(3).reversed() { s += "\(i)" }
            switch 2 { case (1..<4).dropFirst(): s += "in"; default: break }
            var x = [3, 1]; x.withContiguousMutableStorageIfAvailable { $0[0] = 7 }
            return "\(s) \(x) \([1, 2, 3].withContiguousStorageIfAvailable { $0.count } ?? 0) \([1, 2, 3][1...].withContiguousStorageIfAvailable { $0.reduce(0, +) } ?? 0)"
        }
        //= 0213210in [7, 1] 3 5
        ----
        struct G: RandomNumberGenerator { var s: UInt64 = 42; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
        func pick<R: RandomNumberGenerator>(_ r: inout R) -> UInt { r.next(upperBound: 7) }
        func t() -> String {
            var g = G(), h = G(), i = G()
            let floats = "\(Float.random(in: 0..<1, using: &g)) \(Float.random(in: 0...2, using: &g)) \(Double.random(in: 0..<1, using: &g)) \(CGFloat.random(in: 0..<1, using: &g)) \(Float.random(in: -3..<5, using: &g))"
            return "\(floats) \(h.next(upperBound: 10 as UInt)) \(h.next(upperBound: 10 as UInt)) \(h.next(upperBound: 200 as UInt8)) \(h.next(upperBound: 1000 as UInt64)) \(pick(&i))"
        }
        //= 0.9311324 1.5492237 0.4928769628402646 0.055206071496527676 -2.5545096 5 2 58 630 3
        ----
        func t() -> String {
            let line = #/
              (?<k> \w+ ) \s* = \s* (?<v> \d+ )
            /#
            let date = #/
              ^ \d{4}   # year
              - \d{2}   # month
            /#
            let spaced = ##/
              [a b]+ \  c # a class ignores white space, too
              /##
            let plain = #/a b/#
            let r = "w = 12".firstMatch(of: line)!
            return "\(r.k):\(r.v) \("2024-05".firstMatch(of: date) != nil) \("2024 -05".firstMatch(of: date) != nil) \("ab c".firstMatch(of: spaced)!.output) \("a b c".wholeMatch(of: spaced) == nil) \("a b".wholeMatch(of: plain) != nil) \("ab".wholeMatch(of: plain) != nil)"
        }
        //= w:12 true false ab c true true false
        ----
        func t() -> String {
            let (m, e) = frexp(10.0), (w, f) = modf(-2.75)
            let parts = "\(m) \(e) \(w) \(f) \(ldexp(m, e)) \(frexp(Float(3)).1) \(ldexp(Float(3), 2)) \(ldexp(1.5, 3)) \(scalbn(1.5, 2)) \(ilogb(9.0)) \(logb(9.0)) \(copysign(2.0, -1))"
            let more = "\(expm1(0.5)) \(log1p(0.5)) \(fdim(5.0, 3)) \(fmax(1.0, 2)) \(fmin(1.0, 2)) \(remainder(7.0, 4)) \(nearbyint(2.5)) \(rint(3.5)) \(asinh(1.0)) \(acosh(2.0)) \(atanh(0.5)) \(tgamma(5.0)) \(erf(0.5)) \(erfc(0.5))"
            return "\(parts) \(more)"
        }
        //= 0.625 4 -2.0 -0.75 10.0 2 12.0 12.0 6.0 3 3.0 -2.0 0.6487212707001282 0.4054651081081644 2.0 2.0 1.0 -1.0 2.0 4.0 0.881373587019543 1.3169578969248166 0.5493061443340548 24.0 0.5204998778130465 0.4795001221869535
        ----
        func t() -> String {
            let words = "\(UInt16(300).words.count) \(Array(UInt16(300).words)) \(Array(Int8(-1).words)) \(Int(5).words.first!)"
            return "\(words) \(Double(sign: .minus, exponent: 2, significand: 1.5)) \(Float(sign: .plus, exponent: -1, significand: 1)) \(CGFloat(sign: .plus, exponent: 3, significand: 1)) \(Double(sign: (-1.0).sign, exponent: 0, significand: 2))"
        }
        //= 1 [300] [18446744073709551615] 5 -6.0 0.5 8.0 -2.0
        ----
        func t() -> String {
            let u = "a".unicodeScalars.first!.properties, one = "1".unicodeScalars.first!.properties, half = "½".unicodeScalars.first!.properties
            let texts = "\(u.uppercaseMapping) \(u.lowercaseMapping) \(u.titlecaseMapping) \(u.generalCategory) \(u.name ?? "-") \(half.numericValue!)"
            let truths = "\(u.isLowercase) \(u.isWhitespace) \(u.numericType == nil) \(u.isEmoji) \(u.isAlphabetic) \(u.isUppercase) \(u.isMath) \(one.numericType == .decimal) \(" ".unicodeScalars.first!.properties.isWhitespace) \("A".unicodeScalars.first!.properties.generalCategory == .uppercaseLetter)"
            return "\(texts) \(truths) \("é\n\u{1F600}".unicodeScalars.map { $0.escaped(asASCII: true) }) \("é".unicodeScalars.first!.escaped(asASCII: false)) \(String("a1b2".unicodeScalars.filter { $0.value > 60 })) \(String(String.UnicodeScalarView("a1b2".unicodeScalars.filter { $0.value < 60 })))"
        }
        //= A a A lowercaseLetter LATIN SMALL LETTER A 0.5 true false true false true false false true true true ["\\u{00E9}", "\\n", "\\u{0001F600}"] é ab 12
        ----
        func t() -> String {
            let h = AnyHashable("x"), i: AnyHashable = 3
            let d: [AnyHashable: Int] = ["a": 1, 2: 3], s: Set<AnyHashable> = [1, "b"]
            return "\(h.base) \((i.base as? Int ?? 0) + 1) \(i.base is String) \(d.keys.compactMap { $0.base as? String }) \(d.keys.first { $0.base is Int }!) \(s.map { "\($0.base)" }.sorted())"
        }
        //= x 4 false ["a"] 2 ["1", "b"]
        ----
        infix operator .&: MultiplicationPrecedence
        func .& (a: Int, b: Int) -> Int { a * 10 + b }
        func t() -> String {
            let small: Range<UInt8> = 2..<6
            let listed = "\((0..<9).prefix(3) + [7]) \((0..<3) + [7]) \([7] + (0..<3).dropLast())"
            return "\(1 + 2 .& 3) \(listed) \(small.dropFirst()) \(small.prefix(2)) \(small.dropFirst(9)) \(ilogb(0.0)) \(ilogb(8.0))"
        }
        //= 24 [0, 1, 2, 7] [0, 1, 2, 7] [7, 0, 1] 3..<6 2..<4 6..<6 -2147483648 3
        """##)
}
