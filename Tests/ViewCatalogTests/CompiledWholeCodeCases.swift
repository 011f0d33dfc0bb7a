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
            do { try m.load(#"[{"id":"x"}]"#) } catch let DecodingError.typeMismatch(type, ctx) { o.append("\(type) \(ctx.codingPath.map(\.stringValue).joined(separator: "."))") }
            return o.joined(separator: " | ") + " \(CatalogModel.SortKey.allCases.map(\.id.rawValue))"
        }
        //= [3, 2, 1] | 133,49 € | B1I2 | ["item 9", "Item 10"] | 1 9,99 € | Int Index 0.id ["name", "price", "newest"]
        """##
}
