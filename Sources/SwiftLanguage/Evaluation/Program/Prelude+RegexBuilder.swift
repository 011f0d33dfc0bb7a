// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// RegexBuilder: each component writes its part of a pattern, and which functions make values of what its groups capture.
    static let regexBuilder = #"""
        struct _RegexText {
            var pattern = ""
            var transforms: [Any] = []
            static func of(_ part: Any) -> _RegexText {
                if let text = part as? _RegexText { return text }
                if let component = part as? _RegexPart { return component._text }
                if let text = part as? String { return _RegexText(pattern: escaped(text)) }
                if let character = part as? Character { return _RegexText(pattern: escaped(String(character))) }
                if let range = part as? ClosedRange<Character> { return CharacterClass(range)._text }
                if let text = part as? Substring { return _RegexText(pattern: escaped(String(text))) }
                let regex = _RegexMaker.pattern(part)
                return _RegexText(pattern: "(?:" + regex + ")", transforms: _RegexMaker.transforms(part))
            }
            static func escaped(_ text: String) -> String {
                var result = ""
                for character in text {
                    if "\\*?+[](){}^$|./-&#".contains(character) { result.append("\\") }
                    result.append(character)
                }
                return result
            }
            static func repeated(_ text: _RegexText, _ sign: String, _ behavior: RegexRepetitionBehavior) -> _RegexText {
                let end = behavior == .reluctant ? "?" : behavior == .possessive ? "+" : ""
                return _RegexText(pattern: "(?:" + text.pattern + ")" + sign + end, transforms: text.transforms)
            }
            static func counts(_ range: Range<Int>) -> String {
                range.upperBound == Int.max ? "{\(range.lowerBound),}" : "{\(range.lowerBound),\(range.upperBound - 1)}"
            }
            static func around(_ open: String, _ text: _RegexText) -> _RegexText {
                _RegexText(pattern: open + text.pattern + ")", transforms: text.transforms)
            }
        }
        protocol _RegexPart { var _text: _RegexText { get } }
        enum RegexRepetitionBehavior { case eager, reluctant, possessive }
        @resultBuilder
        enum RegexComponentBuilder {
            static func buildExpression(_ part: CharacterClass) -> _RegexText { part._text }
            static func buildExpression(_ part: Any) -> _RegexText { _RegexText.of(part) }
            static func buildBlock(_ parts: _RegexText...) -> _RegexText {
                _RegexText(pattern: parts.map { $0.pattern }.joined(), transforms: parts.flatMap { $0.transforms })
            }
        }
        @resultBuilder
        enum AlternationBuilder {
            static func buildExpression(_ part: CharacterClass) -> _RegexText { part._text }
            static func buildExpression(_ part: Any) -> _RegexText { _RegexText.of(part) }
            static func buildBlock(_ parts: _RegexText...) -> _RegexText {
                _RegexText(pattern: parts.map { $0.pattern }.joined(separator: "|"), transforms: parts.flatMap { $0.transforms })
            }
        }
        struct CharacterClass: _RegexPart {
            let _set: String
            let _isInverted: Bool
            private init(_set: String, _isInverted: Bool) {
                self._set = _set
                self._isInverted = _isInverted
            }
            init(_ parts: CharacterClass...) { self.init(_set: parts.map { $0._body }.joined(), _isInverted: false) }
            init(_ ranges: ClosedRange<Character>...) {
                let parts = ranges.map { _RegexText.escaped(String($0.lowerBound)) + "-" + _RegexText.escaped(String($0.upperBound)) }
                self.init(_set: parts.joined(), _isInverted: false)
            }
            var _body: String { _isInverted ? "[^" + _set + "]" : _set }
            var _text: _RegexText { _RegexText(pattern: "[" + (_isInverted ? "^" : "") + _set + "]") }
            var inverted: CharacterClass { CharacterClass(_set: _set, _isInverted: !_isInverted) }
            func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(self, other) }
            static let any = CharacterClass(_set: "\\s\\S", _isInverted: false)
            static let anyNonNewline = CharacterClass(_set: "\\n\\r", _isInverted: true)
            static let digit = CharacterClass(_set: "\\d", _isInverted: false)
            static let word = CharacterClass(_set: "\\w", _isInverted: false)
            static let whitespace = CharacterClass(_set: "\\s", _isInverted: false)
            static let hexDigit = CharacterClass(_set: "0-9A-Fa-f", _isInverted: false)
            static let horizontalWhitespace = CharacterClass(_set: " \\t", _isInverted: false)
            static let verticalWhitespace = CharacterClass(_set: "\\n\\r", _isInverted: false)
            static let newlineSequence = CharacterClass(_set: "\\n\\r", _isInverted: false)
            static func anyOf(_ characters: String) -> CharacterClass {
                CharacterClass(_set: _RegexText.escaped(characters), _isInverted: false)
            }
            static func noneOf(_ characters: String) -> CharacterClass { anyOf(characters).inverted }
        }
        extension Anchor {
            static var startOfSubject: _RegexText { _RegexText(pattern: "\\A") }
            static var endOfSubject: _RegexText { _RegexText(pattern: "\\z") }
            static var startOfLine: _RegexText { _RegexText(pattern: "(?m:^)") }
            static var endOfLine: _RegexText { _RegexText(pattern: "(?m:$)") }
            static var wordBoundary: _RegexText { _RegexText(pattern: "\\b") }
        }
        final class Reference<Capture>: _RegexPart {
            private static var count = 0
            let _name: String
            init(_ type: Capture.Type) {
                Reference.count += 1
                _name = "_reference\(Reference.count)"
            }
            var _text: _RegexText { _RegexText(pattern: "\\k<" + _name + ">") }
        }
        struct One: _RegexPart {
            let _text: _RegexText
            init(_ part: CharacterClass) { _text = part._text }
            init(_ part: Any) { _text = _RegexText.of(part) }
        }
        struct OneOrMore: _RegexPart {
            let _text: _RegexText
            init(_ part: CharacterClass, _ behavior: RegexRepetitionBehavior = .eager) { _text = _RegexText.repeated(part._text, "+", behavior) }
            init(_ range: ClosedRange<Character>, _ behavior: RegexRepetitionBehavior = .eager) { self.init(CharacterClass(range), behavior) }
            init(_ part: String, _ behavior: RegexRepetitionBehavior = .eager) { _text = _RegexText.repeated(_RegexText.of(part), "+", behavior) }
            init(_ behavior: RegexRepetitionBehavior = .eager, @RegexComponentBuilder _ content: () -> _RegexText) {
                _text = _RegexText.repeated(content(), "+", behavior)
            }
        }
        struct ZeroOrMore: _RegexPart {
            let _text: _RegexText
            init(_ part: CharacterClass, _ behavior: RegexRepetitionBehavior = .eager) { _text = _RegexText.repeated(part._text, "*", behavior) }
            init(_ range: ClosedRange<Character>, _ behavior: RegexRepetitionBehavior = .eager) { self.init(CharacterClass(range), behavior) }
            init(_ part: String, _ behavior: RegexRepetitionBehavior = .eager) { _text = _RegexText.repeated(_RegexText.of(part), "*", behavior) }
            init(_ behavior: RegexRepetitionBehavior = .eager, @RegexComponentBuilder _ content: () -> _RegexText) {
                _text = _RegexText.repeated(content(), "*", behavior)
            }
        }
        struct Optionally: _RegexPart {
            let _text: _RegexText
            init(_ part: CharacterClass, _ behavior: RegexRepetitionBehavior = .eager) { _text = _RegexText.repeated(part._text, "?", behavior) }
            init(_ part: String, _ behavior: RegexRepetitionBehavior = .eager) { _text = _RegexText.repeated(_RegexText.of(part), "?", behavior) }
            init(_ behavior: RegexRepetitionBehavior = .eager, @RegexComponentBuilder _ content: () -> _RegexText) {
                _text = _RegexText.repeated(content(), "?", behavior)
            }
        }
        struct Repeat: _RegexPart {
            let _text: _RegexText
            init(_ part: CharacterClass, count: Int) { _text = _RegexText.repeated(part._text, "{\(count)}", .eager) }
            init(_ part: String, count: Int) { _text = _RegexText.repeated(_RegexText.of(part), "{\(count)}", .eager) }
            init(count: Int, @RegexComponentBuilder _ content: () -> _RegexText) { _text = _RegexText.repeated(content(), "{\(count)}", .eager) }
            init<R: RangeExpression>(
                _ part: CharacterClass, _ range: R, _ behavior: RegexRepetitionBehavior = .eager
            ) where R.Bound == Int {
                _text = _RegexText.repeated(part._text, _RegexText.counts(range.relative(to: 0..<Int.max)), behavior)
            }
            init<R: RangeExpression>(_ part: String, _ range: R, _ behavior: RegexRepetitionBehavior = .eager) where R.Bound == Int {
                _text = _RegexText.repeated(_RegexText.of(part), _RegexText.counts(range.relative(to: 0..<Int.max)), behavior)
            }
            init<R: RangeExpression>(
                _ range: R, _ behavior: RegexRepetitionBehavior = .eager, @RegexComponentBuilder _ content: () -> _RegexText
            ) where R.Bound == Int {
                _text = _RegexText.repeated(content(), _RegexText.counts(range.relative(to: 0..<Int.max)), behavior)
            }
        }
        struct ChoiceOf: _RegexPart {
            let _text: _RegexText
            init(@AlternationBuilder _ content: () -> _RegexText) { _text = _RegexText.around("(?:", content()) }
        }
        struct Lookahead: _RegexPart {
            let _text: _RegexText
            init(_ part: CharacterClass) { _text = _RegexText.around("(?=", part._text) }
            init(_ part: String) { _text = _RegexText.around("(?=", _RegexText.of(part)) }
            init(@RegexComponentBuilder _ content: () -> _RegexText) { _text = _RegexText.around("(?=", content()) }
        }
        struct NegativeLookahead: _RegexPart {
            let _text: _RegexText
            init(_ part: CharacterClass) { _text = _RegexText.around("(?!", part._text) }
            init(_ part: String) { _text = _RegexText.around("(?!", _RegexText.of(part)) }
            init(@RegexComponentBuilder _ content: () -> _RegexText) { _text = _RegexText.around("(?!", content()) }
        }
        struct Local: _RegexPart {
            let _text: _RegexText
            init(@RegexComponentBuilder _ content: () -> _RegexText) { _text = _RegexText.around("(?>", content()) }
        }
        struct Capture: _RegexPart {
            let _text: _RegexText
            private init(_ text: _RegexText, _ name: String?, _ transform: Any) {
                let open = name.map { "(?<" + $0 + ">" } ?? "("
                _text = _RegexText(pattern: open + text.pattern + ")", transforms: [transform] + text.transforms)
            }
            init(_ part: CharacterClass) { self.init(part._text, nil, false) }
            init(_ part: String) { self.init(_RegexText.of(part), nil, false) }
            init(_ part: _RegexPart) { self.init(part._text, nil, false) }
            init(_ part: _RegexPart, transform: @escaping (Substring) throws -> Any?) { self.init(part._text, nil, transform) }
            init(_ part: CharacterClass, transform: @escaping (Substring) throws -> Any?) { self.init(part._text, nil, transform) }
            init(_ part: _RegexPart, as reference: Any) { self.init(part._text, reference._name, false) }
            init(_ part: CharacterClass, as reference: Any) { self.init(part._text, reference._name, false) }
            init(@RegexComponentBuilder _ content: () -> _RegexText) { self.init(content(), nil, false) }
            init(as reference: Any, @RegexComponentBuilder _ content: () -> _RegexText) { self.init(content(), reference._name, false) }
            init(@RegexComponentBuilder _ content: () -> _RegexText, transform: @escaping (Substring) throws -> Any?) {
                self.init(content(), nil, transform)
            }
            init(as reference: Any, @RegexComponentBuilder _ content: () -> _RegexText, transform: @escaping (Substring) throws -> Any?) {
                self.init(content(), reference._name, transform)
            }
        }
        struct TryCapture: _RegexPart {
            let _text: _RegexText
            private init(_ text: _RegexText, _ name: String?, _ transform: Any) {
                let open = name.map { "(?<" + $0 + ">" } ?? "("
                _text = _RegexText(pattern: open + text.pattern + ")", transforms: [[transform]] + text.transforms)
            }
            init(_ part: _RegexPart, transform: @escaping (Substring) throws -> Any?) { self.init(part._text, nil, transform) }
            init(_ part: CharacterClass, transform: @escaping (Substring) throws -> Any?) { self.init(part._text, nil, transform) }
            init(@RegexComponentBuilder _ content: () -> _RegexText, transform: @escaping (Substring) throws -> Any?) {
                self.init(content(), nil, transform)
            }
            init(as reference: Any, @RegexComponentBuilder _ content: () -> _RegexText, transform: @escaping (Substring) throws -> Any?) {
                self.init(content(), reference._name, transform)
            }
        }
        extension Regex {
            init(@RegexComponentBuilder _ content: () -> _RegexText) {
                let text = content()
                self = _RegexMaker.regex(text.pattern, text.transforms)
            }
        }
        """#
}
