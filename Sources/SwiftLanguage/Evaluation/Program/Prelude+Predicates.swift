// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// What chooses among objects: `#Predicate` as a closure, and `NSPredicate` with its formats.
    static let predicates = """
        struct Predicate<Input> {
            private let body: (Input) throws -> Bool
            init(_ body: @escaping (Input) throws -> Bool) { self.body = body }
            static var `true`: Predicate { Predicate { _ in true } }
            static var `false`: Predicate { Predicate { _ in false } }
            func evaluate(_ input: Input) throws -> Bool { try body(input) }
        }
        class NSPredicate {
            let predicateFormat: String
            private let test: (Any?) -> Bool
            init(value: Bool) {
                predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
                test = { _ in value }
            }
            init(block: @escaping (Any?, [String: Any]?) -> Bool) {
                predicateFormat = "BLOCKPREDICATE"
                test = { block($0, nil) }
            }
            convenience init(format: String, _ arguments: Any?...) { self.init(format: format, argumentArray: arguments) }
            init(format: String, argumentArray: [Any?]?) {
                predicateFormat = format
                var reader = _PredicateReader(format, argumentArray ?? [])
                test = reader.predicate()
            }
            func evaluate(with object: Any?) -> Bool { test(object) }
        }
        /// A word of a format; an argument by its number, as a value or as a key.
        enum _PredicateToken: Equatable {
            case word(String), text(String), number(Double), sign(String), argument(Int), key(Int)
        }
        /// Reads a format into a test, as Foundation does; arithmetic, functions and subqueries are not read.
        struct _PredicateReader {
            private let format: String
            private let arguments: [Any?]
            private var tokens: [_PredicateToken] = []
            private var next = 0
            init(_ format: String, _ arguments: [Any?]) {
                self.format = format
                self.arguments = arguments
                split()
            }
            private func failed() -> Never { fatalError("Unable to parse the format string \\"\\(format)\\"") }
            private mutating func split() {
                let characters = Array(format)
                var index = 0
                var used = 0
                func run(_ isPart: (Character) -> Bool) -> String {
                    var end = index
                    while end < characters.count, isPart(characters[end]) { end += 1 }
                    return String(characters[index..<end])
                }
                while index < characters.count {
                    let character = characters[index]
                    if character.isWhitespace {
                        index += 1
                    } else if character == "'" || character == "\\"" {
                        index += 1
                        var text = ""
                        while index < characters.count, characters[index] != character {
                            if characters[index] == "\\\\", index + 1 < characters.count { index += 1 }
                            text.append(characters[index])
                            index += 1
                        }
                        index += 1
                        tokens.append(.text(text))
                    } else if character == "%" {
                        index += 1
                        let letters = run { $0.isLetter || $0 == "@" }
                        guard !letters.isEmpty, used < arguments.count else { failed() }
                        let length = letters.hasPrefix("@") || letters.hasPrefix("K") ? 1 : letters.count
                        tokens.append(letters.hasPrefix("K") ? .key(used) : .argument(used))
                        index += length
                        used += 1
                    } else if character.isLetter || "_@#$".contains(character) {
                        let word = run { $0.isLetter || $0.isNumber || "_@#$.".contains($0) }
                        tokens.append(.word(word))
                        index += word.count
                    } else if character.isNumber || character == "-" {
                        let digits = run { $0.isNumber || ".eE-".contains($0) }
                        guard let number = Double(digits) else { failed() }
                        tokens.append(.number(number))
                        index += digits.count
                    } else {
                        let sign = run { "=<>!&|".contains($0) }
                        tokens.append(.sign(sign.isEmpty ? String(character) : sign))
                        index += max(1, sign.count)
                    }
                }
            }
            private mutating func take(_ signs: String...) -> Bool {
                guard next < tokens.count else { return false }
                switch tokens[next] {
                case .sign(let sign) where signs.contains(sign): next += 1
                case .word(let word) where signs.contains(word.uppercased()): next += 1
                default: return false
                }
                return true
            }
            mutating func predicate() -> (Any?) -> Bool {
                let result = alternatives()
                guard next == tokens.count else { failed() }
                return result
            }
            private mutating func alternatives() -> (Any?) -> Bool {
                var parts = [conditions()]
                while take("OR", "||") { parts.append(conditions()) }
                if parts.count == 1 { return parts[0] }
                return { object in parts.contains { $0(object) } }
            }
            private mutating func conditions() -> (Any?) -> Bool {
                var parts = [condition()]
                while take("AND", "&&") { parts.append(condition()) }
                if parts.count == 1 { return parts[0] }
                return { object in parts.allSatisfy { $0(object) } }
            }
            private mutating func condition() -> (Any?) -> Bool {
                if take("NOT", "!") {
                    let inner = condition()
                    return { !inner($0) }
                }
                if take("(") {
                    let inner = alternatives()
                    guard take(")") else { failed() }
                    return inner
                }
                if take("TRUEPREDICATE") { return { _ in true } }
                if take("FALSEPREDICATE") { return { _ in false } }
                if take("ANY", "SOME") { return comparison { elements, test in elements.contains(where: test) } }
                if take("ALL") { return comparison { elements, test in elements.allSatisfy(test) } }
                if take("NONE") { return comparison { elements, test in !elements.contains(where: test) } }
                return comparison(nil)
            }
            private mutating func comparison(_ quantifier: (([Any?], (Any?) -> Bool) -> Bool)?) -> (Any?) -> Bool {
                let left = expression()
                let name = operation()
                var options = ""
                if take("[") {
                    guard next < tokens.count, case .word(let word) = tokens[next] else { failed() }
                    options = word
                    next += 1
                    guard take("]") else { failed() }
                }
                let right = expression()
                let test = _PredicateTest(name, options)
                guard let quantifier else { return { test.holds(left($0), right($0)) } }
                return { object in
                    let wanted = right(object)
                    return quantifier(_PredicateTest.elements(left(object))) { test.holds($0, wanted) }
                }
            }
            private mutating func operation() -> String {
                guard next < tokens.count else { failed() }
                next += 1
                switch tokens[next - 1] {
                case .sign(let sign):
                    switch sign {
                    case "=", "==": return "=="
                    case "!=", "<>": return "!="
                    case "=<", "<=": return "<="
                    case "=>", ">=": return ">="
                    case "<", ">": return sign
                    default: failed()
                    }
                case .word(let word):
                    let name = word.uppercased()
                    guard ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"].contains(name) else { failed() }
                    return name
                default: failed()
                }
            }
            private mutating func expression() -> (Any?) -> Any? {
                guard next < tokens.count else { failed() }
                next += 1
                switch tokens[next - 1] {
                case .text(let text): return { _ in text }
                case .number(let number): return { _ in number }
                case .argument(let index):
                    let value = arguments[index]
                    return { _ in value }
                case .key(let index): return path("\\(arguments[index] ?? "")")
                case .word(let word):
                    switch word.uppercased() {
                    case "SELF": return { $0 }
                    case "YES", "TRUE": return { _ in true }
                    case "NO", "FALSE": return { _ in false }
                    case "NIL", "NULL": return { _ in nil }
                    default: return path(word)
                    }
                case .sign("{"):
                    var elements: [(Any?) -> Any?] = []
                    while !take("}") {
                        elements.append(expression())
                        _ = take(",")
                    }
                    return { object in elements.map { $0(object) } }
                default: failed()
                }
            }
            private func path(_ path: String) -> (Any?) -> Any? {
                let names = path.split(separator: ".").map { String($0.first == "#" ? $0.dropFirst() : $0) }.filter { $0.uppercased() != "SELF" }
                return { object in names.reduce(object) { _PredicateTest.member($1, of: $0) } }
            }
        }
        /// How an operator with its options (`[cd]`) compares two values; numbers, flags and dates by their size.
        struct _PredicateTest {
            private let name: String
            private let isCaseInsensitive: Bool
            private let isDiacriticInsensitive: Bool
            init(_ name: String, _ options: String) {
                self.name = name
                isCaseInsensitive = options.lowercased().contains("c")
                isDiacriticInsensitive = options.lowercased().contains("d")
            }
            static func elements(_ value: Any?) -> [Any?] {
                guard let value else { return [] }
                if value is String { return [value] }
                var result: [Any?] = []
                if let sequence = value as? any Sequence {
                    for element in sequence { result.append(element) }
                    return result
                }
                return [value]
            }
            static func member(_ name: String, of object: Any?) -> Any? {
                guard let object else { return nil }
                if let values = object as? [String: Any] { return values[name] }
                if object is any Sequence, !(object is String) {
                    let all = elements(object)
                    return name == "@count" ? all.count : all.map { member(name, of: $0) }
                }
                return _VirtualClock.read(object, name)
            }
            func holds(_ left: Any?, _ right: Any?) -> Bool {
                switch name {
                case "==": return isSame(left, right)
                case "!=": return !isSame(left, right)
                case "IN":
                    if let whole = right as? String { return text(whole).contains(text(left)) }
                    return Self.elements(right).contains { isSame(left, $0) }
                case "BETWEEN":
                    let ends = Self.elements(right)
                    guard ends.count == 2, let from = order(ends[0], left), let to = order(left, ends[1]) else { return false }
                    return from <= 0 && to <= 0
                case "<", "<=", ">", ">=":
                    guard let order = order(left, right) else { return false }
                    return name == "<" ? order < 0 : name == "<=" ? order <= 0 : name == ">" ? order > 0 : order >= 0
                case "CONTAINS":
                    if left is any Sequence, !(left is String) { return Self.elements(left).contains { isSame($0, right) } }
                    return left != nil && text(left).contains(text(right))
                case "BEGINSWITH": return left != nil && text(left).hasPrefix(text(right))
                case "ENDSWITH": return left != nil && text(left).hasSuffix(text(right))
                case "MATCHES": return left != nil && matches(left, "\\(right ?? "")")
                default: return left != nil && matches(left, pattern("\\(right ?? "")"))
                }
            }
            private func text(_ value: Any?) -> String {
                var text = value.map { "\\($0)" } ?? ""
                if isCaseInsensitive { text = text.lowercased() }
                return isDiacriticInsensitive ? text.folding(options: .diacriticInsensitive, locale: nil) : text
            }
            private func matches(_ value: Any?, _ pattern: String) -> Bool {
                let text = isDiacriticInsensitive ? text(value) : "\\(value ?? "")"
                return text._utf16Matches(of: (isCaseInsensitive ? "(?i)" : "") + "^(?:" + pattern + ")$").count > 0
            }
            private func pattern(_ wildcards: String) -> String {
                var result = ""
                for character in wildcards {
                    result += character == "*" ? ".*" : character == "?" ? "." : NSRegularExpression.escapedPattern(for: String(character))
                }
                return result
            }
            private func number(_ value: Any?) -> Double? {
                guard let value, !(value is String) else { return nil }
                if let flag = value as? Bool { return flag ? 1 : 0 }
                if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
                return Double("\\(value)")
            }
            private func isSame(_ left: Any?, _ right: Any?) -> Bool {
                guard let left, let right else { return left == nil && right == nil }
                if let a = number(left), let b = number(right) { return a == b }
                if left is String || right is String { return text(left) == text(right) }
                return AnyHashable(left) == AnyHashable(right)
            }
            private func order(_ left: Any?, _ right: Any?) -> Int? {
                guard let left, let right else { return nil }
                if let a = number(left), let b = number(right) { return a < b ? -1 : a > b ? 1 : 0 }
                let (a, b) = (text(left), text(right))
                return a < b ? -1 : a > b ? 1 : 0
            }
        }
        final class NSCompoundPredicate: NSPredicate {
            init(andPredicateWithSubpredicates parts: [NSPredicate]) {
                super.init(block: { object, _ in parts.allSatisfy { $0.evaluate(with: object) } })
            }
            init(orPredicateWithSubpredicates parts: [NSPredicate]) {
                super.init(block: { object, _ in parts.contains { $0.evaluate(with: object) } })
            }
            init(notPredicateWithSubpredicate part: NSPredicate) { super.init(block: { object, _ in !part.evaluate(with: object) }) }
        }
        """
}
