// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What a match gives has the types that the groups of the pattern tell: those that may take no part are optionals.
    static let regexGroups = reading(
        ##"""
        func t() -> String { let m = "12a".firstMatch(of: /(\d+)(a)?/)!; return "\(m.output.1) \(m.output.2 ?? "-") \(m.output) \(m.1)" }
        //= 12 a ("12a", "12", Optional("a")) 12
        ----
        func t() -> String { let m = "12".firstMatch(of: /(\d+)(a)?/)!; return "\(m.output.2 as Any) \(String(describing: m.2)) \(m.output)" }
        //= nil nil ("12", "12", nil)
        ----
        func t() -> String { let m = "k=12".firstMatch(of: /(?<key>\w+)=(?<value>\d+)(?<u>px)?/)!; return "\(m.key) \(m.value) \(m.output.key) \(String(describing: m.u)) \(type(of: m.output.u))" }
        //= k 12 k nil Optional<Substring>
        ----
        func t() -> String { let r = /(a)|(b)/; let m = "b".wholeMatch(of: r)!; return "\(String(describing: m.1)) \(m.2.map { $0.uppercased() } ?? "nil")" }
        //= nil B
        ----
        func t() -> String { let ms = "a1 b2 c".matches(of: /([a-z])(\d)?/).map { (m) -> String in "\(m.1)\(m.2 ?? "?")" }; return ms.joined(separator: ",") }
        //= a1,b2,c?
        ----
        func t() -> String { let r = /(\d+)(?:px)?(a(b)?)?/; guard let m = try? r.wholeMatch(in: "12ab") else { return "no" }; let (all, n, x, y) = m.output; return "\(all) \(n) \(x as Any) \(y as Any)" }
        //= 12ab 12 Optional("ab") Optional("b")
        ----
        func t() -> String { let r = /x(\d)*/; let m = "x12".firstMatch(of: r)!; return "\(m.output.1 as Any) \(type(of: r))" }
        //= Optional("2") Regex<(Substring, Optional<Substring>)>
        ----
        func t() -> String { let s = "2024-05-06"; if let m = s.wholeMatch(of: /(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/), let y = Int(m.y), let mo = Int(m.output.m) { return "\(y + mo) \(m.d.count)" }; return "-" }
        //= 2029 2
        ----
        func t() -> String { if let m = "a1b".firstMatch(of: #/([a-z])(\d)?(x)?/#) { return "\(type(of: m.output)) \(m.1) \(m.2 ?? "n") \(m.3 ?? "n") \(m.output)" }; return "no" }
        //= (Substring, Substring, Optional<Substring>, Optional<Substring>) a 1 n ("a1", "a", Optional("1"), nil)
        ----
        func t() -> String { let m = "k=v".wholeMatch(of: #/(?<key>\w)=(?<val>\w)?/#)!; return "\(type(of: m.output)) \(m.key) \(m.val as Any) \(m.output.key) \(m.0) \(m.output)" }
        //= (Substring, key: Substring, val: Optional<Substring>) k Optional("v") k k=v ("k=v", key: "k", val: Optional("v"))
        """##)
}
