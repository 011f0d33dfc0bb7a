// SPDX-License-Identifier: GPL-3.0-or-later

/// The beginning of an element of an XML file: its name and its attributes, as they are written.
struct XMLTag {
    let name: String
    private(set) var attributes: [String: String] = [:]

    /// Those of a text in order. What is no tag is passed over; text between tags and references such as `&amp;` are left as they are.
    static func all(in text: String) -> [XMLTag] {
        text.split(separator: "<").compactMap { XMLTag($0.prefix { $0 != ">" }) }
    }

    private init?(_ tag: Substring) {
        name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
        guard let first = name.first, first.isLetter else { return nil }
        var rest = tag.dropFirst(name.count)
        while let sign = rest.firstIndex(of: "=") {
            let key = rest[..<sign].filter { !$0.isWhitespace }
            let value = rest[rest.index(after: sign)...].drop { $0.isWhitespace }
            guard let quote = value.first, quote == "\"" || quote == "'", let end = value.dropFirst().firstIndex(of: quote) else { return }
            attributes[key] = String(value[value.index(after: value.startIndex)..<end])
            rest = value[value.index(after: end)...]
        }
    }
}
