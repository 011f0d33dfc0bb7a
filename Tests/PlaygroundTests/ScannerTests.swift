// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What Foundation documents of `Scanner`: it skips white space, takes what fits, and stays where nothing does.
@Suite struct ScannerTests {
    @Test(arguments: [
        ("\"#ff8000\"", "s.scanLocation = 1; var v: UInt64 = 0; s.scanHexInt64(&v); return \"\\(v)\"", "16744448"),
        ("\"0x1F rest\"", "var v: UInt64 = 0; s.scanHexInt64(&v); return \"\\(v) \\(s.isAtEnd)\"", "31 false"),
        ("\"zz\"", "var v: UInt64 = 7; let found = s.scanHexInt64(&v); return \"\\(v) \\(found)\"", "7 false"),
        ("\" 12 -3\"", "return \"\\(s.scanInt() ?? 0) \\(s.scanInt() ?? 0) \\(s.isAtEnd)\"", "12 -3 true"),
        ("\"3.25kg\"", "return \"\\(s.scanDouble() ?? 0) \\(s.scanString(\"kg\") ?? \"\")\"", "3.25 kg"),
        (
            "\"name: value\"",
            "let k = s.scanUpToString(\":\") ?? \"\"; _ = s.scanString(\":\"); return k + \"|\" + (s.scanUpToString(\"!\") ?? \"\")",
            "name|value"
        ),
        (
            "\"abc123\"", "return (s.scanCharacters(from: .letters) ?? \"\") + \"|\" + (s.scanCharacters(from: .decimalDigits) ?? \"\")",
            "abc|123"
        ),
        ("\"x\"", "return \"\\(s.scanInt() == nil) \\(s.scanCharacter() ?? \"-\") \\(s.isAtEnd)\"", "true x true"),
    ]) func scans(_ text: String, _ body: String, _ result: String) throws {
        let shell = try Shell()
        #expect(shell.text("func f() -> String { let s = Scanner(string: \(text)); \(body) }\nprint f()") == result + "\n")
    }
}
