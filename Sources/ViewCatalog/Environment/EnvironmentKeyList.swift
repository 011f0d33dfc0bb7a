// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Catalog {
    /// Every environment key, sorted.
    package static let allEnvironmentKeys = (laidOutKeys + KeptEnvironmentKeys.declarations).sorted {
        $0.name.lowercased() < $1.name.lowercased()
    }

    private static let laidOutKeys: [EnvironmentKeyDeclaration] = [
        EnvironmentKeyDeclaration(CatalogKeys.accessibilityReduceMotion, summary: "Whether the user wants less motion."),
        EnvironmentKeyDeclaration(EnvironmentKeys.allowsTightening, summary: "Whether letters may move closer together to fit."),
        EnvironmentKeyDeclaration(CatalogKeys.colorScheme, summary: "Light or dark."),
        EnvironmentKeyDeclaration(EnvironmentKeys.controlSize, summary: "The size of controls."),
        EnvironmentKeyDeclaration(
            CatalogKeys.defaultMinListHeaderHeight, summary: "The least height of a list's headers and footers; nil for the platform's."),
        EnvironmentKeyDeclaration(CatalogKeys.defaultMinListRowHeight, summary: "The least height of a list's rows."),
        EnvironmentKeyDeclaration(
            computed: "dismiss", default: DismissAction(dismissal: .none), summary: "Goes back, or dismisses a presentation."
        ) {
            DismissAction(dismissal: Dismissal($0))
        },
        EnvironmentKeyDeclaration(computed: "dismissSearch", default: DismissSearchAction(search: nil), summary: "Ends the search.") {
            DismissSearchAction(search: $0[CatalogKeys.search])
        },
        EnvironmentKeyDeclaration(EnvironmentKeys.displayScale, summary: "Pixels per point."),
        EnvironmentKeyDeclaration(EnvironmentKeys.dynamicTypeSize, summary: "The user's text size."),
        EnvironmentKeyDeclaration(EnvironmentKeys.font, summary: "The font of text; nil for the platform's default."),
        EnvironmentKeyDeclaration(CatalogKeys.scrollIndicatorVisibility.horizontal, summary: "When horizontal indicators show."),
        EnvironmentKeyDeclaration(EnvironmentKeys.horizontalSizeClass, summary: "Compact or regular width."),
        EnvironmentKeyDeclaration(CatalogKeys.imageScale, summary: "The size of symbols."),
        EnvironmentKeyDeclaration(CatalogKeys.isEnabled, summary: "Whether controls can be used."),
        EnvironmentKeyDeclaration(CatalogKeys.isFocused, isSettable: false, summary: "Whether the nearest focusable view has the focus."),
        EnvironmentKeyDeclaration(CatalogKeys.isPresented, isSettable: false, summary: "Whether the view is presented."),
        EnvironmentKeyDeclaration(EnvironmentKeys.isScrollEnabled, summary: "Whether scroll views can be scrolled by hand."),
        EnvironmentKeyDeclaration(CatalogKeys.isSearching, isSettable: false, summary: "Whether the search field is in use."),
        EnvironmentKeyDeclaration(EnvironmentKeys.layoutDirection, summary: "Left to right or right to left."),
        EnvironmentKeyDeclaration(EnvironmentKeys.lineLimit, summary: "The maximum number of lines of text."),
        EnvironmentKeyDeclaration(EnvironmentKeys.lineSpacing, summary: "Extra points between lines."),
        EnvironmentKeyDeclaration(EnvironmentKeys.minimumScaleFactor, summary: "How far text may shrink to fit."),
        EnvironmentKeyDeclaration(EnvironmentKeys.multilineTextAlignment, summary: "The alignment of lines of text."),
        EnvironmentKeyDeclaration(
            computed: "pixelLength", default: 1.0, summary: "The length of a pixel in points: 1/displayScale."
        ) {
            $0.traits.pixelLength
        },
        EnvironmentKeyDeclaration(CatalogKeys.scenePhase, summary: "Active, inactive or background."),
        EnvironmentKeyDeclaration(
            EnvironmentKeys.textCase, summary: "Whether text is shown in upper or lower case; nil leaves it as written."),
        EnvironmentKeyDeclaration(EnvironmentKeys.truncationMode, summary: "Where text that does not fit is truncated."),
        EnvironmentKeyDeclaration(CatalogKeys.scrollIndicatorVisibility.vertical, summary: "When vertical indicators show."),
        EnvironmentKeyDeclaration(EnvironmentKeys.verticalSizeClass, summary: "Compact or regular height."),
        EnvironmentKeyDeclaration(EnvironmentKeys.viewport, summary: "The space that the outermost ScrollViewport fills."),
    ]
}
