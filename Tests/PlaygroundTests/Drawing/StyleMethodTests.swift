// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Where a style is wanted, `opacity`, `shadow` and `blendMode` are those of styles, of what is a view as well too.
@Suite struct StyleMethodTests {
    private static let ends = "startPoint: .top, endPoint: .bottom"
    private static let gradient = "LinearGradient(colors: [.red, .blue], \(ends))"
    private static let faded = "LinearGradient(colors: [.red.opacity(0.5), .blue.opacity(0.5)], \(ends))"
    private static let mesh = "MeshGradient(width: 1, height: 2, points: [[0, 0], [0, 1]], colors: [.red, .blue])"

    /// Styles that draw alike; no picture shows a style's shadow or mode.
    static let pairs = [
        ("\(gradient).opacity(0.5)", faded), (".linearGradient(colors: [.red, .blue], \(ends)).opacity(0.5)", faded),
        ("\(gradient).opacity(2)", gradient), ("\(gradient).shadow(.inner(radius: 5)).opacity(0.5)", faded),
        ("\(gradient).blendMode(.multiply).opacity(0.5)", faded), ("\(gradient).shadow(.drop(radius: 5))", gradient),
        ("\(mesh).shadow(.inner(color: .red, radius: 5, x: 1, y: 1))", mesh), ("Color.red.blendMode(.multiply)", "Color.red"),
        ("Color.red.opacity(0.5).blendMode(.multiply)", "Color.red.opacity(0.5)"),
        ("AnyShapeStyle(\(gradient).opacity(0.5))", faded), ("\(gradient).faint()", faded), ("Color.red.faint()", "Color.red.opacity(0.5)"),
        ("ImagePaint(image: Image(systemName: \"star\")).shadow(.drop(radius: 2))", "ImagePaint(image: Image(systemName: \"star\"))"),
        ("ImagePaint(image: Image(systemName: \"star\")).opacity(1)", "ImagePaint(image: Image(systemName: \"star\"))"),
        (".shadow(.drop(radius: 3))", ".foreground"), (".blendMode(.multiply)", ".foreground"),
        (".opacity(0.5)", ".foreground.opacity(0.5)"),
    ]

    @Test(arguments: pairs) func theyDrawAlike(_ style: String, _ other: String) throws {
        for use in [
            "Circle().fill(STYLE)", "Circle().stroke(STYLE, lineWidth: 2)", "Text(\"a\").foregroundStyle(STYLE)",
            "Text(\"a\").padding().background(STYLE, in: .rect(cornerRadius: 4))", "Painted(style: STYLE)",
        ] where !(use.hasPrefix("Painted") && style.hasPrefix(".")) {
            #expect(try picture(use.replacing("STYLE", with: style)) == picture(use.replacing("STYLE", with: other)), "\(use)")
        }
    }

    /// Each corner of a mesh has its colour, whatever the order of its points.
    @Test func aMeshIsDrawnByItsPoints() throws {
        let colors = "colors: [.red, .blue, .green, .yellow]"
        let corners = "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], \(colors))"
        let moved = "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [0.5, 0.5]], \(colors))"
        #expect(try picture("Rectangle().fill(\(corners))") != picture("Rectangle().fill(\(moved))"))
        #expect(try picture("Rectangle().fill(\(corners))") == picture("Rectangle().fill(\(corners).opacity(1))"))
    }

    /// What shows less is told from what shows all.
    @Test func opacityIsDrawn() throws {
        #expect(try picture("Circle().fill(\(Self.gradient).opacity(0.5))") != picture("Circle().fill(\(Self.gradient))"))
    }

    /// As views they keep the layer of the modifier.
    @Test(arguments: ["\(gradient).opacity(0.5)", "\(gradient).blendMode(.multiply)", "\(gradient).shadow(radius: 3)"])
    func asAViewItHasItsModifier(_ view: String) throws {
        let shell = try Shell()
        shell.feed("root VStack { \(view).id(\"g\") }")
        #expect(shell.error("expect view(\"g\").layers.count == 3") == nil)
    }

    private func picture(_ view: String) throws -> [String] {
        let shell = try Shell()
        shell.feed("extension ShapeStyle { func faint() -> some ShapeStyle { opacity(0.5) } }")
        shell.feed("struct Painted<S: ShapeStyle>: View { let style: S; var body: some View { Circle().fill(style) } }")
        #expect(shell.error("root \(view)") == nil, "\(view)")
        return DisplayListText(shell.drawing().preview).lines
    }
}
