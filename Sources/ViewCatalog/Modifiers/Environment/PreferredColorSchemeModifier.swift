// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let preferredColorScheme = ModifierDeclaration(
        "preferredColorScheme", .environment,
        summary: "Light or dark appearance for the views inside, the window and the system's indicators.",
        examples: ["Text(\"a\").preferredColorScheme(.dark)"],
        overloads: [Overload(.unlabeled("colorScheme", ColorScheme?.self)) { maker, scheme in maker.preferring(scheme) }])
}

extension Maker {
    fileprivate func preferring(_ scheme: ColorScheme?) -> Node { content.preferring(scheme, tag: tag) }
}

extension Node {
    /// The view in a scheme, which is the window's too.
    func preferring(_ scheme: ColorScheme?, tag: ViewTag? = nil) -> Node {
        let marked = scheme.map { AttachmentNode(self, DrawingAttachment(.windowScheme($0))) } ?? self
        return EnvironmentNode(marked, tag: tag) { environment, origin in
            scheme.map { environment.setting(CatalogKeys.colorScheme, to: $0, by: origin) } ?? environment
        }
    }
}

extension BuiltContent {
    /// What the views in it prefer for the window; nil where they say nothing.
    var preferredScheme: ColorScheme? { attachments(DrawingAttachment.self).lazy.compactMap(\.windowScheme).first }
}

extension DrawingAttachment {
    /// What it says of the window.
    package var windowScheme: ColorScheme? { if case .windowScheme(let scheme) = effect { scheme } else { nil } }
}
