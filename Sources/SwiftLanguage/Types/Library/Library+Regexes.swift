// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let regexes = """
        struct Regex<Output> {
            struct Match {
                var output: Output {}
                var range: Range<String.Index> {}
            }
            init(_ pattern: String) {}
            init(_ pattern: String, as outputType: Output.Type) {}
            func firstMatch<S: StringProtocol>(in string: S) -> Regex<Output>.Match? {}
            func wholeMatch<S: StringProtocol>(in string: S) -> Regex<Output>.Match? {}
            func prefixMatch<S: StringProtocol>(in string: S) -> Regex<Output>.Match? {}
            func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> {}
            func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> {}
            func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {}
        }
        extension StringProtocol {
            func firstMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? {}
            func wholeMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? {}
            func prefixMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? {}
            func matches<Output>(of regex: Regex<Output>) -> [Regex<Output>.Match] {}
            func ranges<Output>(of regex: Regex<Output>) -> [Range<String.Index>] {}
            func contains<Output>(_ regex: Regex<Output>) -> Bool {}
            func starts<Output>(with regex: Regex<Output>) -> Bool {}
            func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring {}
            func split<Output>(separator: Regex<Output>, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring] {}
            func replacing(_ other: String, with replacement: String, maxReplacements: Int = 0) -> Self {}
            func replacing<Output>(_ regex: Regex<Output>, with replacement: String, maxReplacements: Int = 0) -> Self {}
            func replacing<Output>(
                _ regex: Regex<Output>, maxReplacements: Int = 0, with replacement: (Regex<Output>.Match) -> String
            ) -> Self {}
            mutating func replace(_ other: String, with replacement: String, maxReplacements: Int = 0) {}
            mutating func replace<Output>(_ regex: Regex<Output>, with replacement: String, maxReplacements: Int = 0) {}
            mutating func replace<Output>(
                _ regex: Regex<Output>, maxReplacements: Int = 0, with replacement: (Regex<Output>.Match) -> String
            ) {}
        }
        """
}
