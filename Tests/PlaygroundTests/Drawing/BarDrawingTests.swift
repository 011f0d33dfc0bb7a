// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Bars as views ask for them: subtitles under titles, grounds as `toolbarBackground` says. The colours are the system's orange and green, and the labels' of the schemes.
@Suite struct BarDrawingTests {
    private static let orange = "#ff9500"
    private static let green = "#34c759"

    static let screens: [(root: String, shown: [String], missing: [String])] = [
        // A colour alone is seen only while content lies under the bar.
        ("NavigationStack { Text(\"a\").navigationTitle(\"T\").toolbarBackground(.orange, for: .navigationBar) }", [], [orange]),
        (
            "NavigationStack { Text(\"a\").navigationTitle(\"T\").toolbarBackground(.orange, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar) }",
            [orange], ["#f9f9f9"]
        ),
        (
            "NavigationStack { Text(\"a\").navigationTitle(\"T\").toolbarBackground(.orange).toolbarBackgroundVisibility(.visible) }",
            [orange],
            []
        ),
        // For another bar it says nothing of this one.
        (
            "NavigationStack { Text(\"a\").navigationTitle(\"T\").toolbarBackground(.orange, for: .tabBar).toolbarBackground(.visible, for: .navigationBar) }",
            ["#f9f9f9"], [orange]
        ),
        ("TabView { Text(\"a\").tabItem { Text(\"A\") }.toolbarBackground(.green, for: .tabBar) }", [green], ["#f9f9f9"]),
        (
            "NavigationStack { ScrollView { Color.red.frame(height: 2000) }.toolbar { ToolbarItem(placement: .bottomBar) { Text(\"b\") } }.toolbarBackground(.green, for: .bottomBar) }",
            [green], []
        ),
        (
            "NavigationStack { ScrollView { Color.red.frame(height: 2000) }.toolbar { ToolbarItem(placement: .bottomBar) { Text(\"b\") } }.toolbarBackground(.hidden, for: .bottomBar) }",
            [], ["#f9f9f9"]
        ),
    ]

    @Test(arguments: [
        (".navigationTitle(\"T\").navigationSubtitle(\"Sub\")", "26", true),
        (".navigationSubtitle(\"Sub\").padding().navigationTitle(\"T\")", "26", true),
        (".navigationTitle(\"T\").navigationSubtitle(Text(\"Sub\")).navigationBarTitleDisplayMode(.inline)", "26", true),
        // Phones have them since 26.
        (".navigationTitle(\"T\").navigationSubtitle(\"Sub\")", "18", false), (".navigationSubtitle(\"Sub\")", "26", false),
    ]) func subtitles(_ modifiers: String, _ os: String, _ isShown: Bool) throws {
        let shell = try Shell()
        #expect(shell.error("os \(os)\nroot NavigationStack { Text(\"a\")\(modifiers) }\nexport a.svg style: preview") == nil)
        let svg = try #require(shell.files.text("a.svg"))
        #expect(svg.contains(">Sub<") == isShown, "\(svg)")
    }

    /// A navigation or tab view and a plain list are opaque: a colour behind it is covered, one inside it or around a view without bars is seen.
    @Test(arguments: [
        ("ZStack { Color.orange; NavigationStack { Text(\"a\").navigationTitle(\"T\") } }", true),
        ("NavigationStack { Text(\"a\") }.background(Color.orange)", true),
        ("ZStack { Color.orange.ignoresSafeArea(); TabView { Text(\"a\").tabItem { Text(\"A\") } } }", true),
        ("ZStack { Color.orange; List { Text(\"a\") }.listStyle(.plain) }", true),
        ("ZStack { Color.orange; List { Text(\"a\") }.listStyle(.plain).scrollContentBackground(.hidden) }", false),
        ("NavigationStack { ZStack { Color.orange; Text(\"a\") } }", false), ("ZStack { Color.orange; Text(\"a\") }", false),
        ("ZStack { Color.orange; TabView { Text(\"a\") }.tabViewStyle(.page) }", false),
    ]) func opaqueScreens(_ root: String, _ isCovered: Bool) throws {
        let shell = try Shell()
        #expect(shell.error("root \(root)\nexport a.svg style: preview") == nil)
        let svg = try #require(shell.files.text("a.svg"))
        let colour = try #require(svg.firstRange(of: Self.orange))
        #expect(svg[colour.upperBound...].contains("#ffffff") == isCovered, "\(svg)")
    }

    /// What stands in the middle of a bar takes the place of an inline title; a large one stands below it.
    @Test(arguments: [(".navigationBarTitleDisplayMode(.inline)", false), ("", true)])
    func titleBesideAPrincipalItem(_ modifiers: String, _ isShown: Bool) throws {
        let shell = try Shell()
        let item = ".toolbar { ToolbarItem(placement: .principal) { Text(\"Middle\") } }"
        #expect(
            shell.error("root NavigationStack { Text(\"a\").navigationTitle(\"Name\")\(item)\(modifiers) }\nexport a.svg style: preview")
                == nil)
        let svg = try #require(shell.files.text("a.svg"))
        #expect(svg.contains(">Middle<"))
        #expect(svg.contains(">Name<") == isShown, "\(svg)")
    }

    @Test(arguments: screens) func areDrawn(_ root: String, _ shown: [String], _ missing: [String]) throws {
        let shell = try Shell()
        #expect(shell.error("root \(root)\nexport a.svg style: preview") == nil)
        let svg = try #require(shell.files.text("a.svg"))
        for color in shown { #expect(svg.contains(color), "\(color): \(svg)") }
        for color in missing { #expect(!svg.contains(color), "\(color): \(svg)") }
    }

    @Test func whatStandsInABarHasItsScheme() throws {
        let shell = try Shell()
        let bar = ".toolbarBackground(.orange, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)"
        let root = "NavigationStack { Color.orange.navigationTitle(\"Title\")\(bar).toolbarColorScheme(.dark, for: .navigationBar) }"
        #expect(shell.error("root \(root)\nexport a.svg style: preview") == nil)
        let svg = try #require(shell.files.text("a.svg"))
        let title = try #require(svg.split(separator: "\n").first { $0.contains("Title") && $0.contains("fill=") })
        #expect(title.contains("#ffffff"), "\(title)")
    }
}
