// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing

@Suite("Widths of texts")
struct TextWidthTests {
    /// Advances, kerning and tracking by the width model, at 17 points. The numbers count the smallest kerning too, the tables do not:
    /// a width may be a pixel off.
    @Test(
        "Body text",
        arguments: [
            ("Hello, World!", 96.0, 98.819), ("Hello, world!", 94, 96.639), ("Hello", 38.6667, 39.77), ("OK", 23.3333, 23.819),
            ("Cancel", 53, 54.517), ("Done", 40.6667, 41.372), ("Button", 51, 52.459), ("Title", 33.3333, 34.657),
            ("Subtitle", 58.6667, 60.702), ("Settings", 63, 65.351), ("SwiftUI", 55.3333, 56.707), ("Label", 41.6667, 42.463),
            ("Item 1", 45.6667, 46.186), ("Row 1", 45, 45.487), ("The quick brown fox jumps over the lazy dog", 341.3333, 347.879),
            ("Lorem ipsum dolor sit amet", 207.3333, 211.685),
        ])
    func body(string: String, regular: Double, semibold: Double) {
        let context = FontContext.phone(scale: 3)
        #expect(isNear(TextLayout(string, context: context).idealMeasurement.width, regular, within: 0.334))
        let headline = TextLayout(string, attributes: TextAttributes(font: .style(.headline)), context: context)
        let width = headline.idealMeasurement.width
        #expect(width >= semibold - 0.001 && width < semibold + 1.0 / 3 + 0.001)
    }

    /// Measured widths of the system's Chinese font, rounded up to a pixel.
    @Test(
        "Chinese characters",
        arguments: [("工作圈", 17.0, 3.0, 52.0), ("你", 17, 3, 17.333), ("你", 16, 3, 16.333), ("你", 14, 3, 14.333), ("下一步", 17, 2, 52)])
    func wide(string: String, size: Double, scale: Double, width: Double) {
        let text = TextLayout(string, attributes: TextAttributes(font: .system(size: size)), context: .phone(scale: scale))
        #expect(isNear(text.idealMeasurement.width, width))
    }

    @Test("An emoji of several scalars is one character", arguments: ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️"])
    func emoji(string: String) {
        let attributes = TextAttributes(font: .system(size: 20))
        #expect(TextLayout(string, attributes: attributes, context: .phone(scale: 2)).idealMeasurement.width == 25)
        let column = TextLayout(string, attributes: attributes, context: .phone(scale: 2)).measure(width: 0, height: nil)
        #expect(column.lineCount == 1)
    }

    @Test("Marks and format characters take no room", arguments: ["e\u{301}", "e\u{200D}", "e\u{FE0F}", "e\u{AD}", "\u{2060}e"])
    func combining(string: String) {
        let context = FontContext.phone(scale: 2)
        #expect(TextLayout(string, context: context).idealMeasurement.width == TextLayout("e", context: context).idealMeasurement.width)
    }

    @Test("A tab goes to the next stop")
    func tabs() {
        let context = FontContext.phone(scale: 2)
        #expect(TextLayout("\t", context: context).idealMeasurement.width == 28)
        #expect(TextLayout("i\t", context: context).idealMeasurement.width == 28)
        #expect(TextLayout("\t\t", context: context).idealMeasurement.width == 56)
        #expect(TextLayout("wide\t", context: context).idealMeasurement.width == 56)
    }

    @Test("Tracking of a run widens every character")
    func tracking() {
        let context = FontContext.phone(scale: 2)
        let plain = TextLayout(runs: [TextRun("abcd")], attributes: TextAttributes(), context: context).idealMeasurement.width
        let wide = TextLayout(runs: [TextRun("abcd", tracking: 5)], attributes: TextAttributes(), context: context)
        #expect(isNear(wide.idealMeasurement.width, plain + 20, within: 0.5))
        let none = TextLayout(runs: [TextRun("abcd", tracking: -1000)], attributes: TextAttributes(), context: context)
        #expect(none.idealMeasurement.width >= 0)
    }

    @Test("Digits of one advance")
    func monospacedDigits() {
        let attributes = TextAttributes(font: Font.style(.body).monospacedDigit())
        let widths = (0...9).map {
            TextLayout(String(repeating: "\($0)", count: 4), attributes: attributes, context: .phone(scale: 3)).idealMeasurement.width
        }
        #expect(Set(widths).count == 1)
    }

    @Test("All characters of one advance")
    func monospaced() {
        let attributes = TextAttributes(font: Font.system(size: 20).monospaced())
        let widths = ["iiii", "WWWW", "a.1 ", "ééßß"].map {
            TextLayout($0, attributes: attributes, context: .phone(scale: 2)).idealMeasurement.width
        }
        #expect(Set(widths).count == 1)
    }

    @Test("A change of case is set before measuring")
    func textCase() {
        let context = FontContext.phone(scale: 3)
        let upper = TextLayout("hello", attributes: TextAttributes(textCase: .uppercase), context: context)
        #expect(upper.string == "HELLO")
        #expect(upper.idealMeasurement.width == TextLayout("HELLO", context: context).idealMeasurement.width)
    }

    /// 12 points have no tracking, so the factor is all there is. Widths are rounded up to a third of a point.
    @Test("Other widths of the face", arguments: [(Font.Width.compressed, 0.66), (.condensed, 0.83), (.standard, 1), (.expanded, 1.24)])
    func faceWidths(width: Font.Width, factor: Double) {
        func ideal(_ font: Font) -> TextMeasurement {
            TextLayout("Hamburgefonts, AVAT", attributes: TextAttributes(font: font), context: .phone(scale: 3)).idealMeasurement
        }
        let standard = ideal(.system(size: 12))
        let other = ideal(.system(size: 12).width(width))
        #expect(abs(other.width - standard.width * factor) <= 0.334 * (1 + factor))
        #expect(other.height == standard.height)
    }

    @Test("A scale that is no factor changes nothing", arguments: [0, -1, .infinity, .nan])
    func invalidScales(scale: Double) {
        let context = FontContext(displayScale: 3)
        #expect(Font.style(.body).scaled(by: scale).metrics(in: context) == Font.style(.body).metrics(in: context))
    }
}
