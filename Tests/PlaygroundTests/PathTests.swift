// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Paths and shapes that are made of others. The numbers follow from the geometry of squares and circles.
@Suite struct PathTests {
    static let expectations = [
        "square.union(moved).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15)",
        "square.intersection(moved).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5)",
        "square.intersection(far).isEmpty", "square.subtracting(square).isEmpty",
        "square.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10)",
        "square.union(moved).contains(CGPoint(x: 7, y: 7))", "!square.union(moved).contains(CGPoint(x: 12, y: 3))",
        "!square.symmetricDifference(moved).contains(CGPoint(x: 7, y: 7))",
        "square.symmetricDifference(moved).contains(CGPoint(x: 2, y: 2))",
        "!square.subtracting(inner).contains(CGPoint(x: 5, y: 5))", "square.subtracting(inner).contains(CGPoint(x: 1, y: 1))",
        "square.lineIntersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10)",
        "square.lineSubtraction(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10)",
        "Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 1))",
        "!Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1, y: 1))",
        "square.offsetBy(dx: 3, dy: 4).boundingRect.origin == CGPoint(x: 3, y: 4)",
        "square.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect.size == CGSize(width: 20, height: 30)",
        "square.trimmedPath(from: 0, to: 0.5).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10)",
        "square.trimmedPath(from: 0, to: 0.25).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0)",
        "line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4)",
        "Circle().path(in: CGRect(x: 2, y: 3, width: 10, height: 20)).boundingRect == CGRect(x: 2, y: 8, width: 10, height: 10)",
        // A quadratic curve goes half as far as its control point.
        "bow.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5)",
        "bow.currentPoint == CGPoint(x: 10, y: 0)", "Path().currentPoint == nil",
        "Path { $0.move(to: CGPoint(x: 7, y: 8)) }.currentPoint == CGPoint(x: 7, y: 8)",
        "Path { $0.move(to: CGPoint(x: 7, y: 8)); $0.addLine(to: .zero); $0.closeSubpath() }.currentPoint == CGPoint(x: 7, y: 8)",
        "Rectangle().inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 20)).boundingRect == CGRect(x: 2, y: 2, width: 6, height: 16)",
        // What Core Graphics makes of a rectangle, a quadratic curve, an ellipse, and an arc that goes on from a point.
        "steps(square) == \"mlllz\"", "steps(bow) == \"mq\"",
        "steps(Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))) == \"mccccz\"",
        "steps(line.applying(CGAffineTransform(scaleX: 2, y: 2))) == \"ml\"", "steps(Path()) == \"\"",
        "steps(Path { $0.move(to: .zero); $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false) }) == \"mlc\"",
        "steps(Path { $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false) }) == \"mc\"",
    ]

    @Test(arguments: expectations) func holds(_ expectation: String) throws {
        let shell = try Shell()
        _ = shell.text(
            """
            let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
            let moved = square.offsetBy(dx: 5, dy: 5)
            let far = square.offsetBy(dx: 50, dy: 5)
            let right = Path(CGRect(x: 5, y: -5, width: 20, height: 20))
            let inner = Path(CGRect(x: 4, y: 4, width: 2, height: 2))
            let bow = Path { $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)) }
            let line = Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 0)) }
            func steps(_ path: Path) -> String {
                var letters = ""
                path.forEach { element in
                    switch element {
                    case .move: letters += "m"
                    case .line: letters += "l"
                    case .quadCurve(let end, let control): letters += end == control ? "?" : "q"
                    case .curve: letters += "c"
                    case .closeSubpath: letters += "z"
                    }
                }
                return letters
            }
            """)
        #expect(shell.error("expect \(expectation)") == nil, "\(shell.text("print \(expectation)"))")
    }

    /// A shape that was changed is a shape; one that was filled is a view, whose `offset` moves the view (L3.3).
    static let frames: [(view: String, frame: String)] = [
        ("Color.red.clipShape(Circle().offset(x: 10))", "(x: 0, y: 0, width: 50, height: 40)"),
        ("Circle().offset(x: 10).offset(y: 3).fill(.red)", "(x: 0, y: 0, width: 50, height: 40)"),
        ("Circle().union(Rectangle().offset(x: 20)).fill(.red)", "(x: 0, y: 0, width: 50, height: 40)"),
        ("Color.red.clipShape(Circle().transform(CGAffineTransform(rotationAngle: 1)))", "(x: 0, y: 0, width: 50, height: 40)"),
    ]

