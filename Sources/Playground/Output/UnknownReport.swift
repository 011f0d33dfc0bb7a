// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What was left out, for people and programs: each thing once, with what is wrong with it and where it stands first.
struct UnknownReport {
    let unknowns: ArraySlice<Unknown>

    /// Equal words with equal faults, wherever they stand.
    private var groups: [(first: Unknown, count: Int)] {
        var result: [(first: Unknown, count: Int)] = []
        var indices: [[String]: Int] = [:]
        for unknown in unknowns {
            let key = [unknown.name, unknown.message]
            if let index = indices[key] {
                result[index].count += 1
            } else {
                indices[key] = result.count
                result.append((unknown, 1))
            }
        }
        return result
    }

    /// The heading that `load` gives it: how much there is.
    var heading: StyledText {
        StyledText("left out \(unknowns.count.counted("unknown")):", .faint)
    }

    /// At most a number of rows; a last line says how many more there are.
    func parts(limit: Int) -> [Output.Part] {
        let groups = groups
        guard !groups.isEmpty else { return [] }
        let rows = groups.prefix(limit).map { group in
            [Table.Cell.text(group.first.name), .text(group.first.message), .text(Self.place(of: group.first, group.count))]
        }
        var parts: [Output.Part] = [.table(Table("unknown", "why", "where", rows: rows))]
        if groups.count > limit { parts.append(.line(StyledText("and \(groups.count - limit) more: 'unknown' lists them all", .faint))) }
        return parts
    }

    var json: JSON {
        .array(
            unknowns.map { unknown in
                let (line, column) = unknown.span.source.position(at: unknown.span.start)
                return .object([
                    "name": .string(unknown.name), "id": .string(unknown.id.rawValue), "message": .string(unknown.message),
                    "file": unknown.span.source.name.map { .string($0) } ?? .null, "line": .int(line), "column": .int(column),
                ])
            })
    }

    private static func place(of unknown: Unknown, _ count: Int) -> String {
        let line = unknown.span.source.lineNumber(at: unknown.span.start)
        let file = unknown.span.source.name.map { String($0.split(separator: "/").last ?? "") + ":" } ?? "line "
        return "\(file)\(line)" + (count > 1 ? " and \(count - 1) more" : "")
    }
}
