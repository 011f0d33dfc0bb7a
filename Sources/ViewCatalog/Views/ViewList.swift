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
        .grid,
        .gridRow,
        .group,
        .hStack,
        .image,
        .label,
        .labeledContent,
        .lazyHStack,
        .lazyVStack,
        .link,
        .progressView,
        .rectangle,
        .roundedRectangle,
        .scrollView,
        .scrollViewport,
        .scrollViewReader,
        .section,
        .secureField,
        .slider,
        .spacer,
        .stepper,
        .text,
        .textEditor,
        .textField,
        .toggle,
        .unevenRoundedRectangle,
        .viewThatFits,
        .vStack,
        .windowGroup,
        .zStack,
    ]
}
