// SPDX-License-Identifier: GPL-3.0-or-later

import CairoPictures
import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

@Suite("Pictures by cairo", .enabled(if: CairoEncoder.isAvailable, "libcairo.so.2 is not installed"))
struct CairoEncoderTests {
    private func picture(_ list: DisplayList, width: Double = 20, height: Double = 10) -> Picture {
        Picture(list: list, shown: CGRect(x: 0, y: 0, width: width, height: height), title: "")
    }

    @Test("A PNG has the size of what is shown, in pixels") func size() throws {
        let bytes = try CairoEncoder().encode(picture(DisplayList()), as: .png, scale: 3)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // IHDR: width and height stand in bytes 16 to 23.
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 30])
    }

    @Test("A PDF is one") func pdf() throws {
        let bytes = try CairoEncoder().encode(picture(DisplayList()), as: .pdf, scale: 3)
        #expect(bytes.starts(with: Array("%PDF".utf8)))
    }

    @Test("What is painted changes the picture") func paint() throws {
        var list = DisplayList()
        list.append(.fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(.black)))
        let empty = try CairoEncoder().encode(picture(DisplayList()), as: .png, scale: 1)
        #expect(try CairoEncoder().encode(picture(list), as: .png, scale: 1) != empty)
    }

    @Test("A line has all colours of a gradient around its centre") func angularLine() throws {
        func bytes(_ paint: DrawnPaint) throws -> [UInt8] {
            var list = DisplayList()
            list.append(.stroke(.ellipse(CGRect(x: 2, y: 2, width: 16, height: 16)), StrokeLine(width: 3), paint))
            return try CairoEncoder().encode(picture(list), as: .png, scale: 1)
        }
        let stops = [DrawnGradient.Stop(location: 0, color: .black), DrawnGradient.Stop(location: 1, color: .white)]
        let gradient = DrawnGradient(kind: .angular(CGPoint(x: 10, y: 10), from: 0, to: 2 * .pi), stops: stops)
        #expect(try bytes(.gradient(gradient)) != bytes(.color(gradient.color(at: 0.5))))
    }

    static let effects: [DisplayList.Effect] = [.opacity(0.5), .blur(2), .shadow(.black, radius: 2, offset: .zero), .mask(DisplayList())]

    @Test("Effects in one another, and one after the other, take no more pixels than there is time for", arguments: effects.indices)
    func limitsOfEffects(_ index: Int) throws {
        var (nested, row) = (DisplayList(), DisplayList())
        for _ in 0..<400 { nested.append(.begin(Self.effects[index])) }
        for _ in 0..<400 {
            nested.append(.end)
            row.append(.begin(Self.effects[index]))
            row.append(.end)
        }
        for list in [nested, row] {
            #expect(throws: PictureFailure.tooManyEffects) {
                try CairoEncoder().encode(picture(list, width: 400, height: 900), as: .png, scale: 3)
            }
            #expect(try !CairoEncoder().encode(picture(list), as: .png, scale: 1).isEmpty)
        }
    }

    @Test(
        "A PDF holds what is blurred as pixels, and paints what is blurred in another once more",
        arguments: [
            DisplayList.Effect.blur(20), .shadow(.black, radius: 20, offset: .zero),
        ])
    func limitsOfBlursInPDF(_ effect: DisplayList.Effect) throws {
        func list(nested: Int, inARow: Int) -> DisplayList {
            var list = DisplayList()
            for _ in 0..<inARow {
                for _ in 0..<nested { list.append(.begin(effect)) }
                for _ in 0..<nested { list.append(.end) }
            }
            return list
        }
        // (4 000 + 2 × 40) × (2 000 + 2 × 40) pixels: seven of them are 59 million; three in one another count six times, four ten times.
        func bytes(nested: Int, inARow: Int) throws -> [UInt8] {
            try CairoEncoder().encode(picture(list(nested: nested, inARow: inARow), width: 4_000, height: 2_000), as: .pdf, scale: 1)
        }
        #expect(try !bytes(nested: 3, inARow: 1).isEmpty)
        for (nested, inARow) in [(1, 8), (4, 1), (2, 3)] {
            #expect(throws: PictureFailure.tooManyEffects) { try bytes(nested: nested, inARow: inARow) }
        }
    }

    @Test("Nothing, and more than anything, is refused", arguments: [0, -1, 1e6, .infinity, .nan]) func limits(_ width: Double) {
        #expect(throws: PictureFailure.tooLarge) {
            try CairoEncoder().encode(picture(DisplayList(), width: width), as: .png, scale: 3)
        }
    }
}
