// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage
import Testing

@testable import ViewCatalog

struct BindingTests {
    @Test func layersAndNames() throws {
        let frames = try CatalogFixture(
            "VStack(spacing: 10) { Color.red.frame(height: 20); Text(\"Hi\").padding(8).frame(width: 100); Color.blue }"
        ).frames()
        #expect(
            frames == [
                "vStack1 VStack 0 0.0 0.0 300.0 200.0",
                "color1 frame 1 0.0 0.0 300.0 20.0", "color1 Color 0 0.0 0.0 300.0 20.0",
                "text1 frame 2 100.0 30.0 100.0 36.333", "text1 padding 1 134.0 30.0 32.0 36.333", "text1 Text 0 142.0 38.0 16.0 20.333",
                "color2 Color 0 0.0 76.333 300.0 123.667",
            ])
    }

    @Test func component() throws {
        let frames = try CatalogFixture(
            "VStack { Card(n: 2).padding() }",
            declarations:
                "struct Card: View { let n: Int; @State private var x = 30.0; var body: some View { ForEach(0..<n, id: \\.self) { i in Color.red.frame(width: x, height: 10) } } }"
        ).frames()
        #expect(
            frames == [
                "vStack1 VStack 0 119.0 54.0 62.0 92.0",
                "card1 padding 1 119.0 54.0 62.0 42.0", "card1 Card 0 135.0 70.0 30.0 10.0",
                "card1.body.forEach1[0].color1 frame 1 135.0 70.0 30.0 10.0", "card1.body.forEach1[0].color1 Color 0 135.0 70.0 30.0 10.0",
                "card1 padding 1 119.0 104.0 62.0 42.0", "card1 Card 0 135.0 120.0 30.0 10.0",
                "card1.body.forEach1[1].color1 frame 1 135.0 120.0 30.0 10.0",
                "card1.body.forEach1[1].color1 Color 0 135.0 120.0 30.0 10.0",
            ])
    }

    @Test func argumentsReadTheEnvironment() throws {
        let wide = try CatalogFixture("ScrollViewport { Text(\"a\").frame(width: viewport.size.width / 2).id(\"t\") }").frames()
        #expect(
            wide.prefix(3) == [
                "scrollViewport1 ScrollViewport 0 0.0 0.0 300.0 200.0", "text1 id 2 0.0 0.0 150.0 20.333",
                "text1 frame 1 0.0 0.0 150.0 20.333",
            ])
        let mirrored = try CatalogFixture(
            "VStack { if layoutDirection == .leftToRight { Text(\"a\") } else { Color.red } }.environment(\\.layoutDirection, .rightToLeft)"
        ).frames()
        #expect(mirrored.last == "color1 Color 0 0.0 0.0 300.0 200.0")
    }

    @Test func lazyRows() throws {
        let rows = try CatalogFixture("ScrollView { LazyVStack { ForEach(0..<1000) { i in Text(\"Row \\(i)\") } } }").frames()
        #expect(rows.count == 11)
        #expect(rows[3].hasPrefix("forEach1[1].text1 Text 0"))
    }

    @Test func userLayout() throws {
        let frames = try CatalogFixture(
            "(Row(gap: 5)) { Color.red.frame(width: 20, height: 10); Text(\"a\").layoutValue(key: Rank.self, value: 2) }",
            declarations: """
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
                """
        ).frames()
        #expect(
            frames.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "Row 0 132.833 89.833 34.333 20.333", "frame 1 147.167 95.0 20.0 10.0", "Color 0 147.167 95.0 20.0 10.0",
                "layoutValue 1 132.833 89.833 9.333 20.333", "Text 0 132.833 89.833 9.333 20.333",
            ])
    }

    @Test func contentKeepsTheNamesOfItsAuthor() throws {
        let frames = try CatalogFixture(
            "VStack { Card { Text(\"a\") }; row(1); row(2) }",
            declarations: """
                struct Card<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { HStack { Text("own"); content() } } }
                func row(_ n: Int) -> some View { Color.red.frame(height: CGFloat(n)) }
                """
        ).frames()
        #expect(
            frames.map { $0.split(separator: " ")[0...1].joined(separator: " ") } == [
                "vStack1 VStack", "card1 Card", "card1.body.hStack1 HStack", "card1.body.text1 Text", "text1 Text",
                "row1 row", "row1.color1 frame", "row1.color1 Color", "row2 row", "row2.color1 frame", "row2.color1 Color",
            ])
    }
}

/// Words that are known to Swift and not to us are errors that say so.
struct RefusalTests {
    private func failure(_ text: String) -> String {
        do {
            _ = try CatalogFixture(text).layout()
            return "none"
        } catch { return message(error) }
    }

    @Test func unknownWords() {
        #expect(failure("Text(\"a\").paddding()") == "[unknown-modifier] there is no modifier 'paddding' (did you mean padding)")
        #expect(failure("VStak { }").hasPrefix("[unknown-view]"))
        #expect(failure("Text(\"a\").worldAlignment(1)").hasPrefix("[unsupported]"))
        #expect(failure("VStack { HelpLink { } }").hasPrefix("[unsupported]"))
        #expect(failure("Text(\"a\").environment(\\.lineLimitt, 2)").hasPrefix("[unknown-key]"))
    }

    @Test func effectsChangeNoLayout() throws {
        let fixture = try CatalogFixture("ScrollView { Color.red.scrollTransition { content, phase in content.padding(8) } }")
        var refusal = "none"
        for layer in try fixture.layout().snapshot.layers {
            guard let transition = (layer.node as? AttachmentNode)?.attachment as? ScrollTransitionAttachment else { continue }
            do {
                let arguments: [Value] = [VisualEffectValue.identity.encode(), ScrollTransitionPhase.topLeading.encode()]
                _ = try transition.transition(arguments, on: fixture.machine)
            } catch { refusal = message(error) }
        }
        #expect(refusal.hasPrefix("[not-allowed-here]"))
    }
}
