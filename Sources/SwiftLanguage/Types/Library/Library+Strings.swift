// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let strings = """
        struct Bool {}
        extension Bool: Hashable, Codable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByBooleanLiteral {
            init() {}
            init(_ value: Bool) {}
            init(booleanLiteral value: Bool) {}
            init?(_ description: String) {}
            mutating func toggle() {}
            var description: String {}
            static func random() -> Bool {}
        }
        struct String {
            struct Index {}
            struct Encoding {}
        }
        struct DefaultStringInterpolation {
            mutating func appendLiteral(_ literal: String) {}
            mutating func appendInterpolation<T>(_ value: T) {}
        }
        extension String.Index: Comparable, Hashable { func utf16Offset(in s: String) -> Int {} }
        extension String: StringProtocol, RangeReplaceableCollection, Codable, CustomStringConvertible, LosslessStringConvertible {
            typealias Element = Character
            typealias Iterator = IndexingIterator<String>
            typealias SubSequence = Substring
            init() {}
            init(_ character: Character) {}
            init(_ text: String) {}
            init(_ text: Substring) {}
            init(stringLiteral value: String) {}
            init(extendedGraphemeClusterLiteral value: String) {}
            init(unicodeScalarLiteral value: String) {}
            init<T: LosslessStringConvertible>(_ value: T) {}
            init<S: Sequence>(_ characters: S) where S.Element == Character {}
            init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false) {}
            init(describing instance: Any) {}
            init(reflecting subject: Any) {}
            init(repeating repeatedValue: String, count: Int) {}
            init(repeating repeatedValue: Character, count: Int) {}
            init(format: String, _ arguments: Any...) {}
            init(format: String, arguments: [Any]) {}
            init(format: String, locale: Locale?, _ arguments: Any...) {}
            init(format: String, locale: Locale?, arguments: [Any]) {}
            var utf8: [UInt8] {}
            var utf16: [UInt16] {}
            var capitalized: String {}
            mutating func append(_ other: String) {}
            mutating func append(_ c: Character) {}
            mutating func insert(_ newElement: Character, at i: String.Index) {}
            mutating func remove(at i: String.Index) -> Character {}
            mutating func removeFirst() -> Character {}
            mutating func removeLast() -> Character {}
            mutating func write(_ other: String) {}
            func filter(_ isIncluded: (Character) -> Bool) -> String {}
        }
        struct Substring {}
        extension Substring: StringProtocol, RangeReplaceableCollection, CustomStringConvertible {
            typealias Element = Character
            typealias Iterator = IndexingIterator<Substring>
            typealias SubSequence = Substring
            init(_ text: String) {}
            init(stringLiteral value: String) {}
        }
        extension StringProtocol {
            typealias Index = String.Index
            var count: Int {}
            var isEmpty: Bool {}
            var first: Character? {}
            var last: Character? {}
            var startIndex: String.Index {}
            var endIndex: String.Index {}
            func index(after i: String.Index) -> String.Index {}
            func index(before i: String.Index) -> String.Index {}
            func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {}
            func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {}
            func firstIndex(of element: Character) -> String.Index? {}
            func lastIndex(of element: Character) -> String.Index? {}
            func firstIndex(where predicate: (Character) -> Bool) -> String.Index? {}
            func distance(from start: String.Index, to end: String.Index) -> Int {}
            subscript(i: String.Index) -> Character {}
            subscript(r: Range<String.Index>) -> Substring {}
            subscript(r: ClosedRange<String.Index>) -> Substring {}
            subscript(r: PartialRangeFrom<String.Index>) -> Substring {}
            subscript(r: PartialRangeUpTo<String.Index>) -> Substring {}
            subscript(r: PartialRangeThrough<String.Index>) -> Substring {}
            func uppercased() -> String {}
            func lowercased() -> String {}
            func uppercased(with locale: Locale?) -> String {}
            func lowercased(with locale: Locale?) -> String {}
            func capitalized(with locale: Locale?) -> String {}
            func hasPrefix(_ prefix: String) -> Bool {}
            func hasSuffix(_ suffix: String) -> Bool {}
            func contains(_ other: String) -> Bool {}
            func contains(_ element: Character) -> Bool {}
            func localizedStandardContains(_ string: String) -> Bool {}
            func localizedCaseInsensitiveContains(_ string: String) -> Bool {}
            func components(separatedBy separator: String) -> [String] {}
            func components(separatedBy separator: CharacterSet) -> [String] {}
            func range(
                of searchString: String, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil,
                locale: Locale? = nil
            ) -> Range<String.Index>? {}
            func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = []) -> Range<String.Index>? {}
            func firstRange<C>(of other: C) -> Range<String.Index>? {}
            func replacingOccurrences(of target: String, with replacement: String) -> String {}
            func trimmingCharacters(in set: CharacterSet) -> String {}
            func appendingFormat(_ format: String, _ arguments: Any...) -> String {}
            func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String {}
            func split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring] {}
            func split(separator: String, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring] {}
            func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator: (Character) -> Bool) -> [Substring] {}
        }
        struct Character {}
        extension Character: Comparable, Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByStringLiteral {
            init(_ text: String) {}
            var isLetter: Bool {}
            var isNumber: Bool {}
            var isWholeNumber: Bool {}
            var isWhitespace: Bool {}
            var isNewline: Bool {}
            var isPunctuation: Bool {}
            var isSymbol: Bool {}
            var isUppercase: Bool {}
            var isLowercase: Bool {}
            var isHexDigit: Bool {}
            var isASCII: Bool {}
            var isCased: Bool {}
            var isMathSymbol: Bool {}
            var isCurrencySymbol: Bool {}
            var asciiValue: UInt8? {}
            var wholeNumberValue: Int? {}
            var hexDigitValue: Int? {}
            var description: String {}
            func uppercased() -> String {}
            func lowercased() -> String {}
        }
        func print(_ items: Any..., separator: String = "", terminator: String = "") {}
        func debugPrint(_ items: Any..., separator: String = "", terminator: String = "") {}
        func print<Target: TextOutputStream>(_ items: Any..., separator: String = "", terminator: String = "", to output: inout Target) {}
        func debugPrint<Target: TextOutputStream>(
            _ items: Any..., separator: String = "", terminator: String = "", to output: inout Target
        ) {}
        """
}
