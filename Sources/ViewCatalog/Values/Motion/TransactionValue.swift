// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Transaction`: how the changes of one action are carried out (S5.11–S5.13, S6.12).
package struct TransactionValue: CatalogNative {
    package static var typeName: String { "Transaction" }
    package var animation: AnimationValue?
    var disablesAnimations = false
    /// Does a finger or a motion go on when a position is written (S5.13)?
    package var scrollPositionUpdatePreservesVelocity = false
    package var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
    /// Instead of the anchor of scrollPosition(id:anchor:) (S5.11).
    package var scrollTargetAnchor: UnitPoint?

    package init(animation: AnimationValue? = nil) { self.animation = animation }

    /// How positions are reached; nil jumps (S5.12).
    package var curve: MotionCurve? { disablesAnimations ? nil : animation?.curve }

    package var swiftDescription: String { "Transaction(animation: \(animation?.literal ?? "nil"))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            initializers: [
                .initializer { Self() }, .initializer(.required("animation", AnimationValue?.self)) { Self(animation: $0) },
            ],
            properties: [
                "animation": .stored(\Self.animation), "disablesAnimations": .stored(\Self.disablesAnimations),
                "scrollPositionUpdatePreservesVelocity": .stored(\Self.scrollPositionUpdatePreservesVelocity),
                "scrollContentOffsetAdjustmentBehavior": .stored(\Self.scrollContentOffsetAdjustmentBehavior),
                "scrollTargetAnchor": .stored(\Self.scrollTargetAnchor),
                "isContinuous": .computed { (_: Self) in false },
            ]),
        summary: "How the changes of an action are applied: their animation, and what happens to a scroll in progress.",
        examples: ["Transaction(animation: .bouncy)"])

    private static func parameter(_ name: String, _ type: String) -> ParameterInfo {
        ParameterInfo(label: nil, name: name, type: .named(type))
    }

    private static let body = ParameterInfo(label: nil, name: "body", type: .function(parameters: [], result: .named("Any")))

    /// `withTransaction`, by a value or by one of its properties.
    static let functions: [NativeFunction] =
        [
            NativeFunction("withTransaction", [parameter("transaction", typeName), body]) { (call) throws(Diagnostic) in
                try run(call, TransactionValue.expect(call[0] ?? .nil), Self.function(call[1]))
            }
        ] + properties

    /// A form for each type of property, so that `.bottom` and `.disabled` are known where they stand.
    private static let properties: [NativeFunction] = [
        AnimationValue?.swiftType, UnitPoint?.swiftType, ScrollContentOffsetAdjustmentBehavior.swiftType, Bool.swiftType,
    ].map { type in
        let parameters = [parameter("keyPath", "Any"), ParameterInfo(label: nil, name: "value", type: type), body]
        return NativeFunction("withTransaction", parameters) { (call) throws(Diagnostic) in
            guard case .keyPath(let path)? = call[0], let value = call[1] else { return .void }
            let outer = (call.machine.host as? CatalogHost)?.actions.current ?? TransactionValue()
            let inner = try TransactionValue.expect(call.machine.setting(path, of: outer.encode(), to: value, in: call.context))
            return try run(call, inner, Self.function(call[2]))
        }
    }

    private static func function(_ value: Value?) -> FunctionValue? {
        if case .function(let function)? = value { function } else { nil }
    }

    private static func run(_ call: NativeCall, _ transaction: TransactionValue, _ body: FunctionValue?) throws(Diagnostic) -> Value {
        guard let body else { return .void }
        guard let host = call.machine.host as? CatalogHost else { return try call.machine.call(body, [], in: call.context) }
        return try host.actions.within(transaction) { () throws(Diagnostic) in try call.machine.call(body, [], in: call.context) }
    }
}

/// May the system move the offset when content or container change (S6.12)?
package enum ScrollContentOffsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable, CatalogEnum {
    case automatic, disabled

    package static var typeName: String { "ScrollContentOffsetAdjustmentBehavior" }

    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "Whether the system may move the offset when content or container change.",
        examples: ["ScrollContentOffsetAdjustmentBehavior.disabled"])
}