    @Test(arguments: frames) func shapesStayShapes(_ view: String, _ frame: String) throws {
        let shell = try Shell()
        _ = shell.text("safearea off; viewport 50x40")
        #expect(shell.error("root \(view)") == nil)
        #expect(shell.error("expect root.frame == CGRect\(frame)") == nil, "\(shell.text("frames"))")
    }

    @Test func whatWasFilledMovesAsAView() throws {
        let shell = try Shell()
        _ = shell.text("root VStack { Circle().fill(.red).offset(x: 7).frame(width: 10, height: 10) }")
        #expect(shell.error("expect circle1.layers[0].frame.minX == circle1.frame.minX + 7") == nil, "\(shell.text("frames"))")
    }

    // MARK: a value

    /// A copy is another path, and a failed input leaves the path as it was.
    @Test func pathsAreValues() throws {
        let shell = try Shell()
        _ = shell.text("let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10)); var b = a; b.addLine(to: CGPoint(x: 50, y: 50))")
        #expect(shell.text("print [a.boundingRect.maxX, b.boundingRect.maxX]") == "[10.0, 50.0]\n")
        #expect(shell.error("a.addLine(to: CGPoint(x: 7, y: 7))") != nil, "a is a let")
        #expect(shell.error("for i in 0..<3 { b.addLine(to: CGPoint(x: 90, y: 90)); print([1, 2][i]) }") == "index-out-of-range")
        #expect(shell.text("print b.boundingRect.maxX") == "50.0\n")
        _ = shell.text("b.addRect(CGRect(x: 0, y: 0, width: 70, height: 70))")
        #expect(shell.text("print b.boundingRect.maxX") == "70.0\n")
        _ = shell.text("undo")
        #expect(shell.text("print b.boundingRect.maxX") == "50.0\n")
    }

    @Test func aFunctionDrawsIntoAPath() throws {
        let shell = try Shell()
        _ = shell.text(
            """
            func step(_ path: inout Path, to x: Double) { path.addLine(to: CGPoint(x: x, y: 5)) }
            let p = Path { path in path.move(to: .zero); step(&path, to: 30) }
            """)
        #expect(shell.text("print p.boundingRect") == "(0.0, 0.0, 30.0, 5.0)\n")
    }

    // MARK: limits

    /// What would take more time or memory than an input may take.
    static let endless = [
        "for _ in 0..<6 { p = p.strokedPath(StrokeStyle(lineWidth: 1)) }", "for _ in 0..<40 { p.addPath(p) }",
        "print zigzag(600, true).union(zigzag(600, false)).isEmpty",
        "print zigzag(4000, true).lineIntersection(zigzag(4000, false)).isEmpty",
        "let long = zigzag(20_000, true); for _ in 0..<2_000 { _ = long.contains(.zero) }",
        "var s = AnyShape(Rectangle()); for _ in 0..<40 { s = AnyShape(s.union(s)) }; root s",
    ]

    @Test(arguments: endless) func aLimitEnds(_ input: String) throws {
        let shell = try Shell()
        _ = shell.text(
            """
            var p = Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 9, y: 3)); $0.addLine(to: CGPoint(x: 4, y: 9)) }
            func zigzag(_ count: Int, _ isUpright: Bool) -> Path {
                Path { path in
                    for i in 0..<count {
                        let (along, across) = (Double(i), Double(i % 2 * count))
                        let point = isUpright ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
                        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
                    }
                }
            }
            """)
        #expect(shell.error(input) == "limit-exceeded")
        #expect(shell.text("print p.boundingRect") == "(0.0, 0.0, 9.0, 9.0)\n")
    }

    /// A picture for which shapes would have to be combined for too long is an error, not another picture.
    @Test func aPictureOfTooManyCrossingsIsRefused() throws {
        let shell = try Shell()
        _ = shell.text(
            """
            struct Comb: Shape {
                var isUpright: Bool
                func path(in rect: CGRect) -> Path {
                    Path { path in
                        for i in 0..<600 {
                            let (along, across) = (Double(i) / 2, Double(i % 2 * 300))
                            path.addLine(to: isUpright ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along))
                        }
                    }
                }
            }
            root Comb(isUpright: true).union(Comb(isUpright: false))
            """)
        #expect(shell.error("show preview") == "limit-exceeded")
    }
}
