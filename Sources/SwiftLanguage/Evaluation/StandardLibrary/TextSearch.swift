// SPDX-License-Identifier: GPL-3.0-or-later

/// Looking for texts in texts, and what Foundation adds to that.
extension StandardLibrary {
    static let searchingText: [NativeFunction] = [
        .method("ranges", [.string("of")]) { (call, value) throws(Diagnostic) in
            guard let text = substring(value) else { return .array([]) }
            return try values(of: try ranges(of: call.string(0) ?? "", in: text, call), call)
        },
        .method("firstRange", [.string("of")]) { (call, value) throws(Diagnostic) in
            guard let text = substring(value) else { return .nil }
            return try firstRange(of: call.string(0) ?? "", in: text, call).map(range) ?? .nil
        },
        .method("replacing", [.string(), .string("with"), .int("maxReplacements", optional: true)]) { (call, value) throws(Diagnostic) in
            guard let text = substring(value) else { return value }
            let found = try ranges(of: call.string(0) ?? "", in: text, call)
            return try replacing(found.prefix(Swift.max(0, call.int(2) ?? .max)), by: call.string(1) ?? "", in: text, call)
        },
        .mutating("replace", [.string(), .string("with"), .int("maxReplacements", optional: true)]) { (call, value) throws(Diagnostic) in
            guard let text = substring(value) else { return value }
            let found = try ranges(of: call.string(0) ?? "", in: text, call)
            call.mutate(to: try replacing(found.prefix(Swift.max(0, call.int(2) ?? .max)), by: call.string(1) ?? "", in: text, call))
            return .void
        },
        .method("trimmingPrefix", [.string()]) { (call, value) in
            guard let text = substring(value), let prefix = call.string(0), text.hasPrefix(prefix) else { return asSubstring(value) }
            return .substring(text.dropFirst(prefix.count))
        },
        .method("trimmingPrefix", [.closure("while", result: "Bool")]) { (call, value) throws(Diagnostic) in
            guard var text = substring(value) else { return value }
            while let first = text.first, try call.holds(0, .character(first)) { text = text.dropFirst() }
            return .substring(text)
        },
    ]

    private static func asSubstring(_ value: Value) -> Value { substring(value).map { .substring($0) } ?? value }

    static func range(_ range: Range<String.Index>) -> Value {
        .range(
            RangeValue(
                lower: .native(StringIndexValue(range.lowerBound)), upper: .native(StringIndexValue(range.upperBound)), isClosed: false))
    }

    /// Ranges as an array. Each has a memory of its own for its bounds.
    static func values(of ranges: [Range<String.Index>], _ call: NativeCall) throws(Diagnostic) -> Value {
        try call.machine.budget.allocate(ranges.count, weight: 4, at: call.span)
        return .array(ranges.map(range))
    }

    static func firstRange(of wanted: String, in text: Substring, _ call: NativeCall) throws(Diagnostic) -> Range<String.Index>? {
        guard !wanted.isEmpty else { return nil }
        guard wanted.utf8.allSatisfy(\.isPlain) else { return try firstRange(of: wanted, inLettersOf: text, call) }
        let bytes = Array(wanted.utf8)
        func index(_ offset: Int) throws(Diagnostic) -> String.Index {
            try call.machine.budget.work(offset, at: call.span)
            return text.utf8.index(text.startIndex, offsetBy: offset)
        }
        switch PlainPlace(of: bytes, in: text.utf8) {
        case .found(let offset):
            let start = try index(offset)
            return start..<text.utf8.index(start, offsetBy: bytes.count)
        case .undecided(let offset): return try firstRange(of: wanted, inLettersOf: text[try index(offset)...], call)
        case .nowhere:
            try call.machine.budget.work(text.utf8.count, at: call.span)
            return nil
        }
    }

