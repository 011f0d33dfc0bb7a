// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A folder with a project in it is loaded as Xcode would build its app.
@Suite struct ProjectTests {
    private static let app = [
        "p/Feed.xcodeproj/project.pbxproj": "",
        "p/Feed/FeedApp.swift": "@main\nstruct FeedApp: App { var body: some Scene { WindowGroup { ContentView() } } }",
        "p/Feed/ContentView.swift":
            "struct ContentView: View { var body: some View { Color.red.frame(width: 12, height: 8) } }\n#Preview { Text(\"preview\") }",
        "p/Shared/Size.swift": "let shared = 1",
    ]

    private static let others = [
        "p/FeedTests/FeedTests.swift": "import XCTest\nfinal class FeedTests: XCTestCase { let view = ContentView() }",
        "p/FeedUITests/Launch.swift": "import XCTest",
        "p/FeedWidget/Bundle.swift":
            "import WidgetKit\n@main\nstruct FeedWidgets: WidgetBundle { var body: some Widget { FeedWidget() } }\nstruct ContentView: View { var body: some View { Text(\"widget\") } }",
        "p/Feed Watch App/WatchApp.swift":
            "@main struct WatchApp: App { var body: some Scene { WindowGroup { Text(\"watch\") } } }",
        "p/FeedMac/MacApp.swift": "@main struct MacApp: App { var body: some Scene { WindowGroup { Text(\"mac\") } } }",
        "p/Packages/Model/Package.swift": "import PackageDescription\nlet package = Package(name: \"Model\")",
        "p/Packages/Model/Sources/Model/Model.swift": "struct Model { var n = 1 }",
        "p/Packages/Model/Tests/ModelTests/ModelTests.swift": "import Testing\n@Test func works() {}",
    ]

    /// The App is shown rather than the preview; nothing of the others is declared, and what was left out is told.
    @Test func theAppIsShownAndOtherTargetsAreLeftOut() throws {
        let shell = try Shell(TestFiles(Self.app.merging(Self.others) { first, _ in first }))
        let answer = shell.json("load p strict")[0]
        #expect(answer.contains("\"ok\": true"), "\(answer)")
        for folder in ["p/Feed Watch App", "p/FeedMac", "p/FeedTests", "p/FeedUITests", "p/FeedWidget", "p/Packages/Model/Package.swift"] {
            #expect(answer.contains("\"\(folder)\""), "\(folder): \(answer)")
        }
        #expect(shell.error("expect root.name == \"feedApp1\"; expect unknown == 0") == nil, "\(shell.text("tree"))")
        #expect(shell.text("frames").contains("12       8"), "\(shell.text("frames"))")
        #expect(shell.text("print Model().n") == "1\n")
        #expect(shell.text("print shared") == "1\n")
    }

    @Test func withoutOthersNothingIsSaid() throws {
        let shell = try Shell(TestFiles(Self.app))
        #expect(shell.text("load p") == "")
        #expect(shell.error("expect root.name == \"feedApp1\"") == nil)
    }

    /// Without a project, and of single files, the preview comes first as ever.
    @Test func filesShowTheirPreview() throws {
        let shell = try Shell(TestFiles(Self.app))
        #expect(shell.error("load p/Feed/ContentView.swift; expect root.name == \"text1\"") == nil, "\(shell.text("tree"))")
        #expect(shell.error("load p/Feed/ContentView.swift p/Feed/FeedApp.swift; expect root.name == \"text1\"") == nil)
        #expect(shell.error("load p preview 1; expect root.name == \"text1\"") == nil)
        #expect(shell.error("load p ContentView; expect root.name == \"contentView1\"") == nil)
    }

    /// A folder is an app of another platform where a whole word of its name says so; one that is named as the project is the app.
    static let names: [(project: String, other: String, isLeftOut: Bool)] = [
        ("Watchlist", "Demo", true), ("TVShows", "Extra", true), ("Feed", "FeedTV", true), ("Feed", "FeedWatch App", true),
        ("Feed", "Feed Watch App", true), ("Feed", "macOS", true), ("None", "Feed-tvOS", true), ("None", "MacroTracker", false),
        ("None", "Watchlist", false), ("Mac", "Demo", true),
    ]

    @Test(arguments: names) func platformsAreWholeWords(project: String, other: String, isLeftOut: Bool) throws {
        let shell = try Shell(
            TestFiles([
                "p/\(project).xcodeproj/project.pbxproj": "",
                "p/\(project == "None" ? "Small" : project)/App.swift":
                    "@main struct OwnApp: App { var body: some Scene { WindowGroup { Text(\"own\") } } }",
                "p/\(other)/More.swift": "let more = 1", "p/\(other)/Again.swift": "let again = 1",
                "p/\(other)/App.swift": "@main struct OtherApp: App { var body: some Scene { WindowGroup { Text(\"other\") } } }",
            ]))
        #expect(shell.error("load p; expect root.name == \"\(isLeftOut ? "ownApp1" : "otherApp1")\"") == nil, "\(shell.text("tree"))")
    }

    @Test(arguments: ["load p/", "load p//"]) func aSlashBehindAFolderIsNoOtherFolder(_ input: String) throws {
        let shell = try Shell(TestFiles(Self.app))
        _ = shell.text("load p")
        let names = shell.text("tree")
        #expect(shell.error("reset") == nil && shell.error(input) == nil)
        #expect(shell.text("tree") == names)
    }

    /// The one that is named as the project, else the one with most files.
    @Test(arguments: [("Big", "bigApp1"), ("Small", "smallApp1"), ("None", "bigApp1")]) func ofSeveralAppsOne(project: String, root: String)
        throws
    {
        let shell = try Shell(
            TestFiles([
                "p/\(project).xcodeproj/project.pbxproj": "", "p/Big/More.swift": "let more = 1",
                "p/Big/App.swift": "@main struct BigApp: App { var body: some Scene { WindowGroup { Text(\"big\") } } }",
                "p/Small/App.swift": "@main struct SmallApp: App { var body: some Scene { WindowGroup { Text(\"small\") } } }",
            ]))
        #expect(shell.error("load p; expect root.name == \"\(root)\"") == nil, "\(shell.text("tree"))")
    }
}
