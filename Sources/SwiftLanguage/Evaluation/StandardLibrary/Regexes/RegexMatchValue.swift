// SPDX-License-Identifier: GPL-3.0-or-later

/// One match: the ranges of the whole and of its groups, and the groups' names.
struct RegexMatchValue: NamedParts, Hashable {
    let text: Substring
    let range: Range<String.Index>
    let groups: [Range<String.Index>?]
    let names: [String?]
    /// What functions have made of groups, by their numbers.
    var values: [Int: Value] = [:]

    var nativeTypeName: String { "Regex.Match" }
    var swiftDescription: String { output.swiftDescription() }
    var length: Int { text[range].utf8.count }
    func isEqual(to other: any NativeValue) -> Bool { other as? RegexMatchValue == self }

    func group(_ index: Int) -> Value { values[index] ?? captured(index) }

    private func captured(_ index: Int) -> Value {
        groups.indices.contains(index) ? groups[index].map { .substring(text[$0]) } ?? .nil : .nil
    }

    func part(named name: String, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard let number = Int(name) else { return names.firstIndex(of: name).map { group($0) } }
        if groups.indices.contains(number) { return group(number) }
        throw Diagnostic(
            .unknownMember, "value of type 'Regex.Match' has no member '\(number)'", at: span,
            hint: groups.count == 1 ? "the expression has no groups" : "its groups are 1 to \(groups.count - 1)")
    }

    /// The whole alone, or a tuple of the whole and its groups.
    var output: Value {
        if groups.count == 1 { return group(0) }
        return .tuple(groups.indices.map { TupleElement(label: names[$0], value: group($0)) })
    }
}
