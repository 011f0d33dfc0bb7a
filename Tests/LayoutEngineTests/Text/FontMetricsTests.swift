// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Font metrics")
struct FontMetricsTests {
    /// One line on iOS at 2x and 3x (L12.7); the same for a style and for a sized font.
    @Test(
        "One line is rounded up to a pixel",
        arguments: [
            (34.0, 41.0, 40.667), (28, 33.5, 33.667), (22, 26.5, 26.333), (20, 24, 24), (17, 20.5, 20.333), (16, 19.5, 19.333),
            (15, 18, 18), (13, 16, 15.667), (12, 14.5, 14.333), (11, 13.5, 13.333),
        ])
    func oneLine(size: Double, at2x: Double, at3x: Double) {
        let attributes = TextAttributes(font: .system(size: size))
        #expect(TextLayout("Hg", attributes: attributes, context: .phone(scale: 2)).idealMeasurement.height == at2x)
        #expect(isNear(TextLayout("Hg", attributes: attributes, context: .phone(scale: 3)).idealMeasurement.height, at3x))
    }

    /// Measured on labels in the first title style at 3x.
    @Test(
        "The title style grows with the text size",
        arguments: zip(
            DynamicTypeSize.allCases,
            [30, 31.3333, 32.3333, 33.6667, 36, 38.3333, 40.6667, 45.6667, 51.3333, 57.3333, 63.3333, 69.3333]))
    func titleHeights(type: DynamicTypeSize, height: Double) {
        let text = TextLayout("Hxg", attributes: TextAttributes(font: .style(.title)), context: .phone(scale: 3, type: type))
        #expect(isNear(text.idealMeasurement.height, height))
    }

    /// All that were measured.
    @Test(
        "Lines and baselines of sized fonts on macOS are whole points",
        arguments: [
            (9.0, 11.0, 9.0), (10, 13, 10), (11, 14, 11), (12, 15, 12), (13, 16, 13), (14, 17, 14), (15, 19, 15), (16, 19, 15),
            (17, 20, 16), (17.5, 21, 17), (20, 24, 19), (22, 26, 21), (24, 28, 23), (26, 30, 25), (30, 35, 29), (32, 38, 31), (40, 47, 39),
        ])
    func wholePointLines(size: Double, line: Double, baseline: Double) {
        let metrics = Font.system(size: size).metrics(in: .mac)
        #expect(metrics.line == line)
        #expect(metrics.pitch == line)
        #expect(metrics.firstBaseline == baseline)
        let text = TextLayout("one\ntwo\nthree", attributes: TextAttributes(font: .system(size: size)), context: .mac)
        #expect(text.idealMeasurement.height == 3 * line)
    }

    @Test("Lines of a style are its line height apart", arguments: [(3.0, 20.333, 42.333, 64.333), (2, 20.5, 42.5, 64.5)])
    func bodyLines(scale: Double, one: Double, two: Double, three: Double) {
        for (string, height) in [("a", one), ("a\nb", two), ("a\nb\nc", three)] {
            #expect(isNear(TextLayout(string, context: .phone(scale: scale)).idealMeasurement.height, height))
        }
    }

    @Test("Lines of a sized font follow each other without a gap")
    func sizedLines() {
        let text = TextLayout("a\nb\nc\nd", attributes: TextAttributes(font: .system(size: 13)), context: .phone(scale: 2))
        #expect(text.idealMeasurement.height == 62.5)
    }

    /// Measured at scale 2.
    @Test(
        "Text styles on macOS have the lines of sized fonts, or higher ones where a pixel more is needed",
        arguments: zip(
            Font.TextStyle.allCases,
            [(31.0, 25.0), (26, 21), (20.5, 16), (19, 15), (16, 13), (14, 11), (16, 13), (15, 12), (13, 10), (13, 10), (13, 10)]))
    func macStyles(style: Font.TextStyle, measured: (line: Double, baseline: Double)) {
        let text = TextLayout("Hg", attributes: TextAttributes(font: .style(style)), context: .mac)
        #expect(text.idealMeasurement.height == measured.line)
        #expect(text.idealMeasurement.firstBaseline == measured.baseline)
    }

