// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let anchorPreference = ModifierDeclaration(
        "anchorPreference", .data, summary: "A place in this view, passed up to the view that reads its key.",
        examples: [
            "Text(\"a\").anchorPreference(key: Spot.self, value: .bounds) { $0 }.overlayPreferenceValue(Spot.self) { anchor in GeometryReader { proxy in Text(\"b\").frame(width: proxy[anchor!].width) } }"
        ],
        overloads: [
            Overload(
                .any("key", name: "key"), .required("value", AnchorSource.self),
                .closure("transform", [.named("Anchor")], result: .named("Any"))
            ) { maker, key, source, transform in
                maker.attaching(AnchorPreferenceAttachment(key: key, source: source, transform: transform))
            }
        ])

    static let transformAnchorPreference = ModifierDeclaration(
        "transformAnchorPreference", .data, summary: "Changes a preference of the views inside, with a place in this view.",
        examples: ["Text(\"a\").transformAnchorPreference(key: Spot.self, value: .bounds) { value, anchor in value = anchor }"],
        overloads: [
            Overload(
                .any("key", name: "key"), .required("value", AnchorSource.self),
                .closure("transform", [.attributed(["inout"], .named("Any")), .named("Anchor")])
            ) { maker, key, source, change in
                maker.attaching(AnchorPreferenceChange(key: key, source: source, change: change))
            }
        ])
}

/// `.anchorPreference(key:value:transform:)`.
struct AnchorPreferenceAttachment: PreferenceWriter {
    let key: Value
    let source: AnchorSource
    let transform: LateCall

    func value(_ source: PreferenceSource, inside: () throws(Diagnostic) -> Value, _ machine: Machine) throws(Diagnostic) -> Value {
        try transform([.native(AnchorValue(target: source, source: self.source))], on: machine)
    }
}

/// `.transformAnchorPreference(key:value:transform:)`.
struct AnchorPreferenceChange: PreferenceWriter {
    let key: Value
    let source: AnchorSource
    let change: LateCall
    var role: PreferenceRole { .change }

    func value(_ source: PreferenceSource, inside: () throws(Diagnostic) -> Value, _ machine: Machine) throws(Diagnostic) -> Value {
        try change.changing(try inside(), [.native(AnchorValue(target: source, source: self.source))], on: machine)
    }
}

/// `Anchor.Source`: which place of the view.
enum AnchorSource: CatalogNative {
    case bounds
    case rect(CGRect)
    case point(CGPoint)
    case unit(UnitPoint)

    static var typeName: String { "Anchor.Source" }
    var swiftDescription: String { literal }
    var literal: String {
        switch self {
        case .bounds: ".bounds"
        case .rect(let rect): ".rect(\(rect.literal))"
        case .point(let point): ".point(\(point.literal))"
        case .unit(let point): ".unitPoint(\(point.literal))"
        }
    }

    private static let corners: [(String, UnitPoint)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading), ("center", .center),
        ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "bounds": .of(AnchorSource.bounds),
                "rect": NativeStatic(functions: [.make("rect", .unlabeled("rect", CGRect.self)) { AnchorSource.rect($0) }]),
                "point": NativeStatic(functions: [.make("point", .unlabeled("point", CGPoint.self)) { AnchorSource.point($0) }]),
                "unitPoint": NativeStatic(functions: [.make("unitPoint", .unlabeled("point", UnitPoint.self)) { AnchorSource.unit($0) }]),
            ].merging(corners.map { ($0.0, NativeStatic.of(AnchorSource.unit($0.1))) }) { first, _ in first }),
        summary: "The place in a view that an anchor marks.", examples: ["Anchor.Source.bounds"])
}
