// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import Testing
import ViewCatalog

@testable import Playground

@Suite("Pictures agree with the layout")
struct PreviewLawTests {
    private func drawing(_ inputs: String) throws -> (SceneDrawing, LaidOutScene) {
        let shell = try Shell()
        let steps = shell.feed(inputs)
        for step in steps { if let failure = step.failure { Issue.record("\(step.input): \(failure.message)") } }
        let laidOut = shell.interpreter.current
        return (shell.drawing(), laidOut)
    }

    /// One drawing for all laws, as a scene takes longer to make than to look at.
    @Test(arguments: PreviewScenes.names) func laws(_ name: String) throws {
        let (drawing, laidOut) = try drawing(try #require(PreviewScenes.all.first { $0.name == name }).inputs)
        effectsNest(drawing)
        textsAreTheEngines(drawing, laidOut)
        if !["hidden", "redacted", "mask"].contains(name) { visibleTextsAreDrawn(drawing, laidOut) }
        boxesAreFrames(drawing, laidOut, isMoved: ["rotation", "scale", "transition"].contains(name))
        renderersKeepTheirBounds(drawing)
    }

    /// Effects that begin end.
    private func effectsNest(_ drawing: SceneDrawing) {
        for style in PictureStyle.allCases {
            var depth = 0
            for entry in drawing.picture(style).list.entries {
                switch entry.item {
                case .begin: depth += 1
                case .end: depth -= 1
                default: break
                }
                #expect(depth >= 0)
            }
            #expect(depth == 0)
        }
    }

    /// Words, places and widths.
    private func textsAreTheEngines(_ drawing: SceneDrawing, _ laidOut: LaidOutScene) {
        var drawn: [Int: DrawnText] = [:]
        for entry in drawing.preview.entries { if case .text(let text) = entry.item { drawn[entry.layer] = text } }
        for layer in laidOut.snapshot.layers {
            guard let node = layer.node as? TextNode, let text = drawn[layer.index] else { continue }
            let layout = node.layout(in: layer.environment)
            let isRightToLeft = layer.environment.traits.layoutDirection == .rightToLeft
            #expect(text.lines == layout.lines(width: layer.proposal.width, height: layer.proposal.height, rightToLeft: isRightToLeft))
            #expect(text.frame == layer.frame)
            // The frame is what the lines need, so none of them leaves it.
            for line in text.lines {
                #expect(line.x >= -0.5 && line.x + line.width <= layer.frame.width + 0.5, "\(line.string)")
                #expect(line.fragments.map(\.string).joined() == line.string)
            }
        }
    }

    private func visibleTextsAreDrawn(_ drawing: SceneDrawing, _ laidOut: LaidOutScene) {
        let drawn = Set(drawing.preview.entries.compactMap { if case .text = $0.item { $0.layer } else { nil } })
        for layer in laidOut.snapshot.layers where layer.node is TextNode {
            guard laidOut.index.isVisible(layer.index), layer.size.width > 0, layer.size.height > 0 else { continue }
            let words = (layer.node as? TextNode)?.runs.map(\.string).joined() ?? ""
            #expect(words.isEmpty || drawn.contains(layer.index), "\(words)")
        }
    }

    /// Every view has a box, and where no effect moves it, that is its frame.
    private func boxesAreFrames(_ drawing: SceneDrawing, _ laidOut: LaidOutScene, isMoved: Bool) {
        for view in drawing.scene.views where view.layer >= 0 && !isMoved {
            #expect(view.frame == laidOut.snapshot[view.layer].frame, "\(view.name)")
        }
        let named = Set(drawing.scene.views.map(\.name))
        for view in laidOut.index.views { #expect(named.contains(view.text), "\(view.text)") }
    }

    private func renderersKeepTheirBounds(_ drawing: SceneDrawing) {
        for (style, width, height) in [(PictureStyle.blueprint, 80, 24), (.preview, 80, 24), (.overlay, 30, 10)] {
            let svg = drawing.svg(style)
            #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n") && !svg.contains("nan") && !svg.contains("\"inf"))
            let terminal = TerminalDrawing(drawing: drawing, style: style, fit: .automatic)
            let lines = terminal.lines(OutputStyle(width: width, ascii: true, height: height))
            #expect(lines.allSatisfy { displayWidth($0) <= width })
            #expect(lines.joined().utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
            if style != .blueprint { #expect(lines.count <= height) }
        }
    }
}

@Suite("What pictures show")
struct PreviewContentTests {
    private func drawing(_ inputs: String) throws -> SceneDrawing {
        let shell = try Shell()
        _ = shell.feed(inputs)
        return shell.drawing()
    }

    private func fills(_ inputs: String) throws -> [(rect: CGRect, color: ColorValue.Components)] {
        try drawing(inputs).preview.entries.compactMap { entry in
            if case .fill(let shape, let paint) = entry.item { (shape.bounds, paint.color) } else { nil }
        }
    }

    private let red = ColorValue.system("red").components(isDark: false)

    @Test("A frame before a background is filled by it; after it, it is not") func order() throws {
        let wide = try fills(#"root Text("Hello").frame(maxWidth: .infinity).background(.red)"#).filter { $0.color == red }
        let narrow = try fills(#"root Text("Hello").background(.red).frame(maxWidth: .infinity)"#).filter { $0.color == red }
        #expect(wide.map(\.rect.width) == [393])
        #expect(narrow.map(\.rect.width) == [39])
        func boxes(_ input: String) throws -> [String] {
            TerminalDrawing(drawing: try drawing(input), style: .blueprint, fit: .automatic).lines(OutputStyle())
        }
        #expect(
            try boxes(#"root Text("Hello").frame(maxWidth: .infinity).background(.red)"#)
                != boxes(#"root Text("Hello").background(.red).frame(maxWidth: .infinity)"#))
    }

    @Test("A background by a style reaches under the safe area that it touches") func safeArea() throws {
        let full = try fills("root Color.clear.background(.red)").filter { $0.color == red }
        #expect(full.map(\.rect) == [CGRect(x: 0, y: 0, width: 393, height: 852)])
        let own = try fills("root Color.clear.background(.red, ignoresSafeAreaEdges: [])").filter { $0.color == red }
        #expect(own.map(\.rect) == [CGRect(x: 0, y: 59, width: 393, height: 759)])
    }

    @Test("What is behind is painted first") func paintOrder() throws {
        let blue = ColorValue.system("blue").components(isDark: false)
        func order(_ input: String) throws -> [Bool] { try fills(input).filter { [red, blue].contains($0.color) }.map { $0.color == red } }
        #expect(try order("root Color.blue.background { Color.red }") == [true, false])
        #expect(try order("root Color.blue.overlay { Color.red }") == [false, true])
        #expect(try order("root ZStack { Color.red.zIndex(1); Color.blue }") == [false, true])
    }

    @Test(
        "Colours follow the appearance and the styles around",
        arguments: [
            ("root Text(\"a\")", 0.0), ("colorscheme dark\nroot Text(\"a\")", 1.0),
            ("root Text(\"a\").environment(\\.colorScheme, .dark)", 1.0),
        ]) func label(_ input: String, _ luminance: Double) throws
    {
        let text = try #require(try drawing(input).preview.texts.first)
        #expect(abs(text.runs[0].paint.color.luminance - luminance) < 0.001)
    }

    @Test("Secondary is fainter than the style that it is second to") func levels() throws {
        let text = try #require(try drawing(#"root Text("a").foregroundStyle(.secondary).foregroundStyle(.red)"#).preview.texts.first)
        #expect(text.runs[0].paint.color == red.faded(0.6))
    }

    @Test("Pieces of a joined text keep their own colours") func runs() throws {
        let text = try #require(try drawing(#"root Text("a") + Text("b").foregroundColor(.red)"#).preview.texts.first)
        #expect(text.runs.map { $0.paint.color == red } == [false, true])
    }

    @Test("A picture of a view shows that view alone") func target() throws {
        let shell = try Shell()
        _ = shell.feed(#"root HStack { Text("a"); Text("b") }"#)
        let layer = try #require(shell.interpreter.current.index.viewsByText["text2"].map { shell.interpreter.current.index.outermost($0) })
        #expect(shell.drawing(layer: layer).preview.texts.map { $0.lines.map(\.string) } == [["b"]])
    }
}
