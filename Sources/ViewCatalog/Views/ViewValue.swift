// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A view as a value of the language: the engine's node, and what further modifiers need to know.
package struct ViewValue: NativeValue {
    /// One reference: values are copied at every step of an evaluation, and each statement of a scene keeps one.
    private let made: Made

    private final class Made: Sendable {
        let node: Node
        let typeName: String
        let name: String
        let place: Int
        let payload: Payload
        let layers: Int32
        let isUse: Bool

        init(node: Node, typeName: String, name: String, place: Int, payload: Payload, layers: Int32, isUse: Bool) {
            self.node = node
            self.typeName = typeName
            self.name = name
            self.place = place
            self.payload = payload
            self.layers = layers
            self.isUse = isUse
        }
    }

    /// Most views have none. Texts are most of those that have one: theirs is in one box, not in that of `any` inside another.
    private enum Payload: Sendable {
        case none
        indirect case text(TextPayload)
        indirect case other(any Sendable)

        init(_ payload: (any Sendable)?) {
            switch payload {
            case nil: self = .none
            case let text as TextPayload: self = .text(text)
            case let other?: self = .other(other)
            }
        }
    }

    package var node: Node { made.node }
    /// `Text`, `Circle`, `ModifiedContent`: decides which members it has.
    package var typeName: String { made.typeName }
    /// The authored view's name within its owner.
    package var name: String { made.name }
    /// The expression at which it stands, by its number; 0 while it could stand anywhere.
    var place: Int { made.place }
    /// Does its node say that it is used there, rather than made?
    var isUse: Bool { made.isUse }
    /// How many layers it has: the tag of the next modifier.
    package var layers: Int { Int(made.layers) }
    /// The runs of a text, the outline of a shape: what its own modifiers change.
    var payload: (any Sendable)? {
        switch made.payload {
        case .none: nil
        case .text(let text): text
        case .other(let payload): payload
        }
    }

    init(node: Node, typeName: String, name: String, layers: Int, payload: (any Sendable)? = nil) {
        made = Made(
            node: node, typeName: typeName, name: name, place: 0, payload: Payload(payload), layers: Int32(clamping: layers), isUse: false)
    }

    /// The same view, standing at a place.
    private init(_ view: ViewValue, node: Node? = nil, at place: Int, isUse: Bool) {
        let made = view.made
        self.made = Made(
            node: node ?? made.node, typeName: made.typeName, name: made.name, place: place, payload: made.payload, layers: made.layers,
            isUse: isUse)
    }

    package var nativeTypeName: String { typeName }
    /// What the compiler calls a view whose type nobody writes.
    package var shownTypeName: String { typeName == "ModifiedContent" ? "some View" : typeName }
    package var swiftDescription: String { typeName == "ModifiedContent" ? "ModifiedContent(\(name))" : "\(typeName)(\(name))" }
    /// A joined text's runs: a modifier of a text goes through them all, and its result has as many.
    package var length: Int { (payload as? TextPayload).map { max(0, $0.runs.count - 1) * TextPayload.weightOfRun } ?? 0 }
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
        let number = named?.id.number ?? 0
        return number == place ? self : ViewValue(self, at: number, isUse: isUse)
    }

    /// The view that an expression shows, but that another one made: the place tells it apart from others of the same origin.
    func used(at base: Expression) -> ViewValue {
        let step = ViewPath.Step.use(base.id.number, showing: layers > 0 ? name : nil)
        let used: Node
        if let group = node as? GroupNode, group.tag == nil, group.step == nil {
            used = GroupNode(group.children, isDynamic: group.isDynamic, at: step)
        } else {
            used = OwnerNode(node, at: step)
        }
        return ViewValue(self, node: used, at: base.id.number, isUse: true)
    }

    /// The result of a modifier. What keeps more than its node is made anew, without what a use of it added.
    func modifying(_ inner: ViewValue) -> ViewValue {
        if payload == nil { return ViewValue(self, at: inner.place, isUse: inner.isUse) }
        return ViewValue(self, at: inner.isUse ? 0 : inner.place, isUse: false)
    }
}

/// A value that is a view when it stands where a view is expected: `Color.red`, a gradient.
protocol ViewConvertible: NativeValue {
    /// - Parameter value: itself, as a value.
    func view(of value: Value, tag: ViewTag) -> ViewValue
}
