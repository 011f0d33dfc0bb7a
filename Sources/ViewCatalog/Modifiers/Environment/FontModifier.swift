// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let font = ModifierDeclaration(
        "font", .environment, summary: "The font of the text inside; nil for the default.",
        examples: ["VStack { Text(\"a\") }.font(.title2.bold())", "Text(\"a\").font(nil)"],
        otherNames: [
            "fontFamily": ".font(.custom(\"Georgia\", size: 17))",
            "fontSize": ".font(.system(size: 20))",
            "textSize": ".font(.system(size: 20))",
        ],
        overloads: [
            Overload(.unlabeled("font", Font?.self)) { maker, font in
                maker.textual {
                    if $0.base == .inherited { $0.base = font.map { .given($0) } ?? .standard }
                } otherwise: { environment, origin in
                    environment.setting(EnvironmentKeys.font, to: font, by: origin)
                }
            }
        ])
}