    private static func firstRange(
        of wanted: String, inLettersOf text: Substring, _ call: NativeCall
    ) throws(Diagnostic) -> Range<String.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            if let end = try end(of: wanted, in: text, at: start, call) { return start..<end }
            start = text.index(after: start)
        }
        return nil
    }

    /// To find where a letter ends, and to compare it, is as much as to go through some bytes.
    private static let letterWork = 4

    /// Where a text ends that stands at a place of another; nil if it does not stand there. (`hasPrefix` would copy all the rest.)
    private static func end(
        of wanted: String, in text: Substring, at start: String.Index, _ call: NativeCall
    ) throws(Diagnostic) -> String.Index? {
        var index = start
        for character in wanted {
            try call.machine.budget.work(letterWork, at: call.span)
            guard index < text.endIndex, text[index] == character else { return nil }
            index = text.index(after: index)
        }
        return index
    }

    static func ranges(of wanted: String, in text: Substring, _ call: NativeCall) throws(Diagnostic) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var rest = text
        while let found = try firstRange(of: wanted, in: rest, call) {
            try call.machine.budget.step(at: call.span)
            result.append(found)
            rest = rest[found.upperBound...]
        }
        return result
    }

    static func replacing(
        _ ranges: ArraySlice<Range<String.Index>>, by new: String, in text: Substring, _ call: NativeCall
    ) throws(Diagnostic) -> Value {
        var result = ""
        var start = text.startIndex
        for range in ranges {
            try call.machine.budget.allocate(new.utf8.count, at: call.span)
            result += text[start..<range.lowerBound]
            result += new
            start = range.upperBound
        }
        return .string(result + text[start...])
    }

    // MARK: What Foundation adds

    private static func set(_ label: String) -> ParameterInfo { ParameterInfo(label: label, name: "set", type: .named("CharacterSet")) }

    /// Each of its parts is asked of each letter of the text.
    static func characters(_ call: NativeCall, _ index: Int) throws(Diagnostic) -> CharacterSetValue? {
        guard case .native(let native)? = call[index], let set = native as? CharacterSetValue else { return nil }
        try call.machine.budget.work((call.receiver?.textLength ?? 0) &* (set.parts - 1), at: call.span)
        return set
    }

    /// Where a text has other letters than those of ASCII, `pieces(separatedBy:)` looks at each as a whole.
    static func chargeLetters(of value: Value, _ call: NativeCall) throws(Diagnostic) {
        guard let text = substring(value), text.utf8.contains(where: { $0 >= 0x80 }) else { return }
        try call.machine.budget.work(text.utf8.count &* 4, at: call.span)
    }

    static let foundationTextMethods: [NativeFunction] = [
        .method(
            "range", [.string("of"), options(optional: true), .any("range", optional: true), .any("locale", optional: true)]
        ) { (call, value) throws(Diagnostic) in
            guard var text = substring(value) else { return .nil }
            if case .range(let part)? = call[2] { text = text[try call.activation.bounds(part, in: text, at: call.argumentSpan(2))] }
            return try CompareOptionsValue.of(call[1]).firstRange(of: call.string(0) ?? "", in: text, call).map(range) ?? .nil
        },
        .method("replacingOccurrences", [.string("of"), .string("with"), options(optional: false), .any("range", optional: true)]) {
            (call, value) throws(Diagnostic) in
            guard let text = substring(value) else { return value }
            let options = CompareOptionsValue.of(call[2])
            var searched = text
            if case .range(let part)? = call[3] { searched = text[try call.activation.bounds(part, in: text, at: call.argumentSpan(3))] }
            if options.contains("regularExpression") {
                return try regexReplacing(text, in: searched, call.string(0) ?? "", template: call.string(1) ?? "", options, call)
            }
            let found = try options.ranges(of: call.string(0) ?? "", in: searched, call).sorted { $0.lowerBound < $1.lowerBound }
            return try replacing(found[...], by: call.string(1) ?? "", in: text, call)
        },
        .method("contains", [ParameterInfo(label: nil, name: "regex", type: .named("Regex"))]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .bool(false) }
            return .bool(try regex.firstMatch(in: text, call) != nil)
        },
        .method("localizedCaseInsensitiveContains", [.string()]) { (call, value) throws(Diagnostic) in
            try chargeLetters(of: value, call)
            return .bool(text(value).lowercased().contains(part: (call.string(0) ?? "").lowercased()))
        },
        .method("replacingOccurrences", [.string("of"), .string("with")]) { (call, value) throws(Diagnostic) in
            try chargeLetters(of: value, call)
            let (pieces, new) = (text(value).pieces(separatedBy: call.string(0) ?? ""), call.string(1) ?? "")
            let (size, overflow) = (pieces.count - 1).multipliedReportingOverflow(by: new.utf8.count)
            try call.machine.budget.allocate(overflow ? .max : size &+ text(value).utf8.count, at: call.span)
            return .string(pieces.joined(separator: new))
        },
        .method("replacingCharacters", [.any("in"), .string("with")]) { (call, value) throws(Diagnostic) in
            guard case .range(let range)? = call[0] else { return value }
            var result = text(value)
            let place = try call.activation.bounds(range, in: result[...], at: call.argumentSpan(0))
            result.replaceSubrange(place, with: call.string(1) ?? "")
            try call.machine.budget.allocate(result.utf8.count, at: call.span)
            return .string(result)
        },
        .method("components", [.string("separatedBy")]) { (call, value) throws(Diagnostic) in
            try chargeLetters(of: value, call)
            return try call.checked(text(value).pieces(separatedBy: call.string(0) ?? " ", cutsLineEnds: false).map { .string($0) })
        },
        .method("components", [set("separatedBy")]) { (call, value) throws(Diagnostic) in
            guard let set = try characters(call, 0) else { return value }
            return try call.checked(
                text(value).unicodeScalars.split(omittingEmptySubsequences: false) { set.contains($0) }.map { .string(String($0)) })
        },
        .method("trimmingCharacters", [set("in")]) { (call, value) throws(Diagnostic) in
            guard let set = try characters(call, 0) else { return value }
            return .string(text(value).trimmed(of: set))
        },
        .method("rangeOfCharacter", [set("from"), options(optional: true)]) { (call, value) throws(Diagnostic) in
            guard let set = try characters(call, 0), let text = substring(value) else { return .nil }
            let isLast = CompareOptionsValue.of(call[1]).contains("backwards")
            let place =
                isLast
                ? text.unicodeScalars.lastIndex { set.contains($0) } : text.unicodeScalars.firstIndex { set.contains($0) }
            guard let found = place else { return .nil }
            return range(found..<text.unicodeScalars.index(after: found))
        },
        .method("padding", [.int("toLength"), .string("withPad"), .int("startingAt")]) { (call, value) throws(Diagnostic) in
            let (text, pad) = (text(value), Array(call.string(1) ?? ""))
            guard let length = call.int(0), length >= 0, let start = call.int(2), start >= 0, start < Swift.max(1, pad.count) else {
                throw Diagnostic(.outOfRange, "'toLength' cannot be negative, and 'startingAt' is a place in 'withPad'", at: call.span)
            }
            try call.machine.budget.allocate(length, at: call.span)
            let missing = length - text.count
            // A letter of the padding may have many bytes.
            let longest = pad.map(\.utf8.count).max() ?? 1
            let (size, overflow) = Swift.max(0, missing).multipliedReportingOverflow(by: longest)
            if longest > 1 { try call.machine.budget.allocate(overflow ? .max : size, at: call.span) }
            guard missing > 0, !pad.isEmpty else { return .string(String(text.prefix(length))) }
            return .string(text + String((0..<missing).map { pad[($0 + start) % pad.count] }))
        },
        .method("addingPercentEncoding", [set("withAllowedCharacters")]) { (call, value) throws(Diagnostic) in
            guard let set = try characters(call, 0) else { return value }
            var result = ""
            for scalar in text(value).unicodeScalars {
                if scalar.isASCII, set.contains(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    for byte in String(scalar).utf8 { result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
                }
            }
            try call.machine.budget.allocate(result.utf8.count, at: call.span)
            return .string(result)
        },
        .method("appending", [.string()]) { (call, value) throws(Diagnostic) in
            let result = text(value) + (call.string(0) ?? "")
            try call.machine.budget.allocate(result.utf8.count, at: call.span)
            return .string(result)
        },
        .method(
            "appendingFormat", [.string(), ParameterInfo(label: nil, name: "arguments", type: .named("Any"), isVariadic: true)]
        ) { (call, value) throws(Diagnostic) in
            guard case .array(let values)? = call[1] ?? .array([]) else { return .nil }
            let texts = values.map { call.activation.held(by: $0, for: .string) }
            let added = try NumberFormat.format(call.string(0) ?? "", texts, call.machine.budget, at: call.span)
            let result = text(value) + added
            try call.machine.budget.allocate(result.utf8.count, at: call.span)
            return .string(result)
        },
    ]

    private static func options(optional: Bool) -> ParameterInfo {
        ParameterInfo(
            label: "options", name: "options", type: .named("String.CompareOptions"), defaultText: optional ? "[]" : nil)
    }

    static let comparisonResult = NativeType(
        "ComparisonResult", conformances: ["Hashable"],
        staticMembers: [
            "orderedAscending": .constant(.native(ComparisonResultValue(order: -1))),
            "orderedSame": .constant(.native(ComparisonResultValue(order: 0))),
            "orderedDescending": .constant(.native(ComparisonResultValue(order: 1))),
        ],
        properties: [
            "rawValue": .of {
                if case .native(let native) = $0, let result = native as? ComparisonResultValue { .int(result.order) } else { .nil }
            }
        ])
}

