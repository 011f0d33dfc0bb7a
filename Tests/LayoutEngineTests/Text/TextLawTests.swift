// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

/// What holds for every text at every proposal.
@Suite("Laws of texts")
struct TextLawTests {
    static let heights: [Double?] = [nil, 0, 10, 30, 65, .infinity]
    static let attributes = [
        TextAttributes(), TextAttributes(lineLimit: 1), TextAttributes(lineLimit: 2, truncationMode: .middle),
        TextAttributes(lineLimit: 3, truncationMode: .head), TextAttributes(lineLimit: 1, minimumScaleFactor: 0.4),
        TextAttributes(minimumScaleFactor: 0.3, lineSpacing: 3),
    ]

    @Test("Sizes are finite, whole pixels and no wider than asked for", arguments: SampleTexts.strings)
    func sane(string: String) {
        check(string) { text, width, height, size in
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
            #expect(isNear((size.width * 3).rounded(), size.width * 3))
            #expect(isNear((size.height * 3).rounded(), size.height * 3))
            if let width { #expect(size.width <= width + 1.0 / 3) }
            #expect(size.firstBaseline <= size.lastBaseline + 0.001)
            #expect(size.lastBaseline <= size.height + 0.34)
            if width == 0, height == 0 { #expect(size.width == 0 && size.height == 0) }
        }
    }

    @Test("A proposal between another and the size it gave gives that size again (L12.5)", arguments: SampleTexts.strings)
    func idempotent(string: String) {
        check(string) { text, width, height, size in
            guard width != 0 || height != 0 else { return }
            for fraction in [0, 0.3, 1] {
                let between = (Self.between(width, size.width, fraction), Self.between(height, size.height, fraction))
                guard between.0 != 0 || between.1 != 0 else { continue }
                let again = text.measure(width: between.0, height: between.1)
                #expect(
                    again.width == size.width && again.height == size.height,
                    "\(string.debugDescription) at \(width as Any) × \(height as Any), then \(between)")
            }
        }
    }

    @Test("The lines are the measurement", arguments: SampleTexts.strings)
    func linesAgree(string: String) {
        check(string) { text, width, height, size in
            let lines = text.lines(width: width, height: height)
            #expect(lines.count == size.lineCount)
            guard width != 0 || height != 0 else { return }
            for line in lines {
                // One character or the ellipsis sticks out of a width that is too small for it.
                #expect(line.width <= size.width + 0.001 || Self.visible(line.string).unicodeScalars.count <= 1 || line.string.count == 1)
                #expect(line.fragments.map(\.string).joined() == line.string)
                #expect(isNear(line.fragments.reduce(0) { $0 + $1.width }, line.width))
            }
            if !size.isTruncated { #expect(Self.visible(lines.map(\.string).joined()) == Self.visible(string)) }
        }
    }

    @Test("Both ways to set ASCII agree", arguments: SampleTexts.strings.filter { $0.utf8.allSatisfy { $0 == 10 || 32...126 ~= $0 } })
    func sourcesAgree(string: String) throws {
        guard !string.isEmpty else { return }
        let font = TypesetFont(.style(.body), in: .phone(scale: 3))
        let text = try #require(ASCIIText(string, face: font.ascii))
        let clusters = ClusterText([string], faces: [font.face])
        text.withSource(font.ascii) { ascii in
            #expect(ascii.count == clusters.count)
            for index in 0..<ascii.count where ascii.breakClass(index) != .mandatory {
                #expect(ascii.advance(index) == clusters.advance(index))
                #expect(isNear(ascii.kern(after: index), clusters.kern(after: index)))
                #expect(ascii.breakClass(index) == clusters.breakClass(index))
            }
        }
    }

    /// Lines that need only be counted have short cuts, as have one that is cut and a width below every character; the typesetter sets the
    /// same lines.
    @Test("The short cuts for paragraphs change nothing", arguments: SampleTexts.strings)
    func paragraphs(string: String) {
        for attributes in Self.attributes where attributes.minimumScaleFactor == 1 {
            let text = TextLayout(string, attributes: attributes, context: .phone(scale: 3))
            guard case .ascii(let content) = text.content else { continue }
            for height in Self.heights {
                for width in [0, 0.3, 2, 3.9, 6] + SampleTexts.widths.compactMap({ $0 }) where width > 0 || height != 0 {
                    let size = text.measure(width: width, height: height)
                    let room = text.room(width: width, height: height)
                    let set = content.withSource(text.face) { text.typesetter($0).set(in: room) }
                    #expect(size.lineCount == set.lineCount && size.isTruncated == set.isTruncated)
                    #expect(size.width == text.grid.up(set.width), "\(width) \(String(describing: height))")
                }
            }
        }
    }

    /// A text that fits its line is not set; in just too little room for the short cut it is.
    @Test("The short cut for one line changes nothing", arguments: SampleTexts.strings)
    func singleLine(string: String) {
        for attributes in [TextAttributes(), TextAttributes(minimumLines: 3, lineSpacing: 2)] {
            let text = TextLayout(string, attributes: attributes, context: .phone(scale: 3))
            guard let natural = text.content.naturalWidth, natural > 0 else { continue }
            #expect(text.measure(width: natural - 1e-9, height: nil) == text.measure(width: natural, height: nil))
        }
    }

    @Test("Two runs in one font are as wide as one", arguments: SampleTexts.strings)
    func runsAgree(string: String) {
        let middle = string.index(string.startIndex, offsetBy: string.count / 2)
        let runs = [TextRun(String(string[..<middle])), TextRun(String(string[middle...]))]
        let split = TextLayout(runs: runs, attributes: TextAttributes(), context: .phone(scale: 3))
        let whole = TextLayout(string, context: .phone(scale: 3))
        #expect(split.string == whole.string)
        #expect(split.idealMeasurement.height == whole.idealMeasurement.height)
        // Kerning between two runs is not known.
        #expect(isNear(split.idealMeasurement.width, whole.idealMeasurement.width, within: 3))
    }

    private func check(_ string: String, _ law: (TextLayout, Double?, Double?, TextMeasurement) -> Void) {
        for attributes in Self.attributes {
            let text = TextLayout(string, attributes: attributes, context: .phone(scale: 3))
            for width in SampleTexts.widths {
                for height in Self.heights { law(text, width, height, text.measure(width: width, height: height)) }
            }
        }
    }

    private static func between(_ proposal: Double?, _ size: Double, _ fraction: Double) -> Double? {
        guard let proposal, proposal.isFinite else { return fraction == 0 ? proposal : size }
        return proposal + (size - proposal) * fraction
    }

    /// Without spaces, newlines and what takes no room.
    private static func visible(_ string: String) -> String {
        let unseen: Set<Unicode.GeneralCategory> = [.control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator]
        return String(String.UnicodeScalarView(string.unicodeScalars.filter { !unseen.contains($0.properties.generalCategory) }))
    }
}
