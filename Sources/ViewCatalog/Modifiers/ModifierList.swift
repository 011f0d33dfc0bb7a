// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Catalog {
    /// Every modifier, sorted.
    package static let allModifiers: [ModifierDeclaration] = [
        .alignmentGuide,
        .aspectRatio,
        .background,
        .clipped,
        .contentMargins,
        .coordinateSpace,
        .defaultScrollAnchor,
        .dynamicTypeSize,
        .edgesIgnoringSafeArea,
        .environment,
        .fixedSize,
        .font,
        .frame,
        .hidden,
        .id,
        .ignoresSafeArea,
        .layoutPriority,
        .layoutValue,
        .offset,
        .overlay,
        .padding,
        .position,
        .safeAreaInset,
        .safeAreaPadding,
        .scaledToFill,
        .scaledToFit,
        .tag,
    ]

    /// Methods of Text alone.
    static let textMethodNames: Set<String> = []
}
