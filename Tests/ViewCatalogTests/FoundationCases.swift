// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Errors, lengths of time, measurements, names, lists and formats of the user's own.
    static let furtherCases = ##"""
        enum E1: Error { case a, b(Int), c }
        func thrower(_ n: Int) throws { switch n { case 0: return; case 1: throw E1.a; case 2: throw E1.b(7); case 3: throw E1.c; default: throw CancellationError() } }
        func c1(_ n: Int) -> String { do { try thrower(n); return "ok" } catch E1.a, E1.c { return "ac" } catch E1.b(let k) where k > 5 { return "b\(k)" } catch let e as E1 { return "e\(e)" } catch { return "other" } }
        func t() -> String { (0..<5).map(c1).joined(separator: " ") }
        //= ok ac b7 ac other
        ----
        enum E1: Error { case a, b(Int), c }
        func thrower(_ n: Int) throws { switch n { case 0: return; case 1: throw E1.a; case 2: throw E1.b(7); case 3: throw E1.c; default: throw CancellationError() } }
        struct Acc { var raw = 3; var v: Int { get throws { if raw > 2 { throw E1.b(raw) }; return raw } }; subscript(i: Int) -> Int { get throws { if i > raw { throw E1.a }; return i } } ; static var s: String { get throws { throw E1.c } } }
        func t() -> String { let a = Acc(); return "\((try? a.v) ?? -1) \((try? a[1]) ?? -1) \((try? a[9]) ?? -1) \((try? Acc.s) ?? "none")" }
        //= -1 1 -1 none
        ----
        enum E1: Error { case a, b(Int), c }
        func thrower(_ n: Int) throws { switch n { case 0: return; case 1: throw E1.a; case 2: throw E1.b(7); case 3: throw E1.c; default: throw CancellationError() } }
        func t() -> String { blk: do { do { try thrower(1) } catch { break blk }; return "no" }; let v: Int? = 3; g: if let v { guard v > 5 else { break g }; return "big" }; return "end" }
        //= end
        ----
        indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr); func eval() -> Double { switch self { case .num(let n): n; case let .add(a, b): a.eval() + b.eval(); case let .mul(a, b): a.eval() * b.eval(); case .neg(let e): -e.eval() } }; var text: String { switch self { case .num(let n): return n.formatted(); case .add(let a, let b): return "(\(a.text) + \(b.text))"; case .mul(let a, let b): return "\(a.text) * \(b.text)"; case .neg(let e): return "-\(e.text)" } } }
        func t() -> String { let e = Expr.mul(.add(.num(1), .num(2.5)), .neg(.num(4))); return "\(e.text) = \(e.eval())" }
        //= (1 + 2.5) * -4 = -14.0
        ----
        func t() -> String { var d = Data([1, 2, 3]); let kept = d; d.append(4); d.append(contentsOf: [5, 6]); d.append(Data([7])); d.append(contentsOf: Data([8])); d[0] = 9; d[1] += 10; d.insert(0, at: 2); let r = d.remove(at: 1); let l = d.removeLast(); d.removeLast(1); var e = d; let f = e.removeFirst(); return "\(Array(d)) \(Array(kept)) \(Array(e)) \(f) \(l) \(r) \(Array(d.prefix(2))) \(Array(d.suffix(2))) \(Array(d.prefix(99))) \(Array(d.suffix(0))) \(Array(d.dropFirst())) \(Array(d.dropLast(9))) \(Array(d.dropFirst(9))) \(Array(kept.subdata(in: 1..<3))) \(Array(kept + [4])) \(d.first!) \(d.last!) \(Data().first as Any) \(Data().last as Any)" }
        //= [9, 0, 3, 4, 5, 6] [1, 2, 3] [0, 3, 4, 5, 6] 9 8 12 [9, 0] [5, 6] [9, 0, 3, 4, 5, 6] [] [0, 3, 4, 5, 6] [] [] [2, 3] [1, 2, 3, 4] 9 6 nil nil
        ----
        func t() -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "yyyy-MM-dd"; let d = f.date(from: "2024-02-28")!; var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; let days = (0..<3).map { f.string(from: c.date(byAdding: .day, value: $0, to: d)!) }; return "\(days) \(c.component(.weekday, from: d)) \(c.dateComponents([.day], from: d, to: c.date(byAdding: .month, value: 1, to: d)!).day!) \(c.isDate(d, inSameDayAs: d + 3600))" }
        //= ["2024-02-28", "2024-02-29", "2024-03-01"] 4 29 true
        ----
        struct Todo: Codable, Equatable, Hashable { var id: Int; var title: String; var done = false; enum CodingKeys: String, CodingKey { case id, title = "name", done } }
        func t() -> String { let json = #"[{"id":1,"name":"a","done":true},{"id":2,"name":"b","done":false}]"#; let ts = try! JSONDecoder().decode([Todo].self, from: Data(json.utf8)); let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return "\(ts.filter(\.done).map(\.title)) \(String(data: try! e.encode(ts[1]), encoding: .utf8)!)" }
        //= ["a"] {"done":false,"id":2,"name":"b"}
        ----
        func load(_ id: Int) async throws -> String { if id == 3 { throw CancellationError() }; return "item\(id)" }
        func t() async -> String { async let a = load(1); async let b = load(2); let ab = try? await [a, b]; let r = await withTaskGroup(of: (Int, String?).self) { g in for i in 1...3 { g.addTask { (i, try? await load(i)) } }; var d: [Int: String] = [:]; for await (i, s) in g { d[i] = s ?? "x" }; return d }; return "\(ab ?? []) \(r.sorted { $0.key < $1.key }.map(\.value))" }
        //= ["item1", "item2"] ["item1", "item2", "x"]
        ----
        struct Countdown: AsyncSequence, AsyncIteratorProtocol { typealias Element = Int; var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; n -= 1; return n + 1 }; func makeAsyncIterator() -> Countdown { self } }
        func t() async -> String { var s = ""; for await i in Countdown(n: 3) { s += "\(i)" }; let t = Task { 5 * 2 }; let v = await t.value; let f = Task { () throws -> Int in throw CancellationError() }; let r = await f.result; var k = "?"; if case .failure(let e) = r { k = "\(type(of: e))" }; return "\(s) \(v) \(k)" }
        //= 321 10 CancellationError
        ----
        func fetch(_ done: (Result<Int, Error>) -> Void) { done(.success(41)) }
        func failing(_ done: (Result<Int, Error>) -> Void) { done(.failure(NSError(domain: "x", code: 9))) }
        func t() async -> String { let a: Int = (try? await withCheckedThrowingContinuation { c in fetch { c.resume(with: $0) } }) ?? 0; do { let b: Int = try await withCheckedThrowingContinuation { c in failing { r in switch r { case .success(let v): c.resume(returning: v); case .failure(let e): c.resume(throwing: e) } } }; return "\(a)\(b)" } catch { return "\(a + 1) \((error as NSError).code)" } }
        //= 42 9
        ----
        struct Upper: FormatStyle { func format(_ v: String) -> String { v.uppercased() } }
        struct Stars: FormatStyle { var max = 5; func format(_ v: Int) -> String { String(repeating: "*", count: v) + String(repeating: "-", count: max - v) } }
        extension FormatStyle where Self == Stars { static var stars: Stars { Stars() }; static func stars(_ n: Int) -> Stars { Stars(max: n) } }
        func t() -> String { "\(Stars().format(2)) \(3.formatted(.stars)) \(1.formatted(.stars(2))) \(4.formatted(Stars(max: 6))) \(Upper().format("q"))" }
        //= **--- ***-- *- ****-- Q
        ----
        func t() -> String { let p: Double = 1234.5; let q = 0.256; return "\(p.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))) \(q.formatted(.percent.precision(.fractionLength(1)).locale(Locale(identifier: "en_US")))) \(p.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US")))) \(String(format: "%05.1f|%-4d|%+d", q * 100, 7, 3)) \(Int(q * 100)) \((p / 7).rounded(.up)) \(Int("12a") ?? -1) \(Double("3.5e2")!)" }
        //= $1,234.50 25.6% 1,234.50 025.6|7   |+3 25 177.0 -1 350.0
        ----
        func t() -> String { let d = Duration.seconds(75) + .milliseconds(250); let m = Measurement(value: 1.5, unit: UnitLength.kilometers) + Measurement(value: 200, unit: UnitLength.meters); let tmp = Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value; var n = PersonNameComponents(); n.givenName = "A"; n.familyName = "B"; return "\(d) \(d.components.seconds) \(d > .seconds(60)) \(m) \((tmp * 10).rounded() / 10) \(n.givenName ?? "")\(n.middleName ?? "-") \(["x", "y"].formatted(.list(type: .or)))" }
        //= 75.25 seconds 75 true 1700.0 m 68.0 A- x or y
        ----
        func run(_ n: Int) throws -> Int { switch n { case 0: throw URLError(.timedOut); case 1: throw URLError(.notConnectedToInternet); case 2: throw NSError(domain: "app", code: 42, userInfo: [NSLocalizedDescriptionKey: "Bad"]); default: return n } }
        func t() -> String { (0..<4).map { n in do { return "\(try run(n))" } catch let e as URLError where e.code == .timedOut { return "timeout" } catch let e as URLError { return "url\(e.code.rawValue)" } catch let e as NSError { return "\(e.domain)\(e.code)\(e.localizedDescription)" } }.joined(separator: " ") }
        //= timeout url-1009 app42Bad 3
        ----
        func run(_ n: Int) throws { throw n == 0 ? URLError(.timedOut) : n == 1 ? URLError(.cancelled) : URLError(.badServerResponse) }
        func t() -> String { (0..<3).map { n in do { try run(n); return "" } catch URLError.timedOut { return "t" } catch URLError.cancelled, URLError.badURL { return "c" } catch let e as URLError { return "\(e.code == .badServerResponse) \(e.errorCode)" } catch { return "?" } }.joined(separator: " ") }
        //= t c true -1011
        ----
        func t() -> String { let a = Duration.milliseconds(1500), b = Duration.seconds(0.5); let total = [a, b, .zero].reduce(.zero, +); return "\(a + b) \(a - b) \(a * 2) \(a / 3) \(a / b) \(max(a, b)) \(total == .seconds(2)) \(Duration.seconds(3725).formatted(.time(pattern: .minuteSecond))) \(Duration.seconds(3725).formatted(.time(pattern: .hourMinute))) \(Duration.seconds(5400).formatted(.units(allowed: [.hours, .minutes], width: .wide))) \(Duration.microseconds(250).components.attoseconds)" }
        //= 2.0 seconds 1.0 seconds 3.0 seconds 0.5 seconds 3.0 1.5 seconds true 62:05 1:02 1 hour, 30 minutes 250000000000000
        ----
        func t() -> String { var m = Measurement(value: 90, unit: UnitSpeed.kilometersPerHour); m.convert(to: .metersPerSecond); let a = Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians); let ms = [Measurement(value: 2, unit: UnitMass.kilograms), Measurement(value: 500, unit: UnitMass.grams)]; let s = ms.reduce(Measurement(value: 0, unit: UnitMass.kilograms), +); return "\(m.value) \(m.unit.symbol) \(String(format: "%.4f", a.value)) \(s) \(ms.min()!) \(ms[0] > ms[1]) \(m * 2)" }
        //= 25.000020000000003 m/s 3.1416 2.5 kg 500.0 g true 50.000040000000006 m/s
        ----
        struct Person { var name: PersonNameComponents; var full: String { [name.givenName, name.familyName].compactMap { $0 }.joined(separator: " ") } }
        func t() -> String { var p = Person(name: PersonNameComponents(givenName: "Ada", familyName: "King")); p.name.middleName = "L"; p.name.familyName = nil; return "\(p.full) \(p.name.middleName?.count ?? 0) \(p.name.nickname as Any)" }
        //= Ada 1 nil
        ----
        enum AppError: Error { case net(URLError), ns(NSError), other }
        func t() -> String { let es: [AppError] = [.net(URLError(.badURL)), .ns(NSError(domain: "d", code: 3)), .other]; return es.map { switch $0 { case .net(let u) where u.code == .badURL: "bad"; case .net: "net"; case .ns(let n): "\(n.domain)\(n.code)"; case .other: "o" } }.joined(separator: ",") }
        //= bad,d3,o
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(["a"].formatted(.list(type: .and).locale(l))) \(["a", "b"].formatted(.list(type: .or).locale(l))) \([1.5, 2].formatted(.list(memberStyle: .number.locale(l), type: .and).locale(l))) \(["x", "y", "z"].formatted())" }
        //= a a or b 1.5 and 2 x, y, and z
        ----
        struct Short: FormatStyle { typealias FormatInput = Int; typealias FormatOutput = String; func format(_ v: Int) -> String { v >= 1000 ? "\(v / 1000)k" : "\(v)" } }
        extension FormatStyle where Self == Short { static var short: Short { Short() } }
        func t() -> String { [5, 1500, 20_000].map { $0.formatted(.short) }.joined(separator: " ") + " " + Short().format(3) }
        //= 5 1k 20k 3
        ----
        struct S: Codable { var r: ClosedRange<Int>; var q: Range<Int> }
        func t() -> String { let d = try! JSONEncoder().encode(S(r: 1...3, q: 1..<3)); let s = try! JSONDecoder().decode(S.self, from: d); return "\(String(data: d, encoding: .utf8)!.count) \(s.r) \(s.q)" }
        //= 21 1...3 1..<3
        ----
        struct S: Codable { var q: Range<Int> }
        func t() -> String { do { _ = try JSONDecoder().decode(S.self, from: Data("{\"q\":[5,1]}".utf8)); return "ok" } catch DecodingError.dataCorrupted(let c) { return c.debugDescription + " \(c.codingPath.map(\.stringValue))" } catch { return "\(error)" } }
        //= Cannot initialize Range<Int> with a lowerBound (5) greater than upperBound (1) ["q"]
        ----
        struct S: Codable { var q: ClosedRange<Double> }
        func t() -> String { do { _ = try JSONDecoder().decode(S.self, from: Data("{\"q\":[5,1]}".utf8)); return "ok" } catch DecodingError.dataCorrupted(let c) { return c.debugDescription + " \(c.codingPath.map(\.stringValue))" } catch { return "\(error)" } }
        //= Cannot initialize ClosedRange<Double> with a lowerBound (5.0) greater than upperBound (1.0) ["q"]
        ----
        struct S: Codable { var q: ClosedRange<Int> }
        func t() -> String { do { let s = try JSONDecoder().decode(S.self, from: Data("{\"q\":[5,6,7]}".utf8)); return "\(s.q)" } catch { return "\(error)" } }
        //= 5...6
        ----
        struct S: Codable { var a: [ClosedRange<Int>]; var b: ClosedRange<Int>?; var c: [String: ClosedRange<Int>] }
        func t() -> String { let d = try! JSONEncoder().encode(S(a: [1...2], b: 3...4, c: ["x": 5...6])); let s = try! JSONDecoder().decode(S.self, from: d); return "\(s.a) \(s.b!) \(s.c["x"]!)" }
        //= [ClosedRange(1...2)] 3...4 5...6
        ----
        func t() -> String { let mixed: [Any] = [1, "x", true, NSNull()]; return "\(JSONSerialization.isValidJSONObject(3)) \(JSONSerialization.isValidJSONObject([1: 2])) \(JSONSerialization.isValidJSONObject(["a": 2])) \(JSONSerialization.isValidJSONObject(["a": Double.nan])) \(JSONSerialization.isValidJSONObject(mixed)) \(JSONSerialization.isValidJSONObject([Date()]))" }
        //= false false true false true false
        ----
        struct Version: Comparable, LosslessStringConvertible { let parts: [Int]; init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard !p.isEmpty, !p.contains(nil) else { return nil }; parts = p.map { $0! } }; var description: String { parts.map(String.init).joined(separator: ".") }; static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) } }
        func t() -> String { let vs = ["1.10.0", "1.2", "x.1", "2", "1.2.1"].compactMap(Version.init); return "\(vs.sorted()) \(vs.max()!) \(Version("") == nil) \(String(vs[0])) \(vs[1] < vs[3]) \(vs.map(\.description).sorted { $0.compare($1, options: .numeric) == .orderedAscending })" }
        //= [1.2, 1.2.1, 1.10.0, 2] 2 true 1.10.0 true ["1.2", "1.2.1", "1.10.0", "2"]
        ----
        func t() -> String { let u: [UInt8] = [97]; let s = String(bytes: u, encoding: .utf8); return "\(s!)" }
        //= a
        ----
        func t() -> String { let s = "h"; return "\("a".localizedCompare("b").rawValue) \("é".compare("e", options: [.diacriticInsensitive, .caseInsensitive]) == .orderedSame) \("é".compare("f", options: .diacriticInsensitive).rawValue) \("É".compare("e", options: [.diacriticInsensitive]).rawValue) \("abc".range(of: "B", options: .caseInsensitive) != nil) \(s)" }
        //= -1 true -1 -1 true h
        ----
        func t() -> String { "\([1.5, 2].map { Decimal($0) }) \(Decimal(0.1)) \(Decimal(3)) \(Decimal(string: "x") as Any) \(Decimal(exactly: 3)!) \(Decimal(0.1 + 0.2))" }
        //= [1.5, 2] 0.1 3 nil 3 0.3000000000000000512
        ----
        func t() -> String { let a = "a,b;c".components(separatedBy: [",", ";"]); let cs: CharacterSet = [",", ";"]; return "\(a) \("a,b;c".components(separatedBy: cs)) \("a b".components(separatedBy: .whitespaces)) \("xxhixx".trimmingCharacters(in: ["x"])) \("xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))" }
        //= ["a", "b", "c"] ["a", "b", "c"] ["a", "b"] hi hi
        ----
        func t() -> String { let f = NumberFormatter(); f.locale = Locale(identifier: "de_DE"); f.numberStyle = .decimal; f.maximumFractionDigits = 1
          let o = NumberFormatter(); o.locale = Locale(identifier: "en_US"); o.numberStyle = .ordinal; let sp = NumberFormatter(); sp.locale = Locale(identifier: "en_US"); sp.numberStyle = .spellOut
          let b = ByteCountFormatter(); b.countStyle = .file
          return "\(f.string(from: 12345.678)!) \(f.number(from: "1.234,5")!.doubleValue) \(o.string(from: 23)!) \(sp.string(from: 42)!) \(NSDecimalNumber(string: "10.5").adding(2).stringValue) \(Decimal(string: "1.1")! * 3) \(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString.prefix(8)) \(Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value)" }
        //= 12.345,7 1234.5 23rd forty-two 12.5 3.3 E621E1F8 211.99999999999454
        ----
        func t() -> String { let p = "a/b/" as NSString, q = "/tmp/x.bundle/" as NSString; return "\(p.deletingLastPathComponent) \(p.lastPathComponent) \(q.deletingPathExtension) \(q.pathExtension)" }
        //= a b /tmp/x bundle
        ----
        func kind(_ x: Any) -> String { switch x { case is any BinaryInteger: "int"; case is any Collection: "collection"; case is any Error: "error"; default: "other" } }
        func t() -> String { let e: any Error = NSError(domain: "d", code: 1); return [kind(Date(timeIntervalSince1970: 0)), kind(3), kind([1]), kind(Int?.none as Any), kind(e), kind(URL(string: "a:b")!), "\(e is LocalizedError)", "\(Date() is any Comparable)", "\(UUID() is any Hashable)"].joined(separator: " ") }
        //= other int collection other error other false true true
        ----
        func t() -> String { let n = NSError(domain: "d", code: 4, userInfo: ["a": "boom", "k": 5]); return "\(n.userInfo["k"] as? Int ?? 0) \(n.code)" }
        //= 5 4
        ----
        final class Job: NSObject { let n: Int; init(_ n: Int) { self.n = n; super.init() } }
        func t() -> String { let a = Job(1), b = Job(1); return "\([a].contains(a)) \([a].contains(b)) \(a == a) \(a == b) \(Set([a, b, a]).count) \([a, b].firstIndex(of: b) ?? -1)" }
        //= true false true false 2 1
        ----
        func t() -> String { do { _ = try Regex("("); return "read" } catch { return "\(error.localizedDescription.isEmpty)" } }
        //= false
        ----
        func t() -> String { "\("hello wORLD".capitalized(with: Locale(identifier: "en_US"))) \("title".uppercased(with: Locale(identifier: "tr_TR"))) \("TITLE".lowercased(with: nil)) \("TITLE".lowercased(with: Locale(identifier: "tr"))) \("é ß".uppercased(with: .current))" }
        //= Hello World TİTLE title tıtle É SS
        ----
        func t() -> String { var c = DateComponents(year: 2024, month: 1, day: 31); c.timeZone = TimeZone(secondsFromGMT: 3600); c.calendar = Calendar(identifier: .gregorian); let d = c.date!; c.timeZone = nil; return "\(d.timeIntervalSince1970) \(c.timeZone == nil) \(c.calendar != nil)" }
        //= 1706655600.0 true true
        ----
        func t() -> String { ["de_DE", "en_US", "fr_FR"].map { String(format: "%.2f|%d|%e|%g|%@|%5.1f|%x|%05d|%i|%.0f|%u", locale: Locale(identifier: $0), 1234567.891, 1234567, 1234.5, 0.5, "a.b", 2.25, 255, 42, 1234, 99999.0, 5000) }.joined(separator: " ").replacingOccurrences(of: "\u{202F}", with: "_").replacingOccurrences(of: "\u{A0}", with: "_") }
        //= 1.234.567,89|1.234.567|1,234500E+03|0,5|a.b|  2,2|ff|00.042|1.234|99.999|5.000 1,234,567.89|1,234,567|1.234500E+03|0.5|a.b|  2.2|ff|00,042|1,234|99,999|5,000 1_234_567,89|1_234_567|1,234500E+03|0,5|a.b|  2,2|ff|00_042|1_234|99_999|5_000
        ----
        func t() -> String { let de = Locale(identifier: "de_DE"); return [String(format: "%+.1f|% d|%-8.1f|%8d", locale: de, 1.5, -2500, 3.5, 12345), String(format: "%.2f", locale: nil, 1234.5), String(format: "%.1f", locale: de, arguments: [-1234.5]), String.localizedStringWithFormat("%.2f %d", 1234.5, 12345)].joined(separator: " ") }
        //= +1,5|-2.500|3,5     |  12.345 1234.50 -1.234,5 1,234.50 12,345
        ----
        func t() -> String { let price: Decimal = 1234.5, f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .currency; let n: NSNumber = NSDecimalNumber(decimal: price); func write(_ number: NSNumber) -> String { f.string(from: number) ?? "-" }; let exact = NSDecimalNumber(string: "123456789012345678.25"); return "\(write(price as NSDecimalNumber)) \(write(NSDecimalNumber(string: "0.105"))) \(n.doubleValue) \(n.intValue) \(f.string(for: exact) ?? "-") \(exact.adding(1)) \(exact.multiplying(byPowerOf10: 2).stringValue) \(NSNumber(value: 2.5).decimalValue) \(n == NSNumber(value: 1234.5))" }
        //= $1,234.50 $0.11 1234.5 1234 $123,456,789,012,345,680.00 123456789012345679.25 12345678901234567825 2.5 true
        """##
}
