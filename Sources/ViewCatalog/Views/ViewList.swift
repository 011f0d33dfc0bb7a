// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Catalog {
    /// Every view, sorted.
    package static let allViews: [ViewDeclaration] = [
        .anyView,
        .button,
        .capsule,
        .circle,
        .divider,
        .ellipse,
        .emptyView,
        .forEach,
        .geometryReader,
        .group,
        .hStack,
        .lazyHStack,
        .lazyVStack,
        .rectangle,
        .roundedRectangle,
        .scrollView,
        .scrollViewport,
        .spacer,
        .text,
        .unevenRoundedRectangle,
        .vStack,
        .zStack,
    ]
}
