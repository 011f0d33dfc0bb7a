// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Formatters with their symbols and styles, calendars and locales with their parts, and texts that are looked for without regard to case and marks.
    static let formatterCode = ##"""
        func t() -> String { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .decimal; var o = ["\(f.number(from: "5") as Any)", "\(type(of: f.number(from: "5")))", "\(f.number(from: "x") as Any)", "\(f.number(from: "1,234.5")!.doubleValue)"]; f.positiveFormat = "#,##0.00"; o.append(f.string(from: 1234.5)!); f.negativeFormat = "(#,##0.00)"; o.append(f.string(from: -1234.5)!); return o.joined(separator: " ") }
        //= Optional(5) Optional<NSNumber> nil 1234.5 1,234.50 (1,234.50)
        ----
        func t() -> String { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .decimal; f.multiplier = 100; var o = [f.string(from: 2.5)!]; f.multiplier = 1; f.negativeSuffix = "-"; f.negativePrefix = ""; o.append(f.string(from: -3)!); f.zeroSymbol = "none"; o.append(f.string(from: 0)!); f.alwaysShowsDecimalSeparator = true; o.append(f.string(from: 7)!); f.alwaysShowsDecimalSeparator = false; f.minusSign = "~"; o.append(f.minusSign); f.roundingIncrement = 0.25; o.append(f.string(from: 1.3)!); f.secondaryGroupingSize = 2; f.usesGroupingSeparator = true; o.append(f.string(from: 12345678)!); return o.joined(separator: " ") }
        //= 250 3- none 7. ~ 1.25 1,23,45,678
        ----
        func t() -> String { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .decimal; f.paddingCharacter = "*"; f.formatWidth = 8; var o = [f.string(from: 42)!]; f.formatWidth = 0; f.notANumberSymbol = "nan!"; o.append(f.string(from: NSNumber(value: Double.nan))!); f.positiveInfinitySymbol = "inf"; o.append(f.string(from: NSNumber(value: Double.infinity))!); f.allowsFloats = false; o.append("\(f.allowsFloats)"); f.isLenient = true; o.append("\(f.isLenient)"); f.percentSymbol = "pc"; f.numberStyle = .percent; o.append(f.string(from: 0.5)!); f.generatesDecimalNumbers = true; o.append("\(f.generatesDecimalNumbers)"); return o.joined(separator: " ") }
        //= ******42 nan! inf false true 50pc true
        ----
        func t() -> String { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .decimal; f.minimum = 3; f.maximum = 10; let s: [Any] = [1, 2.5, "x"]; return "\(f.minimum as Any) \(s.map { f.string(for: $0) ?? "nil" }) \(NumberFormatter.localizedString(from: 1234, number: .none)) \(f.plusSign ?? "") \(f.exponentSymbol ?? "") \(f.internationalCurrencySymbol ?? "") \(f.currencyDecimalSeparator ?? "") \(f.currencyGroupingSeparator ?? "") \(f.nilSymbol)" }
        //= Optional(3) ["1", "2.5", "nil"] 1234 + E USD . , 
        ----
        func t() -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "hh:mm a"; f.amSymbol = "vm"; f.pmSymbol = "nm"; let d = Date(timeIntervalSince1970: 50_000); return "\(f.string(from: d)) \(f.date(from: "x") as Any) \(f.string(for: d) ?? "nil") \(f.string(for: 1) ?? "nil") \(f.veryShortWeekdaySymbols) \(f.standaloneMonthSymbols.count) \(f.quarterSymbols) \(f.eraSymbols)" }
        //= 01:53 nm nil 01:53 nm nil ["S", "M", "T", "W", "T", "F", "S"] 12 ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] ["BC", "AD"]
        ----
        func t() -> String { "\(DateFormatter.dateFormat(fromTemplate: "MMMd", options: 0, locale: Locale(identifier: "en_US"))!) \(DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: Locale(identifier: "de_DE")) ?? "nil")" }
        //= MMM d HH:mm
        ----
        func t() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.locale = Locale(identifier: "en_US"); let d = Date(timeIntervalSince1970: 86_400 * 45); return "\(c.date(d, matchesComponents: DateComponents(month: 2, day: 15))) \(c.date(d, matchesComponents: DateComponents(month: 3))) \(c.minimumRange(of: .day)!) \(c.maximumRange(of: .day)!) \(c.identifier) \(c.identifier == .gregorian) \(c.quarterSymbols) \(c.shortQuarterSymbols) \(c.veryShortStandaloneWeekdaySymbols) \(c.shortStandaloneMonthSymbols.count) \(c.veryShortStandaloneMonthSymbols.count) \(c.longEraSymbols) \(c.date(byAdding: DateComponents(month: 11), to: d, wrappingComponents: true)!.timeIntervalSince1970)" }
        //= true false 1..<29 1..<32 gregorian true ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] ["Q1", "Q2", "Q3", "Q4"] ["S", "M", "T", "W", "T", "F", "S"] 12 12 ["Before Christ", "Anno Domini"] 1209600.0
        ----
        func t() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.minimumDaysInFirstWeek = 4; let d = Date(timeIntervalSince1970: 86_400 * 45); return "\(c.minimumDaysInFirstWeek) \(c.component(.weekOfYear, from: d)) \(Calendar(identifier: .iso8601).identifier) \(Calendar(identifier: .hebrew).identifier == .gregorian)" }
        //= 4 7 iso8601 false
        ----
        func t() -> String { ["ar", "en_US", "he_IL", "fa", "ja", "ur_PK", "zh_Hant_TW"].map { let l = Locale(identifier: $0); return "\(l.language.characterDirection == .rightToLeft) \(l.language.characterDirection) \(l.language.lineLayoutDirection)" }.joined(separator: ", ") }
        //= true rightToLeft topToBottom, false leftToRight topToBottom, true rightToLeft topToBottom, true rightToLeft topToBottom, false leftToRight topToBottom, true rightToLeft topToBottom, false leftToRight topToBottom
        ----
        func t() -> String { let l = Locale(identifier: "de_DE"); let h = Locale(identifier: "zh_Hant_TW"); return "\(h.scriptCode ?? "nil") \(l.scriptCode ?? "nil") \(l.usesMetricSystem) \(l.calendar.identifier) \(l.localizedString(forCurrencyCode: "EUR") ?? "nil") \(l.localizedString(forScriptCode: "Hant") ?? "nil") \(Locale(identifier: "en_US").usesMetricSystem) \(l.quotationBeginDelimiter ?? "nil") \(l.quotationEndDelimiter ?? "nil") \(Locale(identifier: "en_US").variantCode ?? "nil")" }
        //= Hant nil true gregorian Euro Traditionelles Chinesisch false „ “ nil
        ----
        func t() -> String { let s = "héllo"; return "\(s.lengthOfBytes(using: .utf8)) \(s.lengthOfBytes(using: .utf16)) \(s.lengthOfBytes(using: .ascii)) \(s.maximumLengthOfBytes(using: .utf8)) \(s.canBeConverted(to: .ascii)) \("abc".canBeConverted(to: .ascii)) \(s.hash == s.hash) \(s.hash == "x".hash) \("héllo".hash == s.hash)" }
        //= 6 10 0 15 false true true false true
        ----
        func t() -> String { let o: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]; let s = "Ünï Straße café"; return "\(s.range(of: "uni", options: o) != nil) \(s.range(of: "strasse", options: o).map { String(s[$0]) } ?? "nil") \(s.range(of: "CAFÉ", options: .caseInsensitive).map { String(s[$0]) } ?? "nil") \(s.range(of: "cafe", options: .diacriticInsensitive).map { String(s[$0]) } ?? "nil") \(s.range(of: "cafe") == nil) \(s.replacingOccurrences(of: "ni", with: "-", options: .diacriticInsensitive)) \("Ａb".range(of: "Ab", options: .widthInsensitive) != nil) \("a.A.á".replacingOccurrences(of: "a", with: "x", options: o)) \("abcABC".range(of: "C", options: [.caseInsensitive, .backwards])!.lowerBound == "abcABC".index("abcABC".startIndex, offsetBy: 5)) \("Éa".range(of: "e", options: [.diacriticInsensitive, .caseInsensitive, .anchored]) != nil) \("aÉ".range(of: "e", options: [.diacriticInsensitive, .caseInsensitive, .anchored]) == nil)" }
        //= true Straße café café true Ü- Straße café true x.x.x true true true
        ----
        func t() -> String { "\(["Åsa", "Bo", "asa"].filter { $0.range(of: "ASA", options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US")) != nil }) \("Ünï".compare("uni", options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame) \("naïve résumé".components(separatedBy: "é").count) \("ab".range(of: "", options: .caseInsensitive) == nil) \("éé".ranges(of: "é").count)" }
        //= ["Åsa", "asa"] true 3 true 2
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); let d = Duration.seconds(3725); return "\(d.formatted(.time(pattern: .hourMinuteSecond).locale(l))) \(d.formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(l))) \(d.formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(Locale(identifier: "de_DE"))))" }
        //= 1:02:05 1 hour, 2 minutes 1 Stunde und 2 Minuten
        ----
        func t() -> String { func p(_ x: [Int?]) -> Int { x.count }; let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); let all = ["1", "b", "2"].map { f.number(from: $0)?.intValue }; return "\(p(all)) \(all) \(["1", "b"].compactMap { f.number(from: $0) }.count)" }
        //= 3 [Optional(1), nil, Optional(2)] 1
        ----
        struct Price { static let style = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US")); static let whole: IntegerFormatStyle<Int> = .number.locale(Locale(identifier: "de_DE")); var value: Decimal
            var text: String { value.formatted(Self.style) } }
        struct Share { let part: Double; let style: FloatingPointFormatStyle<Double>.Percent; init(_ part: Double, style: FloatingPointFormatStyle<Double>.Percent = .percent.locale(Locale(identifier: "en_US"))) { self.part = part; self.style = style }; var text: String { part.formatted(style.precision(.fractionLength(1))) } }
        func money(_ style: IntegerFormatStyle<Int>.Currency) -> String { style.format(4) }
        func t() -> String {
            let us = Locale(identifier: "en_US"); let made: Decimal.FormatStyle.Currency = .init(code: "USD").locale(us); let euro: FloatingPointFormatStyle<Double>.Currency = .currency(code: "EUR").locale(us)
            let number = FloatingPointFormatStyle<Double>(locale: us).precision(.fractionLength(2)); let plain = Decimal.FormatStyle(locale: us)
            return "\(Price(value: 9.99).text) \(12345.formatted(Price.whole)) \(Share(0.256).text) \(Decimal(3.5).formatted(made)) \(2.0.formatted(euro)) \(number.format(3.14159)) \(plain.format(1234.5)) \(money(.currency(code: "USD").locale(us))) \(IntegerFormatStyle<Int>.Percent(locale: us).format(7)) \(FloatingPointFormatStyle<Double>.Currency(code: "JPY", locale: us).format(1200))"
        }
        //= $9.99 12.345 25.6% $3.50 €2.00 3.14 1,234.5 $4.00 7% ¥1,200
        """##
}
