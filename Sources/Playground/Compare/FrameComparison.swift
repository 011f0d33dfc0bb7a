// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Two lists of frames side by side, layer by layer: those that differ, then those that only one side has.
struct FrameComparison {
    struct Difference {
        let name: String
        let kind: String
        let layer: Int
        let ours: CGRect?
        let theirs: CGRect?

        /// The largest difference of the four numbers; nil where a side is missing.
        var amount: Double? {
            guard let ours, let theirs else { return nil }
            return [
                ours.minX - theirs.minX, ours.minY - theirs.minY, ours.width - theirs.width, ours.height - theirs.height,
            ].map { $0.isNaN ? 0 : abs($0) }.max()
        }
    }

    let differences: [Difference]
    let count: Int
    let tolerance: Double

    init(ours: [ComparedFrame], theirs: [ComparedFrame], tolerance: Double) {
        self.tolerance = tolerance
        count = ours.count
        // A modifier of a group has several layers of one number: the first is compared with the first.
        var open: [String: [ComparedFrame]] = [:]
        for frame in theirs.reversed() { open[Self.key(frame), default: []].append(frame) }
        var found: [Difference] = []
        for own in ours {
            let other = open[Self.key(own)]?.popLast()
            let difference = Difference(name: own.name, kind: own.kind, layer: own.layer, ours: own.frame, theirs: other?.frame)
            if difference.amount.map({ $0 > tolerance }) ?? true { found.append(difference) }
        }
        for other in theirs {
            guard let rest = open[Self.key(other)], let place = rest.lastIndex(of: other) else { continue }
            open[Self.key(other)]?.remove(at: place)
            found.append(Difference(name: other.name, kind: other.kind, layer: other.layer, ours: nil, theirs: other.frame))
        }
        differences = found
    }

    private static func key(_ frame: ComparedFrame) -> String { "\(frame.name)#\(frame.layer)" }

    // MARK: output

    var output: Output {
        let json = JSON.object(["compare": .array(differences.map(Self.json)), "frames": .int(count)])
        guard !differences.isEmpty else {
            return Output(json: json, lines: [StyledText("no differences in \(count.counted("frame"))", .faint)])
        }
        var table = Table("view", "kind", "here", "there", "difference")
        table.rows = differences.map { difference in
            [
                .text(difference.name), .text(difference.kind), .text(Self.text(difference.ours, "missing here")),
                .text(Self.text(difference.theirs, "missing there")), difference.amount.map { .number($0) } ?? .empty,
            ]
        }
        return Output(json: json, parts: [.table(table)])
    }

    private static func text(_ frame: CGRect?, _ missing: String) -> String {
        guard let frame else { return missing }
        return "(" + [frame.minX, frame.minY, frame.width, frame.height].map(NumberText.of).joined(separator: ", ") + ")"
    }

    private static func json(_ difference: Difference) -> JSON {
        .object([
            "name": .string(difference.name), "kind": .string(difference.kind), "layer": .int(difference.layer),
            "ours": difference.ours.map { JSON($0) } ?? .null, "theirs": difference.theirs.map { JSON($0) } ?? .null,
            "difference": difference.amount.map { .number($0) } ?? .null,
        ])
    }
}
