// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Dates that are read by a style, the parts of a locale, weekends, the lines of a text.
    static let localeCode = ###"""
        func t() -> String { let d = Date(timeIntervalSince1970: 1_710_512_445); let s = d.formatted(.iso8601); let p = try! Date("2024-03-15T14:20:45Z", strategy: .iso8601); let z = Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 3600)!).format(d); let q = try? Date("nope", strategy: .iso8601); let r = try? Date.ISO8601FormatStyle().parse("2024-03-15T14:20:45Z"); return "\(s) \(p == d) \(z) \(q == nil) \(r == d)" }
        //= 2024-03-15T14:20:45Z true 2024-03-15T15:20:45+0100 true true
        ----
        func parse(_ s: String) -> String { do { return "\(try Date(s, strategy: .iso8601).timeIntervalSince1970)" } catch { return "no date" } }
        func t() -> String { ["1970-01-01T00:01:00Z", "1970-01-02", ""].map(parse).joined(separator: ",") }
        //= 60.0,no date,no date
        ----
        func t() -> String { let l = Locale(identifier: "de_DE"); let u = Locale(identifier: "en_US"); return "\(l.language.languageCode?.identifier ?? "-") \(l.region?.identifier ?? "-") \(u.currency?.identifier ?? "-") \(u.measurementSystem == .us) \(l.measurementSystem == .metric) \(Locale.Region("US") == u.region) \(l.region == .germany) \(u.language.languageCode == .english) \(Locale(identifier: "fr").region == nil) \(Locale.Language(identifier: "pt-BR").languageCode?.identifier == "pt") \(Set([l.language, Locale(identifier: "de_DE").language]).count)" }
        //= de DE USD true true true true true true true 1
        ----
        func t() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; let s = c.date(from: DateComponents(year: 2024, month: 1, day: 31))!; let q = DateComponents(calendar: c, year: 2023, month: 2, day: 29); let w = c.nextWeekend(startingAfter: s)!; return "\(q.isValidDate) \(DateComponents(year: 2024, month: 2, day: 29).isValidDate(in: c)) \(w.duration) \(c.component(.day, from: w.start)) \(c.dateIntervalOfWeekend(containing: s) == nil) \(c.component(.day, from: c.dateIntervalOfWeekend(containing: w.start + 3600)!.start)) \(c.component(.day, from: c.nextWeekend(startingAfter: w.start)!.start))" }
        //= false true 172800.0 3 true 3 10
        ----
        func t() -> String { var n: [String] = []; "a\n\nb\nc\n".enumerateLines { l, stop in n.append(l); if l == "b" { stop = true } }; "".enumerateLines { l, _ in n.append("?" + l) }; "x\r\ny".enumerateLines { line, _ in n.append(line) }; return "\(n)" }
        //= ["a", "", "b", "x", "y"]
        ----
        func t() -> String { var c = Calendar(identifier: .iso8601); c.timeZone = TimeZone(identifier: "Europe/Berlin")!; let f = c.dateComponents(in: TimeZone(identifier: "America/New_York")!, from: Date(timeIntervalSince1970: 1711846800)); return "\(f.hour!) \(f.day!) \(f.month!) \(f.year!)" }
        //= 21 30 3 2024
        """###
}
