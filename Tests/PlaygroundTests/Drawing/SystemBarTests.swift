// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

/// The status bar and the home indicator over previews: where a device has them, in its safe area, and where no modifier hides them.
struct SystemBarTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let input: String
        /// What the status bar says; nil without one.
        let time: String?
        let hasHomeIndicator: Bool
        var testDescription: String { input }
    }

    private static let cases = [
        Case(input: "reset", time: "9:41", hasHomeIndicator: true),
        Case(input: "device \"iPhone 13 mini\"", time: "9:41", hasHomeIndicator: true),
        Case(input: "device \"iPhone SE (3rd gen)\"", time: "9:41", hasHomeIndicator: false),
        Case(input: "device \"iPad Pro 11-inch (M4/M5)\"", time: "9:41", hasHomeIndicator: true),
        Case(input: "rotate", time: nil, hasHomeIndicator: true),
        Case(input: "viewport 300x400", time: nil, hasHomeIndicator: false),
        Case(input: "window 300x400", time: nil, hasHomeIndicator: false),
        Case(input: "safearea off", time: nil, hasHomeIndicator: false),
        Case(input: "device \"Mac window\"", time: nil, hasHomeIndicator: false),
        Case(input: "modify text1 .statusBarHidden()", time: nil, hasHomeIndicator: true),
        Case(input: "modify text1 .statusBar(hidden: false)", time: "9:41", hasHomeIndicator: true),
        Case(input: "modify text1 .persistentSystemOverlays(.hidden)", time: "9:41", hasHomeIndicator: false),
        Case(input: "clock manual; tick 3600s", time: "10:41", hasHomeIndicator: true),
    ]

    private func drawing(_ input: String) throws -> (SceneDrawing, Stage) {
        let shell = try Shell()
        let answer = shell.text("root Text(\"a\")\n" + (input == "reset" ? "" : input))
        try #require(!answer.contains("error:"), "\(answer)")
        return (shell.drawing(), shell.interpreter.current.scene.stage)
    }

    @Test(arguments: cases) func theyAreWhereADeviceHasThem(test: Case) throws {
        let (drawing, stage) = try drawing(test.input)
        #expect(drawing.systemBars.texts.map { $0.lines.map(\.string) } == (test.time.map { [[$0]] } ?? []))
        let shapes = drawing.systemBars.entries.compactMap { entry in
            if case .fill(let shape, _) = entry.item { shape.bounds } else { nil }
        }
        let low = shapes.filter { $0.minY > stage.size.height / 2 }
        #expect(low.count == (test.hasHomeIndicator ? 1 : 0))
        for bounds in low { #expect(bounds.maxY < stage.size.height && bounds.minY >= stage.size.height - stage.insets.bottom) }
        let upper = shapes.filter { $0.minY <= stage.size.height / 2 } + drawing.systemBars.texts.map(\.frame)
        for bounds in upper {
            #expect(bounds.minY >= 0 && bounds.maxY <= stage.insets.top && bounds.minX >= 0 && bounds.maxX <= stage.size.width)
        }
    }

    @Test(arguments: [
        ("colorscheme light", ColorValue.Components.black), ("colorscheme dark", .white),
        ("modify text1 .preferredColorScheme(.dark)", .white),
        ("colorscheme dark\nmodify text1 .preferredColorScheme(.dark).preferredColorScheme(.light)", .black),
    ])
    func theyAreSeenOnTheirGround(input: String, color: ColorValue.Components) throws {
        let run = try #require(try drawing(input).0.systemBars.texts.first?.runs.first)
        guard case .color(let own) = run.paint else { return #expect(Bool(false), "the time has one colour") }
        #expect(own == color)
    }

    /// They lie over the screen, not over a view that is shown alone, and never in a blueprint.
    @Test func onlyAScreenHasThem() throws {
        let shell = try Shell()
        _ = shell.text("root Text(\"a\")")
        #expect(shell.drawing(layer: 0).picture(.preview).list.texts.count == 1)
        #expect(shell.drawing().picture(.preview).list.texts.count == 2)
        #expect(!shell.drawing().picture(.blueprint).list.texts.contains { $0.lines.first?.string == "9:41" })
    }
}
