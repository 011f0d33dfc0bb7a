// SPDX-License-Identifier: GPL-3.0-or-later

/// `String.CompareOptions`: the names of those that are set.
package struct CompareOptionsValue: NativeValue, Hashable {
    var names: Set<String> = []
    package var nativeTypeName: String { "String.CompareOptions" }
    package var swiftDescription: String { "[" + names.sorted().joined(separator: ", ") + "]" }
    package func isEqual(to other: any NativeValue) -> Bool { other as? CompareOptionsValue == self }
    package func contains(_ name: String) -> Bool { names.contains(name) }

    package static func of(_ value: Value?) -> CompareOptionsValue {
        guard case .native(let native)? = value, let options = native as? CompareOptionsValue else { return CompareOptionsValue() }
        return options
    }

    /// Where a text is found in another: once with `anchored`, the last first with `backwards`.
    func ranges(of wanted: String, in text: Substring, _ call: NativeCall) throws(Diagnostic) -> [Range<String.Index>] {
        if contains("regularExpression") {
            return try RegexValue.made(of: wanted, self, call).ranges(in: text, call)
        }
        var found: [Range<String.Index>]
        if let ranges = try foldedRanges(of: wanted, in: text, call) {
            found = ranges
        } else if contains("caseInsensitive") {
            found = try insensitiveRanges(of: wanted, in: text, call)
        } else {
            found = try StandardLibrary.ranges(of: wanted, in: text, call)
        }
        if contains("backwards") { found.reverse() }
        if contains("anchored") {
            found = found.filter { contains("backwards") ? $0.upperBound == text.endIndex : $0.lowerBound == text.startIndex }
        }
        return found
    }

    /// The first of these places; where no option asks for another it is looked for no further.
    func firstRange(of wanted: String, in text: Substring, _ call: NativeCall) throws(Diagnostic) -> Range<String.Index>? {
        guard names.isSubset(of: ["literal"]) else { return try ranges(of: wanted, in: text, call).first }
        return try StandardLibrary.firstRange(of: wanted, in: text, call)
    }

    /// By the letters that the host's Foundation takes for the same; nil where the options ask for none of that, or the host has no
    /// Foundation. It tells the ends of each place in UTF-16 units, in their order.
    private func foldedRanges(
        of wanted: String, in text: Substring, _ call: NativeCall
    ) throws(Diagnostic) -> [Range<String.Index>]? {
        guard !names.isDisjoint(with: ["caseInsensitive", "diacriticInsensitive", "widthInsensitive"]),
            let search = call.machine.nativeType(named: "StringProtocol")?.methods["_folded"]?.first,
            case .array(let ends) = try search.body(
                NativeCall(receiver: .string(String(text)), arguments: [.string(wanted), .native(self)], context: call.context))
        else { return nil }
        var (place, offset) = (text.startIndex, 0)
        let places = ends.map { end in
            guard case .int(let number) = end else { return place }
            place = text.utf16.index(place, offsetBy: number - offset)
            offset = number
            return place
        }
        return stride(from: 0, to: places.count - 1, by: 2).map { places[$0]..<places[$0 + 1] }
    }

    private static let workOfByte = 4

    private func insensitiveRanges(of wanted: String, in text: Substring, _ call: NativeCall) throws(Diagnostic) -> [Range<String.Index>] {
        let wanted = wanted.map { $0.lowercased() }
        guard !wanted.isEmpty else { return [] }
        // Each of its characters is made a text of its own.
        try call.machine.budget.work(text.utf8.count &* Self.workOfByte, at: call.span)
        let (places, characters) = (Array(text.indices), text.map { $0.lowercased() })
        var result: [Range<String.Index>] = []
        var start = 0
        while start + wanted.count <= characters.count {
            try call.machine.budget.step(at: call.span)
            try call.machine.budget.work(wanted.count, at: call.span)
            if characters[start..<(start + wanted.count)].elementsEqual(wanted) {
                let end = start + wanted.count
                result.append(places[start]..<(end < places.count ? places[end] : text.endIndex))
                start = end
            } else {
                start += 1
            }
        }
        return result
    }
}

extension StandardLibrary {
    static let compareOptions = NativeType(
        "String.CompareOptions", conformances: ["Hashable", "OptionSet"],
        staticMembers: Dictionary(
            uniqueKeysWithValues: [
                "caseInsensitive", "literal", "backwards", "anchored", "numeric", "regularExpression", "diacriticInsensitive",
                "widthInsensitive", "forcedOrdering",
            ].map { ($0, .constant(.native(CompareOptionsValue(names: [$0])))) }),
        arrayLiteral: { (values) in
            .native(CompareOptionsValue(names: values.reduce(into: []) { $0.formUnion(CompareOptionsValue.of($1).names) }))
        })
}
