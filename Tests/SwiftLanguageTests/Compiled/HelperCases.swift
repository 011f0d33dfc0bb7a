// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions of view models and helpers that were found to differ: bare members in extensions, overloads told by what is wanted, wrappers
    /// whose types their arguments tell, closures that keep nothing alive but what they name.
    static let helpers = reading(
        ##"""
        extension Sequence {
            func withoutFirst(_ n: Int) -> [Element] { Array(dropFirst(n)) }
            var pairs: [(Element, Element)] { Array(zip(self, dropFirst())) }
        }
        extension Collection {
            var tail: SubSequence { dropFirst() }
            var secondLast: Element? { dropLast().reversed().first }
            func every(_ n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map(\.element) }
        }
        extension Array {
            func rotated() -> [Element] { Array(dropFirst() + prefix(1)) }
            func halves() -> (ArraySlice<Element>, ArraySlice<Element>) { (prefix(count / 2), suffix(from: count / 2)) }
            func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { reduce(into: [:]) { $0[f($1), default: []].append($1) } }
        }
        func t() -> String {
            let a = [1, 2, 3, 4, 5]
            let h = a.halves()
            return "\(a.withoutFirst(2)) \(a.pairs.map { $0 + $1 }) \(a.tail) \(a.secondLast ?? 0) \(a.every(2)) \(a.rotated()) \(h.0) \(h.1) \(a.grouped { $0 % 2 }[1]!) \("abc".tail)"
        }
        //= [3, 4, 5] [3, 5, 7, 9] [2, 3, 4, 5] 4 [1, 3, 5] [2, 3, 4, 5, 1] [1, 2] [3, 4, 5] [1, 3, 5] bc
        ----
        func t() -> String {
            let words = ["pear", "fig", "banana"]
            let longest = words.reduce(nil) { (best: String?, w) in guard let best else { return w }; return w.count > best.count ? w : best }
            let smallest: Int? = [3, 1, 2].reduce(nil) { acc, x in acc.map { Swift.min($0, x) } ?? x }
            let first = words.reduce(nil as String?) { $0 ?? $1 }
            let none = [Int]().reduce(Int?.none) { $0 ?? $1 }
            return "\(longest ?? "-") \(smallest as Any) \(first!) \(none as Any)"
        }
        //= banana Optional(1) pear nil
        ----
        struct Vec<T: Numeric>: Equatable {
            var x: T, y: T
            static func + (a: Vec, b: Vec) -> Vec { .init(x: a.x + b.x, y: a.y + b.y) }
            static func * (k: T, v: Vec) -> Vec { .init(x: k * v.x, y: k * v.y) }
            static func * (v: Vec, k: T) -> Vec { k * v }
            static prefix func - (v: Vec) -> Vec { .init(x: 0 - v.x, y: 0 - v.y) }
        }
        func t() -> String {
            let a: Vec<Double> = 2 * .init(x: 1, y: 2.5)
            let b: Vec<Int> = Vec(x: 1, y: 1) + .init(x: 2, y: 3) * 2
            let c = Vec<Double>(x: 1, y: 1) + 2 * .init(x: 0.5, y: 1)
            return "\(a.x) \(a.y) \(b) \(c) \(-b)"
        }
        //= 2.0 5.0 Vec<Int>(x: 5, y: 7) Vec<Double>(x: 2.0, y: 3.0) Vec<Int>(x: -5, y: -7)
        ----
        struct Money: Equatable { var cents: Int }
        extension Sequence {
            func map<T>(_ k: KeyPath<Element, T>, times n: Int) -> [T] { flatMap { e in Array(repeating: e[keyPath: k], count: n) } }
            func sorted<T: Comparable>(by k: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: k] < $1[keyPath: k] } }
            func filter(_ k: KeyPath<Element, Bool>, not: Bool) -> [Element] { filter { $0[keyPath: k] != not } }
            func sum<T: AdditiveArithmetic>(_ k: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: k] } }
            func sorted<T: Comparable>(by k: KeyPath<Element, T>, order: (T, T) -> Bool) -> [Element] { sorted { order($0[keyPath: k], $1[keyPath: k]) } }
        }
        extension Money { var isOdd: Bool { cents % 2 == 1 } }
        func t() -> String {
            let m = [Money(cents: 5), Money(cents: 2), Money(cents: 9)]
            return "\(m.map(\.cents, times: 2)) \(m.sorted(by: \.cents).map(\.cents)) \(m.filter(\.isOdd, not: true).count) \(m.sum(\.cents)) \(m.sorted(by: \.cents, order: >).map(\.cents)) \(m.map(\.cents).sorted(by: >)) \(m.sorted { $0.cents > $1.cents }.first!.cents)"
        }
        //= [5, 5, 2, 2, 9, 9] [2, 5, 9] 1 16 [9, 5, 2] [9, 5, 2] 9
        ----
        struct Temp { var c: Double; init(_ c: Double) { self.c = c }; init(_ c: Int) { self.c = Double(c) * 10 }; init?(_ s: String) { guard let d = Double(s) else { return nil }; c = d }; init(f: Double) { c = (f - 32) / 1.8 } }
        func t() -> String {
            let xs: [Double] = [1.5, 2], ts: [Temp] = xs.map(Temp.init(_:)), a = ts.map(\.c)
            let ns = [1, 2], us: [Temp] = ns.map(Temp.init(_:)), b = us.map(\.c)
            let c = ["3", "x"].compactMap(Temp.init).map(\.c)
            let d = ["3", "x"].map(Temp.init).map { $0?.c ?? -1 }
            let e = [212.0].map(Temp.init(f:)).map(\.c)
            return "\(a) \(b) \(c) \(d) \(e)"
        }
        //= [1.5, 2.0] [10.0, 20.0] [3.0] [3.0, -1.0] [100.0]
        ----
        enum Dir: String, CaseIterable { case north, south }
        extension RawRepresentable where RawValue == String { init?(shouting s: String) { self.init(rawValue: s.lowercased()) } ; var loud: String { rawValue.uppercased() } }
        func t() -> String {
            let d = Dir(shouting: "NORTH"), e = Dir(shouting: "WEST")
            return "\(d!) \(e == nil) \(Dir.south.loud) \(["NORTH", "x"].compactMap(Dir.init(shouting:)).map(\.rawValue))"
        }
        //= north true SOUTH ["north"]
        ----
        func t() -> String {
            let a: Float16 = 1.5, b = Float16(2)
            let c = a * b + 0.25
            return "\(c) \(Double(c)) \(Float16.greatestFiniteMagnitude) \(Int(c)) \(a.squareRoot()) \(max(a, b)) \(Float16(0.1)) \(a < b) \([a, b].reduce(0, +)) \(c.rounded()) \(Float(a) + 1)"
        }
        //= 3.25 3.25 65504.0 3 1.225 2.0 0.1 true 3.5 3.0 2.5
        ----
        struct Version: Comparable, ExpressibleByStringLiteral, CustomStringConvertible, Hashable {
            let parts: [Int]
            init(stringLiteral s: String) { parts = s.split(separator: ".").map { Int($0) ?? 0 } }
            var description: String { parts.map(String.init).joined(separator: ".") }
            static func < (a: Self, b: Self) -> Bool {
                let n = max(a.parts.count, b.parts.count)
                for i in 0..<n { let x = i < a.parts.count ? a.parts[i] : 0, y = i < b.parts.count ? b.parts[i] : 0; if x != y { return x < y } }
                return false
            }
            func bumped(_ k: KeyPath<Version, Int>) -> Version { self }
            var major: Int { parts.first ?? 0 }
        }
        func t() -> String {
            let vs: [Version] = ["1.10", "1.2.9", "1.2", "2"]
            let supported = Version("1.2")...Version("1.9")
            return "\(vs.sorted()) \(vs.max()!) \(vs.map { supported.contains($0) }) \("1.0" == Version(stringLiteral: "1")) \(vs.filter { $0 >= "1.3" }) \(Set(vs.map(\.major)).sorted())"
        }
        //= [1.2, 1.2.9, 1.10, 2] 2 [false, true, true, false] false [1.10, 2] [1, 2]
        ----
        func t() -> String {
            let text = "Café, naïve — 日本語 👩‍👩‍👧 🇨🇭!"
            let counts = (text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count)
            let words = text.split { !$0.isLetter }.map(String.init)
            let flags = text.filter { $0.unicodeScalars.first.map { (0x1F1E6...0x1F1FF).contains($0.value) } ?? false }
            let swapped = String(text.prefix(4).reversed())
            let i = text.firstIndex(of: "—")!
            let d = text.distance(from: text.startIndex, to: i)
            let up = text[..<i].uppercased()
            return "\(counts) \(words) \(flags) \(swapped) \(d) \(up) \("e\u{301}" == "é") \("straße".uppercased()) \(text.unicodeScalars.filter { $0.value > 0x3000 && $0.value < 0xA000 }.count)"
        }
        //= (22, 56, 32, 27) ["Café", "naïve", "日本語"] 🇨🇭 éfaC 12 CAFÉ, NAÏVE  true STRASSE 3
        ----
        @dynamicMemberLookup struct Box<T> { var value: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } }
        struct Style { var size = 12.0; var bold = false; var family: Family = .init(name: "Serif") ; struct Family: Equatable { var name: String } }
        func configure<T>(_ v: T, _ f: (inout T) throws -> Void) rethrows -> T { var c = v; try f(&c); return c }
        extension Sequence { func min<T: Comparable>(of k: KeyPath<Element, T>) -> T? { self.map { $0[keyPath: k] }.min() } }
        func t() -> String {
            var b = Box(value: Style())
            b.size *= 2; b.family.name += "!"
            let s = configure(b.value) { $0.bold.toggle(); $0.size = 9 }
            let paths: [(String, PartialKeyPath<Style>)] = [("size", \.size), ("bold", \.bold)]
            let shown = paths.map { "\($0.0)=\(s[keyPath: $0.1])" }
            let name = \Style.family.name
            return "\(b.size) \(b.family.name) \(shown) \([s, b.value].min(of: \.size)!) \(s[keyPath: name].count) \(name == \Style.family.name) \([b.value, s].map(\.family.name.count))"
        }
        //= 24.0 Serif! ["size=9.0", "bold=true"] 9.0 6 true [6, 6]
        ----
        struct Theme { var accent: String; var spacing: Double }
        @propertyWrapper struct Stored<Value> { private let key: String; private let fallback: Value; nonisolated(unsafe) static var store: [String: Any] { get { backing } set { backing = newValue } }
            init(wrappedValue: Value, _ key: String) { self.key = key; fallback = wrappedValue }
            var wrappedValue: Value { get { backing[key] as? Value ?? fallback } nonmutating set { backing[key] = newValue } }
            var projectedValue: Key { Key(name: key, isSet: backing[key] != nil) }
            struct Key { let name: String; let isSet: Bool } }
        nonisolated(unsafe) var backing: [String: Any] = [:]
        struct Settings { @Stored("volume") var volume = 0.5; @Stored("name") var name: String? = nil; @Stored("count") var count = 3 }
        func t() -> String {
            let s = Settings()
            let before = "\(s.volume) \(s.name ?? "nil") \(s.$volume.isSet)"
            s.volume = 1; s.count += 1; s.name = "x"
            return before + " \(Settings().volume) \(s.count) \(s.$count.name) \(s.$count.isSet) \(backing.keys.sorted()) \(Settings().name ?? "nil")"
        }
        //= 0.5 nil false 1.0 4 count true ["count", "name", "volume"] x
        ----
        func compose<each T>(_ v: repeat each T) -> (repeat each T) { (repeat each v) }
        func describeAll<each T: CustomStringConvertible>(_ v: repeat each T) -> [String] { var out: [String] = []; repeat out.append((each v).description); return out }
        struct Lens<Whole, Part> { let get: (Whole) -> Part; let set: (Part, Whole) -> Whole
            func over(_ f: @escaping (Part) -> Part) -> (Whole) -> Whole { { w in set(f(get(w)), w) } }
            func then<Sub>(_ o: Lens<Part, Sub>) -> Lens<Whole, Sub> { Lens<Whole, Sub>(get: { o.get(get($0)) }, set: { s, w in set(o.set(s, get(w)), w) }) } }
        extension Lens { init(_ k: WritableKeyPath<Whole, Part>) { self.init(get: { $0[keyPath: k] }, set: { p, w in var c = w; c[keyPath: k] = p; return c }) } }
        struct City { var name: String }; struct Person { var city: City; var age = 3 }
        func t() -> String {
            let l = Lens(\Person.city).then(Lens(\City.name))
            let p = l.over { $0.uppercased() }(Person(city: City(name: "bern")))
            let (a, b, c) = compose(1, "x", true)
            return "\(p.city.name) \(p.age) \(a) \(b) \(c) \(describeAll(1, 2.5, "s"))"
        }
        //= BERN 3 1 x true ["1", "2.5", "s"]
        ----
        func t() -> String {
            var a = [3, 1, 2], b = a
            swap(&a[0], &b[1]); a.swapAt(0, 2)
            func bump(_ xs: inout [Int], by n: Int = 1) { for i in xs.indices { xs[i] += n } }
            bump(&b); bump(&a, by: 10)
            var nested = ["x": ["y": [1]]]
            nested["x"]?["y"]?.append(2); nested["x", default: [:]]["z", default: []] += [9]; nested["q"]?["y"] = [0]
            var tuple = (name: "n", pos: (x: 1, y: 2)); tuple.pos.x += 4; (tuple.pos.x, tuple.pos.y) = (tuple.pos.y, tuple.pos.x)
            var opt: [Int]? = [1]; opt?.append(5); opt![0] *= 8; let had = opt?.removeLast()
            var s = "abc"; s.insert(contentsOf: "xy", at: s.index(after: s.startIndex)); s.removeSubrange(s.index(s.endIndex, offsetBy: -2)...)
            return "\(a) \(b) \(nested["x"]!.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(tuple) \(opt!) \(had ?? 0) \(s)"
        }
        //= [12, 11, 11] [4, 4, 3] ["y[1, 2]", "z[9]"] (name: "n", pos: (x: 2, y: 5)) [8] 5 axy
        ----
        func t() -> String {
            let x: Int? = 5, y: Int? = nil, s: String? = "7"
            let sum = x.flatMap { a in y.map { a + $0 } }
            let z = zip([x, y], ["a", "b"]).compactMap { n, l in n.map { "\(l)\($0)" } }
            let n: Int?? = x.map(Optional.some), flat = n ?? nil
            guard let x, let v = Int(s ?? ""), v > x else { return "no" }
            if let y { return "\(y)" }
            let text = (y as Int?).map(String.init) ?? "none"
            var o: String? = "a"; o? += "b"; let taken = o.take()
            let chain = s?.first?.wholeNumberValue.map { $0 * 2 }
            let opts: [Int?] = [1, nil, 3]
            var count = 0; for case let k? in opts { count += k }
            let cmp = [x == 5, y == nil, y != 3, s == "7", .some(3) == 3]
            switch (x, y) { case (let a, .some(let b)): return "\(a)\(b)"; case (5, nil): break; default: return "d" }
            return "\(sum as Any) \(z) \(flat ?? 0) \(text) \(taken ?? "-") \(o as Any) \(chain!) \(count) \(cmp) \(opts.compactMap { $0 }.max() ?? 0) \(opts.map { $0 ?? -1 }) \(opts.contains(nil)) \(opts.firstIndex(of: 3)!)"
        }
        //= nil ["a5"] 5 none ab nil 14 4 [true, true, true, true, true] 3 [1, -1, 3] true 2
        ----
        extension Dictionary where Value: Comparable { func topKeys(_ n: Int) -> [Key] { sorted { $0.value > $1.value }.prefix(n).map(\.key) } }
        extension Dictionary { mutating func merge(with other: [Key: Value], preferring new: Bool = true) { merge(other) { new ? $1 : $0 } } ; subscript(keys: Key...) -> [Value] { keys.compactMap { self[$0] } } ; func mapKeys<T: Hashable>(_ f: (Key) throws -> T) rethrows -> [T: Value] { Dictionary<T, Value>(uniqueKeysWithValues: try map { (try f($0.key), $0.value) }) } }
        func t() -> String {
            var inv = ["apple": 3, "pear": 9, "fig": 5]
            inv.merge(with: ["apple": 10, "kiwi": 1]); inv.merge(with: ["pear": 0], preferring: false)
            let up = inv.mapKeys { $0.uppercased() }
            let removed = inv.removeValue(forKey: "kiwi")
            if let i = inv.index(forKey: "fig") { inv.remove(at: i) }
            var nested: [String: [Int: String]] = [:]
            nested["a", default: [:]][1] = "x"; nested["a"]![2] = "y"
            let word = "mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
            return "\(inv.topKeys(2)) \(inv["apple", "none", "pear"]) \(up["KIWI"] ?? 0) \(removed ?? -1) \(inv.count) \(nested["a"]!.sorted { $0.key < $1.key }.map(\.value)) \(word.topKeys(1)) \(word.values.max()!) \(inv.contains { $0.value == 9 }) \(inv.isEmpty) \(inv.min { $0.value < $1.value }!.key) \(Dictionary(zip("aab", 1...3), uniquingKeysWith: +).sorted { $0.key < $1.key })"
        }
        //= ["apple", "pear"] [10, 9] 1 1 2 ["x", "y"] ["i"] 4 true false pear [(key: "a", value: 3), (key: "b", value: 3)]
        ----
        func t() -> String {
            let kp: WritableKeyPath<Config, Int> = \.limits.max
            var c = Config()
            c[keyPath: kp] += 5
            let paths: [AnyKeyPath] = [\Config.name, \Config.limits.max, kp]
            func sorter<T, V: Comparable>(_ k: KeyPath<T, V>, desc: Bool = false) -> (T, T) -> Bool { { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }
            let all = [Config(name: "b"), c, Config(name: "c", limits: .init(max: 1))]
            let getters: [(Config) -> String] = [\.name, { "\($0.limits.max)" }]
            let name = \Config.name
            let tagCount = name.appending(path: \.count)
            return "\(all.sorted(by: sorter(\.limits.max)).map(\.name)) \(all.sorted(by: sorter(\.name, desc: true)).map(\.limits.max)) \(getters.map { $0(c) }) \(paths[1] == paths[2]) \(c[keyPath: tagCount]) \(c[keyPath: \.tags[0]]) \(c[keyPath: \.note?.count] as Any) \(all.map(\.name.isEmpty)) \(all[keyPath: \.[1].name])"
        }
        struct Config { var name = "main"; var limits = Limits(); var tags = ["t"]; var note: String?; struct Limits { var max = 10 } }
        //= ["c", "b", "main"] [15, 1, 10] ["main", "15"] true 4 t nil [false, false, false] main
        """##)
}
