// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// The outlines of UIKit and Core Graphics, to which code adds as to a Path, draw what that draws.
@Suite struct OutlineDrawingTests {
    private static let lines = """
        var p = Path(); p.move(to: .zero); p.addLine(to: CGPoint(x: 9, y: 5)); \
        p.addCurve(to: CGPoint(x: 1, y: 8), control1: .zero, control2: CGPoint(x: 3, y: 3)); \
        p.addQuadCurve(to: CGPoint(x: 4, y: 4), control: .zero); p.closeSubpath(); return p
        """

    @Test(arguments: [
        (
            """
            let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPoint(x: 9, y: 5)); \
            p.addCurve(to: CGPoint(x: 1, y: 8), controlPoint1: .zero, controlPoint2: CGPoint(x: 3, y: 3)); \
            p.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: .zero); p.close(); return Path(p.cgPath)
            """, lines
        ),
        (
            """
            let p = CGMutablePath(); p.move(to: .zero); p.addLine(to: CGPoint(x: 9, y: 5)); \
            p.addCurve(to: CGPoint(x: 1, y: 8), control1: .zero, control2: CGPoint(x: 3, y: 3)); \
            p.addQuadCurve(to: CGPoint(x: 4, y: 4), control: .zero); p.closeSubpath(); return Path(p)
            """, lines
        ),
        ("Path(UIBezierPath(ovalIn: rect).cgPath)", "Path(ellipseIn: rect)"),
        // What goes clockwise for UIKit goes the other way for Core Graphics, whose coordinates go up.
        (
            """
            let p = UIBezierPath(); p.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true); \
            return Path(p.cgPath)
            """,
            """
            var p = Path(); p.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false); return p
            """
        ),
    ]) func theyDrawAlike(_ outline: String, _ path: String) throws { #expect(try picture(outline) == picture(path), "\(outline)") }

    private func picture(_ body: String) throws -> [String] {
        let shell = try Shell()
        shell.feed("struct Outline: Shape { func path(in rect: CGRect) -> Path { \(body) } }")
        #expect(shell.error("root Outline().stroke(Color.red)") == nil, "\(body)")
        let lines = DisplayListText(shell.drawing().preview).lines
        #expect(!lines.isEmpty)
        return lines
    }
}
