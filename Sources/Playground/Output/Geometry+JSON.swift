// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension JSON {
    init(_ point: CGPoint) { self = .object(["x": .number(point.x), "y": .number(point.y)]) }
    init(_ size: CGSize) { self = .object(["width": .number(size.width), "height": .number(size.height)]) }

    init(_ rect: CGRect) {
        self = .object(["x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width), "height": .number(rect.height)])
    }

    init(_ insets: EdgeInsets) {
        self = .object([
            "top": .number(insets.top), "leading": .number(insets.leading), "bottom": .number(insets.bottom),
            "trailing": .number(insets.trailing),
        ])
    }

    /// nil, which asks for the ideal size, is null.
    init(_ proposal: ProposedViewSize) {
        self = .object(["width": proposal.width.map { .number($0) } ?? .null, "height": proposal.height.map { .number($0) } ?? .null])
    }

    init(_ range: ClosedRange<Double>) {
        self = .object(["lowerBound": .number(range.lowerBound), "upperBound": .number(range.upperBound)])
    }

    init(_ id: ViewID?) {
        switch id {
        case nil: self = .null
        case .int(let value): self = .int(value)
        case .string(let value): self = .string(value)
        case .other(let value): self = .string(value.text)
        }
    }
}
