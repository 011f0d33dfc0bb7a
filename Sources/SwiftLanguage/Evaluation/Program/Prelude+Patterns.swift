// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// How Foundation looked for patterns before Regex: ranges count UTF-16 units.
    static let patterns = """
        let NSNotFound = Int.max
        struct NSRange: Hashable, CustomStringConvertible {
            var location: Int
            var length: Int
            init() {
                location = 0
                length = 0
            }
            init(location: Int, length: Int) {
                self.location = location
                self.length = length
            }
            init(_ range: Range<Int>) {
                location = range.lowerBound
                length = range.count
            }
            init(_ range: ClosedRange<Int>) {
                location = range.lowerBound
                length = range.count
            }
            init<R: RangeExpression>(_ range: R, in text: String) where R.Bound == String.Index {
                let part = text[range]
                location = part.startIndex.utf16Offset(in: text)
                length = part.utf16.count
            }
            var lowerBound: Int { location }
            var upperBound: Int { location + length }
            var description: String { "{\\(location), \\(length)}" }
            func contains(_ index: Int) -> Bool { index >= location && index < location + length }
            func intersection(_ other: NSRange) -> NSRange? {
                let start = max(location, other.location)
                let end = min(upperBound, other.upperBound)
                return start < end ? NSRange(location: start, length: end - start) : nil
            }
            func union(_ other: NSRange) -> NSRange {
                let start = min(location, other.location)
                return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
            }
        }
        func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
        func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
        func NSEqualRanges(_ first: NSRange, _ second: NSRange) -> Bool { first == second }
        func NSIntersectionRange(_ first: NSRange, _ second: NSRange) -> NSRange { first.intersection(second) ?? NSRange() }
        func NSUnionRange(_ first: NSRange, _ second: NSRange) -> NSRange { first.union(second) }
        func NSStringFromRange(_ range: NSRange) -> String { range.description }
        func NSRangeFromString(_ text: String) -> NSRange {
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            return NSRange(location: numbers.first ?? 0, length: numbers.dropFirst().first ?? 0)
        }
        func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
        extension Range {
            init?(_ range: NSRange) {
                if range.location == NSNotFound { return nil }
                self = range.location..<range.upperBound
            }
            init?(_ range: NSRange, in string: String) {
                if range.location == NSNotFound || range.location < 0 || range.length < 0 { return nil }
                if range.upperBound > string.utf16.count { return nil }
                self = String.Index(utf16Offset: range.location, in: string)..<String.Index(utf16Offset: range.upperBound, in: string)
            }
        }
        extension String {
            var length: Int { utf16.count }
            func substring(with range: NSRange) -> String {
                guard let found = Range(range, in: self) else { fatalError("String index range is out of bounds") }
                return String(self[found])
            }
            func substring(to index: Int) -> String { substring(with: NSRange(location: 0, length: index)) }
            func substring(from index: Int) -> String { substring(with: NSRange(location: index, length: length - index)) }
            func substring(to index: String.Index) -> String { String(self[..<index]) }
            func substring(from index: String.Index) -> String { String(self[index...]) }
        }
        final class NSTextCheckingResult {
            private let ranges: [NSRange]
            init(_ ranges: [NSRange]) { self.ranges = ranges }
            var range: NSRange { ranges[0] }
            var numberOfRanges: Int { ranges.count }
            func range(at index: Int) -> NSRange { ranges[index] }
        }
        final class NSRegularExpression {
            struct Options: OptionSet {
                let rawValue: UInt
                static let caseInsensitive = Options(rawValue: 1)
                static let allowCommentsAndWhitespace = Options(rawValue: 2)
                static let ignoreMetacharacters = Options(rawValue: 4)
                static let dotMatchesLineSeparators = Options(rawValue: 8)
                static let anchorsMatchLines = Options(rawValue: 16)
            }
            struct MatchingOptions: OptionSet {
                let rawValue: UInt
                static let reportProgress = MatchingOptions(rawValue: 1)
                static let reportCompletion = MatchingOptions(rawValue: 2)
                static let anchored = MatchingOptions(rawValue: 4)
                static let withTransparentBounds = MatchingOptions(rawValue: 8)
                static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
            }
            let pattern: String
            let options: Options
            init(pattern: String, options: Options = []) throws {
                self.pattern = pattern
                self.options = options
                do { _ = try Regex(flags + plain) } catch {
                    // What a Regex lacks is told where it would be used.
                    if "\\(error)".hasSuffix("not currently supported") { return }
                    throw NSError(domain: "NSCocoaErrorDomain", code: 2048)
                }
            }
            var numberOfCaptureGroups: Int {
                // A line break ends a comment.
                let ending = options.contains(.allowCommentsAndWhitespace) ? "\\n)|" : ")|"
                return ""._utf16Matches(of: flags + "(?:" + plain + ending)[0].count - 1
            }
            private var flags: String {
                var flags = options.contains(.caseInsensitive) ? "i" : ""
                if options.contains(.dotMatchesLineSeparators) { flags += "s" }
                if options.contains(.anchorsMatchLines) { flags += "m" }
                if options.contains(.allowCommentsAndWhitespace) { flags += "x" }
                return flags.isEmpty ? "" : "(?" + flags + ")"
            }
            private var plain: String {
                options.contains(.ignoreMetacharacters) ? NSRegularExpression.escapedPattern(for: pattern) : pattern
            }
            private func found(in text: String) -> [[[Int]]] { text._utf16Matches(of: flags + plain) }
            func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
                // What is looked at is the part alone, as if nothing stood around it.
                let part = string.substring(with: range)
                return found(in: part).map { groups in
                    NSTextCheckingResult(
                        groups.map {
                            $0.isEmpty ? NSRange(location: NSNotFound, length: 0) : NSRange(location: range.location + $0[0], length: $0[1])
                        })
                }
            }
            func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
                matches(in: string, options: options, range: range).first
            }
            func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
                matches(in: string, options: options, range: range).count
            }
            func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
                firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
            }
            func enumerateMatches(
                in string: String, options: MatchingOptions = [], range: NSRange,
                using block: (NSTextCheckingResult?, MatchingOptions, inout Bool) -> Void
            ) {
                var stops = false
                for match in matches(in: string, options: options, range: range) where !stops { block(match, [], &stops) }
            }
            func stringByReplacingMatches(
                in string: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String
            ) -> String {
                var result = ""
                var end = 0
                for match in matches(in: string, options: options, range: range) {
                    result += string.substring(with: NSRange(location: end, length: match.range.location - end))
                    result += filled(template, match, string)
                    end = match.range.upperBound
                }
                return result + string.substring(with: NSRange(location: end, length: string.utf16.count - end))
            }
            private func filled(_ template: String, _ match: NSTextCheckingResult, _ string: String) -> String {
                var result = ""
                var rest = Array(template)
                while !rest.isEmpty {
                    let next = rest.removeFirst()
                    if next == "\\\\", !rest.isEmpty {
                        result.append(rest.removeFirst())
                    } else if next == "$", let digit = rest.first?.wholeNumberValue {
                        rest.removeFirst()
                        if digit < match.numberOfRanges { result += string.substring(with: match.range(at: digit)) }
                    } else {
                        result.append(next)
                    }
                }
                return result
            }
            static func escapedPattern(for string: String) -> String {
                var result = ""
                for character in string {
                    if "\\\\*?+[](){}^$|./".contains(character) { result.append("\\\\") }
                    result.append(character)
                }
                return result
            }
        }
        """
}
