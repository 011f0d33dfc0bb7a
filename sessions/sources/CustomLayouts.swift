// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// Lines that wrap.
struct WrappingLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        lines(subviews, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, origin) in lines(subviews, width: bounds.width).origins.enumerated() {
            subviews[index].place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func lines(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var (x, y, height, longest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += height + spacing
                height = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            height = max(height, size.height)
            longest = max(longest, x - spacing)
        }
        return (origins, CGSize(width: longest, height: y + height))
    }
}

/// Measures its subviews once and remembers.
struct RememberingLayout: Layout {
    struct Sizes { var all: [CGSize] }

    func makeCache(subviews: Subviews) -> Sizes { Sizes(all: subviews.map { $0.sizeThatFits(.unspecified) }) }

    func updateCache(_ cache: inout Sizes, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Sizes) -> CGSize {
        CGSize(width: cache.all.map(\.width).max() ?? 0, height: cache.all.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Sizes) {
        var y = bounds.minY
        for (subview, size) in zip(subviews, cache.all) {
            subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(size))
            y += size.height
        }
    }
}

/// In the order of a value that each child carries.
struct Rank: LayoutValueKey {
    static let defaultValue = 100
}

extension View {
    func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

struct RankedColumn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.dimensions(in: .unspecified).height
        }
    }
}

struct Words: View {
    let widths = [100.0, 120, 90, 200, 60]

    var body: some View {
        WrappingLayout(spacing: 10) {
            ForEach(widths, id: \.self) { width in
                Color.mint.frame(width: width, height: 30)
            }
        }
        .frame(width: 300)
    }
}

struct Sizes: View {
    var body: some View {
        RememberingLayout {
            Color.red.frame(width: 100, height: 20)
            Color.blue.frame(width: 60, height: 40)
        }
    }
}

struct Podium: View {
    var body: some View {
        RankedColumn {
            Color.brown.frame(width: 50, height: 10).rank(3)
            Color.yellow.frame(width: 50, height: 30).rank(1)
            Color.gray.frame(width: 50, height: 20).rank(2)
        }
    }
}
