// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let anchorPreference = ModifierDeclaration(
        "anchorPreference", .data, summary: "A place in this view that flows up to whoever reads its key.",
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
}

/// `.anchorPreference(key:value:transform:)`.
package struct AnchorPreferenceAttachment: Sendable {
    package let key: Value
    let source: AnchorSource
    let transform: LateCall
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
        summary: "Which place of a view an anchor marks.", examples: ["Anchor.Source.bounds"])
}
