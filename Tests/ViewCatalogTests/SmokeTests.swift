// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage
import Testing

@testable import ViewCatalog

struct SmokeTests {
    @Test func layersAndNames() throws {
        let frames = try CatalogFixture("VStack(spacing: 10) { Color.red.frame(height: 20); Text(\"Hi\").padding(8).frame(width: 100); Color.blue }").frames()
        #expect(frames == [
            "vStack1 VStack 0 0.0 0.0 300.0 200.0",
            "color1 frame 1 0.0 0.0 300.0 20.0", "color1 Color 0 0.0 0.0 300.0 20.0",
            "text1 frame 2 100.0 30.0 100.0 36.333", "text1 padding 1 134.0 30.0 32.0 36.333", "text1 Text 0 142.0 38.0 16.0 20.333",
            "color2 Color 0 0.0 76.333 300.0 123.667",
        ])
    }

    @Test func component() throws {
        let frames = try CatalogFixture(
            "VStack { Card(n: 2).padding() }",
            declarations: "struct Card: View { let n: Int; @State private var x = 30.0; var body: some View { ForEach(0..<n, id: \\.self) { i in Color.red.frame(width: x, height: 10) } } }"
        ).frames()
        print(frames.joined(separator: "\n"))
    }

    @Test func environment() throws {
        print(try CatalogFixture("ScrollViewport { Text(\"a\").frame(width: viewport.size.width / 2).id(\"t\") }").frames().joined(separator: "\n"))
        print(try CatalogFixture("VStack { if layoutDirection == .leftToRight { Text(\"a\") } else { Color.red } }.environment(\\.layoutDirection, .rightToLeft)").frames().joined(separator: "\n"))
        print(try CatalogFixture("ScrollView { LazyVStack { ForEach(0..<1000) { i in Text(\"Row \\(i)\") } } }").frames().joined(separator: "\n"))
    }

    @Test func userLayout() throws {
        print(try CatalogFixture("Row(gap: 5) { Color.red.frame(width: 20, height: 10); Text(\"a\").layoutValue(key: Rank.self, value: 2) }", declarations: """
            struct Rank: LayoutValueKey { static let defaultValue = 0 }
            struct Row: Layout {
                var gap: CGFloat
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                    return CGSize(width: sizes.map(\\.width).reduce(0, +) + gap * CGFloat(subviews.count - 1), height: sizes.map(\\.height).max() ?? 0)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    var x = bounds.minX
                    for subview in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }) {
                        let size = subview.sizeThatFits(.unspecified)
                        subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
                        x += size.width + gap
                    }
                }
            }
            """).frames().joined(separator: "\n"))
    }
}
