// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `AttributedString`: characters in runs, each with its attributes. An index counts characters.
    static let attributedString = """
        struct InlinePresentationIntent: OptionSet, Hashable {
            let rawValue: Int
            static let emphasized = InlinePresentationIntent(rawValue: 1)
            static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
            static let code = InlinePresentationIntent(rawValue: 4)
            static let strikethrough = InlinePresentationIntent(rawValue: 32)
        }
        protocol AttributedStringKey { associatedtype Value: Hashable; static var name: String { get } }
        protocol CodableAttributedStringKey: AttributedStringKey {}
        protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {}
        protocol AttributeScope {}
        enum AttributeScopes {
            struct SwiftUIAttributes: AttributeScope {
        \(lines { "        enum \($0.prefix(1).uppercased() + $0.dropFirst())Attribute: AttributedStringKey { typealias Value = \($1); static let name = \"\($0)\" }" })
            }
            typealias FoundationAttributes = SwiftUIAttributes
            typealias UIKitAttributes = SwiftUIAttributes
            typealias AppKitAttributes = SwiftUIAttributes
        }
        struct AttributeContainer: Hashable {
        \(lines { "    var \($0): \($1)?" })
            var _own: [String: AnyHashable] = [:]
            init() {}
            subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
                get {
                    switch K.name {
        \(lines { name, _ in "            case \"\(name)\": \(name) as? K.Value" })
                    default: _own[K.name] as? K.Value
                    }
                }
                set {
                    switch K.name {
        \(lines { "            case \"\($0)\": \($0) = newValue as? \($1)\(Self.fromInteger($1))" })
                    default: if let newValue { _own[K.name] = AnyHashable(newValue) } else { _own[K.name] = nil }
                    }
                }
            }
        \(lines { "    func \($0)(_ value: \($1)) -> AttributeContainer { var new = self; new.\($0) = value; return new }" })
            mutating func merge(_ other: AttributeContainer) {
        \(lines { name, _ in "        if let value = other.\(name) { \(name) = value }" })
                for (name, value) in other._own { _own[name] = value }
            }
            func merging(_ other: AttributeContainer) -> AttributeContainer {
                var new = self
                new.merge(other)
                return new
            }
        }
        struct AttributedString: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
            typealias Index = Int
            struct Run: Hashable {
                var text: String
                var attributes: AttributeContainer
                var range: Range<Int>
        \(lines { "        var \($0): \($1)? { attributes.\($0) }" })
                subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? { attributes[key] }
            }
            enum AttributeMergePolicy { case keepNew, keepCurrent }
            struct MarkdownParsingOptions {
                enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
                enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
                var allowsExtendedAttributes: Bool
                var interpretedSyntax: InterpretedSyntax
                var failurePolicy: FailurePolicy
                init(
                    allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                    failurePolicy: FailurePolicy = .throwError
                ) {
                    self.allowsExtendedAttributes = allowsExtendedAttributes
                    self.interpretedSyntax = interpretedSyntax
                    self.failurePolicy = failurePolicy
                }
            }
            private var pieces: [Run] = []
            init() {}
            init(_ text: String) { append(text, AttributeContainer()) }
            init(_ text: Substring) { append(String(text), AttributeContainer()) }
            init(_ text: AttributedString) { self = text }
            init(stringLiteral text: String) { append(text, AttributeContainer()) }
            init(_ text: String, attributes: AttributeContainer) { append(text, attributes) }
            init(localized text: String) { append(text, AttributeContainer()) }
            init(markdown text: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
                for (words, intent, address) in _markdownRuns(text) {
                    var attributes = AttributeContainer()
                    if intent != 0 { attributes.inlinePresentationIntent = InlinePresentationIntent(rawValue: intent) }
                    if let address { attributes.link = URL(string: address) }
                    append(words, attributes)
                }
            }
            private mutating func append(_ text: String, _ attributes: AttributeContainer) {
                if text.isEmpty { return }
                if let last = pieces.last, last.attributes == attributes {
                    let whole = last.text + text
                    pieces[pieces.count - 1] = Run(text: whole, attributes: attributes, range: last.range.lowerBound..<(last.range.lowerBound + whole.count))
                } else {
                    pieces.append(Run(text: text, attributes: attributes, range: endIndex..<(endIndex + text.count)))
                }
            }
            private mutating func change(_ range: Range<Int>, _ body: (inout AttributeContainer) -> Void) {
                var new = AttributedString()
                for piece in pieces {
                    let part = piece.range.clamped(to: range)
                    if part.isEmpty {
                        new.append(piece.text, piece.attributes)
                        continue
                    }
                    let characters = Array(piece.text)
                    var attributes = piece.attributes
                    body(&attributes)
                    new.append(String(characters[..<(part.lowerBound - piece.range.lowerBound)]), piece.attributes)
                    new.append(String(characters[(part.lowerBound - piece.range.lowerBound)..<(part.upperBound - piece.range.lowerBound)]), attributes)
                    new.append(String(characters[(part.upperBound - piece.range.lowerBound)...]), piece.attributes)
                }
                self = new
            }
            var runs: [Run] { pieces }
            var characters: [Character] {
                get { Array(description) }
                set { self = AttributedString(String(newValue), attributes: pieces.first?.attributes ?? AttributeContainer()) }
            }
            var unicodeScalars: [Character] { characters }
            var description: String { pieces.map(\\.text).joined() }
            var startIndex: Int { 0 }
            var endIndex: Int { pieces.last?.range.upperBound ?? 0 }
            func index(_ index: Int, offsetByCharacters distance: Int) -> Int { index + distance }
            func index(afterCharacter index: Int) -> Int { index + 1 }
            func index(beforeCharacter index: Int) -> Int { index - 1 }
            func range(of text: String, options: String.CompareOptions = []) -> Range<Int>? {
                let whole = description
                guard let found = whole.range(of: text, options: options) else { return nil }
                let start = whole.distance(from: whole.startIndex, to: found.lowerBound)
                return start..<(start + whole.distance(from: found.lowerBound, to: found.upperBound))
            }
            subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
                get {
                    guard let first = pieces.first, pieces.allSatisfy({ $0.attributes[key] == first.attributes[key] }) else { return nil }
                    return first.attributes[key]
                }
                set { change(0..<endIndex) { $0[key] = newValue } }
            }
            subscript(range: Range<Int>) -> AttributedString {
                get { _part(range.relative(to: 0..<endIndex)) }
                set { replaceSubrange(range.relative(to: 0..<endIndex), with: newValue) }
            }
            subscript(range: ClosedRange<Int>) -> AttributedString {
                get { _part(range.relative(to: 0..<endIndex)) }
                set { replaceSubrange(range.relative(to: 0..<endIndex), with: newValue) }
            }
            subscript(range: PartialRangeFrom<Int>) -> AttributedString {
                get { _part(range.relative(to: 0..<endIndex)) }
                set { replaceSubrange(range.relative(to: 0..<endIndex), with: newValue) }
            }
            subscript(range: PartialRangeUpTo<Int>) -> AttributedString {
                get { _part(range.relative(to: 0..<endIndex)) }
                set { replaceSubrange(range.relative(to: 0..<endIndex), with: newValue) }
            }
            subscript(range: PartialRangeThrough<Int>) -> AttributedString {
                get { _part(range.relative(to: 0..<endIndex)) }
                set { replaceSubrange(range.relative(to: 0..<endIndex), with: newValue) }
            }
            private func _part(_ range: Range<Int>) -> AttributedString {
                var part = AttributedString()
                for piece in pieces {
                    let shown = piece.range.clamped(to: range)
                    if shown.isEmpty { continue }
                    let characters = Array(piece.text)
                    let start = shown.lowerBound - piece.range.lowerBound
                    part.append(String(characters[start..<(start + shown.count)]), piece.attributes)
                }
                return part
            }
            mutating func replaceSubrange(_ range: Range<Int>, with other: AttributedString) {
                self = _part(0..<range.lowerBound) + other + _part(range.upperBound..<endIndex)
            }
            mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: AttributedString()) }
            mutating func insert(_ other: AttributedString, at index: Int) { replaceSubrange(index..<index, with: other) }
            mutating func append(_ other: AttributedString) {
                for piece in other.pieces { append(piece.text, piece.attributes) }
            }
            mutating func setAttributes(_ attributes: AttributeContainer) { change(0..<endIndex) { $0 = attributes } }
            mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew) {
                change(0..<endIndex) { $0 = mergePolicy == .keepNew ? $0.merging(attributes) : attributes.merging($0) }
            }
            func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
                var new = self
                new.setAttributes(attributes)
                return new
            }
            func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew) -> AttributedString {
                var new = self
                new.mergeAttributes(attributes, mergePolicy: mergePolicy)
                return new
            }
            mutating func replaceAttributes(_ old: AttributeContainer, with new: AttributeContainer) {
                for piece in pieces where piece.attributes == old { change(piece.range) { $0 = new } }
            }
        \(lines(property))
            static func + (a: AttributedString, b: AttributedString) -> AttributedString {
                var both = a
                both.append(b)
                return both
            }
            static func += (a: inout AttributedString, b: AttributedString) { a.append(b) }
        }
        extension Text {
            init(_ attributedContent: AttributedString) { self = _attributedText(attributedContent) }
        }
        """

    /// The attributes, with the types of their values.
    private static let attributes: KeyValuePairs = [
        "font": "Font", "foregroundColor": "Color", "backgroundColor": "Color", "kern": "CGFloat", "tracking": "CGFloat",
        "baselineOffset": "CGFloat", "underlineStyle": "Text.LineStyle", "strikethroughStyle": "Text.LineStyle", "link": "URL",
        "inlinePresentationIntent": "InlinePresentationIntent", "languageIdentifier": "String",
        // Those that UIKit alone has.
        "underlineColor": "UIColor", "strikethroughColor": "UIColor", "strokeColor": "UIColor", "strokeWidth": "CGFloat",
        "obliqueness": "CGFloat", "expansion": "CGFloat",
    ]

    /// A literal `2` for a length, as long as the type of a key's value does not tell it before the code runs.
    private static func fromInteger(_ type: String) -> String { type == "CGFloat" ? " ?? (newValue as? Int).map { CGFloat($0) }" : "" }

    /// A line for each attribute.
    private static func lines(_ line: (_ name: String, _ type: String) -> String) -> String {
        attributes.map { line($0.key, $0.value) }.joined(separator: "\n        ")
    }

    /// Of the whole text: what all runs have in common.
    private static func property(_ name: String, _ type: String) -> String {
        """
            var \(name): \(type)? { get { Set(pieces.map { $0.attributes.\(name) }).count == 1 ? pieces[0].attributes.\(name) : nil } set { change(0..<endIndex) { $0.\(name) = newValue } } }
        """
    }
}
