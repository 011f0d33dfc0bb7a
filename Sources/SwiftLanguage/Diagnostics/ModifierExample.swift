// SPDX-License-Identifier: GPL-3.0-or-later

/// A modifier as an example writes it, `.padding(16)`, with the argument that was given to what other systems call so: `.padding(10)` for
/// `.margin(10)`.
struct ModifierExample {
    private let example: String

    init(_ example: String) { self.example = example }

    /// The example; where the call has one argument, a number or a member, and the example one of that kind, with that argument.
    func text(withArgumentAfter name: SourceSpan?) -> String {
        guard let name, let argument = Self.onlyArgument(in: name.source.text(in: name.end..<name.source.text.utf8.count)),
            let kind = Kind(argument)
        else { return example }
        let places = arguments.filter { Kind(example[$0]) == kind }
        return places.count == 1 ? example.replacingCharacters(of: places[0], with: argument) : example
    }

    private enum Kind {
        case number, member

        init?(_ text: Substring) {
            if text == ".infinity" || Double(text) != nil {
                self = .number
            } else if text.first == ".", text.dropFirst().allSatisfy(\.isLetter) {
                self = .member
            } else {
                return nil
            }
        }
    }

    /// Where the example has arguments, without their labels.
    private var arguments: [Range<String.Index>] {
        let starts = example.indices.filter { $0 > example.startIndex && "( ".contains(example[example.index(before: $0)]) }
        return starts.compactMap { start in
            guard let end = example[start...].firstIndex(where: { "(,: )".contains($0) }), ",)".contains(example[end]) else { return nil }
            return start..<end
        }
    }

    /// `10` of `(10).bold()`.
    private static func onlyArgument(in rest: String) -> Substring? {
        guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
        let argument = rest[rest.index(after: rest.startIndex)..<end]
        return argument.isEmpty || argument.contains { "(,: \"".contains($0) } ? nil : argument
    }
}

extension String {
    fileprivate func replacingCharacters(of range: Range<String.Index>, with text: Substring) -> String {
        String(self[..<range.lowerBound]) + text + self[range.upperBound...]
    }
}
