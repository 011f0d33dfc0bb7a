// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be written in a group's box, from the most telling to the shortest.
struct BoxCaption {
    let candidates: [String]
    /// The words of a text, to be wrapped where one row is too short.
    let words: String?
    /// Cut words still say something; a cut name may be another view's.
    let mayBeCut: Bool
    /// What a text without a box says, with quotes where they have room.
    let inlineTexts: [String]

    init(_ group: BoxGroup, ascii: Bool) {
        let separator = ascii ? " > " : " › "
        let front = group.front
        let label = front.label.map { sanitized(String($0.prefix(200))) }
        let names = Self.unique(group.views.map { sanitized(String($0.name.prefix(80))) })
        let last = names[names.count - 1]
        let quoted = label.map { front.style == .text ? "\"\($0)\"" : $0 }
        var list: [String] = []
        func add(_ name: String) { list.append([name, quoted ?? ""].filter { !$0.isEmpty }.joined(separator: " ")) }
        if !group.isInline {
            if names.count > 1 { add(names.joined(separator: separator)) }
            if names.count > 2 { add(names[0] + separator + (ascii ? ".." : "…") + separator + last) }
            add(last)
            if let short = Self.lastPart(last) { add(short) }
        }
        // A button is known by its words.
        if front.style == .control, let label { list.append(label) }
        if let quoted, front.style == .text { list += [quoted, label ?? ""] }
        if front.style != .text { list += [last, Self.lastPart(last)].compactMap(\.self) }
        // A chain whose names have no room: the innermost alone, for a legend line would tell no more.
        candidates = Self.unique(list.filter { !$0.isEmpty })
        words = front.style == .text ? quoted : nil
        inlineTexts = [quoted, label].compactMap(\.self).filter { !$0.isEmpty }
        mayBeCut = front.style == .text && label?.isEmpty == false
    }

    /// Does a candidate hold the names of the whole chain?
    func namesAll(_ text: String) -> Bool { text == candidates.first }

    /// `forEach1[3].text1` is `[3].text1` where the rows around it are shown.
    private static func lastPart(_ name: String) -> String? {
        guard let bracket = name.lastIndex(of: "[") else {
            guard let dot = name.lastIndex(of: ".") else { return nil }
            return String(name[name.index(after: dot)...])
        }
        return bracket == name.startIndex ? nil : String(name[bracket...])
    }

    private static func unique(_ list: [String]) -> [String] {
        var seen: Set<String> = []
        return list.filter { seen.insert($0).inserted }
    }
}
