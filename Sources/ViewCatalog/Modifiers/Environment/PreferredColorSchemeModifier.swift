// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let preferredColorScheme = ModifierDeclaration(
        "preferredColorScheme", .environment,
        summary: "Light or dark for the views inside, and for the window and the system's indicators around them.",
        examples: ["Text(\"a\").preferredColorScheme(.dark)"],
        overloads: [Overload(.unlabeled("colorScheme", ColorScheme?.self)) { maker, scheme in maker.preferring(scheme) }])
}

extension Maker {
    fileprivate func preferring(_ scheme: ColorScheme?) -> Node {
        let marked = scheme.map { AttachmentNode(content, DrawingAttachment(.windowScheme($0))) } ?? content
        return EnvironmentNode(marked, tag: tag) { environment, origin in
            scheme.map { environment.setting(CatalogKeys.colorScheme, to: $0, by: origin) } ?? environment
        }
    }
}
