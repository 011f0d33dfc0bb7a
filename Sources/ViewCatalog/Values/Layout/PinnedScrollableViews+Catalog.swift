// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Which parts of sections stay in sight; has no effect on layout sizes (L10.15).
extension PinnedScrollableViews: CatalogNative {
    package static var typeName: String { "PinnedScrollableViews" }
    package var swiftDescription: String { literal }
    package var literal: String {
        let names = (contains(.sectionHeaders) ? [".sectionHeaders"] : []) + (contains(.sectionFooters) ? [".sectionFooters"] : [])
        return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    }

    static let declaration = ValueTypeDeclaration(
        .options(Self.self, [("sectionHeaders", sectionHeaders), ("sectionFooters", sectionFooters)]),
        summary: "Headers or footers that stay visible.", examples: ["PinnedScrollableViews.sectionHeaders"])
}
