// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// The targets of a scroll view, and where flings from where it stands would end.
struct TargetsReport {
    let subject: ScrollSubject
    let showsAll: Bool
    let showsRules: Bool

    /// Asked about where none is given: a flick forward, and one back.
    static let velocities = [500.0, -500.0]
    /// More rows are shown on wish only.
    private static let rowLimit = 24

    func output(_ velocities: [Double]) throws(Diagnostic) -> Output {
        let rows = ScrollTargetRow.all(subject)
        var parts = list(rows)
        guard subject.metrics.scrollAxes.contains(where: { subject.metrics.maximum($0) > 0 }) else {
            parts.append(.paragraph(subject.rangeText))
            return Output(json: .object(["targets": .array(rows.map(\.json)), "flings": .array([])]), parts: parts)
        }
        var flings: [JSON] = []
        for velocity in velocities {
            let (json, lines) = try fling(velocity)
            flings.append(json)
            parts += [.line("")] + lines
        }
        return Output(json: .object(["targets": .array(rows.map(\.json)), "flings": .array(flings)]), parts: parts)
    }

    // MARK: the list

    private func list(_ rows: [ScrollTargetRow]) -> [Output.Part] {
        guard !rows.isEmpty else {
            return [.paragraph("no scroll targets: .scrollTargetLayout() on the stack in it makes its children targets")]
        }
        let shown = showsAll ? rows.indices : near(rows)
        let table = Table(
            "id", "x", "y", "width", "height", "rests at", "",
            rows: shown.map { index in
                let row = rows[index]
                return [
                    row.id.map { .text($0.literal) } ?? .empty, .number(row.frame.minX), .number(row.frame.minY), .number(row.frame.width),
                    .number(row.frame.height), .text(subject.text(row.offset)), .text(row.isResting ? "now" : ""),
                ]
            })
        guard shown.count < rows.count else { return [.table(table)] }
        return [.table(table), .line(StyledText("… \(rows.count - shown.count) more targets ('targets all' lists them)", .faint))]
    }

    /// Those around what shows.
    private func near(_ rows: [ScrollTargetRow]) -> Range<Int> {
        guard rows.count > Self.rowLimit else { return rows.indices }
        let axis = subject.axes.single ?? .vertical
        let position = subject.state.position[axis]
        let current = rows.indices.min { abs(rows[$0].frame.min(axis) - position) < abs(rows[$1].frame.min(axis) - position) } ?? 0
        let start = min(max(0, current - 4), rows.count - Self.rowLimit)
        return start..<start + Self.rowLimit
    }

    // MARK: flings

    private func fling(_ velocity: Double) throws(Diagnostic) -> (JSON, [Output.Part]) {
        var vector = CGVector.zero
        for axis in subject.metrics.scrollAxes { vector[axis] = velocity }
        let position = subject.metrics.clamp(subject.state.position)
        let advice = TargetAdvice(subject: subject)
        let release = ScrollRelease(position: position, original: position, velocity: vector)
        var answer: TargetAdvice.Answer?
        let gesture = try ScrollLaunch(release, subject.metrics, rate: advice.rate) { (question) throws(Diagnostic) in
            answer = try advice.answer(question)
            return answer?.place
        }
        var explanation = Explanation()
        explanation.subject = .scroll
        explanation.say("A fling of \(NumberText.of(velocity)) from here would rest at \(subject.text(gesture.rest)).")
        GestureReasons(gesture: gesture, advice: answer, subject: subject).explain(&explanation)
        let output = explanation.output(view: "", showsRules: showsRules)
        let json = JSON.object([
            "velocity": .number(velocity), "naturalEnd": JSON(gesture.natural), "rest": JSON(gesture.rest),
            "reasons": output.json[key: "explain"] ?? .array([]),
        ])
        return (json, output.parts)
    }
}
