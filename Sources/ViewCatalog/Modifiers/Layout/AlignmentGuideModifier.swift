// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let alignmentGuide = ModifierDeclaration(
        "alignmentGuide", .layout, summary: "Sets an alignment guide from the dimensions of the view.",
        examples: ["VStack(alignment: .leading) { Text(\"a\").alignmentGuide(.leading) { d in d[.trailing] } }"],
        overloads: [

            Overload(.unlabeled("guide", HorizontalAlignment.self), .dimensionsClosure) { maker, guide, value in
                AlignmentGuides.node(maker, guide.key, value)
            },
            Overload(.unlabeled("guide", VerticalAlignment.self), .dimensionsClosure) { maker, guide, value in
                AlignmentGuides.node(maker, guide.key, value)
            },
        ])
}

extension Parameter where T == LateCall {
    static var dimensionsClosure: Parameter<LateCall> { .closure("computeValue", [.named("ViewDimensions")], result: .named("CGFloat")) }
}

extension AlignmentGuides {
    static func node(_ maker: Maker, _ key: AlignmentKey, _ value: LateCall) -> GuideNode {
        GuideNode(maker.content, key: key, tag: maker.tag) { dimensions, site in
            value.value([.native(DimensionsValue(dimensions))], at: site, fallback: 0)
        }
    }
}
