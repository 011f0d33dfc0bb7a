// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `NSString`: a text as an object, whose places are numbers of UTF-16 units.
    static let textObjects = """
        class NSString: _Bridged, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
            typealias CompareOptions = String.CompareOptions
            var _held: String
            init() { _held = "" }
            init(string: String) { _held = string }
            init(format: String, _ arguments: Any...) { _held = String(format: format, arguments: arguments) }
            init(format: String, arguments: [Any]) { _held = String(format: format, arguments: arguments) }
            required init(stringLiteral value: String) { _held = value }
            static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> NSString {
                NSString(string: String(format: format, locale: Locale.current, arguments: arguments))
            }
            static func path(withComponents components: [String]) -> String {
                components.reduce("") { $0.appendingPathComponent($1) }
            }
            var length: Int { _held.utf16.count }
            var hash: Int { _held.hash }
            var uppercased: String { _held.uppercased() }
            var lowercased: String { _held.lowercased() }
            var capitalized: String { _held.capitalized }
            var localizedUppercase: String { _held.localizedUppercase }
            var localizedLowercase: String { _held.localizedLowercase }
            var localizedCapitalized: String { _held.localizedCapitalized }
            var integerValue: Int { _held.integerValue }
            var intValue: Int32 { Int32(clamping: _held.integerValue) }
            var longLongValue: Int64 { Int64(_held.longLongValue) }
            var doubleValue: Double { _held.doubleValue }
            var floatValue: Float { Float(_held.doubleValue) }
            var boolValue: Bool { _held.boolValue }
            var lastPathComponent: String { _held.lastPathComponent }
            var pathExtension: String { _held.pathExtension }
            var pathComponents: [String] { _held.pathComponents }
            var deletingLastPathComponent: String { _held.deletingLastPathComponent }
            var deletingPathExtension: String { _held.deletingPathExtension }
            var isAbsolutePath: Bool { _held.hasPrefix("/") || _held.hasPrefix("~") }
            var expandingTildeInPath: String { _held }
            var standardizingPath: String { URL(fileURLWithPath: _held).standardized.path }
            var removingPercentEncoding: String? { _held.removingPercentEncoding }
            var decomposedStringWithCanonicalMapping: String { _held.decomposedStringWithCanonicalMapping }
            var precomposedStringWithCanonicalMapping: String { _held.precomposedStringWithCanonicalMapping }
            var utf8String: String? { _held }
            func appendingPathComponent(_ component: String) -> String { _held.appendingPathComponent(component) }
            func appendingPathExtension(_ ending: String) -> String? { _held.appendingPathExtension(ending) }
            func strings(byAppendingPaths paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }
            func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
                _held.addingPercentEncoding(withAllowedCharacters: allowed)
            }
            func appending(_ string: String) -> String { _held + string }
            func appendingFormat(_ format: String, _ arguments: Any...) -> NSString {
                NSString(string: _held + String(format: format, arguments: arguments))
            }
            func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
                _held.padding(toLength: length, withPad: pad, startingAt: index)
            }
            func trimmingCharacters(in set: CharacterSet) -> String { _held.trimmingCharacters(in: set) }
            func folding(options: String.CompareOptions = [], locale: Locale?) -> String { _held.folding(options: options, locale: locale) }
            func components(separatedBy separator: String) -> [String] { _held.components(separatedBy: separator) }
            func components(separatedBy separator: CharacterSet) -> [String] { _held.components(separatedBy: separator) }
            func commonPrefix(with other: String, options: String.CompareOptions = []) -> String {
                _held.commonPrefix(with: other, options: options)
            }
            func character(at index: Int) -> UInt16 { _held.utf16[_held.utf16.index(_held.utf16.startIndex, offsetBy: index)] }
            func substring(from index: Int) -> String { _held.substring(from: index) }
            func substring(to index: Int) -> String { _held.substring(to: index) }
            func substring(with range: NSRange) -> String { _held.substring(with: range) }
            func contains(_ string: String) -> Bool { _held.contains(string) }
            func hasPrefix(_ prefix: String) -> Bool { _held.hasPrefix(prefix) }
            func hasSuffix(_ suffix: String) -> Bool { _held.hasSuffix(suffix) }
            func localizedCaseInsensitiveContains(_ string: String) -> Bool { _held.localizedCaseInsensitiveContains(string) }
            func localizedStandardContains(_ string: String) -> Bool { _held.localizedStandardContains(string) }
            func isEqual(to string: String) -> Bool { _held == string }
            func isEqual(_ other: Any?) -> Bool { (other as? String).map { $0 == _held } ?? false }
            func compare(_ string: String, options: String.CompareOptions = []) -> ComparisonResult { _held.compare(string, options: options) }
            func caseInsensitiveCompare(_ string: String) -> ComparisonResult { _held.caseInsensitiveCompare(string) }
            func localizedCompare(_ string: String) -> ComparisonResult { _held.localizedCompare(string) }
            func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult { _held.localizedCaseInsensitiveCompare(string) }
            func localizedStandardCompare(_ string: String) -> ComparisonResult { _held.localizedStandardCompare(string) }
            private func _units(_ range: Range<String.Index>?) -> NSRange {
                range.map { NSRange($0, in: _held) } ?? NSRange(location: NSNotFound, length: 0)
            }
            func range(of string: String, options: String.CompareOptions = [], range: NSRange? = nil, locale: Locale? = nil) -> NSRange {
                guard let range else { return _units(_held.range(of: string, options: options)) }
                return _units(_held.range(of: string, options: options, range: Range(range, in: _held)))
            }
            func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = []) -> NSRange {
                _units(_held.rangeOfCharacter(from: set, options: options))
            }
            func rangeOfComposedCharacterSequence(at index: Int) -> NSRange {
                _units(_held.rangeOfComposedCharacterSequence(at: String.Index(utf16Offset: index, in: _held)))
            }
            func lineRange(for range: NSRange) -> NSRange { _units(Range(range, in: _held).map { _held.lineRange(for: $0) }) }
            func paragraphRange(for range: NSRange) -> NSRange { lineRange(for: range) }
            func replacingOccurrences(of target: String, with replacement: String) -> String {
                _held.replacingOccurrences(of: target, with: replacement)
            }
            func replacingOccurrences(
                of target: String, with replacement: String, options: String.CompareOptions, range: NSRange
            ) -> String {
                _held.replacingOccurrences(of: target, with: replacement, options: options, range: Range(range, in: _held))
            }
            func replacingCharacters(in range: NSRange, with replacement: String) -> String {
                Range(range, in: _held).map { _held.replacingCharacters(in: $0, with: replacement) } ?? _held
            }
            func enumerateLines(_ block: (String, inout Bool) -> Void) { _held.enumerateLines(invoking: block) }
            func data(using encoding: UInt) -> Data? { _held.data(using: .utf8) }
            func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { _held.size(withAttributes: attributes) }
            func boundingRect(
                with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
            ) -> CGRect { _held.boundingRect(with: size, options: options, attributes: attributes, context: nil) }
            func copy() -> Any { NSString(string: _held) }
            func mutableCopy() -> Any { NSMutableString(string: _held) }
            static func == (first: NSString, second: NSString) -> Bool { first._held == second._held }
            func hash(into hasher: inout Hasher) { hasher.combine(_held) }
            var description: String { _held }
        }
        final class NSMutableString: NSString {
            convenience init(capacity: Int) { self.init() }
            func append(_ string: String) { _held += string }
            func appendFormat(_ format: String, _ arguments: Any...) { _held += String(format: format, arguments: arguments) }
            func setString(_ string: String) { _held = string }
            func insert(_ string: String, at location: Int) {
                replaceCharacters(in: NSRange(location: location, length: 0), with: string)
            }
            func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
            func replaceCharacters(in range: NSRange, with string: String) { _held = replacingCharacters(in: range, with: string) }
            @discardableResult func replaceOccurrences(
                of target: String, with replacement: String, options: String.CompareOptions = [], range: NSRange
            ) -> Int {
                var count = 0
                var rest = Range(range, in: _held)
                while let searched = rest, let found = _held.range(of: target, options: options, range: searched), !found.isEmpty {
                    count += 1
                    rest = found.upperBound..<searched.upperBound
                }
                _held = replacingOccurrences(of: target, with: replacement, options: options, range: range)
                return count
            }
        }
        """
}
