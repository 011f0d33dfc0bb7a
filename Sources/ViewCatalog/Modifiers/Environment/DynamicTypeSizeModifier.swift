// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let dynamicTypeSize = ModifierDeclaration(
        "dynamicTypeSize", .environment, summary: "The text size inside, or the range to which it is limited.",
        examples: [
            "Text(\"a\").dynamicTypeSize(.xxLarge)", "Text(\"a\").dynamicTypeSize(...DynamicTypeSize.large)",
            "Text(\"a\").dynamicTypeSize(.small ... .xxLarge)",
        ],
        overloads: [

            Overload(.unlabeled("size", DynamicTypeSize.self)) { maker, size in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.dynamicTypeSize, to: size, by: $1) }
            },
            Overload(.any(nil, name: "range", of: .named("Range", genericArguments: [DynamicTypeSize.swiftType]))) { maker, range in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    let size = TypeSizeRange(range).clamp(environment[EnvironmentKeys.dynamicTypeSize])
                    return environment.setting(EnvironmentKeys.dynamicTypeSize, to: size, by: origin)
                }
            },
        ])
}

/// `...DynamicTypeSize.xxLarge` as bounds.
struct TypeSizeRange {
    var lower = DynamicTypeSize.xSmall
    var upper = DynamicTypeSize.accessibility5

    init(_ value: Value) {
        guard case .range(let range) = value else { return }
        if let bound = range.lower.flatMap(DynamicTypeSize.decode) { lower = bound }
        guard let bound = range.upper.flatMap(DynamicTypeSize.decode) else { return }
        upper = range.isClosed ? bound : DynamicTypeSize(rawValue: bound.rawValue - 1) ?? bound
    }

    func clamp(_ size: DynamicTypeSize) -> DynamicTypeSize { max(lower, min(upper, size)) }
}