    @Test("The default font is a style on iOS, and sized on macOS")
    func defaultFonts() {
        #expect(Font.defaultFont(in: FontContext(platform: .iOS, controlSize: .mini)) == Font.style(.body))
        #expect(Font.defaultFont(in: .mac) == Font.system(size: 13))
        #expect(TextLayout("Hg", context: .mac).idealMeasurement.height == 16)
    }

    @Test("The first baseline is rounded to the nearest pixel, on macOS to a point")
    func baselines() {
        // 17 · 1950/2048 = 16.187
        #expect(TextLayout("a", context: .phone(scale: 2)).idealMeasurement.firstBaseline == 16)
        let two = TextLayout("a\nb", context: .phone(scale: 2)).idealMeasurement
        #expect(two.lastBaseline == 38)
        let one = TextLayout("a", context: .phone(scale: 3)).idealMeasurement
        #expect(isNear(one.firstBaseline, 16.333))
        #expect(one.firstBaseline == one.lastBaseline)
        #expect(TextLayout("a", context: .mac).idealMeasurement.firstBaseline == 13)
    }

    @Test("Bold takes the emphasized weight of a style")
    func boldWeights() {
        let context = FontContext.phone(scale: 3)
        #expect(Font.style(.body).bold().metrics(in: context).weight == .semibold)
        #expect(Font.style(.title).bold().metrics(in: context).weight == .bold)
        #expect(Font.style(.headline).metrics(in: context).weight == .semibold)
        #expect(Font.system(size: 17).bold().metrics(in: context).weight == .bold)
        #expect(Font.style(.headline).metrics(in: .mac).weight == .bold)
        #expect(Font.style(.body).weight(.medium).metrics(in: context).weight == .medium)
    }

    @Test("A named font scales to a whole point unless it is fixed")
    func customFonts() {
        let context = FontContext.phone(scale: 3, type: .xxxLarge)
        #expect(Font.custom("Avenir", size: 17).metrics(in: context).pointSize == 22)
        #expect(Font.custom("Avenir", fixedSize: 17).metrics(in: context).pointSize == 17)
        #expect(Font.system(size: 17).metrics(in: context).pointSize == 17)
        #expect(Font.custom("Avenir", size: 17).metrics(in: .mac).pointSize == 17)
    }

    @Test(
        "On macOS the default font follows the size of controls", arguments: zip(ControlSize.allCases, [11.0, 14, 16, 16, 16]))
    func controlSizes(size: ControlSize, line: Double) {
        let context = FontContext(platform: .macOS, displayScale: 2, controlSize: size)
        #expect(TextLayout("Go", context: context).idealMeasurement.height == line)
    }

    @Test("An empty text is 14 high, whatever its font", arguments: [10.0, 13, 40])
    func emptyText(size: Double) {
        let text = TextLayout("", attributes: TextAttributes(font: .system(size: size)), context: .mac)
        for (width, height) in [(nil, nil), (0, nil), (100, 100), (100, 5)] as [(Double?, Double?)] {
            #expect(text.measure(width: width, height: height).width == 0)
            #expect(text.measure(width: width, height: height).height == 14)
        }
        #expect(text.measure(width: 0, height: 0).height == 0)
    }

    @Test("A size that is no size gives no metrics", arguments: [Double.nan, -3, 0, -Double.infinity])
    func invalidSizes(size: Double) {
        let metrics = Font.system(size: size).metrics(in: .phone(scale: 2))
        #expect(metrics.pointSize == 0)
        #expect(metrics.line == 0)
        #expect(TextLayout("a b", attributes: TextAttributes(font: .system(size: size)), context: .mac).idealMeasurement.width.isFinite)
    }
}
