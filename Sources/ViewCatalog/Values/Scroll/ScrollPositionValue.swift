// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `ScrollPosition` (S5): where a bound scroll view is, or is to go.
package struct ScrollPositionValue: CatalogNative {
    package enum Place: Hashable, Sendable {
        case automatic
        case id(Value)
        case edge(Edge)
        case point(CGPoint)
        case x(Double)
        case y(Double)
        /// The person scrolled it.
        case user
    }

    package static var typeName: String { "ScrollPosition" }
    package var place: Place
    package var anchor: UnitPoint?
    /// Counts writes: the same place written again scrolls again (S5.24).
    package var seed = 0

    package init(_ place: Place = .automatic, anchor: UnitPoint? = nil) {
        self.place = place
        self.anchor = anchor
    }

    package var swiftDescription: String {
        switch place {
        case .automatic: "ScrollPosition()"
        case .id(let id): "ScrollPosition(id: \(id.debugDescription(rounded: true)))"
        case .edge(let edge): "ScrollPosition(edge: .\(edge.caseName))"
        case .point(let point): "ScrollPosition(point: \(point.roundedDescription))"
        case .x(let x): "ScrollPosition(x: \(x.literal))"
        case .y(let y): "ScrollPosition(y: \(y.literal))"
        case .user: "ScrollPosition(isPositionedByUser: true)"
        }
    }

    private func moved(to place: Place, anchor: UnitPoint? = nil) -> ScrollPositionValue {
        var copy = ScrollPositionValue(place, anchor: anchor)
        copy.seed = seed + 1
        return copy
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, conformances: ["Hashable"], initializers: makers, properties: properties, methods: ["scrollTo": scrolls]),
        summary: "Where a bound scroll view is, or is to go: an id, an edge, a point (S5).",
        examples: ["ScrollPosition(edge: .bottom)", "ScrollPosition(y: 100).y", "ScrollPosition(idType: Int.self)"])

    private static let makers: [NativeFunction] = [
        .initializer(.required("edge", Edge.self)) { Self(.edge($0)) },
        .initializer(.required("point", CGPoint.self)) { Self(.point($0)) },
        .initializer(.required("x", Double.self), .required("y", Double.self)) { Self(.point(CGPoint(x: $0, y: $1))) },
        .initializer(.required("x", Double.self)) { Self(.x($0)) },
        .initializer(.required("y", Double.self)) { Self(.y($0)) },
        .initializer(.required("id", Value.self), .optional("anchor", UnitPoint.self)) { Self(.id($0), anchor: $1) },
        .initializer(.any("idType", name: "idType")) { _ in Self() },
        .initializer(.any("idType", name: "idType"), .required("edge", Edge.self)) { _, edge in Self(.edge(edge)) },
        .initializer(.any("idType", name: "idType"), .required("x", Double.self)) { _, x in Self(.x(x)) },
        .initializer(.any("idType", name: "idType"), .required("y", Double.self)) { _, y in Self(.y(y)) },
        .initializer(.any("idType", name: "idType"), .required("x", Double.self), .required("y", Double.self)) { _, x, y in
            Self(.point(CGPoint(x: x, y: y)))
        },
        .initializer { Self() },
    ]

    private static let properties: [String: NativeProperty] = [
        "isPositionedByUser": .computed { (position: Self) in position.place == .user },
        "edge": .computed { (position: Self) -> Edge? in if case .edge(let edge) = position.place { edge } else { nil } },
        "point": .computed { (position: Self) -> CGPoint? in if case .point(let point) = position.place { point } else { nil } },
        "x": .computed { (position: Self) -> Double? in
            switch position.place {
            case .x(let x): x
            case .point(let point): point.x
            default: nil
            }
        },
        "y": .computed { (position: Self) -> Double? in
            switch position.place {
            case .y(let y): y
            case .point(let point): point.y
            default: nil
            }
        },
        "viewID": NativeProperty { (value, _) throws(Diagnostic) in
            if case .id(let id) = try Self.expect(value).place { return id }
            return .nil
        },
    ]

    private static func scroll<each T: Sendable>(
        _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (ScrollPositionValue, repeat each T) -> ScrollPositionValue
    ) -> NativeFunction {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        let all = (repeat each parameters)
        return NativeFunction("scrollTo", infos, isMutating: true) { (call) throws(Diagnostic) in
            let cursor = ArgumentCursor(call)
            let position = try Self.expect(call.receiver ?? .nil)
            call.mutate(to: body(position, repeat try cursor.next(each all)).encode())
            return .void
        }
    }

    private static let scrolls: [NativeFunction] = [
        scroll(.required("edge", Edge.self)) { $0.moved(to: .edge($1)) },
        scroll(.required("point", CGPoint.self)) { $0.moved(to: .point($1)) },
        scroll(.required("x", Double.self), .required("y", Double.self)) { $0.moved(to: .point(CGPoint(x: $1, y: $2))) },
        scroll(.required("x", Double.self)) { $0.moved(to: .x($1)) },
        scroll(.required("y", Double.self)) { $0.moved(to: .y($1)) },
        scroll(.required("id", Value.self), .optional("anchor", UnitPoint.self)) { $0.moved(to: .id($1), anchor: $2) },
    ]
}
