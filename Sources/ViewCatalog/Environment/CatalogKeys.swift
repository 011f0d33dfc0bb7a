// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Keys that layout does not read: kept for the user's code and for styles.
package enum CatalogKeys {
    package static let buttonStyle = EnvironmentKey("buttonStyle", default: Value.nil)
    static let textFieldStyle = EnvironmentKey("textFieldStyle", default: Value.nil)
    package static let listStyle = EnvironmentKey("listStyle", default: Value.nil)
    static let formStyle = EnvironmentKey("formStyle", default: Value.nil)
    package static let tabViewStyle = EnvironmentKey("tabViewStyle", default: Value.nil)
    static let indexViewStyle = EnvironmentKey("indexViewStyle", default: Value.nil)
    static let buttonBorderShape = EnvironmentKey("buttonBorderShape", default: ButtonBorderShapeValue.automatic)
    /// Do buttons with a border take the width that they are offered?
    static let hasFlexibleButtons = EnvironmentKey("hasFlexibleButtons", default: false)
    static let datePickerStyle = EnvironmentKey("datePickerStyle", default: Value.nil)
    static let gaugeStyle = EnvironmentKey("gaugeStyle", default: Value.nil)
    static let disclosureGroupStyle = EnvironmentKey("disclosureGroupStyle", default: Value.nil)
    static let groupBoxStyle = EnvironmentKey("groupBoxStyle", default: Value.nil)
    static let labeledContentStyle = EnvironmentKey("labeledContentStyle", default: Value.nil)
    static let progressViewStyle = EnvironmentKey("progressViewStyle", default: Value.nil)
    static let toggleStyle = EnvironmentKey("toggleStyle", default: Value.nil)
    package static let pickerStyle = EnvironmentKey("pickerStyle", default: Value.nil)
    static let tableColumnHeaders = EnvironmentKey("tableColumnHeaders", default: Value.nil)
    static let listRowSpacing = EnvironmentKey("listRowSpacing", default: Double?.none)
    package static let listSectionSpacing = EnvironmentKey("listSectionSpacing", default: ListSectionSpacing.default)
    static let listSectionMargins = EnvironmentKey("listSectionMargins", default: ListSectionMargins())
    /// Whether controls inside show no labels.
    static let labelsHidden = EnvironmentKey("labelsHidden", default: false)
    /// Whether items are made for the menus of the app.
    static let isInMenuBar = EnvironmentKey("isInMenuBar", default: false)
    /// What list or form the view stands in.
    static let listKind = EnvironmentKey("listKind", default: ListMaker.Kind.none)
    /// Do labels of controls stand in the column of a form's labels?
    static let isInFormColumns = EnvironmentKey("isInFormColumns", default: false)
    /// What a link in a list shows before its chevron; nil: nothing.
    static let rowBadge = EnvironmentKey("rowBadge", default: Node?.none)
    /// The navigation view around; nil outside of any.
    static let navigation = EnvironmentKey("navigation", default: NavigationHandle?.none)
    /// What a `searchable` gives the navigation views inside it; nil: nothing.
    static let searchField = EnvironmentKey("searchField", default: SearchInterface?.none)
    /// What presents the views: a sheet, a destination that a flag shows; nil in the window itself.
    static let presentation = EnvironmentKey("presentation", default: PresentationTrigger?.none)
    /// What the buttons of an alert end after their actions; nil outside of any.
    package static let message = EnvironmentKey("message", default: PresentationTrigger?.none)
    package static let labelStyle = EnvironmentKey("labelStyle", default: Value.nil)
    /// Between the icons and the titles of labels; nil: the platform's.
    static let labelIconToTitleSpacing = EnvironmentKey("labelIconToTitleSpacing", default: Double?.none)
    /// The least width of the icons of labels, which stand in the middle of it; nil: their own.
    static let labelReservedIconWidth = EnvironmentKey("labelReservedIconWidth", default: Double?.none)
    static let imageScale = EnvironmentKey("imageScale", default: ImageScale.medium)
    /// Is content drawn outside the bounds of scroll views too (S9.8)?
    package static let isScrollClipDisabled = EnvironmentKey("isScrollClipDisabled", default: false)
    /// Do lists have no ground under their rows?
    package static let isScrollContentBackgroundHidden = EnvironmentKey("isScrollContentBackgroundHidden", default: false)
    /// What scrolling does to the keyboard (S9.10).
    package static let scrollDismissesKeyboardMode = EnvironmentKey(
        "scrollDismissesKeyboardMode", default: ScrollDismissesKeyboardMode.automatic)
    /// May controls inside be used?
    package static let isEnabled = EnvironmentKey("isEnabled", default: true)
    static let isFocused = EnvironmentKey("isFocused", default: false)
    package static let isPresented = EnvironmentKey("isPresented", default: false)
    /// Is the nearest presentation around a sheet, whose bars begin at its own edge?
    static let isInSheet = EnvironmentKey("isInSheet", default: false)
    static let accessibilityReduceMotion = EnvironmentKey("accessibilityReduceMotion", default: false)
    static let defaultMinListRowHeight = EnvironmentKey("defaultMinListRowHeight", default: 44.0)
    /// nil: the platform's.
    static let defaultMinListHeaderHeight = EnvironmentKey("defaultMinListHeaderHeight", default: Double?.none)
}

/// How large symbols are beside their text.
package enum ImageScale: CatalogEnum {
    case small, medium, large
    package static var typeName: String { "Image.Scale" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(ImageScale.self), summary: "The size of symbols.", examples: ["Image.Scale.large"])
}

extension Viewport: CatalogNative {
    package static var typeName: String { "Viewport" }
    package var swiftDescription: String { "Viewport(size: \(size.swiftDescription), safeAreaInsets: \(safeAreaInsets.swiftDescription))" }
    package var roundedDescription: String {
        "Viewport(size: \(size.roundedDescription), safeAreaInsets: \(safeAreaInsets.roundedDescription))"
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("size", CGSize.self), .required("safeAreaInsets", EdgeInsets.self)) {
                    Viewport(size: $0, safeAreaInsets: $1)
                }
            ],
            properties: ["size": .stored(\Viewport.size), "safeAreaInsets": .stored(\Viewport.safeAreaInsets)]),
        summary: "The space that the outermost ScrollViewport fills, and the insets around it.",
        examples: ["Viewport(size: .zero, safeAreaInsets: EdgeInsets()).size.width"])
}
