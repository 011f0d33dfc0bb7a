// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Texts that are compared letter by letter, whose marks come after the letter that they stand on, parts of texts, ends of lines, and signs of decimals.
    static let comparisonCases = ##"""
        func t() -> String { let w = ["Zoë", "Ärger", "Bar", "ära", "zoe", "Zoe", "bar", "Éclair", "eclair", "Ångström", "straße", "strasse", "日本", "🙂", "a\u{308}b", "äb"]; let a = w.sorted { $0.compare($1) == .orderedAscending }; let b = w.sorted { $0.caseInsensitiveCompare($1) == .orderedAscending }; return "\(a) \(b)" }
        //= ["Ärger", "Ångström", "Bar", "Éclair", "Zoe", "Zoë", "äb", "äb", "ära", "bar", "eclair", "strasse", "straße", "zoe", "日本", "🙂"] ["äb", "äb", "ära", "Ärger", "Ångström", "Bar", "bar", "eclair", "Éclair", "straße", "strasse", "zoe", "Zoe", "Zoë", "日本", "🙂"]
        ----
        func t() -> String { let p = [("ä", "b"), ("Ä", "a"), ("ä", "a\u{308}"), ("É", "e"), ("é", "f"), ("ß", "ss"), ("ß", "t"), ("🙂", "日"), ("🙂", "\u{FFFD}"), ("", "a"), ("a", ""), ("İ", "i"), ("ﬁ", "fi"), ("ñ", "n~")]; return p.map { "\($0.compare($1).rawValue)\($0.caseInsensitiveCompare($1).rawValue)" }.joined(separator: " ") }
        //= -1-1 -11 00 -11 -1-1 10 1-1 11 11 -1-1 11 -11 10 11
        ----
        func t() -> String { let a = "apple", b = "Banana"; return "\(a.compare(b) == .orderedDescending) \(a.caseInsensitiveCompare("APPLE") == .orderedSame) \(a.dropFirst().compare("pple") == .orderedSame)" }
        //= true true true
        ----
        func t() -> String { let s = "abc\ndef\nx\n"; var l: [String] = []; s.dropFirst().enumerateLines { a, stop in l.append(a); if a == "def" { stop = true } }; var k: [String] = []; s.enumerateLines { a, _ in k.append(a) }; return "\("Hello".commonPrefix(with: "help")) \("Hello".dropFirst().commonPrefix(with: "elk")) \(l) \(k)" }
        //=  el ["bc", "def"] ["abc", "def", "x"]
        ----
        func t() -> String { let d = Decimal(string: "-3.5")!; return "\(d.sign) \(Decimal(2).sign == .plus) \([d, 4].map { $0.sign == .minus ? "-" : "+" })" }
        //= minus true ["-", "+"]
        ----
        func t() -> String { let s = "x\r\ny\nz"; return "\(s.components(separatedBy: "\n").count) \(s.components(separatedBy: "\r\n")) \(s.components(separatedBy: "\r").count) \("a\r\n\r\nb".components(separatedBy: "\n").count) \("a\r\n\r\nb".components(separatedBy: "\r\n\r\n")) \("a\n\nb".components(separatedBy: "\n\n")) \("aXaXb".components(separatedBy: "aX")) \("\n\n\r\n\n".components(separatedBy: "\n\n").count) \("\r\n".components(separatedBy: "\n").count)" }
        //= 2 ["x", "y\nz"] 1 1 ["a", "b"] ["a", "b"] ["", "", "b"] 2 1
        """##
}
