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

    func part(named name: String, at span: SourceSpan?) -> Value? { names.firstIndex(of: name).map { group($0) } }

    /// The whole alone, or a tuple of the whole and its groups.
    var output: Value {
        if groups.count == 1 { return group(0) }
        return .tuple(groups.indices.map { TupleElement(label: names[$0], value: group($0)) })
    }
}
