// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// How Foundation codes points, sizes and rectangles: as lists of their numbers, a rectangle as the lists of its origin and its size.
enum GeometryCoding {
    /// nil of any other value.
    static func coded(_ value: any NativeValue) -> CodedValue? {
        switch value {
        case let point as CGPoint: list(point.x, point.y)
        case let size as CGSize: list(size.width, size.height)
        case let rect as CGRect: .array([list(rect.origin.x, rect.origin.y), list(rect.size.width, rect.size.height)])
        default: nil
        }
    }

    /// nil where the name is of another type, or what is coded is none of it.
    static func value(named name: String, _ coded: CodedValue) -> Value? {
        switch name {
        case CGPoint.typeName: numbers(coded).map { CGPoint(x: $0.0, y: $0.1).encode() }
        case CGSize.typeName: numbers(coded).map { CGSize(width: $0.0, height: $0.1).encode() }
        case CGRect.typeName: rect(coded)?.encode()
        default: nil
        }
    }

    private static func rect(_ coded: CodedValue) -> CGRect? {
        guard case .array(let parts) = coded, parts.count == 2, let origin = numbers(parts[0]), let size = numbers(parts[1])
        else { return nil }
        return CGRect(x: origin.0, y: origin.1, width: size.0, height: size.1)
    }

    private static func list(_ first: Double, _ second: Double) -> CodedValue {
        .array([first, second].map { number in Int(exactly: number).map { .int($0) } ?? .double(number) })
    }

    private static func numbers(_ coded: CodedValue) -> (Double, Double)? {
        guard case .array(let parts) = coded, parts.count == 2, let first = number(parts[0]), let second = number(parts[1])
        else { return nil }
        return (first, second)
    }

    private static func number(_ coded: CodedValue) -> Double? {
        switch coded {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }
}
