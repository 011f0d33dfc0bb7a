// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import SwiftLanguage
import Testing

@testable import ViewCatalog

/// What Foundation answers when swiftc 6.3 compiles the code (TZ=GMT, en_US), evaluation answers: each piece ends with a line
/// `//= ANSWER`, and `----` stands between two.
struct FoundationCompiledTests {
    @Test func answersAsCompiled() {
        let wrong = [
            Self.cases, Self.furtherCases, Self.appCases, Self.storageCases, Self.taskCases, Self.areaCases,
            Self.helperCode, Self.storeCode, Self.toolCode, Self.modelCode, Self.serviceCode, Self.recordCode, Self.localeCode,
            Self.addressCode, Self.formatterCode, Self.errorCode, Self.datePartCode, Self.countCases,
            Self.comparisonCases, Self.codingCases, Self.codedTypeCases, Self.fileCases, Self.numberCases, Self.programCode,
            Self.formatCode, Self.formatSettingCode, Self.wholeCode, Self.rarePartCode, Self.byteCode,
            Self.objectCases, Self.toolObjectCases,
        ].joined(separator: "\n----\n")
            .components(
                separatedBy: "\n----\n"
            )
            .compactMap { block -> String? in
                var lines = block.components(separatedBy: "\n")
                let answer = String(lines.removeLast().dropFirst("//= ".count))
                let given = Self.answer(of: lines.joined(separator: "\n"))
                return given == answer ? nil : "\(lines.joined(separator: "\n"))\n\(given), not \(answer)"
            }
        #expect(wrong == [])
    }

    private static func answer(of source: String) -> String {
        do {
            let machine = try CatalogFixture("Text(\"a\")", declarations: source).machine
            return try machine.evaluate(try SwiftReader.expression(SourceText("t()")), in: machine.context()).swiftDescription()
        } catch { return "\(error)" }
    }

