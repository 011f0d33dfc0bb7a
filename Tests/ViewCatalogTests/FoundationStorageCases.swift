// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Coding through `super` and of dictionaries with keys of any type, and what models do with dates, addresses and texts.
    static let storageCases = ###"""
        struct Log: Encodable {
            enum K: String, CodingKey { case a, b, x }
            func encode(to encoder: Encoder) throws {
                var c = encoder.container(keyedBy: K.self)
                var a = c.nestedUnkeyedContainer(forKey: .a)
                var b = c.nestedUnkeyedContainer(forKey: .b)
                try a.encode(1); try b.encode(2); try a.encode(3)
                var n = a.nestedContainer(keyedBy: K.self)
                try a.encode(4); try n.encode(5, forKey: .x)
            }
        }
        func t() -> String {
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            return String(data: try! e.encode(Log()), encoding: .utf8)!
        }
        //= {"a":[1,3,{"x":5},4],"b":[2]}
        ----
        class Base: Codable { var id: Int; init(id: Int) { self.id = id } }
        class Sub: Base {
            var name: String
            enum K: String, CodingKey { case name }
            init(id: Int, name: String) { self.name = name; super.init(id: id) }
            required init(from decoder: Decoder) throws {
                let c = try decoder.container(keyedBy: K.self)
                name = try c.decode(String.self, forKey: .name)
                try super.init(from: decoder)
            }
            override func encode(to encoder: Encoder) throws {
                try super.encode(to: encoder)
                var c = encoder.container(keyedBy: K.self)
                try c.encode(name, forKey: .name)
            }
        }
        func t() -> String {
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            let s = String(data: try! e.encode(Sub(id: 3, name: "x")), encoding: .utf8)!
            let b = try! JSONDecoder().decode(Sub.self, from: s.data(using: .utf8)!)
            return "\(s) \(b.id) \(b.name)"
        }
        //= {"id":3,"name":"x"} 3 x
        ----
        class Base: Codable { var id: Int; init(id: Int) { self.id = id } }
        class Sub: Base {
            var name: String
            enum K: String, CodingKey { case name }
            init(id: Int, name: String) { self.name = name; super.init(id: id) }
            required init(from decoder: Decoder) throws {
                let c = try decoder.container(keyedBy: K.self)
                name = try c.decode(String.self, forKey: .name)
                try super.init(from: try c.superDecoder())
            }
            override func encode(to encoder: Encoder) throws {
                var c = encoder.container(keyedBy: K.self)
                try c.encode(name, forKey: .name)
                try super.encode(to: c.superEncoder())
            }
        }
        func t() -> String {
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            let s = String(data: try! e.encode(Sub(id: 3, name: "x")), encoding: .utf8)!
            let b = try! JSONDecoder().decode(Sub.self, from: s.data(using: .utf8)!)
            return "\(s) \(b.id) \(b.name)"
        }
        //= {"name":"x","super":{"id":3}} 3 x
        ----
        enum Slot: String, Codable, CodingKeyRepresentable { case am, pm }
        enum Plain: String, Codable { case x, y }
        struct W: Codable { var a: [Slot: Int]; var b: [Plain: Int] }
        func t() -> String {
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            let s = String(data: try! e.encode(W(a: [.am: 1, .pm: 2], b: [.x: 5])), encoding: .utf8)!
            let w = try! JSONDecoder().decode(W.self, from: Data(s.utf8))
            return "\(s) \(w.a[.pm] ?? 0) \(w.b[.x] ?? 0)"
        }
        //= {"a":{"am":1,"pm":2},"b":["x",5]} 2 5
        ----
        struct Note: Codable, Equatable { var id: UUID; var text: String; var tags: Set<String> = []; var pinned: Bool? }
        func t() -> String {
            let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
            let n = Note(id: id, text: "hé \"q\"", tags: ["x"], pinned: nil)
            let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted]
            let d = try! e.encode(n)
            let back = try! JSONDecoder().decode(Note.self, from: d)
            return String(decoding: d, as: UTF8.self).replacingOccurrences(of: "\n", with: "~") + " \(back == n)"
        }
        //= {~  "id" : "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",~  "tags" : [~    "x"~  ],~  "text" : "hé \"q\""~} true
        ----
        enum Payload: Codable { case text(String), image(url: String, w: Int), empty }
        func t() -> String {
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            let all: [Payload] = [.text("a"), .image(url: "u", w: 3), .empty]
            let s = String(data: try! e.encode(all), encoding: .utf8)!
            let b = try! JSONDecoder().decode([Payload].self, from: Data(s.utf8))
            var k = ""
            for x in b { switch x { case .text(let v): k += v; case let .image(url, w): k += "\(url)\(w)"; case .empty: k += "e" } }
            do { _ = try JSONDecoder().decode(Payload.self, from: Data("{}".utf8)) } catch let DecodingError.dataCorrupted(c) { k += "C\(c.codingPath.count)" } catch DecodingError.typeMismatch { k += "T" } catch { k += "O" }
            return s + " " + k
        }
        //= [{"text":{"_0":"a"}},{"image":{"url":"u","w":3}},{"empty":{}}] au3eT
        ----
        class Animal { var name: String; init(name: String) { self.name = name }
            func sound() -> String { "..." }
            func talk() -> String { "\(name) says \(sound())" }
            class var kind: String { "animal" }
            convenience init() { self.init(name: "Anon") } }
        class Dog: Animal { override func sound() -> String { "Woof" }; override class var kind: String { "dog/" + super.kind } }
        final class Puppy: Dog { var age = 1; override func sound() -> String { super.sound().lowercased() + "!" } 
            override var name: String { get { "Little " + super.name } set { super.name = newValue.capitalized } } }
        func t() -> String {
            let p = Puppy(name: "rex"); p.name = "max"
            let all: [Animal] = [Animal(), Dog(), p]
            return all.map { $0.talk() }.joined(separator: "; ") + " \(type(of: p).kind) \(all.filter { $0 is Dog }.count) \(all.map { type(of: $0).kind })"
        }
        //= Anon says ...; Anon says Woof; Little Max says woof! dog/animal 2 ["animal", "dog/animal", "dog/animal"]
        ----
        func t() -> String {
            var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!
            let d = c.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 10))!
            let n = c.date(byAdding: .day, value: 2, to: d)!
            let diff = c.dateComponents([.month, .day], from: d, to: c.date(byAdding: .month, value: 3, to: n)!)
            return "\(c.component(.weekday, from: n)) \(c.component(.day, from: n)) \(diff.month!) \(diff.day!) \(c.isDate(d, inSameDayAs: n)) \(c.range(of: .day, in: .month, for: d)!.count) \(c.startOfDay(for: d).timeIntervalSince(d))"
        }
        //= 6 1 3 4 false 29 -36000.0
        ----
        func t() -> String {
            let s = "2024-03-15T10:30:00Z|WARN|disk=91%|node-7"
            let parts = s.split(separator: "|", maxSplits: 2).map(String.init)
            let date = parts[0].prefix(while: { $0 != "T" })
            let (y, rest) = (date.prefix(4), date.dropFirst(5))
            let pct = s.firstIndex(of: "=").map { s[s.index(after: $0)...].prefix { $0.isNumber } } ?? ""
            return "\(parts) \(date) \(y) \(rest) \(Int(pct)! + 1) \(s.hasSuffix("7")) \(s.components(separatedBy: "|").last!) \(parts[1].lowercased().capitalized) \(String(s.suffix(6)).replacingOccurrences(of: "-", with: "#"))"
        }
        //= ["2024-03-15T10:30:00Z", "WARN", "disk=91%|node-7"] 2024-03-15 2024 03-15 92 true node-7 Warn node#7
        ----
        struct API: Decodable { let items: [Item]; let next: URL?; let meta: Meta
            struct Item: Decodable { let id: Int; let title: String; let date: Date; let price: Double?; enum CodingKeys: String, CodingKey { case id, title = "name", date = "created_at", price } }
            struct Meta: Decodable { let total: Int; let tags: [String: [Int]] } }
        func t() -> String {
            let j = #"{"items":[{"id":1,"name":"A","created_at":"2024-01-02T03:04:05Z","price":9.5},{"id":2,"name":"B","created_at":"2024-01-02T03:04:06Z"}],"next":"https://x.y/z?p=2","meta":{"total":2,"tags":{"q":[1,2]}}}"#
            let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601
            let a = try! d.decode(API.self, from: Data(j.utf8))
            var miss = ""
            do { _ = try d.decode(API.self, from: Data(#"{"items":[{"id":"x"}]}"#.utf8)) } catch DecodingError.typeMismatch(let ty, let c) { miss = "\(ty) \(c.codingPath.map(\.stringValue))" } catch { miss = "\(error)" }
            return "\(a.items.map(\.title)) \(a.items[0].price!) \(a.items[1].price == nil) \(a.next!.host!) \(a.meta.tags["q"]!) \(a.items[1].date.timeIntervalSince(a.items[0].date)) \(miss)"
        }
        //= ["A", "B"] 9.5 true x.y [1, 2] 1.0 Int ["items", "Index 0", "id"]
        ----
        func t() -> String {
            let u = URL(string: "https://api.example.com:8080/v1/users/42.json?sort=asc&q=a%20b#top")!
            var c = URLComponents(url: u, resolvingAgainstBaseURL: false)!
            let q = c.queryItems!.map { "\($0.name)=\($0.value ?? "")" }
            c.queryItems?.append(URLQueryItem(name: "page", value: "2")); c.path = "/v2"
            return "\(u.host!) \(u.port!) \(u.lastPathComponent) \(u.pathExtension) \(u.deletingPathExtension().lastPathComponent) \(u.fragment!) \(q) \(c.string!) \(u.pathComponents.count) \(u.appendingPathComponent("x").path)"
        }
        //= api.example.com 8080 42.json json 42 top ["sort=asc", "q=a b"] https://api.example.com:8080/v2?sort=asc&q=a%20b&page=2#top 4 /v1/users/42.json/x
        ----
        @dynamicMemberLookup struct JSON { let v: Any?; subscript(dynamicMember k: String) -> JSON { JSON(v: (v as? [String: Any])?[k]) }; subscript(i: Int) -> JSON { let a = v as? [Any]; return JSON(v: a.flatMap { i < $0.count ? $0[i] : nil }) }
            var string: String? { v as? String }; var int: Int? { v as? Int }; var array: [JSON] { (v as? [Any] ?? []).map { JSON(v: $0) } } }
        func t() -> String { let j = JSON(v: ["user": ["name": "A", "tags": ["x", "y"], "age": 3] as [String: Any]]); return "\(j.user.name.string!) \(j.user.tags[1].string!) \(j.user.age.int! + 1) \(j.nope.deep.string ?? "-") \(j.user.tags.array.compactMap(\.string))" }
        //= A y 4 - ["x", "y"]
        ----
        func t() -> String {
            let a = [3, 1, 2]; var b = a; b.sort(by: >)
            let (lo, hi) = a.reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }
            let idx = a.indices.sorted { a[$0] < a[$1] }
            let s = a.sorted(using: KeyPathComparator(\.self, order: .reverse))
            return "\(b) \(lo) \(hi) \(idx) \(s) \(a.enumerated().max { $0.1 < $1.1 }!) \(a.split(separator: 1)) \(a.elementsEqual([3, 1, 2])) \(a.lexicographicallyPrecedes([3, 2])) \(a.starts(with: [3])) \(a.reversed() as [Int]) \(Array(a.reversed().enumerated()).map { "\($0)\($1)" }) \(zip(a, a.dropFirst()).map(-))"
        }
        //= [3, 2, 1] 1 3 [1, 2, 0] [3, 2, 1] (offset: 0, element: 3) [ArraySlice([3]), ArraySlice([2])] true true true [2, 1, 3] ["02", "11", "23"] [2, -1]
        ----
        struct Email: RawRepresentable, Hashable, Codable { let rawValue: String; init?(rawValue: String) { guard rawValue.contains("@") else { return nil }; self.rawValue = rawValue.lowercased() } }
        extension Email: ExpressibleByStringLiteral { init(stringLiteral s: String) { self.init(rawValue: s)! } }
        func t() -> String { let e: Email = "A@B.c"; let bad = Email(rawValue: "x"); let s: Set<Email> = ["a@b.C", e]; let j = String(data: try! JSONEncoder().encode([e]), encoding: .utf8)!; return "\(e.rawValue) \(bad == nil) \(s.count) \(j) \(e)" }
        //= a@b.c true 1 ["a@b.c"] Email(rawValue: "a@b.c")
        ----
        struct Log: Codable { var level: Level; var at: Date; var info: [String: String]?; enum Level: String, Codable, Comparable { case debug, error; static func < (a: Level, b: Level) -> Bool { a == .debug && b == .error } } }
        func t() -> String { let e = JSONEncoder(); e.dateEncodingStrategy = .secondsSince1970; e.outputFormatting = .sortedKeys; e.keyEncodingStrategy = .convertToSnakeCase; let l = Log(level: .error, at: Date(timeIntervalSince1970: 90), info: ["a": "1"]); let d = try! e.encode(l); let dec = JSONDecoder(); dec.dateDecodingStrategy = .secondsSince1970; let b = try! dec.decode(Log.self, from: d); let bad = try? dec.decode(Log.self, from: Data(#"{"level":"zzz","at":1}"#.utf8)); return "\(String(data: d, encoding: .utf8)!) \(b.level > .debug) \(b.at.timeIntervalSince1970) \(bad == nil)" }
        //= {"at":90,"info":{"a":"1"},"level":"error"} true 90.0 true
        ----
        func t() -> String { let s = "The rain in Spain, 2024-05-06!"; let words = s.components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }; let t = s.trimmingCharacters(in: .punctuationCharacters); let r = s.range(of: #"\d{4}"#, options: .regularExpression).map { String(s[$0]) } ?? ""; let c = s.replacingOccurrences(of: "ai", with: "AI"); let m = s.matches(of: /(\d+)-(\d+)/).map { "\($0.1)/\($0.2)" }; return "\(words) \(t.last!) \(r) \(c) \(m) \(s.contains(/S\w+n/)) \(s.firstMatch(of: /i(?<x>n)/)!.x) \(s.lowercased().hasPrefix("the")) \(s.capitalized.prefix(8)) \("a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count)" }
        //= ["The", "rain", "in", "Spain", "2024", "05", "06"] 6 2024 The rAIn in SpAIn, 2024-05-06! ["2024/05"] true n true The Rain 4
        ----
        func t() -> String { var d = DateComponents(); d.year = 2024; d.month = 12; d.day = 31; var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; c.locale = Locale(identifier: "en_US"); let x = c.date(from: d)!; let f = DateFormatter(); f.calendar = c; f.timeZone = .gmt; f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "yyyy-MM-dd EEE HH:mm"; let y = c.date(byAdding: .month, value: 2, to: x)!; let iv = DateInterval(start: x, end: y); return "\(f.string(from: x)) \(f.string(from: y)) \(c.component(.quarter, from: x)) \(c.component(.weekOfYear, from: y)) \(iv.duration / 86400) \(iv.contains(x)) \(c.dateComponents([.day], from: x, to: y).day!) \(c.isDateInWeekend(x)) \(f.date(from: "2024-01-02 Tue 03:04") != nil) \(c.nextDate(after: x, matching: DateComponents(day: 15), matchingPolicy: .nextTime).map(f.string) ?? "-")" }
        //= 2024-12-31 Tue 00:00 2025-02-28 Fri 00:00 4 9 59.0 true 59 false true 2025-01-15 Wed 00:00
        ----
        enum Node: Codable, Equatable { case leaf(Int), bigPair(left: String, right: Double?), none; enum CodingKeys: String, CodingKey { case leaf = "l", bigPair = "p", none }; enum BigPairCodingKeys: String, CodingKey { case left = "L", right }; enum LeafCodingKeys: String, CodingKey { case _0 = "value" } }
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; let n: [Node] = [.leaf(1), .bigPair(left: "a", right: nil), .bigPair(left: "b", right: 2), .none]; let s = String(decoding: try! e.encode(n), as: UTF8.self); let extra = try? JSONDecoder().decode(Node.self, from: Data(#"{"l":{"value":3},"more":1}"#.utf8)); return "\(s) \((try? JSONDecoder().decode([Node].self, from: Data(s.utf8))) == n) \(extra == .leaf(3))" }
        //= [{"l":{"value":1}},{"p":{"L":"a"}},{"p":{"L":"b","right":2}},{"none":{}}] true true
        ----
        enum Node: Codable, Equatable { case leaf(Int), pair(left: String, right: Double?) }
        func t() -> String { func d(_ s: String) -> String { do { return "\(try JSONDecoder().decode(Node.self, from: Data(s.utf8)))" } catch DecodingError.keyNotFound(let k, let c) { return "key \(k.stringValue) \(c.codingPath.map(\.stringValue))" } catch DecodingError.typeMismatch(_, let c) { return "type \(c.codingPath.map(\.stringValue))" } catch DecodingError.valueNotFound(_, let c) { return "value \(c.codingPath.map(\.stringValue))" } catch { return "other" } }; return [d(#"{"pair":{"left":"x"}}"#), d(#"{"pair":{}}"#), d(#"{"leaf":{}}"#), d(#"{}"#), d(#"{"leaf":{"_0":"x"}}"#), d(#"{"leaf":{"_0":1},"pair":{"left":"q"}}"#), d(#"{"leaf":{"_0":null}}"#)].joined(separator: " ") }
        //= pair(left: "x", right: nil) key left ["pair"] key _0 ["leaf"] type [] type ["leaf", "_0"] type [] value ["leaf", "_0"]
        ----
        enum Box<T: Codable>: Codable { case one(T), two(T?) }
        enum Act: Codable { case bigStep(itemCount: Int, nextName: String?) }
        func t() -> String { let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase; e.outputFormatting = .sortedKeys; let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; let s = String(decoding: try! e.encode(Act.bigStep(itemCount: 2, nextName: "n")), as: UTF8.self); let b = try! d.decode(Act.self, from: Data(s.utf8)); let x = String(decoding: try! e.encode([Box<Int?>.one(nil), .two(nil), .one(1)]), as: UTF8.self); return "\(s) \(b) \(x)" }
        //= {"big_step":{"item_count":2,"next_name":"n"}} bigStep(itemCount: 2, nextName: Optional("n")) [{"one":{"_0":null}},{"two":{}},{"one":{"_0":1}}]
        """###
}
