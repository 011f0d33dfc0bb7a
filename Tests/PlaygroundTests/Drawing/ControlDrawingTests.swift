// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// What words controls show, and in which colours.
@Suite struct ControlDrawingTests {
    /// The prompt takes the place of the title, which is one where there is no prompt.
    @Test(arguments: [
        ("TextField(\"Title\", text: .constant(\"\"), prompt: Text(\"Prompt\"))", "Prompt"),
        ("TextField(\"Title\", text: .constant(\"\"), prompt: Text(\"Prompt\"), axis: .vertical)", "Prompt"),
        ("TextField(text: .constant(\"\"), prompt: Text(\"Prompt\")) { Text(\"Title\") }", "Prompt"),
        ("SecureField(\"Title\", text: .constant(\"\"), prompt: Text(\"Prompt\"))", "Prompt"),
        ("TextField(\"Title\", text: .constant(\"\"))", "Title"), ("TextField(\"Title\", text: .constant(\"\"), prompt: nil)", "Title"),
        ("TextField(\"Title\", text: .constant(\"Words\"), prompt: Text(\"Prompt\"))", "Words"),
    ]) func anEmptyFieldShowsItsPrompt(_ field: String, _ shown: String) throws {
        let svg = try picture(of: field)
        for word in ["Title", "Prompt", "Words"] { #expect(svg.contains(">\(word)<") == (word == shown), "\(word) in \(field)") }
    }

    /// Below the line stands how much is done, in the colour of a lower level.
    @Test func theValueOfAProgressViewIsSecondary() throws {
        let svg = try picture(of: "ProgressView(value: 0.5) { Text(\"Label\") } currentValueLabel: { Text(\"Half\") }")
        let lines = svg.split(separator: "\n")
        let label = try #require(lines.first { $0.contains(">Label<") })
        let value = try #require(lines.first { $0.contains(">Half<") })
        #expect(label.contains("#000000") && value.contains("#3c3c43"))
    }

    /// Without a tint controls have the accent colour of the app's asset catalogue.
    @Test(arguments: [
        ("Button(\"a\") { }", "#ff8000"), ("Text(\"a\").foregroundColor(.accentColor)", "#ff8000"),
        ("Button(\"a\") { }.tint(.green)", "#34c759"),
    ]) func theAppHasAnAccentColour(_ view: String, _ colour: String) throws {
        let shell = try Shell()
        let asset = "asset color AccentColor = Color(red: 1, green: 0.502, blue: 0)"
        #expect(shell.error("\(asset)\nroot \(view)\nexport a.svg style: preview") == nil)
        let svg = try #require(shell.files.text("a.svg"))
        #expect(svg.contains(colour) && !svg.contains("#007aff"), "\(svg)")
    }

    /// A style may have a colour of its own, which is that of `tint` around the control.
    @Test(arguments: [
        ("Toggle(\"a\", isOn: .constant(true))", "toggleStyle(SwitchToggleStyle(tint: .orange))"),
        ("ProgressView(value: 0.5)", "progressViewStyle(LinearProgressViewStyle(tint: .orange))"),
    ]) func aStyleHasAColourOfItsOwn(_ control: String, _ style: String) throws {
        #expect(try picture(of: "\(control).\(style)").contains("#ff9500"))
        #expect(try drawn("\(control).\(style)") == drawn("\(control).tint(.orange)"))
    }

    /// What a picture shows, without the outlines of the views, which have numbers of their layers.
    private func drawn(_ view: String) throws -> [Substring] {
        try picture(of: view).split(separator: "\n").filter { !$0.contains("class=\"view\"") }
    }

    /// To and from what is clear a gradient loses nothing but its opacity.
    @Test(arguments: [
        ("[.red, .clear]", "[.red, .red.opacity(0)]"), ("[.clear, .red]", "[.red.opacity(0), .red]"),
        ("[.clear, .clear]", "[.clear, .clear]"),
    ]) func clearHasTheColourOfItsNeighbour(_ colors: String, _ same: String) throws {
        func gradient(_ colors: String) -> String {
            "Rectangle().fill(LinearGradient(colors: \(colors), startPoint: .top, endPoint: .bottom))"
        }
        #expect(try picture(of: gradient(colors)) == picture(of: gradient(same)))
    }

    /// Letters and symbols have all colours of a gradient.
    @Test(arguments: ["Text(\"Words\")", "Image(systemName: \"star.fill\")", "Label(\"Words\", systemImage: \"star\")"])
    func gradientsFillWords(_ view: String) throws {
        let gradient = ".linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)"
        let lines = try picture(of: "\(view).foregroundStyle(\(gradient))").split(separator: "\n")
        let painted = lines.filter { $0.contains("url(#") && !$0.contains("clip-path") }
        #expect(painted.contains { $0.contains(">Words<") } == view.contains("Words"))
        #expect(painted.contains { $0.contains("<path") } == view.contains("star"))
    }

    /// A linear gauge has all colours of its tint, whatever its value; one of a capacity shows how full it is.
    @Test(arguments: [("accessoryLinear", true), ("accessoryLinearCapacity", false)])
    func linesOfGauges(_ style: String, _ isWhole: Bool) throws {
        let tint = "Gradient(colors: [.green, .red])"
        let svg = try picture(of: "Gauge(value: 0.2) { Text(\"G\") }.gaugeStyle(.\(style)).tint(\(tint)).frame(width: 200)")
        #expect(svg.contains("width=\"200\"") && svg.contains("url(#") == isWhole)
        #expect(svg.contains("x1=\"96.5\"") == isWhole && svg.contains("x2=\"296.5\"") == isWhole, "along the line")
    }

    /// What can be tapped behind a sheet is not dimmed.
    @Test(arguments: [("", true), (".presentationBackgroundInteraction(.enabled)", false)])
    func sheetsDimTheWindow(_ modifier: String, _ isDimmed: Bool) throws {
        let sheet = "Text(\"a\").presentationDetents([.medium])\(modifier)"
        let svg = try picture(of: "Color.red.sheet(isPresented: .constant(true)) { \(sheet) }")
        #expect(svg.contains("fill=\"#000000\" fill-opacity=\"0.2\"") == isDimmed)
    }

    /// `.toolbarTitleDisplayMode` says what `.navigationBarTitleDisplayMode` says.
    @Test(arguments: ["inline", "large", "automatic"]) func titlesOfToolbars(_ mode: String) throws {
        func stack(_ modifier: String) -> String { "NavigationStack { Text(\"a\").navigationTitle(\"T\").\(modifier)(.\(mode)) }" }
        let shown = try picture(of: stack("toolbarTitleDisplayMode")).replacing("toolbarTitle", with: "navigationBarTitle")
        #expect(try shown == picture(of: stack("navigationBarTitleDisplayMode")))
    }

    private func picture(of view: String) throws -> String {
        let shell = try Shell()
        #expect(shell.error("root \(view)\nexport a.svg style: preview") == nil, "\(view)")
        return try #require(shell.files.text("a.svg"))
    }
}
