// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Catalog {
    /// Every environment key, sorted.
    package static let allEnvironmentKeys = (laidOutKeys + KeptEnvironmentKeys.declarations).sorted {
        $0.name.lowercased() < $1.name.lowercased()
    }

    private static let laidOutKeys: [EnvironmentKeyDeclaration] = [
        EnvironmentKeyDeclaration(CatalogKeys.accessibilityReduceMotion, summary: "Does the user want less motion?"),
        EnvironmentKeyDeclaration(EnvironmentKeys.allowsTightening, summary: "Can letters move closer together to fit?"),
        EnvironmentKeyDeclaration(CatalogKeys.colorScheme, summary: "Light or dark."),
        EnvironmentKeyDeclaration(EnvironmentKeys.controlSize, summary: "How large controls are."),
        EnvironmentKeyDeclaration(
            CatalogKeys.defaultMinListHeaderHeight, summary: "The least height of a list's headers and footers; nil for the platform's."),
        EnvironmentKeyDeclaration(CatalogKeys.defaultMinListRowHeight, summary: "The least height of a list's rows."),
        EnvironmentKeyDeclaration(
            computed: "dismiss", default: DismissAction(dismissal: .none), summary: "Goes back, or dismisses a presentation."
        ) {
            DismissAction(dismissal: Dismissal($0))
        },
        EnvironmentKeyDeclaration(EnvironmentKeys.displayScale, summary: "Pixels per point."),
        EnvironmentKeyDeclaration(EnvironmentKeys.dynamicTypeSize, summary: "The user's text size."),
        EnvironmentKeyDeclaration(EnvironmentKeys.font, summary: "The font of texts; nil for the platform's default."),
        EnvironmentKeyDeclaration(CatalogKeys.scrollIndicatorVisibility.horizontal, summary: "When horizontal indicators show."),
        EnvironmentKeyDeclaration(EnvironmentKeys.horizontalSizeClass, summary: "Compact or regular width."),
        EnvironmentKeyDeclaration(CatalogKeys.imageScale, summary: "How large symbols are."),
        EnvironmentKeyDeclaration(CatalogKeys.isEnabled, summary: "May controls be used?"),
        EnvironmentKeyDeclaration(CatalogKeys.isFocused, isSettable: false, summary: "Is the nearest focusable view focused?"),
        EnvironmentKeyDeclaration(CatalogKeys.isPresented, isSettable: false, summary: "Is the view presented?"),
        EnvironmentKeyDeclaration(EnvironmentKeys.isScrollEnabled, summary: "May scroll views be scrolled by hand?"),
        EnvironmentKeyDeclaration(EnvironmentKeys.layoutDirection, summary: "Left to right or right to left."),
        EnvironmentKeyDeclaration(EnvironmentKeys.lineLimit, summary: "The maximum number of lines of a text."),
        EnvironmentKeyDeclaration(EnvironmentKeys.lineSpacing, summary: "Extra points between lines."),
        EnvironmentKeyDeclaration(EnvironmentKeys.minimumScaleFactor, summary: "How far texts may shrink to fit."),
        EnvironmentKeyDeclaration(EnvironmentKeys.multilineTextAlignment, summary: "The alignment of a text's lines."),
        EnvironmentKeyDeclaration(
            computed: "pixelLength", default: 1.0, summary: "The length of a pixel in points: 1/displayScale."
        ) {
            $0.traits.pixelLength
        },
        EnvironmentKeyDeclaration(CatalogKeys.scenePhase, summary: "Active, inactive or background."),
        EnvironmentKeyDeclaration(EnvironmentKeys.textCase, summary: "A change of case of texts."),
        EnvironmentKeyDeclaration(EnvironmentKeys.truncationMode, summary: "Where text that does not fit is truncated."),
        EnvironmentKeyDeclaration(CatalogKeys.scrollIndicatorVisibility.vertical, summary: "When vertical indicators show."),
        EnvironmentKeyDeclaration(EnvironmentKeys.verticalSizeClass, summary: "Compact or regular height."),
        EnvironmentKeyDeclaration(EnvironmentKeys.viewport, summary: "The space that the outermost ScrollViewport fills."),
    ]
}
