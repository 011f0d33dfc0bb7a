// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The points of a `MeshGradient`, row by row, as parts of the frame, each with a colour.
package struct MeshValue: Hashable, Sendable {
    package let width: Int
    package let height: Int
    let points: [CGPoint]

    /// nil where there are not as many points as the mesh has.
    init?(width: Int, height: Int, points: Value) {
        guard case .array(let vectors) = points, width > 1, height > 1, vectors.count == width * height, vectors.count <= Self.limit
        else { return nil }
        let decoded = vectors.compactMap(Self.point)
        guard decoded.count == vectors.count else { return nil }
        (self.width, self.height, self.points) = (width, height, decoded)
    }

    /// No picture shows more.
    private static let limit = 400

    private static func point(_ vector: Value) -> CGPoint? {
        // A vector of the prelude holds its numbers in an array.
        guard case .structure(let structure) = vector, case .array(let numbers)? = structure.fields.first,
            case let place = numbers.compactMap(Double.decode), place.count == 2, place.allSatisfy(\.isFinite)
        else { return nil }
        return CGPoint(x: place[0], y: place[1])
    }

    /// The mesh as small patches of one colour each.
    package func patches(in frame: CGRect, _ colors: [ColorValue.Components]) -> [(outline: DrawnShape, color: ColorValue.Components)] {
        guard colors.count == points.count else { return [] }
        let corners = points.map { CGPoint(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height) }
        let steps = max(2, min(12, 48 / max(width, height)))
        var patches: [(outline: DrawnShape, color: ColorValue.Components)] = []
        for (row, column) in cells {
            let cell = Cell(corners, colors, first: row * width + column, below: width)
            for step in 0..<steps * steps {
                let (x, y) = (Double(step % steps) / Double(steps), Double(step / steps) / Double(steps))
                patches.append(cell.patch(x, y, length: 1 / Double(steps)))
            }
        }
        return patches
    }

    private var cells: [(row: Int, column: Int)] {
        (0..<height - 1).flatMap { row in (0..<width - 1).map { (row, $0) } }
    }

    /// The room between four points.
    private struct Cell {
        /// Top left, top right, bottom left, bottom right.
        private let corners: [CGPoint]
        private let colors: [ColorValue.Components]

        init(_ points: [CGPoint], _ colors: [ColorValue.Components], first: Int, below: Int) {
            let places = [first, first + 1, first + below, first + below + 1]
            self.corners = places.map { points[$0] }
            self.colors = places.map { colors[$0] }
        }

        func patch(_ x: Double, _ y: Double, length: Double) -> (outline: DrawnShape, color: ColorValue.Components) {
            // Neighbours overlap a little, so that nothing shines through between them.
            let (right, bottom) = (x + length * 1.1, y + length * 1.1)
            let outline = DrawnShape.path([
                .move(point(x, y)), .line(point(right, y)), .line(point(right, bottom)), .line(point(x, bottom)), .close,
            ])
            return (outline, color(x + length / 2, y + length / 2))
        }

        private func point(_ x: Double, _ y: Double) -> CGPoint {
            func mix(_ a: Double, _ b: Double, _ part: Double) -> Double { a + (b - a) * part }
            return CGPoint(
                x: mix(mix(corners[0].x, corners[1].x, x), mix(corners[2].x, corners[3].x, x), y),
                y: mix(mix(corners[0].y, corners[1].y, x), mix(corners[2].y, corners[3].y, x), y))
        }

        private func color(_ x: Double, _ y: Double) -> ColorValue.Components {
            colors[0].mixed(with: colors[1], by: x).mixed(with: colors[2].mixed(with: colors[3], by: x), by: y)
        }
    }
}
