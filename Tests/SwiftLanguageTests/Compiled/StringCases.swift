// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Texts, their indices and slices, characters, and regular expressions.
    static let strings = reading(
        ##"""
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
        """##)
}
