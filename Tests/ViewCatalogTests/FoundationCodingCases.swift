// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// What coders of JSON are told about keys, bytes and odd numbers, and what they say; settings of number formats; corners of calendars,
    /// time zones, decimals, sets of characters, ranges of texts, scanners, progress and locales.
    static let codingCases = ###"""
        struct Low: Decodable { var name: String; var size: Inner; struct Inner: Decodable { var w: Double } }
        struct Key: CodingKey { var stringValue: String; var intValue: Int? { nil }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } }
        func t() -> String {
            let d = JSONDecoder(), e = JSONEncoder()
            d.keyDecodingStrategy = .custom { keys in Key(stringValue: keys.last!.stringValue.lowercased())! }
            e.keyEncodingStrategy = .custom { keys in Key(stringValue: keys.last!.stringValue + "_")! }
            e.outputFormatting = .sortedKeys
            struct Out: Encodable { var a = 1; var bc = ["k": "v"] }
            let low = try! d.decode(Low.self, from: Data(#"{"NAME":"q","Size":{"W":2}}"#.utf8))
            return "\(low.name) \(low.size.w) " + String(decoding: try! e.encode(Out()), as: UTF8.self)
        }
        //= q 2.0 {"a_":1,"bc_":{"k":"v"}}
        ----
        func t() -> String {
            struct Blob: Codable, Equatable { var bytes: Data; var x: Double; var y: Float }
            let e = JSONEncoder(), d = JSONDecoder()
            e.outputFormatting = .sortedKeys
            e.dataEncodingStrategy = .deferredToData
            e.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+oo", negativeInfinity: "-oo", nan: "?")
            d.dataDecodingStrategy = .deferredToData
            d.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "+oo", negativeInfinity: "-oo", nan: "?")
            let blob = Blob(bytes: Data([1, 255]), x: .infinity, y: -.infinity)
            let text = String(decoding: try! e.encode(blob), as: UTF8.self)
            func refused(_ number: Double) -> String {
                do { return String(decoding: try JSONEncoder().encode([number]), as: UTF8.self) } catch EncodingError.invalidValue(_, let c) { return c.debugDescription } catch { return "?" }
            }
            return "\(text) \(try! d.decode(Blob.self, from: Data(text.utf8)) == blob) \(try! d.decode([Double].self, from: Data(#"["?", 1]"#.utf8))[0].isNaN) \(refused(.nan)) \(refused(-.infinity))"
        }
        //= {"bytes":[1,255],"x":"+oo","y":"-oo"} true true Unable to encode Double.nan directly in JSON. Unable to encode Double.-inf directly in JSON.
        ----
        struct Post: Decodable {
            var id: Int; var author: String; var tags: [String]
            enum K: String, CodingKey { case id, meta, tags }
            enum M: String, CodingKey { case author = "by" }
            init(from d: any Decoder) throws {
                let c = try d.container(keyedBy: K.self)
                id = try c.decode(Int.self, forKey: .id)
                author = try c.nestedContainer(keyedBy: M.self, forKey: .meta).decode(String.self, forKey: .author)
                tags = try c.decode([String].self, forKey: .tags)
            }
        }
        struct Plain: Decodable { var flag: Bool; var list: [Int]; var when: Date; var other: Box; struct Box: Decodable { var n: UInt8 } }
        func t() -> String {
            func said<T: Decodable>(_ type: T.Type, _ json: String) -> String {
                do { _ = try JSONDecoder().decode(type, from: Data(json.utf8)); return "read" }
                catch let DecodingError.keyNotFound(_, c) { return c.debugDescription }
                catch let DecodingError.valueNotFound(_, c) { return "missing: \(c.debugDescription)" }
                catch let DecodingError.typeMismatch(_, c) { return "mismatch: \(c.debugDescription)" }
                catch let DecodingError.dataCorrupted(c) { return "corrupted: \(c.debugDescription) \(c.codingPath.count)" }
                catch { return "?" }
            }
            return [
                said(Post.self, "{}"), said(Post.self, #"{"id":1,"meta":{}}"#), said(Post.self, #"{"id":1,"meta":null}"#),
                said(Post.self, #"{"id":1,"meta":{"by":null}}"#), said(Post.self, #"{"id":1.5}"#), said(Post.self, #"{"id":1,"meta":{"by":"a"},"tags":null}"#),
                said(Plain.self, #"{"flag":null}"#), said(Plain.self, #"{"flag":true,"list":[null]}"#), said(Plain.self, #"{"flag":true,"list":[],"when":null}"#),
                said(Plain.self, #"{"flag":true,"list":[],"when":1,"other":null}"#), said(Plain.self, #"{"flag":true,"list":[],"when":1,"other":{"n":300}}"#),
            ].joined(separator: "|")
        }
        //= No value associated with key K(stringValue: "id", intValue: nil) ("id").|No value associated with key M(stringValue: "by", intValue: nil) ("by").|missing: Cannot get keyed decoding container -- found null value instead|missing: Cannot get value of type String -- found null value instead|corrupted: The given data was not valid JSON. 0|missing: Cannot get unkeyed decoding container -- found null value instead|mismatch: Expected to decode Bool but found null instead.|missing: Cannot get value of type Int -- found null value instead|missing: Cannot get value of type Date -- found null value instead|missing: Cannot get keyed decoding container -- found null value instead|corrupted: The given data was not valid JSON. 0
        ----
        func t() -> String {
            let l = Locale(identifier: "en_US")
            var out: [String] = []
            out.append(37.formatted(.number.rounded(rule: .up, increment: 5).locale(l)))
            out.append(5.formatted(.number.decimalSeparator(strategy: .always).locale(l)))
            out.append(1234.formatted(.number.scale(0.1).locale(l)))
            out.append((-9.99).formatted(.currency(code: "EUR").sign(strategy: .accounting).locale(l)))
            out.append(9.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(l)))
            out.append(1234.5.formatted(.currency(code: "GBP").presentation(.isoCode).locale(l)))
            out.append(2.formatted(.currency(code: "USD").presentation(.fullName).locale(l)))
            out.append(Decimal(string: "12345678901234567.891")!.formatted(.number.locale(l)))
            out.append(Decimal(string: "0.125")!.formatted(.percent.locale(l)))
            out.append(Decimal(string: "0.125")!.formatted(.currency(code: "USD").rounded(rule: .up).locale(l)))
            out.append(0.333.formatted(.percent.rounded(increment: 5).locale(l)))
            out.append(25.formatted(.percent.locale(l)))
            out.append(12.formatted(.currency(code: "USD").locale(l)))
            out.append(3.formatted(.currency(code: "USD").sign(strategy: .accountingAlways()).locale(l)))
            return out.joined(separator: " ")
        }
        //= 40 5. 123.4 (€9.99) $9 GBP 1,234.50 2.00 US dollars 12,345,678,901,234,567.891 12.5% $0.13 35% 25% $12.00 +$3.00
        ----
        func t() -> String {
            var c = Calendar(identifier: .gregorian)
            c.timeZone = TimeZone(identifier: "Europe/Berlin")!
            let d = Date(timeIntervalSince1970: 1_700_000_000), l = Locale(identifier: "en_US"), z = c.timeZone
            let apart = c.dateComponents([.year, .month, .day], from: DateComponents(year: 2020, month: 1), to: DateComponents(year: 2021, month: 3, day: 4))
            return "\(c.dateComponents([.timeZone, .calendar], from: d).timeZone!.identifier) \(c.dateComponents([.calendar, .day], from: d).calendar == c) \(apart.year!) \(apart.month!) \(apart.day!) \(DateComponents(year: 2020).date == nil) \(DateComponents(calendar: c, year: 2020).date!.timeIntervalSince1970) \(z.nextDaylightSavingTimeTransition(after: d)!.timeIntervalSince1970) \(z.daylightSavingTimeOffset(for: d + 86_400 * 200)) \(z.localizedName(for: .standard, locale: l)!) \(z.localizedName(for: .shortStandard, locale: l)!) \(TimeZone.knownTimeZoneIdentifiers.contains("Asia/Tokyo"))"
        }
        //= Europe/Berlin true 1 2 3 true 1577833200.0 1711846800.0 3600.0 Central European Standard Time GMT+1 true
        ----
        func t() -> String {
            let a = Decimal(string: "1,5", locale: Locale(identifier: "de_DE"))!
            return "\(a) \(Decimal.greatestFiniteMagnitude > 1) \(Decimal(7).distance(to: 9)) \(Decimal(7).advanced(by: a)) \(Decimal(5).ulp) \(Decimal.nan.isNaN)"
        }
        //= 1.5 true 2 8.5 0.0000000000000000000000000000000000001 true
        ----
        func t() -> String {
            let set = CharacterSet(charactersIn: "a"..."f").union(.init(charactersIn: "0123")), ab = CharacterSet(charactersIn: "ab")
            return "\(set.isSuperset(of: ab)) \(ab.isSubset(of: .letters)) \(ab.isSuperset(of: .letters)) \(CharacterSet().isEmpty) \(CharacterSet.letters.intersection(.decimalDigits).isEmpty) \(ab.isDisjoint(with: .decimalDigits)) \(ab.symmetricDifference(.init(charactersIn: "bc")).contains("b")) \(CharacterSet.alphanumerics.isSuperset(of: .letters))"
        }
        //= true true false true true true false true
        ----
        func t() -> String {
            let r = NSRange(location: 1, length: 4), q = NSRange(2..<9)
            return "\(NSMaxRange(r)) \(NSIntersectionRange(r, q)) \(NSIntersectionRange(r, NSRange(7..<8))) \(NSUnionRange(r, q)) \(NSLocationInRange(4, r)) \(NSEqualRanges(r, r)) \(r.intersection(q)!) \(r.intersection(NSRange(7..<8)) == nil) \((try? NSRegularExpression(pattern: "(")) == nil) \((try? NSRegularExpression(pattern: "(a)+", options: [.caseInsensitive, .anchorsMatchLines])) == nil)"
        }
        //= 5 {2, 3} {0, 0} {1, 8} true true {2, 3} true true false
        ----
        func t() -> String {
            let s = Scanner(string: "ff 0x1F 12 x")
            let set = IndexSet([1, 5, 8])
            return "\(s.scanInt(representation: .hexadecimal)!) \(s.scanUInt64(representation: .hexadecimal)!) \(s.scanUInt64()!) \(s.scanInt(representation: .hexadecimal) == nil) \(set.filteredIndexSet { $0 > 1 }.map { $0 }) \(set.isSuperset(of: [1, 8])) \(set.isDisjoint(with: [2])) \(set.isSuperset(of: [2]))"
        }
        //= 255 31 12 true [5, 8] true true false
        ----
        func t() -> String {
            let p = Progress(totalUnitCount: 4)
            p.completedUnitCount += 3
            let part = p.fractionCompleted
            p.completedUnitCount = 4
            let none = Progress(totalUnitCount: 0)
            p.cancel()
            return "\(part) \(p.isFinished) \(p.isCancelled) \(none.isIndeterminate) \(none.fractionCompleted) \(none.isFinished) \(Progress(totalUnitCount: -1).isIndeterminate)"
        }
        //= 0.75 true true true 0.0 false true
        ----
        func t() -> String {
            let us = Locale(identifier: "en_US")
            return "\(us.firstDayOfWeek) \(Locale(identifier: "en_GB").firstDayOfWeek == .monday) \(us.region!) \(us.language.languageCode!) \(us.measurementSystem) \(Locale(languageCode: .chinese, script: "Hant", languageRegion: "TW").identifier) \(Locale(languageCode: .german).identifier)"
        }
        //= sunday true US en ussystem zh-Hant_TW de
        ----
        func t() -> String {
            let low = UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF")!, high = UUID(uuidString: "F0112233-4455-6677-8899-AABBCCDDEEFF")!, mid = UUID(uuidString: "9A112233-4455-6677-8899-AABBCCDDEEFF")!
            return "\(low < high) \(low > high) \([high, low, mid].sorted().map { String($0.uuidString.prefix(2)) }) \([low, high].max()! == high) \(low <= low) \(Date.timeIntervalBetween1970AndReferenceDate)"
        }
        //= true false ["00", "9A", "F0"] true true 978307200.0
        ----
        @Observable class Late: Codable { enum CodingKeys: String, CodingKey { case _name = "name"; case _count = "n" }; var name: String { didSet { count += 1 } }; var count = 0; init() { name = "a" } }
        func t() -> String { let a = Late(); a.name = "b"; let d = try! JSONEncoder().encode(a); let b = try! JSONDecoder().decode(Late.self, from: d); return "\(b.name) \(b.count) \(d.count)" }
        //= b 1 18
        ----
        @Observable class Person: Codable { var name = "Ann"; var age = 3; var note: String?; @ObservationIgnored var token = "t"; let id = 7; var sum: Int { 3 } }
        @Observable class Keyed: Codable { enum CodingKeys: String, CodingKey { case _name = "name"; case _rows = "items" }; var name = "x"; var rows = [1, 2]; @ObservationIgnored var other = 5 }
        func text<T: Encodable>(_ value: T) -> String { let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; return try! String(decoding: e.encode(value), as: UTF8.self) }
        func made<T: Decodable>(_ type: T.Type, _ json: String) throws -> T { try JSONDecoder().decode(type, from: Data(json.utf8)) }
        func t() -> String {
            let p = try! made(Person.self, #"{"_name":"Bo","_age":4,"token":"u","id":1}"#), k = try! made(Keyed.self, #"{"name":"Bo","items":[3]}"#)
            let lost = (try? made(Person.self, #"{"name":"Bo"}"#)) == nil
            return "\(text(Person())) \(text(Keyed())) \(p.name) \(p.age) \(p.note as Any) \(p.token) \(p.id) \(k.name) \(k.rows) \(k.other) \(lost)"
        }
        //= {"_$observationRegistrar":{},"_age":3,"_name":"Ann","id":7,"token":"t"} {"items":[1,2],"name":"x"} Bo 4 nil u 7 Bo [3] 5 true
        ----
        func tr(_ format: String, _ parts: CVarArg...) -> String { String(format: format, locale: Locale.current, arguments: parts) }
        func t() -> String {
            let parts: [CVarArg] = [2, 7.5]
            return "\(tr("%d of %d", 1, 3)) \(tr("none")) \(String(format: "%.1f", locale: nil, 2.5)) \(String(format: "%d-%.2f", arguments: parts))"
        }
        //= 1 of 3 none 2.5 2-7.50
        ----
        struct Framed: Codable { var p: CGPoint; var s: CGSize?; var r: CGRect }
        func t() -> String {
            let e = JSONEncoder()
            e.outputFormatting = .sortedKeys
            let text = String(decoding: try! e.encode(Framed(p: CGPoint(x: 1, y: 2.5), s: nil, r: CGRect(x: 0, y: 1, width: 3, height: 4))), as: UTF8.self)
            let back = try! JSONDecoder().decode([Framed].self, from: Data(#"[{"p":[1,2],"s":[5,6.5],"r":[[0,0],[3,4]]}]"#.utf8))[0]
            return "\(text) \(back.p.x + back.p.y) \(back.s!.height) \(back.r.maxX) \(back.r.height) \((try? JSONDecoder().decode(CGPoint.self, from: Data("[1]".utf8))) == nil)"
        }
        //= {"p":[1,2.5],"r":[[0,1],[3,4]]} 3.0 6.5 3.0 4.0 true
        """###
}
