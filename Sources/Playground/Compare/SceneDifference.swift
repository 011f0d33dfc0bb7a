// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What is different between two layouts: the screen first, then the views, those that rows of a ForEach have alike in one line.
struct SceneDifference {
    let old: LaidOutScene
    let new: LaidOutScene

    private typealias Change = FrameDifference.Change

    /// The views that came, went or moved by themselves, by their names: what a drawing marks.
    var leaders: Set<String> { Set(frames.changes.filter { $0.leader == nil }.map(\.change.name)) }

    private var frames: FrameDifference { FrameDifference(old: old.index, new: new.index) }

    /// - Parameter rowLimit: how many rows the table has at most; a line below it tells of the others.
    func output(rowLimit: Int = .max) -> Output {
        let all = frames.changes
        var told = all.map(\.change)
        for change in all { if let leader = change.leader { told[leader].followers += 1 } }
        let rows = groups(zip(told, all).filter { $1.leader == nil }.map(\.0)).map(row)
        let screen = ScreenDifference(old: old.scene.stage, new: new.scene.stage).all
        var parts: [Output.Part] = []
        if !screen.isEmpty {
            let table = Table("screen", "before", "after", rows: screen.map { [.text($0.subject), .text($0.before), .text($0.after)] })
            parts += [.table(table), .line("")]
        }
        parts.append(
            rows.isEmpty
                ? .row(StyledText("nothing moved", .faint)) : .table(Table("", "view", "what changed", rows: Array(rows.prefix(rowLimit))))
        )
        if rows.count > rowLimit { parts.append(.row(StyledText("and \(rows.count - rowLimit) more: 'diff' shows them all", .faint))) }
        let json = [JSON.Field("diff", .array(all.map(\.change.json)))]
        return Output(
            json: .object(json + (screen.isEmpty ? [] : [JSON.Field("screen", .array(screen.map(\.json)))])), parts: parts)
    }

    // MARK: groups

    /// Changes of the same kind to the same view of several rows, in the order of the first of each.
    private func groups(_ changes: [Change]) -> [[Change]] {
        var places: [String: Int] = [:]
        var result: [[Change]] = []
        for change in changes {
            let pattern = NamePattern.of(change.name)
            let sizes = change.deltas.suffix(2).map { NumberText.of($0.value) }.joined(separator: " ")
            let key = [change.kind.rawValue, pattern, sizes].joined(separator: "|")
            if pattern != change.name, let place = places[key] {
                result[place].append(change)
            } else {
                places[key] = result.count
                result.append([change])
            }
        }
        return result
    }

    private func row(_ group: [Change]) -> [Table.Cell] {
        guard let first = group.first else { return [] }
        let followers = group.reduce(0) { $0 + $1.followers }
        let inner =
            followers == 0 ? [] : ["with the view\(followers == 1 ? "" : "s") in \(group.count > 1 ? "them" : "it") (\(followers))"]
        let name = group.count > 1 ? "\(group.count) × \(NamePattern.of(first.name))" : first.name
        let text = group.count == 1 ? first.text : first.deltas.isEmpty ? "" : Self.common(group)
        return [
            .text(first.kind.rawValue), .text(name), .text(((text.isEmpty ? [] : [text]) + inner).joined(separator: ", ")),
        ]
    }

    /// `width +341`, `y +20 to +400`: by how much each number of the group changed, where it did.
    private static func common(_ group: [Change]) -> String {
        let deltas = group.map(\.deltas)
        return (0..<(deltas.first?.count ?? 0)).compactMap { index -> String? in
            let values = deltas.map { $0[index].value }
            guard let least = values.min(), let most = values.max(), let name = deltas.first?[index].name else { return nil }
            if FrameDifference.areNear(least, 0), FrameDifference.areNear(most, 0) { return nil }
            let range = FrameDifference.areNear(least, most) ? signed(least) : "\(signed(least)) to \(signed(most))"
            return "\(name) \(range)"
        }.joined(separator: ", ")
    }

    private static func signed(_ value: Double) -> String {
        value < 0 ? "−" + NumberText.of(-value) : "+" + NumberText.of(value)
    }
}
