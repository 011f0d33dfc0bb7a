// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Pictures: what always holds")
struct DrawingInvariantTests {
    @Test("No line is wider than it may be, none ends in a blank", arguments: [12, 20, 40, 60, 80, 120, 500])
    func width(_ width: Int) {
        for scene in DrawingScenes.all + [DrawingScenes.impossible()] {
            for line in BoxDrawing.draw(scene, OutputStyle(width: width)) {
                #expect(displayWidth(line) <= width, "\(line)")
                #expect(line.last != " ", "\(line)|")
            }
        }
    }

    @Test("A maximum height is kept by the picture") func height() {
        for scene in DrawingScenes.all {
            let picture = BoxPicture.painted(scene, width: 80, maximumHeight: 20)
            #expect(picture.canvas.rows <= 20)
        }
    }

    @Test("A sign never touches a word, which would be another one with it", arguments: 8...44) func signs(height: Int) throws {
        let shell = try Shell()
        _ = shell.text("root ScrollView { LazyVStack { ForEach(0..<30) { Text(\"Row \\($0)\").padding() } } }\nscroll by 300")
        let scene = shell.drawing().scene
        for line in BoxDrawing.draw(scene, OutputStyle(width: 200), maximumHeight: height, notes: .beside) {
            for row in line.matches(of: /Row ([0-9]+)/) { #expect(Int(row.1).map { $0 < 30 } == true, "\(line)") }
        }
    }

    @Test("Without colour there is no escape, with ASCII nothing else") func alphabet() {
        for scene in DrawingScenes.all {
            let plain = BoxDrawing.draw(scene, OutputStyle()).joined()
            #expect(!plain.unicodeScalars.contains { $0.value < 0x20 })
            let ascii = BoxDrawing.draw(scene, OutputStyle(ascii: true)).joined()
            #expect(ascii.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
        }
    }

    @Test("Colour adds escapes and nothing else") func colour() {
        for scene in DrawingScenes.all {
            let colored = BoxDrawing.draw(scene, OutputStyle(color: true))
            let stripped = colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
            #expect(stripped == BoxDrawing.draw(scene, OutputStyle()))
            #expect(colored.allSatisfy { !$0.contains("\u{1B}") || $0.hasSuffix("\u{1B}[0m") })
        }
    }

    @Test("Every arm of a border meets an arm of its neighbour") func joins() {
        // A spacer's stops and a scroll view's torn edges end in the open on purpose.
        for scene in [DrawingScenes.overlaps(), DrawingScenes.tiles()] {
            let canvas = BoxPicture.painted(scene, width: 80, maximumHeight: nil).canvas
            for row in 0..<canvas.rows - 1 {
                for column in 0..<canvas.columns - 1 where canvas[column, row].glyph == nil {
                    let right = canvas[column + 1, row]
                    let below = canvas[column, row + 1]
                    let cell = canvas[column, row]
                    if right.glyph == nil { #expect((cell.arms.right > 0) == (right.arms.left > 0), "\(column) \(row)") }
                    if below.glyph == nil { #expect((cell.arms.down > 0) == (below.arms.up > 0), "\(column) \(row)") }
                }
            }
        }
    }

    @Test("Every view that can be seen is named in the picture or in its legend") func complete() {
        for scene in [DrawingScenes.overlaps(), DrawingScenes.focus()] {
            let text = BoxDrawing.draw(scene, OutputStyle()).joined(separator: " ")
            for view in scene.views {
                let words = view.style == .text ? view.label?.split(separator: " ").first.map(String.init) : nil
                #expect(text.contains(view.name) || words.map(text.contains) == true, "\(view.name)")
            }
        }
    }

    @Test("Impossible numbers are drawn, in all formats") func impossible() {
        let scene = DrawingScenes.impossible()
        #expect(!BoxDrawing.draw(scene, OutputStyle(color: true)).isEmpty)
        #expect(isWellFormed(svg(scene)))
        for size in [CGSize.zero, CGSize(width: 1e300, height: 1), CGSize(width: .nan, height: .infinity), CGSize(width: -3, height: 5)] {
            var odd = scene
            odd.window = size
            odd.focusRect = CGRect(origin: .zero, size: size)
            #expect(BoxDrawing.draw(odd, OutputStyle()).count < 200)
            #expect(isWellFormed(svg(odd)))
        }
        for width in [Int.min, 0, Int.max] {
            #expect(!BoxDrawing.draw(DrawingScenes.feed(), OutputStyle(width: width), maximumHeight: width).isEmpty)
        }
    }

    @Test("Names can't break out of a picture") func hostile() {
        let name = "a\u{1B}[31m\n\u{202E}<b>&\"'\u{FFFF}]]>"
        let view = DrawnView(name: name, label: name, frame: CGRect(x: 20, y: 80, width: 340, height: 100), style: .control)
        let scene = DrawnScene(window: DrawingScenes.phone, views: [view], title: name)
        #expect(!BoxDrawing.draw(scene, OutputStyle()).joined().unicodeScalars.contains { $0.value < 0x20 })
        #expect(isWellFormed(svg(scene)))
        #expect(HTMLPage.page(title: name, figures: [], tables: [(name, [name], [[name]])]).contains("&lt;b&gt;&amp;"))
    }

    @Test("Thousands of views make one picture of one window", .timeLimit(.minutes(30))) func thousands() {
        let views = (0..<5000).map { place in
            DrawnView(
                name: "v\(place)", frame: CGRect(x: Double(place % 97) * 4, y: Double(place % 89) * 9, width: 60, height: 44),
                depth: place % 20)
        }
        let scene = DrawnScene(window: DrawingScenes.phone, views: views)
        let before = Self.processorSeconds
        #expect(BoxDrawing.draw(scene, OutputStyle()).count < 100)
        // Of this thread alone: what else the machine does takes no part in it.
        #expect(Self.processorSeconds - before < 10)
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func svg(_ scene: DrawnScene) -> String {
        SVGRenderer.draw(Picture(list: Blueprint.list(scene), shown: scene.shownRect, title: scene.title), views: scene.views)
    }

    /// Tags nest and close; no Foundation, so no parser.
    private func isWellFormed(_ xml: String) -> Bool {
        var open: [Substring] = []
        for tag in xml.matches(of: /<(\/?)([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>/) {
            if !tag.output.3.isEmpty { continue }
            if tag.output.1.isEmpty {
                open.append(tag.output.2)
            } else if open.popLast() != tag.output.2 {
                return false
            }
        }
        return open.isEmpty && xml.firstMatch(of: /=\"[^\"]*(nan|inf)[^\"]*\"/) == nil
    }
}
