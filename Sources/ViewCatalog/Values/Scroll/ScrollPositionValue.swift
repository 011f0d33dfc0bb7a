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
    /// The type of the ids that a user's scroll reports; nil for `Never` (S5.25).
    package var idType: String?
    /// A user's gesture put it where it is (S5.27).
    package var isUsers = false

    package init(_ place: Place = .automatic, anchor: UnitPoint? = nil, idType: Value? = nil) {
        self.place = place
        self.anchor = anchor
        if case .type(let type)? = idType { self.idType = type.name }
        if case .id(let id) = place { self.idType = id.typeName }
    }

    /// The value after a user's gesture: the id where ids of its type were found (S5.27, S5.28).
    package func positionedByUser(at id: Value?) -> ScrollPositionValue {
        var copy = self
        copy.place = .user
        copy.isUsers = true
        if let id, id.typeName == idType { copy.place = .id(id) }
        return copy
    }

    /// The value after the program went to a place: the types of its ids stay.
    package func placed(at place: Place) -> ScrollPositionValue { moved(to: place) }

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
        if copy.idType == nil { copy.idType = idType }
        return copy
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"], initializers: makers, properties: properties,
            methods: ["scrollTo": scrolls, "viewID": [viewID]]),
        summary: "Where a bound scroll view is, or should go: an id, an edge or a point.",
        examples: ["ScrollPosition(edge: .bottom)", "ScrollPosition(y: 100).y", "ScrollPosition(idType: Int.self)"])

    private static let makers: [NativeFunction] = [
        .initializer(.required("edge", Edge.self)) { Self(.edge($0)) },
        .initializer(.required("point", CGPoint.self)) { Self(.point($0)) },
        .initializer(.required("x", Double.self), .required("y", Double.self)) { Self(.point(CGPoint(x: $0, y: $1))) },
        .initializer(.required("x", Double.self)) { Self(.x($0)) },
        .initializer(.required("y", Double.self)) { Self(.y($0)) },
        .initializer(.required("id", Value.self), .optional("anchor", UnitPoint.self)) { Self(.id($0), anchor: $1) },
        .initializer(.any("idType", name: "idType")) { Self(idType: $0) },
        .initializer(.any("idType", name: "idType"), .required("edge", Edge.self)) { Self(.edge($1), idType: $0) },
        .initializer(.any("idType", name: "idType"), .required("x", Double.self)) { Self(.x($1), idType: $0) },
        .initializer(.any("idType", name: "idType"), .required("y", Double.self)) { Self(.y($1), idType: $0) },
        .initializer(.any("idType", name: "idType"), .required("x", Double.self), .required("y", Double.self)) {
            Self(.point(CGPoint(x: $1, y: $2)), idType: $0)
        },
        .initializer(.any("idType", name: "idType"), .required("point", CGPoint.self)) { Self(.point($1), idType: $0) },
        .initializer { Self() },
    ]

    /// nil when the ids are of another type (S5.33).
    private static let viewID = NativeFunction(
        "viewID", [ParameterInfo(label: "type", name: "type", type: .named("Any"))]
    ) { (call) throws(Diagnostic) in
        guard case .id(let id) = try Self.expect(call.receiver ?? .nil).place, case .type(let type)? = call[0] else { return .nil }
        guard type.name == id.typeName else { return .nil }
        return id
    }

    private static let properties: [String: NativeProperty] = [
        "isPositionedByUser": NativeProperty(type: Bool.swiftType) { (value, _) throws(Diagnostic) in
            let position = try Self.expect(value)
            return .bool(position.isUsers || position.place == .user)
        } set: { (value, isUsers, _) throws(Diagnostic) in
            // Only true means something: it forgets where the program sent the view (S5.27).
            let position = try Self.expect(value)
            return isUsers == .bool(true) ? position.positionedByUser(at: nil).encode() : value
        },
        "edge": .computed { (position: Self) -> Edge? in if case .edge(let edge) = position.place { edge } else { nil } },
        "point": .computed { (position: Self) -> CGPoint? in if case .point(let point) = position.place { point } else { nil } },
        // Each tells of its own case only (S5.25).
        "x": .computed { (position: Self) -> Double? in if case .x(let x) = position.place { x } else { nil } },
        "y": .computed { (position: Self) -> Double? in if case .y(let y) = position.place { y } else { nil } },
        "viewID": NativeProperty { (value, _) throws(Diagnostic) in
            if case .id(let id) = try Self.expect(value).place { return id }
            return .nil
        },
    ]

    private static func scroll<each T: Sendable>(
        _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (ScrollPositionValue, repeat each T) -> ScrollPositionValue
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction("scrollTo", infos, isMutating: true) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
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

extension Value {
    /// The name of the type of an id.
    fileprivate var typeName: String {
        switch self {
        case .int: "Int"
        case .string: "String"
        case .bool: "Bool"
        case .double: "Double"
        case .character: "Character"
        case .structure(let value): value.type.qualifiedName
        case .enumeration(let value): value.type.qualifiedName
        case .native(let value): value.nativeTypeName
        default: ""
        }
    }
}
