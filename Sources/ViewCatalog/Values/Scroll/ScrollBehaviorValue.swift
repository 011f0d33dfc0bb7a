// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `.paging`, `.viewAligned`: the behaviours of the system; the user's own are structs with `updateTarget(_:context:)`.
package struct ScrollBehaviorValue: CatalogNative {
    package enum Kind: Hashable, Sendable {
        case paging
        case viewAligned(ViewAlignedBehavior.LimitBehavior, UnitPoint?)
    }

    package static var typeName: String { "ScrollTargetBehavior" }
    package var kind: Kind

    package var nativeTypeName: String { kind == .paging ? "PagingScrollTargetBehavior" : "ViewAlignedScrollTargetBehavior" }
    package var swiftDescription: String { kind == .paging ? "paging" : "viewAligned" }
    package var literal: String { "." + swiftDescription }

    /// The engine's behaviour.
    package var behavior: any ScrollTargetBehavior {
        switch kind {
        case .paging: PagingBehavior()
        case .viewAligned(let limit, let anchor): ViewAlignedBehavior(limit: limit, anchor: anchor)
        }
    }

    private static let aligned = Self(kind: .viewAligned(.automatic, nil))

    private static let statics: [String: NativeStatic] = [
        "paging": .of(Self(kind: .paging)),
        "viewAligned": NativeStatic(
            value: { _ in aligned.encode() },
            functions: [
                .make(
                    "viewAligned", .required("limitBehavior", ViewAlignedBehavior.LimitBehavior.self), .optional("anchor", UnitPoint.self)
                ) {
                    Self(kind: .viewAligned($0, $1))
                },
                .make("viewAligned", .required("anchor", UnitPoint?.self)) { Self(kind: .viewAligned(.automatic, $0)) },
            ]),
    ]

    static let declarations = [
        ValueTypeDeclaration(
            NativeType(typeName, isProtocol: true, staticMembers: statics), summary: "Where scrolling comes to rest.", examples: []),
        ValueTypeDeclaration(
            NativeType("PagingScrollTargetBehavior", conformances: [typeName], initializers: [.initializer { Self(kind: .paging) }]),
            summary: "Scrolling comes to rest at multiples of the container's length.", examples: ["PagingScrollTargetBehavior()"]),
        ValueTypeDeclaration(
            NativeType(
                "ViewAlignedScrollTargetBehavior", conformances: [typeName],
                initializers: [
                    .initializer(.defaulted("limitBehavior", ViewAlignedBehavior.LimitBehavior.automatic)) {
                        Self(kind: .viewAligned($0, nil))
                    }
                ]),
            summary: "Scrolling comes to rest at the views of a scroll target layout.",
            examples: ["ViewAlignedScrollTargetBehavior(limitBehavior: .always)"]),
        ValueTypeDeclaration(
            // It only forwards (S4.35), so it is the behaviour itself.
            NativeType(
                "AnyScrollTargetBehavior", conformances: [typeName],
                initializers: [
                    NativeFunction("init", [ParameterInfo(label: nil, name: "base", type: .named(typeName))]) { call in call[0] ?? .nil }
                ]),
            summary: "A type-erased behaviour.", examples: ["AnyScrollTargetBehavior(.paging)"]),
        ValueTypeDeclaration(
            .enumeration(ViewAlignedBehavior.LimitBehavior.self), summary: "How many views a flick can pass.",
            examples: ["ViewAlignedScrollTargetBehavior.LimitBehavior.always"]),
        ScrollTarget.declaration, ScrollContextValue.declaration, ScrollPhaseContextValue.declaration,
    ]
}

extension ViewAlignedBehavior.LimitBehavior: CatalogEnum {
    package static var typeName: String { "ViewAlignedScrollTargetBehavior.LimitBehavior" }
}

extension ScrollTarget: CatalogNative {
    package static var typeName: String { "ScrollTarget" }
    package var swiftDescription: String { "ScrollTarget(rect: \(rect.swiftDescription), anchor: \(anchor?.literal ?? "nil"))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("rect", CGRect.self), .optional("anchor", UnitPoint.self)) { ScrollTarget(rect: $0, anchor: $1) }
            ],
            properties: ["rect": .stored(\ScrollTarget.rect), "anchor": .stored(\ScrollTarget.anchor)]),
        summary: "Where a scroll should end, in content coordinates.", examples: ["ScrollTarget(rect: .zero).rect"])
}
