// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Widths of texts")
struct TextWidthTests {
    /// Measured on macOS at scale 2. The advances are another font's (`GlyphData`), so a width may be a point off.
    private func expect(_ string: String, _ font: Font, _ width: Double) {
        let text = TextLayout(string, attributes: TextAttributes(font: font), context: .mac)
        #expect(abs(text.idealMeasurement.width - width) <= 1, "\(string) \(font)")
    }

    @Test("All weights", arguments: zip(Font.Weight.allCases, [68, 69, 70.5, 72, 74, 75.5, 77.5, 80.5, 83]))
    func weights(weight: Font.Weight, width: Double) { expect("Hello, world", .system(size: 13, weight: weight), width) }

    @Test("All styles", arguments: zip(Font.TextStyle.allCases, [193.5, 164.5, 132, 119, 113, 91.5, 105.5, 98.5, 84, 84, 86]))
    func styles(style: Font.TextStyle, width: Double) { expect("Hello, world 0123", .style(style), width) }

    @Test("Designs", arguments: [(Font.Design.default, 105.5), (.serif, 105.5), (.rounded, 103), (.monospaced, 137)])
    func designs(design: Font.Design, width: Double) { expect("Hello, world 0123", .system(size: 13, design: design), width) }

    @Test(
        "Text cut and display cut",
        arguments: [
            ("Hello, world", 11.0, Font.Weight.regular, 62.5), ("alpha bravo charlie delta", 12, .regular, 139),
            ("A much longer label", 13, .regular, 120.5), ("Bold", 15, .bold, 33), ("Chocolate", 17, .semibold, 81),
            ("The quick brown fox", 17.5, .regular, 158), ("The quick brown fox", 20, .black, 202), ("30", 24, .medium, 30),
            ("Hello, world", 26, .regular, 129.5), ("Star", 26, .regular, 45.5), ("Mask", 40, .bold, 99.5),
        ])
    func sizes(string: String, size: Double, weight: Font.Weight, width: Double) {
        expect(string, .system(size: size, weight: weight), width)
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

    /// The factor is that of the advances, not of the tracking; that of 12 points is next to nothing.
    @Test("Other widths of the face", arguments: [(Font.Width.compressed, 0.66), (.condensed, 0.83), (.standard, 1), (.expanded, 1.24)])
    func faceWidths(width: Font.Width, factor: Double) {
        func ideal(_ font: Font) -> TextMeasurement {
            TextLayout("Hamburgefonts, AVAT", attributes: TextAttributes(font: font), context: .phone(scale: 3)).idealMeasurement
        }
        let standard = ideal(.system(size: 12))
        let other = ideal(.system(size: 12).width(width))
        #expect(abs(other.width - standard.width * factor) <= 0.334 * (1 + factor) + 0.3)
        #expect(other.height == standard.height)
    }

    @Test("A scale that is no factor changes nothing", arguments: [0, -1, .infinity, .nan])
    func invalidScales(scale: Double) {
        let context = FontContext(displayScale: 3)
        #expect(Font.style(.body).scaled(by: scale).metrics(in: context) == Font.style(.body).metrics(in: context))
    }
}