    private static let cases = ##"""
        struct Item: Codable, Equatable { var id: Int; var title: String; var done: Bool?; var tags: [String]; enum CodingKeys: String, CodingKey { case id, title = "name", done, tags } }
        func t() -> String { let j = #"[{"id":1,"name":"A","tags":["x"]},{"id":2,"name":"B","done":true,"tags":[]}]"#; let items = try! JSONDecoder().decode([Item].self, from: Data(j.utf8)); let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; let out = String(data: try! e.encode(items), encoding: .utf8)!; return "\(items[0].title) \(items[1].done!) \(items[0].done == nil) \(out)" }
        //= A true true [{"id":1,"name":"A","tags":["x"]},{"done":true,"id":2,"name":"B","tags":[]}]
        ----
        struct Conf: Codable { var maxItems: Int; var isOn: Bool; var ratio: Double; var kind: Kind; enum Kind: String, Codable { case a, b } }
        func t() -> String { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; let c = try! d.decode(Conf.self, from: Data(#"{"max_items":3,"is_on":true,"ratio":1,"kind":"b"}"#.utf8)); let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase; e.outputFormatting = .sortedKeys; return "\(c.maxItems) \(c.ratio) \(c.kind) " + String(decoding: try! e.encode(c), as: UTF8.self) }
        //= 3 1.0 b {"is_on":true,"kind":"b","max_items":3,"ratio":1}
        ----
        struct Pt: Decodable { let x: Int; let y: Int; enum K: String, CodingKey { case x, y }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); x = try c.decode(Int.self, forKey: .x); y = try c.decodeIfPresent(Int.self, forKey: .y) ?? -1 } }
        func t() -> String { let p = try! JSONDecoder().decode(Pt.self, from: Data(#"{"x":4}"#.utf8)); return "\(p.x) \(p.y)" }
        //= 4 -1
        ----
        struct R: Codable { var n: Int }
        func t() -> String { func go(_ s: String) -> String { do { return "\(try JSONDecoder().decode(R.self, from: Data(s.utf8)).n)" } catch DecodingError.keyNotFound(let k, _) { return "no \(k.stringValue)" } catch DecodingError.typeMismatch { return "type" } catch { return "bad" } }; return "\(go(#"{"n":1}"#)) \(go("{}")) \(go(#"{"n":"x"}"#)) \(go("nope"))" }
        //= 1 no n type bad
        ----
        func t() -> String { let c = URLComponents(string: "https://ex.com/a/b?q=1&r=two")!; let q = c.queryItems!.map { "\($0.name)=\($0.value ?? "")" }; let u = URL(string: "https://ex.com/x/y.png")!; return "\(c.host!) \(c.path) \(q) \(u.lastPathComponent) \(u.pathExtension) \(u.deletingLastPathComponent().absoluteString) \(u.appendingPathComponent("z").path)" }
        //= ex.com /a/b ["q=1", "r=two"] y.png png https://ex.com/x/ /x/y.png/z
        ----
        func t() -> String { var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!; let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28))!; let n = cal.date(byAdding: .day, value: 2, to: d)!; let c = cal.dateComponents([.year, .month, .day, .weekday], from: n); return "\(c.year!)-\(c.month!)-\(c.day!) \(c.weekday!) \(cal.range(of: .day, in: .month, for: d)!.count) \(cal.dateComponents([.day], from: d, to: n).day!) \(cal.isDate(d, inSameDayAs: n))" }
        //= 2024-3-1 6 29 2 false
        ----
        func t() -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0); f.dateFormat = "yyyy-MM-dd HH:mm"; let d = f.date(from: "2024-03-05 14:07")!; f.dateFormat = "EEEE, MMM d"; return "\(f.string(from: d)) \(d.timeIntervalSince1970)" }
        //= Tuesday, Mar 5 1709647620.0
        ----
        func t() -> String { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .decimal; f.maximumFractionDigits = 1; let a = f.string(from: NSNumber(value: 12345.67))!; f.numberStyle = .currency; f.currencyCode = "USD"; let b = f.string(from: 9.5)!; f.numberStyle = .percent; f.maximumFractionDigits = 0; return "\(a) \(b) \(f.string(from: 0.256)!)" }
        //= 12,345.7 $9.50 26%
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(1234.5.formatted(.number.locale(l))) \(0.25.formatted(.percent.locale(l))) \(1234567.formatted(.number.grouping(.never).locale(l)))" }
        //= 1,234.5 25% 1234567
        ----
        func t() -> String { let d = Decimal(string: "0.1")! + Decimal(string: "0.2")!; return "\(d) \(d == Decimal(string: "0.3")!) \(Decimal(3) * 2)" }
        //= 0.3 true 6
        ----
        func t() -> String { let s = "a b&c"; let e = s.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!; return "\(e) \(e.removingPercentEncoding!) \("x".data(using: .utf8)!.count) \(Data([1, 2, 3]).count) \(Data("hi".utf8).base64EncodedString())" }
        //= a%20b&c a b&c 1 3 aGk=
        ----
        func t() -> String { let u = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!; return "\(u.uuidString) \(u == UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!) \(UUID(uuidString: "x") == nil)" }
        //= E621E1F8-C36C-495A-93FC-0C247A3E6E5F true true
        ----
        func t() -> String { let a = Date(timeIntervalSince1970: 0), b = a.addingTimeInterval(3600); return "\(b.timeIntervalSince(a)) \(a < b) \(max(a, b) == b) \([b, a].sorted().first! == a) \(a.distance(to: b)) \(a...b ~= a.addingTimeInterval(5)) \(a.compare(b) == .orderedAscending)" }
        //= 3600.0 true true true 3600.0 true true
        ----
        func t() -> String { let d = ISO8601DateFormatter().date(from: "2024-01-02T03:04:05Z")!; return "\(d.timeIntervalSince1970) \(ISO8601DateFormatter().string(from: d))" }
        //= 1704164645.0 2024-01-02T03:04:05Z
        ----
        enum AppError: LocalizedError { case offline, code(Int); var errorDescription: String? { switch self { case .offline: "You are offline"; case .code(let c): "Code \(c)" } } }
        func t() -> String { func f(_ n: Int) throws { if n == 0 { throw AppError.offline }; throw AppError.code(n) }; var o: [String] = []; for n in [0, 7] { do { try f(n) } catch let e as AppError { o.append(e.localizedDescription) } catch {} }; return o.joined(separator: "|") }
        //= You are offline|Code 7
        ----
        func t() -> String { var cal = Calendar(identifier: .gregorian); cal.timeZone = .gmt; let d = Date(timeIntervalSince1970: 1_700_000_000); let s = cal.startOfDay(for: d); let m = cal.dateInterval(of: .month, for: d)!; return "\(s.timeIntervalSince1970) \(m.duration / 86400) \(cal.component(.hour, from: d)) \(cal.compare(d, to: s, toGranularity: .day) == .orderedSame) \(cal.isDateInWeekend(d))" }
        //= 1699920000.0 30.0 22 true false
        ----
        func t() -> String { let c = CharacterSet.letters.union(.decimalDigits); return "\("a1-b2_".components(separatedBy: c.inverted)) \("abc".rangeOfCharacter(from: .decimalDigits) == nil) \("xx1".trimmingCharacters(in: .letters))" }
        //= ["a1", "b2", ""] true 1
        """##
}
