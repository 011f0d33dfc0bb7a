// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let lineLimit = ModifierDeclaration(
        "lineLimit", .environment, summary: "The maximum number of lines of text inside; nil for no limit.",
        examples: ["Text(\"a\").lineLimit(2)", "Text(\"a\").lineLimit(2, reservesSpace: true)", "Text(\"a\").lineLimit(1...3)"],
        otherNames: [
            "lines": ".lineLimit(2)",
            "maxLines": ".lineLimit(2)",
            "numberOfLines": ".lineLimit(2)",
        ],
        overloads: [
            Overload(.unlabeled("number", Int?.self)) { maker, number in LineLimits.node(maker, limit: number, reserved: 0) },
            Overload(.unlabeled("limit", Int.self), .required("reservesSpace", Bool.self)) { maker, limit, reserves in
                LineLimits.node(maker, limit: limit, reserved: reserves ? limit : 0)
            },
            Overload(.any(nil, name: "range", type: "Range")) { maker, range in
                guard case .range(let range) = range else { return LineLimits.node(maker, limit: nil, reserved: 0) }
                let upper = range.upper.flatMap(Int.decode).map { range.isClosed ? $0 : $0 - 1 }
                return LineLimits.node(maker, limit: upper, reserved: range.lower.flatMap(Int.decode) ?? 0)
            },
        ])
}

/// What all overloads of `lineLimit` make: at most `limit` lines (nil for any number), and room for `reserved` of them.
enum LineLimits {
    static func node(_ maker: Maker, limit: Int?, reserved: Int) -> Node {
        EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
            let limited = environment.setting(EnvironmentKeys.lineLimit, to: limit, by: origin)
            return reserved > 0 || environment[EnvironmentKeys.reservedLines] > 0
                ? limited.setting(EnvironmentKeys.reservedLines, to: max(0, reserved), by: origin) : limited
        }
    }
}
