// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// What Swift synthesizes for coded types: keys, initializers and methods that code calls, wrappers of properties, and the overloads of
    /// the user's for what stands under a key.
    static let codedTypeCases = ###"""
        struct User: Codable { var name: String; var age: Int?; var tags: [String] = []
          enum CodingKeys: CodingKey { case name, age } }
        func t() -> String {
            let u = try! JSONDecoder().decode(User.self, from: Data(#"{"name":"a"}"#.utf8))
            return "\(u.name) \(u.age as Any) \(u.tags) \(User.CodingKeys.name.stringValue) \(User.CodingKeys.age) \(User.CodingKeys(stringValue: "name") == .name) \(User.CodingKeys(stringValue: "zz") == nil)"
        }
        //= a nil [] name CodingKeys(stringValue: "age", intValue: nil) true true
        ----
        extension KeyedDecodingContainer {
            func decode(_ type: String.Type, forKey key: Key) throws -> String { try decodeIfPresent(String.self, forKey: key)?.uppercased() ?? "none" }
            func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { if let n = try? decodeIfPresent(Int.self, forKey: key) { return n != 0 }; return try decodeIfPresent(Bool.self, forKey: key) ?? false }
        }
        extension KeyedEncodingContainer {
            mutating func encode(_ value: String, forKey key: Key) throws { try encode(value.lowercased().count, forKey: key) }
        }
        struct A: Codable { var s: String; var b: Bool; var o: Int? }
        func t() -> String {
            let a = try! JSONDecoder().decode(A.self, from: Data(#"{"s":"abc","b":1}"#.utf8))
            let b = try! JSONDecoder().decode(A.self, from: Data("{}".utf8))
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            return "\(a.s) \(a.b) \(a.o as Any) \(b.s) \(b.b) " + String(decoding: try! e.encode(a), as: UTF8.self)
        }
        //= ABC true nil none false {"b":true,"s":3}
        ----
        @propertyWrapper struct Default<T: Codable & Emp>: Codable { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
            init(from d: Decoder) throws { wrappedValue = (try? d.singleValueContainer().decode(T.self)) ?? T.emp }
            func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
        protocol Emp { static var emp: Self { get } }
        extension String: Emp { static var emp: String { "-" } }
        extension Int: Emp { static var emp: Int { -1 } }
        extension KeyedDecodingContainer { func decode<T>(_ type: Default<T>.Type, forKey key: Key) throws -> Default<T> { try decodeIfPresent(type, forKey: key) ?? Default(wrappedValue: T.emp) } }
        struct R: Codable { @Default var name: String; @Default var n: Int; var plain: Int }
        func t() -> String {
            let r = try! JSONDecoder().decode(R.self, from: Data(#"{"plain":1,"n":"bad"}"#.utf8))
            let q = try! JSONDecoder().decode(R.self, from: Data(#"{"plain":1,"n":4,"name":"z"}"#.utf8))
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            return "\(r.name) \(r.n) \(q.name) \(q.n) " + String(decoding: try! e.encode(q), as: UTF8.self)
        }
        //= - -1 z 4 {"n":4,"name":"z","plain":1}
        ----
        @propertyWrapper struct W<T: Codable>: Codable { var wrappedValue: T }
        @propertyWrapper struct LossyArray<E: Codable>: Codable { var wrappedValue: [E]
            init(wrappedValue: [E]) { self.wrappedValue = wrappedValue }
            struct Any_: Codable {}
            init(from d: Decoder) throws { var c = try d.unkeyedContainer(); var r: [E] = []; while !c.isAtEnd { if let e = try? c.decode(E.self) { r.append(e) } else { _ = try c.decode(Any_.self) } }; wrappedValue = r }
            func encode(to e: Encoder) throws { try wrappedValue.encode(to: e) } }
        struct Item: Codable { var id: Int }
        struct L: Codable { @LossyArray var items: [Item]; @W var n: Int }
        func t() -> String {
            let l = try! JSONDecoder().decode(L.self, from: Data(#"{"items":[{"id":1},{"x":2},{"id":3}],"n":{"wrappedValue":5}}"#.utf8))
            let e = JSONEncoder(); e.outputFormatting = .sortedKeys
            return "\(l.items.map(\.id)) \(l.n) " + String(decoding: try! e.encode(l), as: UTF8.self)
        }
        //= [1, 3] 5 {"items":[{"id":1},{"id":3}],"n":{"wrappedValue":5}}
        ----
        struct A: Codable { var x: Int }
        struct B: Codable { var a: A; init(from d: Decoder) throws { a = try A(from: d) } }
        func t() -> String { let b = try! JSONDecoder().decode(B.self, from: Data(#"{"x":1}"#.utf8)); return "\(b.a.x)" }
        //= 1
        ----
        protocol Shape: Codable { var area: Double { get } }
        struct Sq: Shape { var side: Double; var area: Double { side * side } }
        struct Box: Encodable { let base: any Shape; func encode(to e: Encoder) throws { try base.encode(to: e) } }
        func t() -> String { String(decoding: try! JSONEncoder().encode(Box(base: Sq(side: 2))), as: UTF8.self) }
        //= {"side":2}
        ----
        struct E: Codable { var name: String; enum CodingKeys: CodingKey { case name } }
        enum K2: String, CodingKey { case a = "x" }
        func t() -> String { "\(E.CodingKeys(stringValue: "name") == .name) \(E.CodingKeys(stringValue: "zz") == nil) \(K2(stringValue: "x") == .a) \(K2(stringValue: "a") == nil) \(K2(intValue: 1) == nil)" }
        //= true true true true true
        ----
        struct C: Codable { var a = 1 }
        func f<T: Codable>(_ t: T) throws -> String { let e = JSONEncoder(); return String(decoding: try e.encode(t), as: UTF8.self) }
        protocol P: Codable { init() }
        extension P { func save(to e: Encoder) throws { try encode(to: e) }; static func load(_ d: Decoder) throws -> Self { try Self(from: d) } }
        struct S: P { var x = 2 }
        struct W<T: P>: Codable { var v: T; init(v: T) { self.v = v }; init(from d: Decoder) throws { v = try T(from: d) }; func encode(to e: Encoder) throws { try v.encode(to: e) } }
        struct L: Codable { var s: S; init(s: S) { self.s = s }; init(from d: Decoder) throws { s = try S.load(d) }; func encode(to e: Encoder) throws { try s.save(to: e) } }
        func t() throws -> String { let j = try f(W(v: S())); let w = try JSONDecoder().decode(W<S>.self, from: Data(#"{"x":7}"#.utf8)); let l = try JSONDecoder().decode(L.self, from: Data(#"{"x":8}"#.utf8)); return "\(j) \(w.v.x) \(l.s.x) \(try f(l))" }
        //= {"x":2} 7 8 {"x":8}
        ----
        struct SettingsV1: Codable { var theme: String; var size: Int }
        struct Settings: Codable, Equatable { static let current = 2; var version = Settings.current; var theme: Theme = .system; var fontSize: Double = 14; var recent: [String] = []; var flags: Flags = []
            enum Theme: String, Codable, CaseIterable { case light, dark, system }
            struct Flags: OptionSet, Codable { let rawValue: Int; static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 1) }
            enum CodingKeys: String, CodingKey { case version, theme, fontSize = "font_size", recent, flags }
            init() {}
            init(from d: any Decoder) throws {
                let c = try d.container(keyedBy: CodingKeys.self)
                let v = try c.decodeIfPresent(Int.self, forKey: .version) ?? 1
                if v < 2 { let old = try SettingsV1(from: d); self.init(); theme = Theme(rawValue: old.theme.lowercased()) ?? .system; fontSize = Double(old.size); return }
                self.init()
                theme = (try? c.decode(Theme.self, forKey: .theme)) ?? theme
                fontSize = try c.decodeIfPresent(Double.self, forKey: .fontSize) ?? fontSize
                recent = try c.decodeIfPresent([String].self, forKey: .recent) ?? []
                flags = try c.decodeIfPresent(Flags.self, forKey: .flags) ?? [.b]
            } }
        func load(_ s: String) -> String { do { let x = try JSONDecoder().decode(Settings.self, from: .init(s.utf8)); let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; return String(data: try e.encode(x), encoding: .utf8)! } catch let e as DecodingError { if case .typeMismatch(let t, let c) = e { return "\(t) at \(c.codingPath.map { $0.stringValue }.joined(separator: "."))" }; return "other" } catch { return "?" } }
        func t() -> String { [load(#"{"theme":"Dark","size":12}"#), load(#"{"version":2,"theme":"zzz","flags":3}"#), load(#"{"version":2,"recent":[1]}"#), load("[]")].joined(separator: " ") }
        //= {"flags":0,"font_size":12,"recent":[],"theme":"dark","version":2} {"flags":3,"font_size":14,"recent":[],"theme":"system","version":2} String at recent.Index 0 Dictionary<String, Any> at 
        ----
        protocol Shape: Codable { static var kind: String { get }; var area: Double { get } }
        struct Circle: Shape, Equatable { static let kind = "circle"; var r: Double; var area: Double { .pi * r * r } }
        struct Square: Shape { static var kind: String { "square" }; var side: Double; var area: Double { side * side } }
        struct AnyShape: Codable { let base: any Shape; static let types: [String: any Shape.Type] = Dictionary(uniqueKeysWithValues: [Circle.self, Square.self].map { (($0 as any Shape.Type).kind, $0 as any Shape.Type) }); enum K: CodingKey { case kind }
            init(_ b: some Shape) { base = b }
            init(from d: Decoder) throws { let kind = try d.container(keyedBy: K.self).decode(String.self, forKey: .kind); guard let type = Self.types[kind] else { throw DecodingError.dataCorrupted(.init(codingPath: d.codingPath, debugDescription: "unknown \(kind)")) }; base = try type.init(from: d) }
            func encode(to e: Encoder) throws { var c = e.container(keyedBy: K.self); try c.encode(type(of: base).kind, forKey: .kind); try base.encode(to: e) } }
        func t() throws -> String { let j = #"[{"kind":"circle","r":1},{"kind":"square","side":2}]"#; let s = try JSONDecoder().decode([AnyShape].self, from: Data(j.utf8)); let e = JSONEncoder(); e.outputFormatting = .sortedKeys; let out = String(decoding: try e.encode(s + [AnyShape(Square(side: 1))]), as: UTF8.self); var m = ""; do { _ = try JSONDecoder().decode(AnyShape.self, from: Data(#"{"kind":"tri"}"#.utf8)) } catch DecodingError.dataCorrupted(let c) { m = c.debugDescription }; return "\(s.map { ($0.base.area * 100).rounded() / 100 }) \(out) \(m) \(s[0].base as? Circle == Circle(r: 1)) \(s.compactMap { $0.base as? Square }.count)" }
        //= [3.14, 4.0] [{"kind":"circle","r":1},{"kind":"square","side":2},{"kind":"square","side":1}] unknown tri true 1
        ----
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return "\(String(decoding: try! e.encode([DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5)]), as: UTF8.self))" }
        //= [{"duration":5,"start":0}]
        ----
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return "\(String(decoding: try! e.encode([DateComponents(year: 2024, month: 5)]), as: UTF8.self))" }
        //= [{"month":5,"year":2024}]
        ----
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return "\(String(decoding: try! e.encode([Locale(identifier: "de_DE")]), as: UTF8.self) + String(decoding: try! e.encode([TimeZone.gmt]), as: UTF8.self))" }
        //= [{"current":0,"identifier":"de_DE"}][{"identifier":"GMT"}]
        ----
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return "\(String(decoding: try! e.encode([IndexSet([1, 2, 5])]), as: UTF8.self) + String(decoding: try! e.encode([IndexPath(indexes: [1, 2])]), as: UTF8.self))" }
        //= [{"indexes":[{"length":2,"location":1},{"length":1,"location":5}]}][{"indexes":[1,2]}]
        ----
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return "\(String(decoding: try! e.encode([Duration.seconds(2)]), as: UTF8.self))" }
        //= [[0,2000000000000000000]]
        ----
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; var n = PersonNameComponents(); n.givenName = "A"; n.familyName = "B"; return "\(String(decoding: try! e.encode([n]), as: UTF8.self))" }
        //= [{"familyName":"B","givenName":"A"}]
        ----
        func t() -> String { struct S: Codable, Equatable { var i: DateInterval; var c: DateComponents; var r: ClosedRange<Int>; var z: TimeZone; var l: Locale; var p: CGPoint }; let s = S(i: DateInterval(start: Date(timeIntervalSince1970: 0), duration: 3), c: DateComponents(hour: 3), r: 1...4, z: TimeZone(identifier: "Europe/Paris")!, l: Locale(identifier: "fr_FR"), p: CGPoint(x: 1, y: 2)); return "\(try! JSONDecoder().decode(S.self, from: JSONEncoder().encode(s)) == s)" }
        //= true
        ----
        func t() -> String { let d = JSONDecoder(); d.allowsJSON5 = true; return "\(try! d.decode([String: Int].self, from: Data("{a: 1, /* c */ 'b': +2,}".utf8)).sorted { $0.key < $1.key }.map(\.value))" }
        //= [1, 2]
        ----
        func t() -> String { let d = JSONDecoder(); d.userInfo[CodingUserInfoKey(rawValue: "x")!] = 5; struct S: Decodable { var n: Int; init(from d: Decoder) throws { n = d.userInfo[CodingUserInfoKey(rawValue: "x")!] as? Int ?? 0 } }; return "\(try! d.decode(S.self, from: Data("{}".utf8)).n)" }
        //= 5
        ----
        struct S: Codable, Equatable { var id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!; var n = 1 }
        func t() -> String { let s = S(); let d = try! JSONDecoder().decode(S.self, from: try! JSONEncoder().encode(s)); return "\(d == s) \(type(of: d.id)) \(UUID(uuidString: "x") == nil)" }
        //= true UUID true
        """###
}
