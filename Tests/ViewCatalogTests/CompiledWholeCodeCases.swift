// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Whole programs: types of their own with names of views, models with sections, and what else small apps are made of.
    static let wholeCode = ##"""
        protocol Named { var name: String { get } }
        struct Group: Named, Equatable { let name: String; var items: [String] = [] }
        struct Section: Named, Identifiable { let id: Int; var name: String { "S\(id)" }; var rows: [Label] = [] }
        struct Label: Hashable, Named { var name: String; var weight = 1 }
        struct Image { var width: Int; var height: Int; var ratio: Double { Double(width) / Double(height) } }
        struct Path: CustomStringConvertible { var parts: [String]; var description: String { parts.joined(separator: "/") }; func padding(_ n: Int) -> Path { Path(parts: Array(repeating: "", count: n) + parts) } }
        struct Table { var rows: [[Int]]; subscript(r: Int, c: Int) -> Int { rows[r][c] }; var background: String { "t\(rows.count)" } }
        enum Color: String, CaseIterable { case red, green; var next: Color { Color.allCases[(Color.allCases.firstIndex(of: self)! + 1) % 2] } }
        final class Form { var frame = 3; var overlay: String? = "o" }
        func t() -> String {
            let named: [any Named] = [Group(name: "g"), Section(id: 2), Label(name: "l")]
            let last = named.last.map { "<\($0.name)>" } ?? "-"
            let group: Group? = Group(name: "q", items: ["a"])
            let image: Image? = Image(width: 3, height: 2)
            let path: Path? = Path(parts: ["a", "b"])
            let form: Form? = Form()
            let text = [group.map { $0.items.joined() } ?? "", image.map { "\($0.ratio)" } ?? "", path.map { $0.padding(1).description } ?? "", form.flatMap { $0.overlay } ?? "", "\(form.map { $0.frame + 1 } ?? 0)"]
            let table: Table? = Table(rows: [[1, 2], [3, 4]])
            return "\(last) \(named.map(\.name)) \(text) \(table.map { $0[1, 0] } ?? 0) \(table?.background ?? "") \(Color.red.next) \(Optional(Color.green).map { $0.next.rawValue } ?? "") \(Set([Label(name: "x"), Label(name: "x")]).count) \(group == Group(name: "q", items: ["a"]))"
        }
        //= <l> ["g", "S2", "l"] ["a", "1.5", "/a/b", "o", "4"] 3 t2 green red 1 true
        ----
        func sections(_ names: [String]) -> [(title: String, items: [String])] { Dictionary(grouping: names) { String($0.prefix(1)) }.map { ($0.key, $0.value) }.sorted { $0.title < $1.title } }
        func best(_ d: [String: Int]) -> [(name: String, score: Int)] { d.map { ($0.key, $0.value) }.filter { $0.score > 1 }.sorted { ($0.score, $0.name) > ($1.score, $1.name) } }
        func t() -> String {
            let rows: [(id: Int, text: String)] = ["a", "bb"].enumerated().map { ($0.offset, $0.element) }.sorted { $0.id > $1.id }
            let lengths: [Int] = ["a", "bbb"].map { ($0, $0.count) }.map { $0.1 }.sorted(by: >)
            return "\(sections(["bob", "al", "bea"]).map { "\($0.title)\($0.items.count)" }) \(best(["x": 1, "y": 2, "z": 5]).map(\.name)) \(rows.map(\.text)) \(lengths)"
        }
        //= ["a1", "b2"] ["z", "y"] ["bb", "a"] [3, 1]
        ----
        struct Product: Identifiable, Hashable, Decodable { let id: Int; let name: String; let price: Decimal; let added: Date; let tags: [String]?
            enum CodingKeys: String, CodingKey { case id, name, price, added = "created_at", tags } }
        final class CatalogModel {
            enum SortKey: String, CaseIterable, Identifiable { case name, price, newest; var id: Self { self } }
            private(set) var all: [Product] = []
            var query = "" { didSet { if query != oldValue { refresh() } } }
            var sort: SortKey = .name { didSet { refresh() } }
            private(set) var shown: [Product] = []
            lazy var money: Decimal.FormatStyle.Currency = .currency(code: "EUR").locale(Locale(identifier: "de_DE"))
            func load(_ json: String) throws { let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601; all = try d.decode([Product].self, from: Data(json.utf8)); refresh() }
            private func refresh() {
                let words = query.lowercased().split(separator: " ")
                shown = all.filter { p in words.allSatisfy { w in p.name.lowercased().contains(w) || (p.tags ?? []).contains { $0.hasPrefix(w) } } }
                switch sort { case .name: shown.sort { $0.name.localizedStandardCompare($1.name) == .orderedAscending }; case .price: shown.sort { $0.price > $1.price }; case .newest: shown.sort(by: { $0.added > $1.added }) }
            }
            var total: String { shown.map(\.price).reduce(0, +).formatted(money) }
            var sections: [(title: String, items: [Product])] { Dictionary(grouping: shown) { String($0.name.prefix(1)).uppercased() }.map { ($0.key, $0.value) }.sorted { $0.title < $1.title } }
        }
        func t() -> String {
            let m = CatalogModel()
            try! m.load(#"[{"id":1,"name":"Item 10","price":9.99,"created_at":"2024-01-02T00:00:00Z","tags":["sale"]},{"id":2,"name":"item 9","price":120.5,"created_at":"2024-03-01T10:00:00Z"},{"id":3,"name":"Box","price":3,"created_at":"2023-01-01T00:00:00Z","tags":[]}]"#)
            var o = [m.shown.map(\.id).description, m.total, m.sections.map { "\($0.title)\($0.items.count)" }.joined()]
            m.query = "item"; m.sort = .newest; o.append("\(m.shown.map(\.name))"); m.query = "sa"; o.append("\(m.shown.count) \(m.total)")
            do { try m.load(#"[{"id":"x"}]"#) } catch let DecodingError.typeMismatch(type, ctx) { o.append("\(type) \(ctx.codingPath.map(\.stringValue).joined(separator: "."))") } catch { o.append("\(error)") }
            return o.joined(separator: " | ") + " \(CatalogModel.SortKey.allCases.map(\.id.rawValue))"
        }
        //= [3, 2, 1] | 133,49 € | B1I2 | ["item 9", "Item 10"] | 1 9,99 € | Int Index 0.id ["name", "price", "newest"]
        ----
        @dynamicMemberLookup enum JSON: Equatable, CustomStringConvertible { case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
            subscript(dynamicMember k: String) -> JSON? { if case .object(let o) = self { o[k] } else { nil } }
            subscript(i: Int) -> JSON? { guard case .array(let a) = self, a.indices ~= i else { return nil }; return a[i] }
            subscript(path: String) -> JSON? { path.split(separator: ".").reduce(self as JSON?) { cur, k in Int(k).map { cur?[$0] } ?? cur?[dynamicMember: String(k)] } }
            var description: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .string(let s): "\"\(s)\""; case .array(let a): "[" + a.map(\.description).joined(separator: ",") + "]"; case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}" } } }
        extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {
            init(stringLiteral v: String) { self = .string(v) }; init(integerLiteral v: Int) { self = .number(Double(v)) }; init(arrayLiteral e: JSON...) { self = .array(e) }
            init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(e, uniquingKeysWith: { $1 })) }; init(nilLiteral: ()) { self = .null }; init(booleanLiteral b: Bool) { self = .bool(b) } }
        struct P { var s: Substring; struct E: Error { let at: Int }
            init(_ t: String) { s = t[...] }
            mutating func ws() { s = s.drop(while: \.isWhitespace) }
            mutating func eat(_ c: Character) -> Bool { ws(); if s.first == c { s.removeFirst(); return true }; return false }
            mutating func value() throws -> JSON { ws()
                switch s.first {
                case "{": _ = eat("{"); var o: [String: JSON] = [:]; if eat("}") { return .object(o) }
                    repeat { guard case .string(let k) = try! value(), eat(":") else { throw E(at: s.count) }; o[k] = try! value() } while eat(",")
                    guard eat("}") else { throw E(at: s.count) }; return .object(o)
                case "[": _ = eat("["); var a: [JSON] = []; if eat("]") { return .array(a) }
                    repeat { a.append(try! value()) } while eat(","); guard eat("]") else { throw E(at: s.count) }; return .array(a)
                case "\"": s.removeFirst(); let end = s.firstIndex(of: "\"") ?? s.endIndex; defer { s = s[end...].dropFirst() }; return .string(String(s[..<end]))
                case let c? where c.isNumber || c == "-": let n = s.prefix { $0.isNumber || "+-.eE".contains($0) }; s = s.dropFirst(n.count); guard let d = Double(n) else { throw E(at: s.count) }; return .number(d)
                default: for (w, v) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)] where s.hasPrefix(w) { s.removeFirst(w.count); return v }; throw E(at: s.count) } } }
        func t() -> String {
            var p = P(#"{"a": [1, 2.5, {"b": null}], "t": true, "s": "x"}"#); let j = try! p.value(); let lit: JSON = ["k": [1, "z", nil, true]]
            var bad = P("[1, }"); let e = Result { try! bad.value() }
            return "\(j) \(j.a?[2]?.b ?? "none") \(j["a.1"]!) \(j["q.1"] == nil) \(j.t == true) \(lit) \(lit.k?[1] == "z") \({ if case .failure(let x as P.E) = e { return "at \(x.at)" }; return "ok" }())"
        }
        //= {"a":[1,2.5,{"b":null}],"s":"x","t":true} null 2.5 true true {"k":[1,"z",null,true]} true at 1
        """##
}
