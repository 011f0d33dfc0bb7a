// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// What whole programs do with Foundation: models read from JSON, what errors say, texts, dates and formats.
    static let programCode = ###"""
        struct Order: Codable { var id: Int; var lines: [Line]; var paid: Date?; struct Line: Codable { var name: String; var price: Price }; struct Price: Codable { var cents: Int; enum CodingKeys: String, CodingKey { case cents = "amount.minor" } } }
        func why(_ s: String) -> String { do { _ = try JSONDecoder().decode(Order.self, from: Data(s.utf8)); return "fine" } catch { return "\(error)" } }
        func t() -> String { [#"{"id":"x"}"#, #"{"id":1}"#, #"{"id":null,"lines":[]}"#, #"{"id":1,"lines":[{"name":"a","price":{}}]}"#, #"{"id":1,"lines":[{"name":"a","price":{"amount.minor":"z"}}]}"#, #"{"id":1,"lines":{}}"#, #"{"id":1,"lines":[7]}"#, #"{"id":1,"lines":[],"paid":"now"}"#].map(why).joined(separator: " | ") }
        //= DecodingError.typeMismatch: expected value of type Int. Path: id. Debug description: Expected to decode Int but found a string instead. | DecodingError.keyNotFound: Key 'lines' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "lines", intValue: nil) ("lines"). | DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: id. Debug description: Cannot get value of type Int -- found null value instead | DecodingError.keyNotFound: Key '`amount.minor`' not found in keyed decoding container. Path: lines[0].price. Debug description: No value associated with key CodingKeys(stringValue: "amount.minor", intValue: nil) ("amount.minor"). | DecodingError.typeMismatch: expected value of type Int. Path: lines[0].price.`amount.minor`. Debug description: Expected to decode Int but found a string instead. | DecodingError.typeMismatch: expected value of type Array<Any>. Path: lines. Debug description: Expected to decode Array<Any> but found a dictionary instead. | DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: lines[0]. Debug description: Expected to decode Dictionary<String, Any> but found number instead. | DecodingError.typeMismatch: expected value of type Double. Path: paid. Debug description: Expected to decode Double but found a string instead.
        ----
        enum Level: String, Codable { case low, high }
        struct Wire: Codable { var level: Level; var levels: [Level]? }
        func t() -> String { func why(_ s: String) -> String { do { _ = try JSONDecoder().decode(Wire.self, from: Data(s.utf8)); return "fine" } catch let e as DecodingError { return String(describing: e) } catch { return "?" } }; let made = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "by hand", underlyingError: CancellationError())); let bad = EncodingError.invalidValue(3, .init(codingPath: [], debugDescription: "odd")); return "\(why(#"{"level":"mid"}"#)) | \(why(#"{"level":"low","levels":["high","x"]}"#)) | \(made) | \(bad) | \([made])" }
        //= DecodingError.dataCorrupted: Data was corrupted. Path: level. Debug description: Cannot initialize Level from invalid String value mid | DecodingError.dataCorrupted: Data was corrupted. Path: levels[1]. Debug description: Cannot initialize Level from invalid String value x | DecodingError.dataCorrupted: Data was corrupted. Debug description: by hand. Underlying error: CancellationError() | EncodingError.invalidValue: 3 (Int). Debug description: odd | [DecodingError.dataCorrupted: Data was corrupted. Debug description: by hand. Underlying error: CancellationError()]
        ----
        func t() -> String { let s = "abcabc"; let part = s.startIndex..<s.index(s.startIndex, offsetBy: 4); return "\(s.replacingOccurrences(of: "b", with: "X", options: .backwards)) \(s.replacingOccurrences(of: "a", with: "-", options: [], range: part)) \(s.replacingOccurrences(of: "[bc]+", with: "<$0>", options: .regularExpression, range: part)) \(s.replacingOccurrences(of: "C", with: "", options: [.caseInsensitive, .backwards]))" }
        //= aXcaXc -bc-bc a<bc>abc abab
        ----
        struct Person { var name: String; var age: Int }
        struct Query<T> { private var sorts: [any SortComparator<T>] = []; func sort<V: Comparable>(_ path: KeyPath<T, V>, _ order: SortOrder = .forward) -> Self { var copy = self; copy.sorts.append(KeyPathComparator(path, order: order)); return copy }; func run(_ all: [T]) -> [T] { var out = all; for s in sorts.reversed() { out.sort(using: s) }; return out } }
        func t() -> String { let all = [Person(name: "b", age: 2), Person(name: "a", age: 2), Person(name: "c", age: 1)]; return "\(Query<Person>().sort(\.age).sort(\.name, .reverse).run(all).map(\.name)) \(Query<Person>().sort(\.age, .reverse).sort(\.name).run(all).map(\.name))" }
        //= ["c", "b", "a"] ["a", "b", "c"]
        ----
        struct Lossy<T: Decodable>: Decodable { var items: [T]; private struct Skipped: Decodable {}
            init(from decoder: Decoder) throws { var list = try decoder.unkeyedContainer(); items = []; while !list.isAtEnd { if let item = try? list.decode(T.self) { items.append(item) } else { _ = try? list.decode(Skipped.self) } } } }
        func t() -> String { let read = try! JSONDecoder().decode(Lossy<Int>.self, from: Data(#"[1, null, "x", 2, {"a": 1}, [3], 4, null]"#.utf8)); return "\(read.items)" }
        //= [1, 2, 4]
        ----
        func t() -> String { func fail(_ n: Int) throws { throw n == 0 ? CocoaError(.coderInvalidValue) : n == 1 ? CocoaError(.fileReadTooLarge) : CocoaError(.propertyListReadCorrupt) }; return (0...2).map { n in do { try fail(n) } catch let e as CocoaError { return "\(e.code.rawValue) \(e.code == .coderInvalidValue)" } catch { return "?" }; return "-" }.joined(separator: ", ") }
        //= 4866 true, 263 false, 3840 false
        ----
        func t() -> String { let day = Date(timeIntervalSince1970: 1_709_158_200); return ["en_GB", "en_US", "en_AU", "en_CA"].map { name in let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: Locale(identifier: name), timeZone: .gmt); return day.formatted(style) + " " + day.formatted(.dateTime.day().month(.wide).locale(Locale(identifier: name))) }.joined(separator: ", ") }
        //= 28 Feb 2024 28 February, Feb 28, 2024 February 28, 28 Feb 2024 28 February, Feb 28, 2024 February 28
        """###
}
