// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

/// A blend mode is drawn: the view is mixed as a whole with what is behind it in the group around.
@Suite struct BlendDrawingTests {
    private func picture(_ view: String) throws -> (lines: [String], svg: String) {
        let shell = try Shell()
        #expect(shell.error("root \(view)") == nil, "\(view)")
        let list = shell.drawing().preview
        let picture = Picture(list: list, shown: CGRect(x: 0, y: 0, width: 393, height: 852), title: "")
        return (DisplayListText(list).lines.map { $0.trimmingPrefix { $0 == " " }.description }, SVGRenderer.draw(picture))
    }

    static let modes = [
        "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight", "difference",
        "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker",
        "plusLighter",
    ]

    @Test(arguments: modes) func theModifierMixesTheView(_ mode: String) throws {
        #expect(try picture("Circle().blendMode(.\(mode))").lines.contains("blend \(mode)"))
    }

    /// What is mixed inside a group sees nothing of what is behind the group.
    @Test(arguments: ["compositingGroup()", "drawingGroup()"]) func aGroupIsAPictureOfItsOwn(_ group: String) throws {
        let lines = try picture("ZStack { Color.blue; Circle().blendMode(.destinationOut) }.\(group)").lines
        let (outer, inner) = (lines.firstIndex(of: "blend normal"), lines.firstIndex(of: "blend destinationOut"))
        #expect(outer != nil && inner != nil && outer! < inner!)
    }

    /// Copies of a context keep the mode that they had, and the mode can be read.
    @Test func aCanvasMixesWhatComesAfter() throws {
        let box = "Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red)"
        let mixed = "var d = c; d.blendMode = .multiply; d.fill(\(box)); c.fill(\(box))"
        let code = "c.fill(\(box)); \(mixed); if d.blendMode == .multiply { d.fill(\(box)) }"
        let lines = try picture("Canvas { c, s in \(code) }").lines
        #expect(lines.filter { $0.hasPrefix("blend") } == ["blend normal", "blend multiply", "blend multiply"])
    }

    @Test func aCanvasThatMixesNothingIsNoGroup() throws {
        let lines = try picture("Canvas { c, s in c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) }").lines
        #expect(!lines.contains { $0.hasPrefix("blend") })
    }

    /// CSS has names of its own, and none for a mode that takes away.
    @Test func inSVGItIsAStyle() throws {
        #expect(try picture("Circle().blendMode(.colorDodge)").svg.contains("<g style=\"mix-blend-mode:color-dodge\">"))
        #expect(try picture("Circle().blendMode(.destinationOut)").svg.contains("<g style=\"display:none\">"))
        #expect(try picture("Circle().compositingGroup()").svg.contains("<g style=\"isolation:isolate\">"))
    }
}
