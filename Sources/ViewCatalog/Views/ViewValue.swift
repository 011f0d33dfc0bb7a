// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A view as a value of the language: the engine's node, and what further modifiers need to know.
package struct ViewValue: NativeValue {
    package private(set) var node: Node
    /// `Text`, `Circle`, `ModifiedContent`: decides which members it has.
    package let typeName: String
    /// The authored view's name within its owner.
    package let name: String
    /// The expression at which it stands, by its number; 0 while it could stand anywhere.
    private(set) var place = 0
    private let ownPayload: Payload
    private let layerCount: Int32
    /// Does its node say that it is used there, rather than made?
    private(set) var isUse = false

    /// Most views have none, and each statement of a scene has a view.
    private enum Payload: Sendable {
        case none
        indirect case some(any Sendable)
    }

    /// How many layers it has: the tag of the next modifier.
    package var layers: Int { Int(layerCount) }

    /// The runs of a text, the outline of a shape: what its own modifiers change.
    var payload: (any Sendable)? { if case .some(let payload) = ownPayload { payload } else { nil } }

    init(node: Node, typeName: String, name: String, layers: Int, payload: (any Sendable)? = nil) {
        self.node = node
        self.typeName = typeName
        self.name = name
        layerCount = Int32(clamping: layers)
        ownPayload = payload.map { .some($0) } ?? .none
    }

    package var nativeTypeName: String { typeName }
    package var swiftDescription: String { typeName == "ModifiedContent" ? "ModifiedContent(\(name))" : "\(typeName)(\(name))" }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? ViewValue)?.node === node }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

extension ViewValue {
    /// The view that an expression makes. Where nothing names the expression another could make one of the same name.
    func made(at base: Expression?, _ context: EvaluationContext) -> ViewValue {
        made(at: base.flatMap { ViewNaming.given($0, context) == nil ? nil : $0 })
    }

    /// The view of an expression that has a name.
    func made(at named: Expression?) -> ViewValue {
        var copy = self
        copy.place = named?.id.number ?? 0
        return copy
    }

    /// The view that an expression shows, but that another one made: the place tells it apart from others of the same origin.
    func used(at base: Expression) -> ViewValue {
        let step = ViewPath.Step.use(base.id.number, showing: layers > 0 ? name : nil)
        var copy = self
        (copy.place, copy.isUse) = (base.id.number, true)
        if let group = node as? GroupNode, group.tag == nil, group.step == nil {
            copy.node = GroupNode(group.children, isDynamic: group.isDynamic, at: step)
        } else {
            copy.node = OwnerNode(node, at: step)
        }
        return copy
    }

    /// The result of a modifier. What keeps more than its node is made anew, without what a use of it added.
    func modifying(_ inner: ViewValue) -> ViewValue {
        var copy = self
        (copy.place, copy.isUse) = payload == nil ? (inner.place, inner.isUse) : (inner.isUse ? 0 : inner.place, false)
        return copy
    }
}

/// A value that is a view when it stands where a view is expected: `Color.red`, a gradient.
protocol ViewConvertible: NativeValue {
    /// - Parameter value: itself, as a value.
    func view(of value: Value, tag: ViewTag) -> ViewValue
}
