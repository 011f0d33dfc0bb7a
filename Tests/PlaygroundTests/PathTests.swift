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
        "Rectangle().inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 20)).boundingRect == CGRect(x: 2, y: 2, width: 6, height: 16)",
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
            let line = Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 0)) }
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

    /// A clip of more edges than can be combined in time leaves the first shape as it is.
    @Test func manyEdgesEnd() throws {
        let shell = try Shell()
        _ = shell.text("let many = Path { path in for i in 0..<5000 { path.addLine(to: CGPoint(x: Double(i % 70), y: Double(i % 90))) } }")
        #expect(shell.error("expect !many.union(many).isEmpty") == nil)
    }
}
