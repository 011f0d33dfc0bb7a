// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// The outlines of UIKit and Core Graphics, objects that code adds to: each keeps a `Path`, which a `CGPath` is here.
    static let outlines = """
        typealias CGPath = Path
        class _Outline {
            var _path = Path()
            var isEmpty: Bool { _path.isEmpty }
            var currentPoint: CGPoint { _path.currentPoint ?? .zero }
            func move(to point: CGPoint) { _path.move(to: point) }
            func addLine(to point: CGPoint) { _path.addLine(to: point) }
            func contains(_ point: CGPoint) -> Bool { _path.contains(point) }
        }
        final class UIBezierPath: _Outline {
            var lineWidth: CGFloat = 1
            var usesEvenOddFillRule = false
            var miterLimit: CGFloat = 10
            var flatness: CGFloat = 0.6
            var cgPath: Path { get { _path } set { _path = newValue } }
            var bounds: CGRect { _path.boundingRect }
            override init() {}
            init(rect: CGRect) {
                super.init()
                _path = Path(rect)
            }
            init(ovalIn rect: CGRect) {
                super.init()
                _path = Path(ellipseIn: rect)
            }
            init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
                super.init()
                _path = Path(roundedRect: rect, cornerRadius: cornerRadius)
            }
            init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
                super.init()
                let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
                _path = Path(
                    roundedRect: rect,
                    cornerRadii: RectangleCornerRadii(
                        topLeading: corners.contains(.topLeft) ? radius : 0, bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
                        bottomTrailing: corners.contains(.bottomRight) ? radius : 0, topTrailing: corners.contains(.topRight) ? radius : 0))
            }
            init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
                super.init()
                addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
            }
            init(cgPath: Path) {
                super.init()
                _path = cgPath
            }
            func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
                _path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
            }
            func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { _path.addQuadCurve(to: endPoint, control: controlPoint) }
            func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
                _path.addArc(
                    center: center, radius: radius, startAngle: Angle(radians: startAngle), endAngle: Angle(radians: endAngle),
                    clockwise: !clockwise)
            }
            func close() { _path.closeSubpath() }
            func removeAllPoints() { _path = Path() }
            func append(_ bezierPath: UIBezierPath) { _path.addPath(bezierPath._path) }
            func apply(_ transform: CGAffineTransform) { _path = _path.applying(transform) }
            func fill() {}
            func stroke() {}
            func addClip() {}
        }
        final class CGMutablePath: _Outline {
            var boundingBox: CGRect { _path.boundingRect }
            func addLines(between points: [CGPoint]) { _path.addLines(points) }
            func addRect(_ rect: CGRect) { _path.addRect(rect) }
            func addEllipse(in rect: CGRect) { _path.addEllipse(in: rect) }
            func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
                _path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
            }
            func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { _path.addCurve(to: end, control1: control1, control2: control2) }
            func addQuadCurve(to end: CGPoint, control: CGPoint) { _path.addQuadCurve(to: end, control: control) }
            func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
                _path.addArc(
                    center: center, radius: radius, startAngle: Angle(radians: startAngle), endAngle: Angle(radians: endAngle),
                    clockwise: clockwise)
            }
            func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
                _path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
            }
            func addPath(_ path: Path) { _path.addPath(path) }
            func closeSubpath() { _path.closeSubpath() }
        }
        extension Path {
            init(_ path: CGMutablePath) { self = path._path }
        }
        """
}
