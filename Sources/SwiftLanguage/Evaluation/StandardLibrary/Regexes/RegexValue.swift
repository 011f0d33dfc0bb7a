// SPDX-License-Identifier: GPL-3.0-or-later

internal import _StringProcessing

/// `Regex`: read and refused by Swift's library, matched by a machine that counts its steps (`RegexMatcher`), as Swift's own cannot be
/// interrupted.
struct RegexValue: NativeValue {
    /// Of a pattern, in bytes.
    static let longestPattern = 10_000

    let pattern: String
    /// What `(?…)` at the start would say: `i`, `m`, `s`.
    private let flags: String
    private let program: RegexProgram
    private let names: [String?]
    /// Functions of the user's for what the groups capture, in their order; what is not a function stands for none.
    var transforms: [Value] = []

    /// The same, as many as there are groups: where the regex is a part of another, those of that come behind.
    var transformsOfGroups: [Value] {
        transforms + Array(repeating: Value.bool(false), count: max(0, names.count - 1 - transforms.count))
    }

    /// The pattern with its options as it says them itself.
    var flaggedPattern: String { flags.isEmpty ? pattern : "(?" + flags + ")" + pattern }

    private init(_ pattern: String, flags: String) throws(RegexReader.Unsupported) {
        self.pattern = pattern
        self.flags = flags
        var reader = RegexReader(pattern, flags: flags)
        let node = try reader.read()
        names = reader.names
        program = RegexProgram(node, groups: names.count)
    }

    var nativeTypeName: String { "Regex" }
    var swiftDescription: String { "Regex<AnyRegexOutput>" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? RegexValue)?.pattern == pattern }
    func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

    static func of(_ value: Value?) -> RegexValue? {
        guard case .native(let native)? = value else { return nil }
        return native as? RegexValue
    }

    static func made(of pattern: String, _ options: CompareOptionsValue, _ call: NativeCall) throws(Diagnostic) -> RegexValue {
        try call.machine.budget.work(pattern.utf8.count, at: call.argumentSpan(0))
        let flags = options.contains("caseInsensitive") ? "i" : ""
        if let known = call.machine.caches.regexes[pattern, flags] { return known }
        let new = try read(pattern, flags: flags, call)
        call.machine.caches.regexes.add(new, pattern, flags)
        return new
    }

    private static func read(_ pattern: String, flags: String, _ call: NativeCall) throws(Diagnostic) -> RegexValue {
        guard pattern.utf8.count <= longestPattern else {
            throw Diagnostic(
                .limitExceeded, "a regular expression is longer than \(longestPattern) bytes", at: call.argumentSpan(0))
        }
        try chargeReading(pattern, call)
        // Ours first: it counts how deep groups lie in one another, which Swift's reader does not.
        let value = Result { () throws(RegexReader.Unsupported) in try RegexValue(pattern, flags: flags) }
        if case .failure(let unsupported) = value, unsupported.isLimit {
            throw Diagnostic(.limitExceeded, "a regular expression has \(unsupported.construct)", at: call.argumentSpan(0))
        }
        do { _ = try Regex(pattern) } catch {
            call.machine.thrownValue = .native(RegexErrorValue(text: "\(error)"))
            throw Diagnostic(.syntax, "this is not a regular expression: \(error)", at: call.argumentSpan(0))
        }
        do { return try value.get() } catch {
            throw Diagnostic(
                .unsupported, "\(error.construct) in a regular expression is not supported", at: call.argumentSpan(0))
        }
    }

    /// A pattern is read by Swift's library, too, which takes long.
    private static func chargeReading(_ pattern: String, _ call: NativeCall) throws(Diagnostic) {
        try call.machine.budget.spend(Price.pattern, at: call.argumentSpan(0))
        try call.machine.budget.work(pattern.utf8.count &* workOfByte, at: call.argumentSpan(0))
    }

    /// How many elements reading a byte of a pattern counts as.
    private static let workOfByte = 100

    func setting(_ flag: Character, to isSet: Bool, _ call: NativeCall) throws(Diagnostic) -> RegexValue {
        let others = flags.filter { $0 != flag }
        let flags = isSet ? others + String(flag) : others
        var new = call.machine.caches.regexes[pattern, flags]
        if new == nil {
            try Self.chargeReading(pattern, call)
            new = try? RegexValue(pattern, flags: flags)
            if let new { call.machine.caches.regexes.add(new, pattern, flags) }
        }
        new?.transforms = transforms
        return new ?? self
    }

    // MARK: Matching

    private func matcher(_ text: Substring, _ call: NativeCall) throws(Diagnostic) -> RegexMatcher {
        try call.machine.budget.spend(Price.matching, at: call.span)
        try call.machine.budget.allocate(text.utf8.count, at: call.span)
        return RegexMatcher(program, text, call.machine.budget, call.machine.caches, at: call.span)
    }

    private func value(_ found: [Int]?, _ matcher: inout RegexMatcher, in text: Substring) throws(Diagnostic) -> RegexMatchValue? {
        try matcher.end()
        return found.map { RegexMatchValue($0, names, matcher, in: text) }
    }

    func firstMatch(in text: Substring, _ call: NativeCall) throws(Diagnostic) -> RegexMatchValue? {
        var matcher = try matcher(text, call)
        var start = 0
        // Where a `TryCapture` refuses what was found, there may be another match behind.
        while let found = try matcher.search(from: start) {
            if let match = try transformed(try value(found, &matcher, in: text), call) { return match }
            guard matcher.index(found[0]) < text.endIndex else { break }
            start = found[0] + 1
        }
        try matcher.end()
        return nil
    }

    func wholeMatch(in text: Substring, _ call: NativeCall) throws(Diagnostic) -> RegexMatchValue? {
        var matcher = try matcher(text, call)
        return try transformed(try value(try matcher.match(at: 0, isWhole: true), &matcher, in: text), call)
    }

    func prefixMatch(in text: Substring, _ call: NativeCall) throws(Diagnostic) -> RegexMatchValue? {
        var matcher = try matcher(text, call)
        return try transformed(try value(try matcher.match(at: 0, isWhole: false), &matcher, in: text), call)
    }

    func matches(in text: Substring, _ call: NativeCall) throws(Diagnostic) -> [RegexMatchValue] {
        var matcher = try matcher(text, call)
        let found = try matcher.all()
        try call.machine.budget.allocate(found.count * names.count * 2, at: call.span)
        var matches: [RegexMatchValue] = []
        for groups in found {
            if let match = try transformed(RegexMatchValue(groups, names, matcher, in: text), call) { matches.append(match) }
        }
        return matches
    }

    func ranges(in text: Substring, _ call: NativeCall) throws(Diagnostic) -> [Range<String.Index>] {
        try matches(in: text, call).map(\.range)
    }
}

extension RegexMatchValue {
    /// - Parameter found: the start and end of each group.
    init(_ found: [Int], _ names: [String?], _ matcher: borrowing RegexMatcher, in text: Substring) {
        var groups: [Range<String.Index>?] = []
        for number in names.indices {
            let (start, end) = (found[number * 2], found[number * 2 + 1])
            groups.append(start >= 0 && end >= start ? matcher.index(start)..<matcher.index(end) : nil)
        }
        self.init(text: text, range: groups[0] ?? text.startIndex..<text.startIndex, groups: groups, names: names)
    }
}
