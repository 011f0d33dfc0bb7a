// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// What a path consists of, for code that goes through it.
    static let paths = """
        extension Path {
            enum Element: Equatable {
                case move(to: CGPoint)
                case line(to: CGPoint)
                case quadCurve(to: CGPoint, control: CGPoint)
                case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
                case closeSubpath
            }
            func forEach(_ body: (Element) -> Void) {
                for (kind, points) in _segments {
                    switch kind {
                    case 0: body(.move(to: points[0]))
                    case 1: body(.line(to: points[0]))
                    case 2: body(.quadCurve(to: points[0], control: points[1]))
                    case 3: body(.curve(to: points[0], control1: points[1], control2: points[2]))
                    default: body(.closeSubpath)
                    }
                }
            }
        }
        """
}