/// `ComparisonResult`: -1 where the first comes before the second.
package struct ComparisonResultValue: NativeValue, Hashable {
    package let order: Int
    package init(order: Int) { self.order = order }
    package var nativeTypeName: String { "ComparisonResult" }
    package var swiftDescription: String { "NSComparisonResult(rawValue: \(order))" }
    package func isEqual(to other: any NativeValue) -> Bool { other as? ComparisonResultValue == self }
}

extension String {
    /// Foundation's `components(separatedBy:)` without Foundation.
    /// - Parameter cutsLineEnds: is half of `\r\n`, which is one character, a separator?
    func pieces(separatedBy separator: String, cutsLineEnds: Bool = true) -> [String] {
        guard !separator.isEmpty else { return [self] }
        // A letter is one however it is composed, and no part of another: there is no `e` in `é`.
        if utf8.contains(where: { $0 >= 0x80 }), !separator.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            return Array(self).pieces(separatedBy: Array(separator)) { _ in true }.map { String($0) }
        }
        let bytes = Array(utf8)
        let pieces = bytes.pieces(separatedBy: Array(separator.utf8)) { place in
            cutsLineEnds || !bytes.isLineEnd(before: place.lowerBound) && !bytes.isLineEnd(before: place.upperBound)
        }
        return pieces.map { String(decoding: $0, as: UTF8.self) }
    }

    /// `%20` as the byte that it is; nil where the bytes are not text.
    var withoutPercents: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            bytes.append(decoded)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// As `pieces(separatedBy:)` finds it.
    func contains(part: String) -> Bool {
        guard !part.isEmpty else { return true }
        if utf8.contains(where: { $0 >= 0x80 }), !part.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            var search = RowSearch(Array(part))
            return contains { search.ends(with: $0) }
        }
        var search = RowSearch(Array(part.utf8))
        return utf8.contains { search.ends(with: $0) }
    }

    func trimmed(of set: CharacterSetValue) -> String {
        var rest = unicodeScalars[...]
        while let first = rest.first, set.contains(first) { rest.removeFirst() }
        while let last = rest.last, set.contains(last) { rest.removeLast() }
        return String(rest)
    }

    /// As Foundation has it: a letter after anything that is not a letter begins a word.
    var capitalizedWords: String {
        var result = ""
        var isInWord = false
        for character in self {
            result += isInWord ? character.lowercased() : character.uppercased()
            isInWord = character.isLetter || character.isNumber || character == "'" || character == "’"
        }
        return result
    }
}

extension Array where Element: Equatable {
    /// What stands between the places that are a separator and are meant.
    fileprivate func pieces(separatedBy wanted: [Element], where isMeant: (Range<Int>) -> Bool) -> [ArraySlice<Element>] {
        guard wanted.count <= count else { return [self[...]] }
        var search = RowSearch(wanted)
        var result: [ArraySlice<Element>] = []
        var start = 0
        for (index, element) in enumerated() where search.ends(with: element) {
            let place = (index + 1 - wanted.count)..<(index + 1)
            guard isMeant(place) else { continue }
            result.append(self[start..<place.lowerBound])
            start = place.upperBound
            search.startAgain()
        }
        result.append(self[start...])
        return result
    }
}

extension [UInt8] {
    /// Does a place stand between the two bytes of `\r\n`?
    fileprivate func isLineEnd(before place: Int) -> Bool {
        place > 0 && place < count && self[place - 1] == UInt8(ascii: "\r") && self[place] == UInt8(ascii: "\n")
    }
}
