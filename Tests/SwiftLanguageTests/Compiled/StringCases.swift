// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Texts, their indices and slices, characters, and regular expressions.
    static let strings = reading(
        ##"""
        func t() -> String { let s = "Hello, Wörld! 👨‍👩‍👧"; let i = s.firstIndex(of: "W")!; return "\(s.count) \(s.unicodeScalars.count) \(s.utf8.count) \(s[i...].prefix(5)) \(s[..<i].dropLast(2)) \(s.split(whereSeparator: { !$0.isLetter })) \(s.last!) \(s.index(after: i) > i) \(s.distance(from: s.startIndex, to: i))" }
        //= 15 19 33 Wörld Hello ["Hello", "Wörld"] 👨‍👩‍👧 true 7
        ----
        func t() -> String { let e = "e\u{301}"; let n = "ñ"; return "\(e == "é") \(e.count) \(e.unicodeScalars.map { $0.value }) \(n.unicodeScalars.first!.properties.isAlphabetic) \("ß".uppercased()) \("İ".lowercased().count) \("🇩🇪🇫🇷".count) \(Character("a").asciiValue!) \(("a" as Character).isLowercase) \("5".first!.wholeNumberValue!) \("½".first!.isNumber) \(Character(UnicodeScalar(65)!)) \(String("abc".reversed())) \("\u{1F600}".utf16.count) \("a" < "B") \("Z" < "a")" }
        //= true 1 [101, 769] true SS 1 2 97 true 5 true A cba 2 false true
        ----
        extension String { func padded(to n: Int) -> String { self + String(repeating: " ", count: Swift.max(0, n - count)) } }
        extension Array where Element == Int { var spread: Int { (self.max() ?? 0) - (self.min() ?? 0) } ; func lim() -> Int { Swift.min(count, 2) } }
        func t() -> String { "[\("ab".padded(to: 4))] \([1, 5].spread) \([1,2,3].lim())" }
        //= [ab  ] 4 2
        ----
        func t() -> String { "\("prefix".commonPrefix(with: "preach"))" }
        //= pre
        ----
        func t() -> String { let r = Regex { Capture { OneOrMore(.word) } ; ":" ; TryCapture { OneOrMore(.digit) } transform: { Int($0) } }; return "\("a:12 bcd:7".matches(of: r).map { "\($0.1)=\($0.2 * 2)" })" }
        //= ["a=24", "bcd=14"]
        ----
        func t() -> String { let ref = Reference(Substring.self); let r2 = Regex { "<"; Capture(as: ref) { OneOrMore(.any, .reluctant) }; ">"; ref; ChoiceOf { "x"; "y" }; Repeat(1...2) { "z" } }; let m2 = "<q>qxzz".wholeMatch(of: r2); return "\(m2.map { String($0[ref]) } ?? "nil")" }
        //= q
        ----
        func t() -> String { let r = Regex { /(a)(b)/; Capture { OneOrMore(.digit) } transform: { Int($0)! } }; let m = "xab12".firstMatch(of: r)!; return "\(m.0) \(m.1) \(m.2) \(m.3 + 1)" }
        //= ab12 a b 13
        ----
        func t() -> String { let r = Regex { Capture(OneOrMore(.word), transform: { Int($0) }) }; let q = Regex { TryCapture { OneOrMore(.word) } transform: { Int($0) } }; return "\("abc".firstMatch(of: r)!.1 as Any) \("a b 3".firstMatch(of: q)!.1)" }
        //= nil 3
        ----
        func t() -> String { var s = "age 30, 4"; s.replace(/\d+/) { "<\($0.output)>" }; var r = "a1b22"; r.replace(/\d+/, with: "-"); return "\(s) \(r)" }
        //= age <30>, <4> a-b-
        ----
        func t() -> String { let s = "Cafe\u{301} 👨‍👩‍👧 naïve"; return "\(s.count) \(s.unicodeScalars.count) \(s.utf8.count) \(s.utf16.count) \(s == "Café 👨‍👩‍👧 naïve") \(s.first!.isLetter) \(s.reversed().first!)" }
        //= 12 17 32 20 true true e
        ----
        func t() -> String { let cs: [Character] = ["a", "Z", "5", "½", " ", "é", "!", "€", "\n", "٣"]; return cs.map { c in [c.isLetter, c.isUppercase, c.isNumber, c.isWholeNumber, c.isWhitespace, c.isASCII, c.isPunctuation, c.isCurrencySymbol, c.isNewline].map { $0 ? "1" : "0" }.joined() }.joined(separator: " ") + " \(cs[2].wholeNumberValue!) \(cs[0].asciiValue!) \(Character("f").hexDigitValue!)" }
        //= 100001000 110001000 001101000 001000000 000011000 100000000 000001100 000000010 000011001 001100000 5 97 15
        ----
        func t() -> String { let s = "hello world"; let i = s.firstIndex(of: "o")!; let j = s.index(i, offsetBy: 3); return "\(s[..<i]) \(s[i...j]) \(s[j...]) \(s.distance(from: i, to: j)) \(s.suffix(from: j).count) \(s[i]) \(s.index(after: i) < j) \(s.prefix(upTo: i))" }
        //= hell o wo orld 3 4 o true hell
        ----
        func t() -> String { var counts: [Character: Int] = [:]; for c in "mississippi" { counts[c, default: 0] += 1 }; let top = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }; return top.map { "\($0.key)\($0.value)" }.joined() }
        //= i4s4p2m1
        ----
        func rle(_ s: String) -> String { var out = ""; var i = s.startIndex; while i < s.endIndex { let c = s[i]; var n = 0; while i < s.endIndex, s[i] == c { n += 1; i = s.index(after: i) }; out += n > 1 ? "\(n)\(c)" : "\(c)" }; return out }
        func unrle(_ s: String) -> String { var out = "", n = 0; for c in s { if let d = c.wholeNumberValue { n = n * 10 + d } else { out += String(repeating: c, count: max(n, 1)); n = 0 } }; return out }
        func t() -> String { "\(rle("aaabccdddd")) \(unrle(rle("aaabccdddd"))) \(unrle("12x"))" }
        //= 3ab2c4d aaabccdddd xxxxxxxxxxxx
        ----
        func t() -> String { let s = "The quick brown fox"; return "\(s.split(separator: " ").map { $0.first! }) \(s.components(separatedBy: " ").count) \(s.replacingOccurrences(of: "quick", with: "slow")) \(s.hasPrefix("The")) \(s.hasSuffix("x")) \(s.lowercased().filter { "aeiou".contains($0) }.count) \(String(s.reversed())) \(s.range(of: "brown").map { s[$0] } ?? "-") \(s.prefix(3) + "…") \(s.uppercased()) \(s.contains("fox"))" }
        //= ["T", "q", "b", "f"] 4 The slow brown fox true true 5 xof nworb kciuq ehT brown The… THE QUICK BROWN FOX true
        ----
        func t() -> String { let s = "a,b,,c"; return "\(s.split(separator: ",")) \(s.split(separator: ",", omittingEmptySubsequences: false)) \(s.components(separatedBy: ",")) \(s.firstIndex(of: ",")!.utf16Offset(in: s)) \(s.lastIndex(of: "c")! == s.index(before: s.endIndex)) \("abc" < "abd") \("Z" < "a") \("é" == "e\u{301}") \("x".isEmpty) \(String(repeating: "ab", count: 3)) \(Array("hi").map { $0.asciiValue! })" }
        //= ["a", "b", "c"] ["a", "b", "", "c"] ["a", "b", "", "c"] 1 true true true true false ababab [104, 105]
        ----
        func t() -> String { var s = "hello"; s.insert("!", at: s.endIndex); s.insert(contentsOf: "oh ", at: s.startIndex); s.remove(at: s.startIndex); s.removeLast(); s.append(" x"); s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "H"); s.removeAll { $0 == "l" }; let d = s.dropFirst(1); return "[\(s)] [\(d)] \(s.popLast() as Any) \(s.count) \(d.startIndex == s.startIndex)" }
        //= [Hheo x] [heo x] Optional("x") 5 false
        ----
        func t() -> String { let u = "héllo 🌍".unicodeScalars; return "\(u.count) \(u.map(\.value).max()!) \("🌍".utf8.map { String($0, radix: 16) }) \("é".unicodeScalars.first!.properties.isAlphabetic) \(Character(Unicode.Scalar(65)!)) \(UnicodeScalar("a").value) \("\u{1F468}\u{200D}\u{1F469}".count) \("ß".uppercased()) \("İ".lowercased().count) \("🇩🇪🇫🇷".count)" }
        //= 7 127757 ["f0", "9f", "8c", "8d"] true A 97 1 SS 1 2
        ----
        func caesar(_ s: String, _ k: Int) -> String { String(s.map { c in guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar(UInt8((Int(a - base) + k + 26) % 26) + base)) }) }
        func isPal(_ s: String) -> Bool { let c = s.lowercased().filter(\.isLetter); return c == String(c.reversed()) }
        func t() -> String { "\(caesar("Hello, Zoo", 3)) \(caesar(caesar("abc", 5), -5)) \(isPal("A man, a plan, a canal: Panama")) \(isPal("xy"))" }
        //= Khoor, Crr abc true false
        ----
        func t() -> String { let rows = [("Al", 3.5), ("Barbara", 12.25)]; return rows.map { $0.0.padding(toLength: 8, withPad: ".", startingAt: 0) + String(format: "%6.2f", $0.1) }.joined(separator: "|") }
        //= Al......  3.50|Barbara. 12.25
        ----
        let fmt: (Int) -> String = { n in let neg = n < 0; var s = String(abs(n)); var out = ""; while s.count > 3 { out = "," + s.suffix(3) + out; s = String(s.dropLast(3)) }; return (neg ? "-" : "") + s + out }
        func roman(_ n: Int) -> String { let t = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]; var n = n; return t.reduce("") { r, e in let q = n / e.0; n %= e.0; return r + String(repeating: e.1, count: q) } }
        func t() -> String { "\(fmt(1234567)) \(fmt(-999)) \(fmt(1000)) \(roman(1994)) \(roman(2026))" }
        //= 1,234,567 -999 1,000 MCMXCIV MMXXVI
        ----
        func t() -> String { let s = "Programming Language"; return "\(String(s.split(separator: " ").map { $0.reversed() }.joined(separator: " "))) \(["a", "b"].joined(separator: ", ")) \(Array([[1], [2, 3]].joined(separator: [0]))) \(([] as [String]).joined(separator: ","))" }
        //= gnimmargorP egaugnaL a, b [1, 0, 2, 3] 
        ----
        func t() -> String { let s = "hello"; var r = s[...]; r.removeFirst(); let a = s.distance(from: s.startIndex, to: r.startIndex); r = r.dropFirst(2); return "\(a) \(s.distance(from: s.startIndex, to: r.startIndex)) \(s[r.startIndex])" }
        //= 1 3 l
        ----
        func t() -> String { let s = "hello"; var r = s[...]; r.removeFirst(2); let a = s.distance(from: s.startIndex, to: r.startIndex);r.removeLast();  return "\(a) \(s[r.endIndex...]) \(r.popFirst()!) \(s[..<r.startIndex])" }
        //= 2 o l hel
        ----
        func t() -> String { let text = "The quick brown fox. The lazy dog! Is it? Yes"; let sentences = text.split { ".!?".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }; let title = sentences.map { $0.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ") }; let acr = text.split(separator: " ").compactMap(\.first).filter(\.isUppercase).map(String.init).joined(); let wrapped = text.split(separator: " ").reduce(into: [""]) { l, w in if l[l.count - 1].count + w.count > 12 { l.append(String(w)) } else { l[l.count - 1] += (l[l.count - 1].isEmpty ? "" : " ") + w } }; let pal = String("Was it a car".lowercased().filter(\.isLetter).reversed()); return "\(sentences.count) \(title[1]) \(acr) \(wrapped) \(pal) \(text.filter { "aeiou".contains($0) }.count) \(text.firstRange(of: "fox").map { text[..<$0.lowerBound].count } ?? -1)" }
        //= 4 The Lazy Dog TTIY ["The quick", "brown fox.", "The lazy dog!", "Is it? Yes"] racatisaw 10 16
        ----
        func t() -> String { let s = "Hello, World"; let i = s.firstIndex(of: ",")!; return "\(s[..<i]) \(s[s.index(i, offsetBy: 2)...]) \(s.distance(from: s.startIndex, to: i)) \(s[i])" }
        //= Hello World 5 ,
        ----
        func t() -> String { let s = "a=1;b=2;c"; return "\(s.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1).map(String.init) })" }
        //= [["a", "1"], ["b", "2"], ["c"]]
        ----
        func t() -> String { let s = "swift"; return "\(s.prefix(2)) \(s.suffix(2)) \(s.dropFirst()) \(s.dropLast(2)) \(String(s.reversed())) \(s.first!) \(s.last!) \(s.contains("if")) \(s.count)" }
        //= sw ft wift swi tfiws s t true 5
        ----
        func t() -> String { let s = "  trim me \n"; return "[\(s.trimmingCharacters(in: .whitespacesAndNewlines))] [\("--x--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))]" }
        //= [trim me] [x]
        ----
        func isPalindrome(_ s: String) -> Bool { let c = s.lowercased().filter { $0.isLetter }; return c == String(c.reversed()) }
        func t() -> String { "\(isPalindrome("A man, a plan, a canal: Panama")) \(isPalindrome("nope"))" }
        //= true false
        ----
        func t() -> String { let s = "café"; let e = "cafe\u{301}"; return "\(s == e) \(s.count) \(e.count) \(e.unicodeScalars.count) \(e.utf8.count) \("👨‍👩‍👧".count) \("🇩🇪🇫🇷".count)" }
        //= true 4 4 5 6 1 2
        ----
        func t() -> String { var s = "abc"; s.insert("x", at: s.index(after: s.startIndex)); s.append("!"); s += "?"; s.remove(at: s.startIndex); s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "YY"); return s }
        //= YYc!?
        ----
        func t() -> String { let words = "the quick brown the lazy the".split(separator: " "); var c: [Substring: Int] = [:]; for w in words { c[w, default: 0] += 1 }; return c.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(separator: ",") }
        //= the3,brown1,lazy1,quick1
        ----
        func t() -> String { "\("abc" < "abd") \("a" < "B") \("Z".lowercased()) \("straße".uppercased()) \("hello world".capitalized) \("x".isEmpty) \("".isEmpty)" }
        //= true false z STRASSE Hello World false true
        ----
        func t() -> String { let s = "line1\nline2\n\nline4"; return "\(s.split(separator: "\n")) \(s.components(separatedBy: "\n").count) \(s.split(separator: "\n", omittingEmptySubsequences: false).count)" }
        //= ["line1", "line2", "line4"] 4 4
        ----
        func camel(_ s: String) -> String { s.split(separator: "_").enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }.joined() }
        func t() -> String { camel("my_long_name") }
        //= myLongName
        ----
        func snake(_ s: String) -> String { s.reduce("") { $0 + ($1.isUppercase ? "_" + $1.lowercased() : String($1)) } }
        func t() -> String { snake("myLongName") }
        //= my_long_name
        ----
        func caesar(_ s: String, _ k: Int) -> String { String(s.map { c -> Character in guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((a - base + UInt8(k)) % 26 + base)) }) }
        func t() -> String { caesar("Hello, Z!", 3) }
        //= Khoor, C!
        ----
        func t() -> String { let s = "key: value: more"; if let r = s.range(of: ": ") { return "\(s[..<r.lowerBound])|\(s[r.upperBound...])" }; return "" }
        //= key|value: more
        ----
        func t() -> String { let s = "aXbXc"; return "\(s.replacingOccurrences(of: "X", with: "-")) \(s.components(separatedBy: "X")) \(s.range(of: "x", options: .caseInsensitive) != nil) \(s.hasPrefix("aX")) \(s.hasSuffix("c"))" }
        //= a-b-c ["a", "b", "c"] true true true
        ----
        func t() -> String { let c: Character = "7"; return "\(c.isNumber) \(c.wholeNumberValue!) \(c.isLetter) \(Character("é").isLetter) \(("a" as Character).asciiValue!) \(Character("\n").isNewline) \(Character("F").hexDigitValue!)" }
        //= true 7 false true 97 true 15
        ----
        func t() -> String { "\("42".padding(toLength: 5, withPad: "0", startingAt: 0)) \(String(repeating: "ab", count: 3)) \("x".appending("y")) \("abc".uppercased().lowercased())" }
        //= 42000 ababab xy abc
        ----
        func t() -> String { let s = "one two three"; return "\(s.prefix(while: { $0 != " " })) \(s.drop(while: { $0 != " " })) \(s.firstIndex(where: { $0 == "t" }).map { s.distance(from: s.startIndex, to: $0) }!) \(s.allSatisfy { $0.isLetter || $0 == " " })" }
        //= one  two three 4 true
        ----
        func t() -> String { let s = "abcdef"; let a = s.index(s.startIndex, offsetBy: 1); let b = s.index(s.endIndex, offsetBy: -2); return "\(s[a...b]) \(s[a..<b]) \(s.index(s.startIndex, offsetBy: 10, limitedBy: s.endIndex) == nil) \(Array(s.indices).count)" }
        //= bcde bcd true 6
        ----
        func t() -> String { var s = "hello"; s.removeLast(); s.removeFirst(2); let p = s.popLast(); s.removeAll { $0 == "x" }; return "\(s) \(p!) \(s.isEmpty)" }
        //= l l false
        ----
        func mask(_ s: String) -> String { String(repeating: "*", count: max(0, s.count - 4)) + s.suffix(4) }
        func initials(_ n: String) -> String { n.split(separator: " ").compactMap { $0.first }.map { String($0) }.joined() }
        func t() -> String { "\(mask("4242424242424242")) \(initials("Ada King Lovelace"))" }
        //= ************4242 AKL
        ----
        func t() -> String { let s = "tel 555-1234 and 555-9876"; let m = s.matches(of: /(\d{3})-(\d{4})/); return "\(m.count) \(m[0].output.1) \(m[1].2) \(s.firstMatch(of: /\d+/)!.output) \(s.contains(/and/)) \(s.replacing(/\d{4}/, with: "X"))" }
        //= 2 555 9876 555 true tel 555-X and 555-X
        ----
        func t() -> String { let s = "2024-05-17"; if let m = s.wholeMatch(of: /(?<y>\d+)-(?<m>\d+)-(?<d>\d+)/) { return "\(m.y)/\(m.m)/\(m.d) \(m.output.y)" }; return "no" }
        //= 2024/05/17 2024
        ----
        func t() -> String { let a = "apple", b = "Banana"; return "\([b, a].sorted()) \([b, a].sorted { $0.lowercased() < $1.lowercased() })" }
        //= ["Banana", "apple"] ["apple", "Banana"]
        ----
        func t() -> String { let v = ["b": 2, "a": 1]; return v.keys.sorted().map { k in "\(k)=\(v[k]!)" }.joined(separator: "&") }
        //= a=1&b=2
        ----
        func rle(_ s: String) -> String { var r = ""; var i = s.startIndex; while i < s.endIndex { var j = i; while j < s.endIndex, s[j] == s[i] { j = s.index(after: j) }; r += "\(s.distance(from: i, to: j))\(s[i])"; i = j }; return r }
        func t() -> String { rle("aaabccd") }
        //= 3a1b2c1d
        ----
        func t() -> String { let s = "x,y;z"; return "\(s.split { $0 == "," || $0 == ";" }) \(s.split(whereSeparator: { !$0.isLetter }).count) \(s.components(separatedBy: CharacterSet(charactersIn: ",;")))" }
        //= ["x", "y", "z"] 3 ["x", "y", "z"]
        ----
        func t() -> String { let t = ("a"..."e"); return "\(t.contains("c")) \(t.contains("z")) \(("a" as Character)..."z" ~= "q") \(("a"..<"c").contains("c"))" }
        //= true false true false
        ----
        extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; subscript(r: Range<Int>) -> String { String(self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]) } }
        func t() -> String { let s = "swift"; return "\(s[0]) \(s[1..<3]) \(s[4])" }
        //= s wi t
        ----
        extension StringProtocol { var firstUpper: String { prefix(1).uppercased() + dropFirst() } }
        func t() -> String { "\("abc".firstUpper) \("abc def".dropFirst(4).firstUpper)" }
        //= Abc Def
        ----
        func t() -> String { let hex = "#1A2B3C".dropFirst(); let v = Int(hex, radix: 16)!; return "\(v) \(v >> 16 & 0xFF) \(String(v, radix: 16))" }
        //= 1715004 26 1a2b3c
        ----
        func t() -> String { let s = "ab"; var out: [String] = []; for (i, c) in s.enumerated() { out.append("\(i)\(c)") }; for u in s.unicodeScalars { out.append("\(u.value)") }; for b in s.utf8 { out.append("\(b)") }; return out.joined(separator: " ") }
        //= 0a 1b 97 98 97 98
        ----
        func t() -> String { let a = "cafe\u{301} e"; return "\(a.components(separatedBy: "e").count) \("👨‍👩‍👧x👩y".components(separatedBy: "👩").count) \("a\u{301}b".replacingOccurrences(of: "a", with: "X")) \("🇩🇪🇫🇷".components(separatedBy: "🇪🇫").count) \("x\r\ny\nz".components(separatedBy: "\n").count) \("é".replacingOccurrences(of: "e\u{301}", with: "Q")) \("ё й".replacingOccurrences(of: "й", with: "i")) \("straße".contains("ss")) \("aé".range(of: "e\u{301}") != nil) \("cafe\u{301}".range(of: "e") != nil) \("cafe\u{301}".contains("e")) \("ﬁ".components(separatedBy: "f").count)" }
        //= 2 2 áb 1 2 Q ё i false true false false 1
        ----
        func t() -> String { let s = "ab\nZ"; let lines = s.unicodeScalars.filter { $0 == "\n" }.count; let small = s.unicodeScalars.filter { ("a"..."z").contains($0) }.count; let kinds = s.unicodeScalars.map { u -> String in switch u { case "a"..."z": "l"; case "A"..."Z": "u"; case "\n": "n"; default: "?" } }; return "\(lines) \(small) \(kinds.joined()) \(s.unicodeScalars.contains { $0 < "B" })" }
        //= 1 2 llnu true
        ----
        func t() -> String { var a: [Character] = ["a"]; let s = "bc"; a += s; a += "d"; a = a + "e"; let b: [Character] = ["f"] + "g"; let c = Array("h") + s; return "\(a) \(b) \(c)" }
        //= ["a", "b", "c", "d", "e"] ["f", "g"] ["h", "b", "c"]
        """##)
}
