// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct MasonryLayout: Layout {
    var columns: Int = 2
    var spacing: Double = 8
    struct Cache { var frames: [CGRect] = []; var width: CGFloat = 0; var height: CGFloat = 0 }
    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 100)).width
        cache = compute(width: width, subviews: subviews)
        return CGSize(width: width, height: cache.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if cache.width != bounds.width { cache = compute(width: bounds.width, subviews: subviews) }
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }
    private func compute(width: CGFloat, subviews: Subviews) -> Cache {
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        var frames: [CGRect] = []
        for subview in subviews {
            let column = heights.firstIndex(of: heights.min()!)!
            let height = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil)).height
            frames.append(CGRect(x: CGFloat(column) * (columnWidth + spacing), y: heights[column], width: columnWidth, height: height))
            heights[column] += height + spacing
        }
        return Cache(frames: frames, width: width, height: max(0, (heights.max() ?? 0) - spacing))
    }
}
struct MasonryView: View {
    let heights: [CGFloat] = [120, 80, 200, 60, 150, 90, 110, 70, 180]
    var body: some View {
        ScrollView {
            MasonryLayout(columns: 2, spacing: 10) {
                ForEach(Array(heights.enumerated()), id: \.offset) { offset, height in
                    RoundedRectangle(cornerRadius: 12).fill(Color.mint).frame(height: height)
                        .overlay(Text("\(offset)"))
                }
            }
            .padding(10)
        }
    }
}
#Preview { MasonryView() }
