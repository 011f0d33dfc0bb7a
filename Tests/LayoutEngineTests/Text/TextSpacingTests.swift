// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Distances of a text to its neighbours (L7.4)")
struct TextSpacingTests {
    /// Measured at 2x: below a plain view, above a plain view.
    @Test(
        "Sized fonts on iOS",
        arguments: [
            (10.0, 3.9121, 6.3877), (11, 4.1533, 6.8765), (12, 4.3945, 7.3652), (13, 5.1357, 8.3540), (15, 5.6182, 9.3315),
            (17, 6.6006, 10.8091), (20, 7.3242, 12.2754), (22, 8.3066, 13.7529), (24, 8.7891, 14.7305), (26, 9.7715, 16.2080),
            (32, 11.7188, 19.6406), (40, 14.6484, 24.5508),
        ])
    func sizedOnPhone(size: Double, above: Double, below: Double) {
        expect(.system(size: size), in: .phone(scale: 2), above: above, below: below, textToText: 0)
    }

    @Test(
        "Sized fonts on macOS",
        arguments: [
            (10.0, 3.6094, 6.2314), (13, 4.7422, 8.1509), (15, 5.1641, 9.0972), (17, 6.0859, 10.5435), (20, 6.7188, 11.9629),
            (22, 7.6406, 13.4092), (24, 8.0625, 14.3555), (26, 8.9844, 15.8018), (32, 10.75, 19.1406), (40, 13.4375, 23.9258),
        ])
    func sizedOnMac(size: Double, above: Double, below: Double) {
        expect(.system(size: size), in: .mac, above: above, below: below, textToText: 0)
    }

    @Test(
        "Text styles on iOS at 3x",
        arguments: [
            (Font.TextStyle.largeTitle, 12.535, 20.951, 0.667), (.title, 10.421, 17.352, 0.667), (.title2, 7.973, 13.420, 2),
            (.title3, 7.491, 12.442, 1.333), (.headline, 6.434, 10.642, 2), (.body, 6.434, 10.642, 2), (.footnote, 4.802, 8.021, 2.667),
            (.caption, 4.561, 7.532, 2), (.caption2, 3.987, 6.710, 0),
        ])
    func stylesAt3x(style: Font.TextStyle, above: Double, below: Double, textToText: Double) {
        expect(.style(style), in: .phone(scale: 3), above: above, below: below, textToText: textToText)
    }

    @Test(
        "Text above text on iOS, measured at 2x",
        arguments: [(Font.TextStyle.body, 2.0), (.title, 1), (.title2, 2), (.title3, 1.5), (.subheadline, 2.5)])
    func textToTextOnPhone(style: Font.TextStyle, distance: Double) {
        #expect(TextLayout("a", attributes: TextAttributes(font: .style(style)), context: .phone(scale: 2)).spacing.textToText == distance)
    }

    @Test(
        "Text above text on macOS, measured at 2x",
        arguments: [
            (Font.TextStyle.largeTitle, 1.5), (.title, 0.5), (.title2, 2), (.title3, 2.5), (.body, 1), (.subheadline, 1.5),
            (.caption2, 1.5),
        ])
    func textToTextOnMac(style: Font.TextStyle, distance: Double) {
        #expect(TextLayout("a", attributes: TextAttributes(font: .style(style)), context: .mac).spacing.textToText == distance)
    }

    @Test("Weight changes nothing, the serif design does")
    func traits() {
        let context = FontContext.phone(scale: 2)
        let regular = TextSpacing(metrics: Font.system(size: 20).metrics(in: context), displayScale: 2)
        let black = TextSpacing(metrics: Font.system(size: 20, weight: .black).metrics(in: context), displayScale: 2)
        #expect(regular == black)
        expect(.system(size: 20, design: .serif), in: context, above: 7.3242, below: 12.2656, textToText: 0)
    }

    @Test("The tallest font of a text decides")
    func tallestRun() {
        let runs = [TextRun("small "), TextRun("large", font: .style(.largeTitle)), TextRun(" small")]
        let mixed = TextLayout(runs: runs, attributes: TextAttributes(), context: .phone(scale: 3))
        let large = TextLayout("a", attributes: TextAttributes(font: .style(.largeTitle)), context: .phone(scale: 3))
        #expect(mixed.spacing == large.spacing)
    }

    private func expect(_ font: Font, in context: FontContext, above: Double, below: Double, textToText: Double) {
        let spacing = TextLayout("Hg", attributes: TextAttributes(font: font), context: context).spacing
        #expect(isNear(spacing.aboveText, above))
        #expect(isNear(spacing.belowText, below))
        #expect(isNear(spacing.textToText, textToText))
    }
}
