// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Places in texts and other collections, what stands there, and what takes its place.
    static let textPlaces = reading(
        ##"""
        func t() -> String {
            var s = "hello hello", p = "he said", q = [1, 2, 3, 4][...], r = ["a", "b", "c"], w = "  x"
            s.replace("l", with: "LL", maxReplacements: 2)
            p.trimPrefix("he")
            q.trimPrefix([1, 2])
            r.trimPrefix { $0 < "c" }
            w.trimPrefix(while: \.isWhitespace)
            var sub = "abcabc".dropFirst()
            sub.trimPrefix("bc")
            return "\(s)|\(p)|\(q) \(q.startIndex)|\(r)|\(w)|\(sub)"
        }
        //= heLLLLo hello| said|[3, 4] 0|["c"]|x|abc
        ----
        func t() -> String {
            let s = "hello", a = [1, 2, 3, 4]
            var i = s.startIndex, j = s.startIndex, k = 1, l = 1
            s.formIndex(&i, offsetBy: 3)
            let isThere = s.formIndex(&j, offsetBy: 9, limitedBy: s.endIndex)
            a.formIndex(&k, offsetBy: 2)
            let isIn = a.formIndex(&l, offsetBy: 1, limitedBy: 3)
            return "\(s[i]) \(isThere) \(j == s.endIndex) \(k) \(isIn) \(l)"
        }
        //= l false true 3 true 2
        ----
        func t() -> String {
            let s = "a😀bé", i = s.firstIndex(of: "b")!
            return "\(s.utf16.distance(from: s.startIndex, to: i)) \(s.utf8.distance(from: s.startIndex, to: i)) \(s.unicodeScalars.distance(from: s.startIndex, to: i)) \(s.distance(from: s.startIndex, to: i)) \(s.utf16.distance(from: s.endIndex, to: i))"
        }
        //= 3 5 2 2 -2
        ----
        func t() -> String {
            let text = "a1 b22 c333", r = /\d+/
            var t = text, u = text, v = "12ab"
            t.replace(r, with: "#", maxReplacements: 2)
            u.replace(r, maxReplacements: 1) { "<\($0.output)>" }
            v.trimPrefix(r)
            return "\(t)|\(u)|\(v)|\(text.replacing(r, with: "X", maxReplacements: 1))|\(text.replacing(r, maxReplacements: 2) { $0.output + "!" })|\(text.replacing(r) { "\($0.output.count)" })"
        }
        //= a# b# c333|a<1> b22 c333|ab|aX b22 c333|a1! b22! c333|a1 b2 c3
        ----
        func t() -> String {
            let s = "aaab ab\r\naé ab", long = String(repeating: "ab", count: 500) + "c"
            func at(_ wanted: String, _ text: String) -> Int { text.firstRange(of: wanted).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1 }
            return "\(at("aab", s)) \(at("ab", s)) \(at("é", s)) \(at("e", "ae\u{301}e")) \(at("\n", s)) \(at("\r\n", s)) \(at("abc", long)) \(at("abab", "ababab")) \(s.contains("aab a")) \(s.contains("b a")) \("aaa".ranges(of: "aa").count) \(s.ranges(of: "ab").count) \("e\u{301}".contains("e")) \(at("x", "ax\u{301}x"))"
        }
        //= 1 2 9 2 -1 7 998 0 true true 1 3 false 2
        """##)
}
