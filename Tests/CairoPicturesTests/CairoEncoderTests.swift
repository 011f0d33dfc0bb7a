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

    private func encode(_ picture: Picture, as format: PictureFormat, scale: Double) throws(PictureFailure) -> [UInt8] {
        try CairoEncoder().encode(picture, as: format, scale: scale) { false }
    }

    @Test("A PNG has the size of what is shown, in pixels") func size() throws {
        let bytes = try encode(picture(DisplayList()), as: .png, scale: 3)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // IHDR: width and height stand in bytes 16 to 23.
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 30])
    }

    @Test("A PDF is one") func pdf() throws {
        let bytes = try encode(picture(DisplayList()), as: .pdf, scale: 3)
        #expect(bytes.starts(with: Array("%PDF".utf8)))
    }

    @Test("What is painted changes the picture") func paint() throws {
        var list = DisplayList()
        list.append(.fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(.black)))
        let empty = try encode(picture(DisplayList()), as: .png, scale: 1)
        #expect(try encode(picture(list), as: .png, scale: 1) != empty)
    }

    @Test("A line has all colours of a gradient around its centre") func angularLine() throws {
        func bytes(_ paint: DrawnPaint) throws -> [UInt8] {
            var list = DisplayList()
            list.append(.stroke(.ellipse(CGRect(x: 2, y: 2, width: 16, height: 16)), StrokeLine(width: 3), paint))
            return try encode(picture(list), as: .png, scale: 1)
        }
        let stops = [DrawnGradient.Stop(location: 0, color: .black), DrawnGradient.Stop(location: 1, color: .white)]
        let gradient = DrawnGradient(kind: .angular(CGPoint(x: 10, y: 10), from: 0, to: 2 * .pi), stops: stops)
        #expect(try bytes(.gradient(gradient)) != bytes(.color(gradient.color(at: 0.5))))
    }

    /// White mixed with black by `difference` is white, and what a circle takes away is as if nothing had been painted there.
    @Test("A group is mixed with what is behind it by its mode") func blending() throws {
        func bytes(_ mode: DrawnBlendMode?, _ front: ColorValue.Components, behind: ColorValue.Components) throws -> [UInt8] {
            let shape = DrawnShape.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10))
            var list = DisplayList()
            list.append(.fill(shape, .color(behind)))
            if let mode { list.append(.begin(.blend(mode))) }
            list.append(.fill(shape, .color(front)))
            if mode != nil { list.append(.end) }
            return try encode(picture(list), as: .png, scale: 1)
        }
        let (black, white) = (ColorValue.Components.black, ColorValue.Components.white)
        #expect(try bytes(.difference, white, behind: black) == bytes(nil, white, behind: black))
        #expect(try bytes(.difference, white, behind: white) == bytes(nil, black, behind: white))
        #expect(try bytes(.multiply, white, behind: black) == bytes(nil, black, behind: black))
        #expect(try bytes(.normal, white, behind: black) == bytes(nil, white, behind: black))
        #expect(try bytes(.destinationOut, white, behind: black) == encode(picture(DisplayList()), as: .png, scale: 1))
    }

    static let effects: [DisplayList.Effect] = [
        .opacity(0.5), .blur(2), .shadow(.black, radius: 2, offset: .zero), .mask(DisplayList()), .blend(.multiply),
    ]

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
                try encode(picture(list, width: 400, height: 900), as: .png, scale: 3)
            }
            #expect(try !encode(picture(list), as: .png, scale: 1).isEmpty)
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
            try encode(picture(list(nested: nested, inARow: inARow), width: 4_000, height: 2_000), as: .pdf, scale: 1)
        }
        #expect(try !bytes(nested: 3, inARow: 1).isEmpty)
        for (nested, inARow) in [(1, 8), (4, 1), (2, 3)] {
            #expect(throws: PictureFailure.tooManyEffects) { try bytes(nested: nested, inARow: inARow) }
        }
    }

    /// A list of one item.
    private func list(_ item: DisplayList.Item) -> DisplayList {
        var list = DisplayList()
        list.append(item)
        return list
    }

    /// Segments from the left to the right of a picture, or back and forth in it, each about as long as it is high.
    private func zigzag(_ count: Int, lines: Int) -> DrawnShape {
        .path(
            (0..<count).map { index in
                let point = CGPoint(x: Double(index * lines % count) / Double(count) * 390, y: Double((index * 7_919) % 711))
                return index == 0 ? .move(point) : .line(point)
            })
    }

    @Test("Lines that cross each other everywhere are refused before they are painted, those of a chart are not")
    func limitsOfLines() throws {
        let line = StrokeLine(width: 1)
        func bytes(_ item: DisplayList.Item) throws -> [UInt8] {
            try encode(picture(list(item), width: 393, height: 852), as: .png, scale: 3)
        }
        for item: DisplayList.Item in [
            .stroke(zigzag(100_000, lines: 317), line, .color(.black)), .fill(zigzag(100_000, lines: 1), .color(.black)),
            .stroke(zigzag(100, lines: 1), StrokeLine(width: 20, dash: [0.001], hasRoundCaps: true), .color(.black)),
        ] {
            #expect(throws: PictureFailure.tooMuchPainted) { try bytes(item) }
        }
        #expect(try !bytes(.stroke(zigzag(2_000, lines: 1), line, .color(.black))).isEmpty)
        #expect(try !bytes(.stroke(zigzag(20, lines: 1), StrokeLine(width: 2, dash: [4, 4]), .color(.black))).isEmpty)
    }

    @Test("What is cut out along many lines is cut by them each time") func limitsOfClips() throws {
        func list(_ count: Int) -> DisplayList {
            var list = DisplayList()
            list.append(.begin(.clip(zigzag(1_000, lines: 1))))
            for _ in 0..<count { list.append(.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.black))) }
            list.append(.end)
            return list
        }
        #expect(throws: PictureFailure.tooMuchPainted) { try encode(picture(list(1_000), width: 393, height: 852), as: .png, scale: 3) }
        #expect(try !encode(picture(list(2), width: 393, height: 852), as: .png, scale: 3).isEmpty)
    }

    @Test("A gradient of very many stops is refused before it is painted", arguments: [PictureFormat.png, .pdf])
    func limitsOfStops(_ format: PictureFormat) throws {
        func bytes(_ count: Int) throws -> [UInt8] {
            let stops = (0..<count).map { DrawnGradient.Stop(location: Double($0) / Double(count), color: .black) }
            let kind = DrawnGradient.Kind.radial(CGPoint(x: 9, y: 9), from: 0, to: 9, stretch: 1)
            let paint = DrawnPaint.gradient(DrawnGradient(kind: kind, stops: stops))
            return try encode(picture(list(.fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), paint))), as: format, scale: 1)
        }
        #expect(throws: PictureFailure.tooMuchPainted) { try bytes(100_000) }
        #expect(try !bytes(200).isEmpty)
    }

    @Test("A blur takes as long as what it blurs is large") func limitsOfBlurs() throws {
        func list(_ side: Double, _ effect: DisplayList.Effect) -> DisplayList {
            var list = DisplayList()
            for _ in 0..<40 { list.append(.begin(effect)) }
            list.append(.fill(.rectangle(CGRect(x: 0, y: 0, width: side, height: side)), .color(.black)))
            for _ in 0..<40 { list.append(.end) }
            return list
        }
        for effect in [DisplayList.Effect.blur(1e300), .shadow(.black, radius: 1e300, offset: .zero)] {
            // Each blur carries the ink on, until all of the window and a margin of 200 points are blurred: 2 400 × 2 400 pixels.
            #expect(throws: PictureFailure.tooManyEffects) {
                try encode(picture(list(2_000, effect), width: 2_000, height: 2_000), as: .png, scale: 1)
            }
        }
        #expect(try !encode(picture(list(9, .blur(1)), width: 40, height: 40), as: .png, scale: 1).isEmpty)
    }

    @Test("Endless blurs in one another take no longer than there is time for") func endlessBlurs() throws {
        var list = DisplayList()
        for _ in 0..<30 { list.append(.begin(.blur(.infinity))) }
        list.append(.fill(.rectangle(CGRect(x: 150, y: 400, width: 90, height: 90)), .color(.black)))
        for _ in 0..<30 { list.append(.end) }
        #expect(throws: PictureFailure.tooManyEffects) { try encode(picture(list, width: 393, height: 852), as: .png, scale: 3) }
    }

    @Test("Whoever stops it gets no picture") func interrupted() throws {
        var list = DisplayList()
        for _ in 0..<1_000 { list.append(.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.black))) }
        for format in [PictureFormat.png, .pdf] {
            var asked = 0
            #expect(throws: PictureFailure.interrupted) {
                try CairoEncoder().encode(picture(list), as: format, scale: 1) {
                    asked += 1
                    return asked > 10
                }
            }
        }
    }

    @Test("Whoever stops it gets no pixels either") func interruptedPixels() {
        let list = list(.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.black)))
        #expect(throws: PictureFailure.interrupted) { try CairoEncoder().pixels(of: picture(list), scale: 1) { true } }
    }

    @Test("A blur of a part is that part of the blur of all") func blurOfAPart() throws {
        func pixels(_ width: Double) throws -> PixelImage {
            var list = DisplayList()
            list.append(.begin(.blur(3)))
            list.append(.fill(.rectangle(CGRect(x: 20, y: 20, width: 9, height: 9)), .color(.black)))
            list.append(.end)
            return try CairoEncoder().pixels(of: picture(list, width: width, height: 50), scale: 1) { false }
        }
        let (narrow, wide) = (try pixels(50), try pixels(100))
        for row in 0..<50 {
            #expect(Array(narrow.pixels[row * 50..<row * 50 + 50]) == Array(wide.pixels[row * 100..<row * 100 + 50]))
        }
        // Beside and above, the ink has gone as far, and not everywhere.
        #expect(narrow.pixels[24 * 50 + 16] != 0xFFFFFF && narrow.pixels[16 * 50 + 24] != 0xFFFFFF)
        #expect(narrow.pixels[0] == 0xFFFFFF)
    }

    @Test("Nothing, and more than anything, is refused", arguments: [0, -1, 1e6, .infinity, .nan]) func limits(_ width: Double) {
        #expect(throws: PictureFailure.tooLarge) {
            try encode(picture(DisplayList(), width: width), as: .png, scale: 3)
        }
    }
}
