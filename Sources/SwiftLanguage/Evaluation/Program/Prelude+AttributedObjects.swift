// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `NSAttributedString` and its mutable kind: an `AttributedString` in an object. A range counts characters.
    static let attributedObjects = """
        class NSAttributedString: Equatable, CustomStringConvertible {
            var _text: AttributedString
            init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
                _text = AttributedString(string)
                if let attributes { _text.setAttributes(Self._container(attributes)) }
            }
            init(attributedString: NSAttributedString) { _text = attributedString._text }
            init(_ text: AttributedString) { _text = text }
            var string: String { String(_text.characters) }
            var length: Int { string.utf16.count }
            var description: String { string }
            static func == (a: NSAttributedString, b: NSAttributedString) -> Bool { a._text == b._text }
            func isEqual(to other: NSAttributedString) -> Bool { self == other }
            func attributedSubstring(from range: NSRange) -> NSAttributedString { NSAttributedString(AttributedString(_text[_range(range)])) }
            func _range(_ range: NSRange) -> Range<AttributedString.Index> {
                let start = _text.index(_text.startIndex, offsetByCharacters: range.location)
                return start..<_text.index(start, offsetByCharacters: range.length)
            }
            static func _container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
                var result = AttributeContainer()
                for (key, value) in attributes {
                    if key == .font { if let font = value as? UIFont { result.font = Font(font) } }
                    if key == .foregroundColor { if let color = value as? UIColor { result.foregroundColor = Color(color) } }
                    if key == .backgroundColor { if let color = value as? UIColor { result.backgroundColor = Color(color) } }
                    if key == .link { result.link = value as? URL ?? URL(string: value as? String ?? "") }
                    if key == .kern { result.kern = value as? Double ?? (value as? Int).map { Double($0) } }
                    if key == .underlineStyle { result.underlineStyle = .single }
                    if key == .strikethroughStyle { result.strikethroughStyle = .single }
                }
                return result
            }
        }
        final class NSMutableAttributedString: NSAttributedString {
            func append(_ other: NSAttributedString) { _text.append(other._text) }
            func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) { addAttributes([name: value], range: range) }
            func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
                _text[_range(range)].mergeAttributes(Self._container(attributes))
            }
            func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
                _text[_range(range)].setAttributes(Self._container(attributes ?? [:]))
            }
            func insert(_ other: NSAttributedString, at location: Int) {
                _text.insert(other._text, at: _text.index(_text.startIndex, offsetByCharacters: location))
            }
            func deleteCharacters(in range: NSRange) { _text.removeSubrange(_range(range)) }
        }
        extension AttributedString {
            init(_ text: NSAttributedString) { self = text._text }
        }
        """
}
