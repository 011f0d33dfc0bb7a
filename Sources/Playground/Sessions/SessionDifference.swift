// SPDX-License-Identifier: GPL-3.0-or-later

/// Two texts line by line: what is in both, what only in the old one, what only in the new one.
package struct SessionDifference: Sendable, Equatable {
    package enum Line: Sendable, Equatable {
        case same(String)
        case old(String)
        case new(String)
    }

    package let lines: [Line]

    /// - Parameter isSame: does a line of the old text stand for one of the new?
    init(from old: [String], to new: [String], isSame: (_ old: String, _ new: String) -> Bool = { $0 == $1 }) {
        let start = zip(old, new).prefix { isSame($0, $1) }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { isSame($0, $1) }.count
        let (oldMiddle, newMiddle) = (Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
        lines =
            new.prefix(start).map { .same($0) } + Self.compare(oldMiddle, newMiddle, isSame) + new.suffix(end).map { .same($0) }
    }

    /// Comparing takes the product of the lengths at worst: texts that are too long for that are told one after the other.
    private static let comparedLimit = 4_000_000

    private static func compare(_ old: [String], _ new: [String], _ isSame: (_ old: String, _ new: String) -> Bool) -> [Line] {
        guard old.count * new.count <= comparedLimit else { return old.map { .old($0) } + new.map { .new($0) } }
        let changes = new.difference(from: old) { new, old in isSame(old, new) || isSame(new, old) }
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (lines, o, n) = ([Line](), 0, 0)
        while o < old.count || n < new.count {
            if o < old.count, removed.contains(o) {
                lines.append(.old(old[o]))
                o += 1
            } else if n < new.count, inserted.contains(n) {
                lines.append(.new(new[n]))
                n += 1
            } else {
                if n < new.count { lines.append(.same(new[n])) }
                (o, n) = (o + 1, n + 1)
            }
        }
        return lines
    }

    /// Lines as they are shown around changes.
    private static let context = 2
    /// More than anybody reads.
    private static let shownLimit = 200

    /// `- ` in front of what is only in the old text, `+ ` in front of what is only in the new one; what is the same further away is left out.
    func shown(_ style: OutputStyle) -> [String] {
        let writer = StyleWriter(style: style)
        let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
        let near = Set(changed.flatMap { ($0 - Self.context)...($0 + Self.context) })
        var (result, isCut) = ([String](), false)
        for (index, line) in lines.enumerated() {
            guard result.count < Self.shownLimit else {
                result.append(writer.written("  … and \(lines.count - index) more lines", .faint))
                break
            }
            guard near.contains(index) else {
                if !isCut { result.append(writer.written("  …", .faint)) }
                isCut = true
                continue
            }
            isCut = false
            switch line {
            case .same(let text): result.append("  " + sanitized(text))
            case .old(let text): result.append(writer.written("- " + sanitized(text), .bad))
            case .new(let text): result.append(writer.written("+ " + sanitized(text), .good))
            }
        }
        return result
    }
}
