// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Colours of an asset catalogue, of UIKit and of the editor: what a picture shows in light and in dark appearance.
@Suite struct AssetColorTests {
    static let colors: [(expression: String, light: String, dark: String)] = [
        ("Color(\"Brand\")", "#ff8000", "#0080ff"),
        ("Color(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1))", "#00ff00", "#00ff00"),
        ("Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })", "#000000", "#ffffff"),
        ("Color(.sRGB, red: 1, green: 0, blue: 0)", "#ff0000", "#ff0000"), ("Color(.displayP3, white: 0)", "#000000", "#000000"),
        // AppKit's names, of which none is an asset's.
        ("Color(.linkColor)", "#0068da", "#419cff"), ("Color(nsColor: .unemphasizedSelectedTextBackgroundColor)", "#dcdcdc", "#464646"),
    ]

    @Test(arguments: colors) func areDrawn(_ expression: String, _ light: String, _ dark: String) throws {
        let shell = try Shell()
        #expect(
            shell.error(
                """
                asset color "Brand" = Color(red: 1, green: 0.5, blue: 0)
                asset color "Brand" dark = Color(red: 0, green: 0.5, blue: 1)
                root \(expression)
                """) == nil)
        for (scheme, wanted) in [("light", light), ("dark", dark)] {
            #expect(shell.error("colorscheme \(scheme)\nexport a.svg style: preview") == nil)
            let svg = try #require(shell.files.text("a.svg"))
            #expect(svg.contains(wanted), "\(scheme): \(svg)")
        }
    }
}
