// SPDX-License-Identifier: GPL-3.0-or-later

/// Regular expressions as they are written: the groups of the pattern tell what a match gives.
extension Typer {
    func regexLiteral(_ pattern: String, _ expression: Expression) -> Typed {
        let isOwn = index.types["Regex"]?.isOfLibrary == false
        return Typed(isOwn ? .unknown : .nominal("Regex", [StaticType(outputOf: pattern)])) { expression }
    }

    /// `match.1`, `match.year`: a match has the parts of its output as its own.
    func part(_ name: String, ofMatch owner: StaticType) -> StaticType? {
        guard case .nominal("Regex.Match", let arguments) = owner, case .nominal("Regex", let outputs)? = arguments.last,
            let output = outputs.first, output != .unknown
        else { return nil }
        guard case .tuple(let parts) = output else { return name == "0" ? output : nil }
        if let place = Int(name) { return parts.indices.contains(place) ? parts[place].type : nil }
        return parts.first { $0.label == name }?.type
    }
}

extension Expression.Call {
    /// The pattern of a literal, `/a+/`, which is read as a call: that stands where the literal does.
    func regexPattern(at span: SourceSpan?) -> String? {
        guard callee.bareName == "Regex", arguments.count == 1, let span, callee.span == span, arguments[0].value.span == span,
            case .string(let segments) = arguments[0].value.kind, segments.count == 1, case .text(let pattern) = segments[0]
        else { return nil }
        return pattern
    }
}

extension StaticType {
    /// What a regular expression gives: the text of the whole, beside those of its groups where it has some. A group is an optional where
    /// the whole may match without it. Unknown of a pattern that is not matched here.
    fileprivate init(outputOf pattern: String) {
        let text = StaticType.nominal("Substring")
        var reader = RegexReader(pattern, flags: "", readsGroupsOnly: true)
        guard let node = try? reader.read() else {
            self = .unknown
            return
        }
        let optional = node.optionalGroups
        let parts = reader.names.enumerated().map { number, name in
            TupleElement(label: name, type: optional.contains(number) ? .optional(text) : text)
        }
        self = parts.count == 1 ? text : .tuple(parts)
    }
}
