// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How a view stands over the window.
package enum PresentationStyle: Sendable {
    case sheet
    /// Over all of it.
    case cover
    /// At an edge of the view that presents it.
    case popover(Edge)
    /// A card in the middle, or a choice at the bottom of a compact window.
    case message(MessageKind)

    /// Is what lies behind it darker?
    package var dimsWindow: Bool {
        switch self {
        case .sheet, .message: true
        case .cover, .popover: false
        }
    }

    /// What the presented view is called.
    var name: String {
        switch self {
        case .sheet: "sheet"
        case .cover: "fullScreenCover"
        case .popover: "popover"
        case .message(let kind): kind.rawValue
        }
    }
}

/// What modifiers inside of a presented view say about it: nil where they say nothing.
package struct PresentationSettings: Sendable {
    var detents: Set<PresentationDetent>?
    var selection: BindingValue?
    package var showsIndicator: Bool?
    package var cornerRadius: Double?
    package var background: Value?
    /// Of a popover in compact width: `popover`, `sheet`, `fullScreenCover`, `none`.
    var adaptation: String?
    /// Can what lies behind be tapped?
    package var allowsBackground: Bool?

    /// What is not said here is taken from another, further inside.
    private func merged(with other: PresentationSettings) -> PresentationSettings {
        PresentationSettings(
            detents: detents ?? other.detents, selection: detents == nil ? other.selection : selection,
            showsIndicator: showsIndicator ?? other.showsIndicator, cornerRadius: cornerRadius ?? other.cornerRadius,
            background: background ?? other.background, adaptation: adaptation ?? other.adaptation,
            allowsBackground: allowsBackground ?? other.allowsBackground)
    }

    init(
        detents: Set<PresentationDetent>? = nil, selection: BindingValue? = nil, showsIndicator: Bool? = nil, cornerRadius: Double? = nil,
        background: Value? = nil, adaptation: String? = nil, allowsBackground: Bool? = nil
    ) {
        self.detents = detents
        self.selection = selection
        self.showsIndicator = showsIndicator
        self.cornerRadius = cornerRadius
        self.background = background
        self.adaptation = adaptation
        self.allowsBackground = allowsBackground
    }

    /// All that is said in a view; outer modifiers count.
    init(in content: BuiltContent) { self.init(outerFirst: content.attachments(PresentationSettings.self, entersNavigation: true)) }

    package init(outerFirst all: some Sequence<PresentationSettings>) { self = all.reduce(PresentationSettings()) { $0.merged(with: $1) } }

    /// At how many heights a sheet may rest.
    package var heights: Int { detents?.count ?? 1 }
}

/// What is drawn behind a presented view.
package final class PresentationSurface: Sendable {
    package let style: PresentationStyle

    init(style: PresentationStyle) { self.style = style }
}
