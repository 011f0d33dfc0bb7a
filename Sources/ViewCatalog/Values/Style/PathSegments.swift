// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What `Path.forEach` (`Prelude.paths`) goes through: each element as the number of its case and its points.
enum PathSegments {
    static let property = NativeProperty(type: .array(.tuple([part(Int.swiftType), part(.array(CGPoint.swiftType))]))) {
        (value, context) throws(Diagnostic) in
        guard let path = PathValue.decode(value) else { return .array([]) }
        let segments = path.steps.enumerated().flatMap { elements(of: $0.element, isFirst: $0.offset == 0) }
        try context.machine.budget.allocate(segments.count * PathValue.weightOfStep, at: nil)
        return .array(segments)
    }

    private static func part(_ type: TypeSyntax) -> TypeSyntax.TupleElement { .init(label: nil, type: type) }

    /// Rectangles, ellipses and arcs are lines and curves; an arc begins with a line from where the path has come to.
    private static func elements(of step: PathValue.Step, isFirst: Bool) -> [Value] {
        switch step {
        case .move(let point): [element(0, point)]
        case .line(let point): [element(1, point)]
        case .quad(let end, let control): [element(2, end, control)]
        case .curve(let end, let first, let second): [element(3, end, first, second)]
        case .close: [element(4)]
        case .rect(let rect):
            [element(0, rect.corner(0, 0)), element(1, rect.corner(1, 0)), element(1, rect.corner(1, 1)), element(1, rect.corner(0, 1))]
                + [element(4)]
        case .ellipse: elements(of: PathValue([step]))
        // The move stands for what the path already has.
        case .arc: elements(of: PathValue(isFirst ? [step] : [.move(.zero), step])).dropFirst(isFirst ? 0 : 1).map { $0 }
        }
    }

    private static func elements(of path: PathValue) -> [Value] {
        PathValue(path.drawn(at: .zero)).steps.flatMap { elements(of: $0, isFirst: true) }
    }

    private static func element(_ kind: Int, _ points: CGPoint...) -> Value {
        .tuple([TupleElement(label: nil, value: .int(kind)), TupleElement(label: nil, value: points.encode())])
    }
}

extension CGRect {
    fileprivate func corner(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: minX + x * width, y: minY + y * height) }
}
