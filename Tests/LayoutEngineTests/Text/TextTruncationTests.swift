// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Line limits, truncation and shrinking (L12.2 to L12.4)")
struct TextTruncationTests {
    static let sentence = "The quick brown fox jumps over the lazy dog"

    @Test("A line limit", arguments: [(1, 1), (2, 2), (0, 1), (-4, 1), (100, 4)])
    func lineLimit(limit: Int, lines: Int) {
        let text = TextLayout(Self.sentence, attributes: TextAttributes(lineLimit: limit), context: .phone(scale: 3))
        let size = text.measure(width: 120, height: nil)
        #expect(size.lineCount == lines)
        #expect(size.isTruncated == (lines < 4))
        #expect(size.width <= 120)
    }

    @Test("The cut is where the mode says")
    func modes() {
        let context = FontContext.phone(scale: 3)
        func line(_ mode: TextTruncationMode) -> String {
            let attributes = TextAttributes(lineLimit: 1, truncationMode: mode)
            return TextLayout(Self.sentence, attributes: attributes, context: context).lines(width: 150, height: nil).first?.string ?? ""
        }
        #expect(line(.tail).hasPrefix("The quick") && line(.tail).hasSuffix("…"))
        #expect(line(.head).hasPrefix("…") && line(.head).hasSuffix("lazy dog"))
        #expect(line(.middle).hasPrefix("The") && line(.middle).hasSuffix("dog") && line(.middle).contains("…"))
    }

    @Test("The space before the ellipsis is dropped")
    func spaceBeforeEllipsis() {
        let context = FontContext.phone(scale: 3)
        let text = TextLayout("ab cdefgh", attributes: TextAttributes(lineLimit: 1), context: context)
        let room = TextLayout("ab …", context: context).idealMeasurement.width
        let line = text.lines(width: room + 1, height: nil).first
        #expect(line?.string == "ab…")
    }

    @Test("Newlines beyond the limit alone truncate nothing")
    func blankRest() {
        let text = TextLayout("Title\n\n", attributes: TextAttributes(lineLimit: 2), context: .mac)
        let size = text.measure(width: 100, height: nil)
        #expect(size.height == 32)
        #expect(!size.isTruncated)
    }

    @Test("Reserved lines", arguments: [(2, 42.333), (3, 64.333), (1, 20.333)])
    func reservedSpace(lines: Int, height: Double) {
        let attributes = TextAttributes(lineLimit: lines, minimumLines: lines)
        #expect(isNear(TextLayout("a", attributes: attributes, context: .phone(scale: 3)).idealMeasurement.height, height))
    }

    @Test("Numbers of lines beyond all use do not trap")
    func hugeLimits() {
        let attributes = TextAttributes(lineLimit: .max, minimumLines: .max)
        #expect(TextLayout("a", attributes: attributes, context: .mac).idealMeasurement.height > 1e15)
    }

    @Test("A text shrinks to fit one line")
    func shrinking() {
        let attributes = TextAttributes(lineLimit: 1, minimumScaleFactor: 0.5)
        // Measured: 71.525 wide before it is rounded up to 72.
        let text = TextLayout("Hello, world", attributes: attributes, context: .mac)
        #expect(text.idealMeasurement.width == 72)
        let size = text.measure(width: 54, height: nil)
        #expect(!size.isTruncated)
        #expect(size.width == 54)
        #expect(isNear(size.fontScale, 54 / 71.525, within: 0.005))
        #expect(size.height < 16 && size.height > 11)
        #expect(text.lines(width: 54, height: nil).map(\.string) == ["Hello, world"])
    }

    @Test("A text that cannot shrink enough is cut at the smallest size", arguments: [0.5, 0, -3, .nan])
    func shrinkingIsNotEnough(factor: Double) {
        let attributes = TextAttributes(lineLimit: 1, minimumScaleFactor: factor)
        let text = TextLayout(String(repeating: Self.sentence, count: 40), attributes: attributes, context: .phone(scale: 3))
        let size = text.measure(width: 60, height: nil)
        #expect(size.isTruncated)
        #expect(size.width <= 60)
        #expect(size.fontScale == (factor == 0.5 ? 0.5 : factor.isNaN ? 1 : 0.01))
    }

    @Test("A text that fits does not shrink")
    func noShrinking() {
        let text = TextLayout(Self.sentence, attributes: TextAttributes(minimumScaleFactor: 0.1), context: .phone(scale: 3))
        #expect(text.measure(width: 100, height: nil).fontScale == 1)
        #expect(text.measure(width: 100, height: 45).fontScale < 1)
    }

    @Test("Line spacing is added between lines", arguments: [(8.0, 40.0), (-8, 32), (.nan, 32), (.infinity, 32)])
    func lineSpacing(spacing: Double, height: Double) {
        let attributes = TextAttributes(lineSpacing: spacing)
        #expect(TextLayout("a\nb", attributes: attributes, context: .mac).idealMeasurement.height == height)
    }

    @Test("Alignment moves the shorter lines", arguments: [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
    func alignment(alignment: TextAlignment, fraction: Double) {
        let text = TextLayout("wide line\ni", attributes: TextAttributes(alignment: alignment), context: .mac)
        let size = text.idealMeasurement
        let lines = text.lines(width: nil, height: nil)
        #expect(lines.count == 2)
        #expect(isNear(lines[1].x, (size.width - lines[1].width) * fraction))
        let mirrored = text.lines(width: nil, height: nil, rightToLeft: true)
        #expect(isNear(mirrored[1].x, (size.width - lines[1].width) * (alignment == .center ? 0.5 : 1 - fraction)))
    }
}
