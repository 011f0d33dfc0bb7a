// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// Texts of a size nobody expects: they must end, and in time that grows with the text only.
@Suite("Huge texts", .timeLimit(.minutes(30)))
struct TextScaleTests {
    @Test("A word of 10,000 characters", arguments: [0.0, 1, 50, 1000, 1e9])
    func longWord(width: Double) {
        let size = TextLayout(String(repeating: "x", count: 10_000), context: .phone(scale: 3)).measure(width: width, height: nil)
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(width > 0 || size.lineCount == 10_000)
    }

    /// Ten times less where debug builds would be slow.
    @Test(
        "A megabyte",
        arguments: ["word ", "x", "日本語", "é", "👍🏽", "a\u{301}", "\n", "\t", " ", "(", "a\nb ", "\u{200B}", "\u{301}"])
    func megabyte(unit: String) {
        let length = unit == "word " ? 1_000_000 : 100_000
        let string = String(repeating: unit, count: length / unit.utf8.count)
        let text = TextLayout(string, attributes: TextAttributes(), context: .phone(scale: 3))
        for width in [nil, 0, 300, 1e300] {
            let size = text.measure(width: width, height: nil)
            #expect(size.width.isFinite && size.height.isFinite)
        }
        #expect(text.measure(width: 300, height: 100).lineCount <= 4)
    }

    @Test(
        "Proposals beyond all numbers",
        arguments: [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan, .leastNonzeroMagnitude])
    func extremeProposals(length: Double) {
        for scale in [0, 1, 3, 1e300, .nan, -.infinity] {
            let text = TextLayout("Hello, wörld!\nagain", context: .phone(scale: scale))
            for other in [nil, 0, 5, length] {
                let size = text.measure(width: length, height: other)
                #expect(size.width >= 0 && size.height >= 0, "\(scale), \(size)")
                let lines = text.measure(width: other, height: length).lineCount
                #expect(text.lines(width: other, height: length).count == lines, "\(scale), \(String(describing: other))")
            }
        }
    }

    @Test("Sizes and spacings beyond all use", arguments: [1e-300, 1e6, 1e300])
    func extremeFonts(size: Double) {
        let attributes = TextAttributes(font: .system(size: size), minimumScaleFactor: 1e-9, lineSpacing: size)
        let text = TextLayout(runs: [TextRun("a b", tracking: size), TextRun("c")], attributes: attributes, context: .mac)
        #expect(text.measure(width: 10, height: 10).width.isFinite)
    }

    @Test("Seventy thousand runs")
    func manyRuns() {
        let runs = (0..<70_000).map { TextRun("r\($0) ", font: .system(size: Double($0 % 30))) }
        let text = TextLayout(runs: runs, attributes: TextAttributes(), context: .mac)
        #expect(text.measure(width: 300, height: nil).height > 1000)
    }
}
