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

    /// A script beside the folder of the project is none of its files; what only declares something may be.
    @Test func scriptsAboveAProjectAreLeftOut() throws {
        let scripts = [
            "all/tool.swift": "#!/usr/bin/env swift\nimport Foundation\nprint(\"x\")",
            "all/Scripts/list.swift": "for name in CommandLine.arguments { print(name) }\nstruct ContentView { var n = 1 }",
            "all/Extra.swift": "let extra = 5",
        ]
        let app = Dictionary(uniqueKeysWithValues: Self.app.map { ("all/" + $0, $1) })
        let shell = try Shell(TestFiles(app.merging(scripts) { first, _ in first }))
        let answer = shell.json("load all strict")[0]
        #expect(answer.contains("\"ok\": true"), "\(answer)")
        for file in ["all/tool.swift", "all/Scripts/list.swift"] { #expect(answer.contains("\"\(file)\""), "\(answer)") }
        #expect(shell.error("expect root.name == \"feedApp1\"; expect extra == 5") == nil, "\(shell.text("tree"))")
    }

    @Test func withoutOthersNothingIsSaid() throws {
        let shell = try Shell(TestFiles(Self.app))
        #expect(shell.text("load p") == "")
        #expect(shell.error("expect root.name == \"feedApp1\"") == nil)
    }

    /// Xcode runs a playground by itself: what it declares is not the app's. A folder above the loaded one is not looked at.
    @Test func playgroundsAreLeftOut() throws {
        let files = ["App.swift": "struct Item { let n = 1 }\nstruct V: View { var body: some View { Text(\"\\(Item().n)\") } }"]
        let tried = ["Try.playground/Contents.swift": "class Item { var text = \"a\" }\nlet item = Item()"]
        for folder in ["p", "MyTests/p", "Mine.playground/p"] {
            let all = files.merging(tried) { first, _ in first }
            let shell = try Shell(TestFiles(Dictionary(uniqueKeysWithValues: all.map { ("\(folder)/\($0)", $1) })))
            #expect(shell.error("load \(folder) strict; expect root.name == \"v1\"") == nil, "\(shell.text("tree"))")
            #expect(shell.text("print Item().n") == "1\n", "\(folder)")
        }
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

    /// A package may declare types that have the names of views, which stand in other modules: what the arguments fit is meant.
    @Test func typesOfPackagesMayHaveTheNamesOfViews() throws {
        let shell = try Shell(
            TestFiles([
                "p/App/App.swift": "import SwiftUI\n@main struct Own: App { var body: some Scene { WindowGroup { Notes() } } }",
                "p/App/Notes.swift": """
                import SwiftUI
                import Models
                struct Notes: View {
                    let lists = [List(id: 1, title: "one"), List(id: 2, title: "two")]
                    var body: some View {
                        List { ForEach(lists) { Text($0.title).id("row \\($0.id)") } }
                        Label("three", systemImage: "star")
                        Text(Label(name: "four").name).id("own")
                    }
                }
                """,
                "p/Packages/Models/Package.swift": "import PackageDescription\nlet package = Package(name: \"Models\")",
                "p/Packages/Models/Sources/Models/List.swift": """
                public struct List: Identifiable {
                    public let id: Int
                    public let title: String
                    public init(id: Int, title: String) { (self.id, self.title) = (id, title) }
                }
                public struct Label { public let name: String; public init(name: String) { self.name = name } }
                """,
            ]))
        #expect(shell.error("load p; expect unknown == 0") == nil, "\(shell.text("unknown"))")
        #expect(shell.error("expect view(\"row 2\").text == \"two\"") == nil, "\(shell.text("tree"))")
        #expect(shell.error("expect view(\"own\").text == \"four\"") == nil)
        #expect(shell.text("tree").contains("label1  Label"))
    }

    // MARK: apps without an App

    private static let counter = """
        final class Counter: ObservableObject { @Published var count = 0; @Published var isActive = false }
        struct CounterView: View {
            @EnvironmentObject var counter: Counter
            let title: String
            var body: some View {
                VStack {
                    Text("\\(title) \\(counter.count)").id("count")
                    if counter.isActive { Button("Add") { counter.count += 1 } }
                }
            }
        }
        struct CounterView_Previews: PreviewProvider { static var previews: some View { Text("preview") } }
        """

    /// The view in the window is shown rather than a preview, with the constants and the delegate's properties that it is made of.
    @Test(arguments: [
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let title = "Taps", view = CounterView(title: title)
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIHostingController(rootView: view.environmentObject(counter))
            window.makeKeyAndVisible()
        }
        func sceneDidBecomeActive(_ scene: UIScene) { counter.isActive = true }
        """,
        """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if #available(iOS 13, *) {
                let view = CounterView(title: "Taps").environmentObject(self.counter)
                let controller = UIHostingController(rootView: view)
                window?.rootViewController = UINavigationController(rootViewController: controller)
            }
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { self.counter.isActive = true }
        """,
    ]) func theWindowOfADelegateIsShown(functions: String) throws {
        let delegate = "class Delegate: UIResponder { var window: UIWindow?; private let counter = Counter()\n\(functions)\n}"
        let shell = try Shell(TestFiles(["p/Counter.swift": Self.counter, "p/Delegate.swift": delegate]))
        #expect(shell.error("load p; expect unknown == 0") == nil)
        #expect(shell.error("tap \"Add\"; tap \"Add\"; expect view(\"count\").text == \"Taps 2\"") == nil, "\(shell.text("tree"))")
        // Loaded again, its declarations take the place of the old ones.
        #expect(shell.error("load p; expect view(\"count\").text.hasPrefix(\"Taps\")") == nil)
        #expect(shell.error("load p CounterView_Previews; expect root.name == \"text1\"") == nil)
    }

    // MARK: what a project file says

    /// A project in Xcode's form, whose targets compile single files, and folders but for some files.
    private static func project(_ targets: [(name: String, kind: String, system: String, files: [String], folder: String)]) -> String {
        var objects = """
            P /* Project object */ = {isa = PBXProject; mainGroup = G; targets = (\(targets.map { "T\($0.name)," }.joined())); };
            G = {isa = PBXGroup; children = (\(targets.map { "S\($0.name), G\($0.name)," }.joined())); sourceTree = "<group>"; };

            """
        for (name, kind, system, files, folder) in targets {
            objects += """
                T\(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(kind)";
                    buildConfigurationList = L\(name); buildPhases = (B\(name)); fileSystemSynchronizedGroups = (\(folder.isEmpty ? "" : "S" + name)); };
                L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };
                C\(name) = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = \(system); }; name = Debug; };
                S\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(folder)"; exceptions = (E\(name)); sourceTree = "<group>"; };
                E\(name) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(name); membershipExceptions = (Info.swift); };
                B\(name) = {isa = PBXSourcesBuildPhase; files = (\(files.indices.map { "F\(name)\($0)," }.joined())); };
                G\(name) = {isa = PBXGroup; children = (\(files.indices.map { "R\(name)\($0)," }.joined())); path = Code; sourceTree = "<group>"; };

                """
            for (index, file) in files.enumerated() {
                objects += """
                    F\(name)\(index) /* in Sources */ = {isa = PBXBuildFile; fileRef = R\(name)\(index); };
                    R\(name)\(index) = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };

                    """
            }
        }
        return "// !$*UTF8*$!\n{\n objects = {\n\(objects)\n};\n rootObject = P;\n}\n"
    }

    private static func app(_ name: String) -> String {
        "@main struct \(name): App { var body: some Scene { WindowGroup { Text(\"a\") } } }"
    }

    /// Several apps, an extension and tests in one folder: what each compiles is the project's to say, and a file that it names nowhere is of
    /// none, but for those of packages.
    @Test func targetsOfOneFolder() throws {
        let targets = [
            (name: "Watch", kind: "application", system: "watchos", files: ["WatchMain.swift", "Model.swift", "Face.swift"], folder: ""),
            (name: "Feed", kind: "application", system: "iphoneos", files: ["Main.swift", "Model.swift"], folder: ""),
            (name: "Kit", kind: "framework", system: "iphoneos", files: ["Kit.swift"], folder: ""),
            (name: "FeedTests", kind: "bundle.unit-test", system: "iphoneos", files: ["../Checks/Check.swift", "Kit.swift"], folder: ""),
        ]
        let shell = try Shell(
            TestFiles([
                "p/Feed.xcodeproj/project.pbxproj": Self.project(targets), "p/Code/Main.swift": Self.app("FeedApp"),
                "p/Code/WatchMain.swift": Self.app("WatchApp"), "p/Code/Model.swift": "let model = 1", "p/Code/Face.swift": "let face = 1",
                "p/Code/Kit.swift": "let kit = 1", "p/Checks/Check.swift": "import XCTest", "p/Code/Loose.swift": "let model = \"a\"",
                "p/Old/Stale.swift": "let kit = \"b\"",
                "p/Store/Package.swift": "import PackageDescription\nlet package = Package(name: \"Store\")",
                "p/Store/Sources/Store/Store.swift": "let store = 1",
            ]))
        let answer = shell.json("load p strict")[0]
        let leftOut = ["Checks", "Code/Face.swift", "Code/Loose.swift", "Code/WatchMain.swift", "Old", "Store/Package.swift"]
            .map { "\"p/\($0)\"" }
        #expect(answer.contains("\"leftOut\": [\(leftOut.joined(separator: ", "))]"), "\(answer)")
        #expect(shell.error("expect root.name == \"feedApp1\"") == nil)
        #expect(shell.text("print model + kit + store") == "3\n")
    }

    /// A project below another with an app of its own is another app, as an older version that is kept beside: Xcode opens one of them.
    /// Libraries of it may be used.
    @Test func anotherAppBelow() throws {
        func targets(_ kit: String) -> [(name: String, kind: String, system: String, files: [String], folder: String)] {
            [
                (name: "Feed", kind: "application", system: "iphoneos", files: ["Main.swift", "Model.swift"], folder: ""),
                (name: kit, kind: "framework", system: "iphoneos", files: ["\(kit).swift"], folder: ""),
            ]
        }
        let shell = try Shell(
            TestFiles([
                "p/Feed.xcodeproj/project.pbxproj": Self.project(targets("Kit")), "p/Code/Main.swift": Self.app("FeedApp"),
                "p/Code/Model.swift": "struct Model { var n = 1 }", "p/Code/Kit.swift": "let kit = 1",
                "p/First/Feed.xcodeproj/project.pbxproj": Self.project(targets("Old")), "p/First/Code/Main.swift": Self.app("FeedApp"),
                "p/First/Code/Model.swift": "struct Model { var text = Model().m }", "p/First/Code/Old.swift": "let old = 1",
            ]))
        let answer = shell.json("load p strict")[0]
        #expect(answer.contains("\"leftOut\": [\"p/First/Code/Main.swift\", \"p/First/Code/Model.swift\"]"), "\(answer)")
        #expect(shell.text("print Model().n + kit + old") == "3\n")
    }

    /// Projects beside each other, each with its app, are no one project: Xcode opens one of them. What they call alike does not meet.
    @Test(arguments: [("p", "big", "Small"), ("Small", "small", "Big")])
    func appsBesideEachOther(_ folder: String, _ shown: String, _ other: String) throws {
        func app(_ name: String) -> String {
            "struct Home: View { let \(name.lowercased()) = 1; var body: some View { Text(\"\(name)\") } }\n"
                + "@main struct \(name)App: App { var body: some Scene { WindowGroup { Home() } } }"
        }
        let shell = try Shell(
            TestFiles([
                "\(folder)/Big/Big.xcodeproj/project.pbxproj": "", "\(folder)/Big/Big/App.swift": app("Big"),
                "\(folder)/Big/Big/More.swift": "let more = 1", "\(folder)/Small/Small.xcodeproj/project.pbxproj": "",
                "\(folder)/Small/Small/App.swift": app("Small"),
            ]))
        let answer = shell.json("load \(folder) strict")[0]
        #expect(answer.contains("\"leftOut\": [\"\(folder)/\(other)\"]"), "\(answer)")
        #expect(shell.error("expect root.name == \"\(shown)App1\"") == nil)
        #expect(shell.text("print Home().\(shown)") == "1\n")
    }

    /// On a Mac's disk `Main.swift` is `main.swift`: a project may name its files in other letters.
    @Test func filesInOtherLetters() throws {
        let targets = [(name: "Feed", kind: "application", system: "iphoneos", files: ["main.swift", "models/ITEM.swift"], folder: "")]
        let shell = try Shell(
            TestFiles([
                "p/Feed.xcodeproj/project.pbxproj": Self.project(targets), "p/Code/Main.swift": Self.app("FeedApp"),
                "p/Code/Models/Item.swift": "let item = 3", "p/Code/Stale.swift": "let item = \"a\"",
            ]))
        let answer = shell.json("load p strict")[0]
        #expect(answer.contains("\"leftOut\": [\"p/Code/Stale.swift\"]"), "\(answer)")
        #expect(shell.text("print item / 2") == "1\n")
    }

    /// The settings of a project may give all of its code to the main actor, as new ones in Xcode do.
    @Test(arguments: [("nonisolated", "unsupported"), ("MainActor", nil)])
    func theSettingsTellWhoseTheCodeIs(_ isolation: String, _ error: String?) throws {
        let system = "iphoneos; SWIFT_DEFAULT_ACTOR_ISOLATION = \(isolation)"
        let targets = [(name: "Feed", kind: "application", system: system, files: ["Main.swift", "Store.swift"], folder: "")]
        let shell = try Shell(
            TestFiles([
                "p/Feed.xcodeproj/project.pbxproj": Self.project(targets), "p/Code/Main.swift": Self.app("FeedApp"),
                "p/Code/Store.swift": "@MainActor final class Store { var n = 3 }\nfunc count(_ store: Store) -> Int { store.n }",
            ]))
        #expect(shell.error("load p") == error)
    }

    /// A folder belongs to a target as a whole, without the files that the project excepts.
    @Test func foldersOfTargets() throws {
        let targets = [
            (name: "Shop", kind: "application", system: "iphoneos", files: [String](), folder: "Shop"),
            (name: "Widget", kind: "app-extension", system: "iphoneos", files: [], folder: "Extras/Widget"),
        ]
        let shell = try Shell(
            TestFiles([
                "p/Shop.xcodeproj/project.pbxproj": Self.project(targets), "p/Shop/Main.swift": Self.app("ShopApp"),
                "p/Extras/Widget/Bundle.swift": Self.app("WidgetApp"), "p/Extras/Widget/Views/Small.swift": "let small = 1",
                "p/Extras/Notes.swift": "let notes = 1",
            ]))
        let answer = shell.json("load p strict")[0]
        #expect(answer.contains("\"leftOut\": [\"p/Extras/Widget\"]"), "\(answer)")
        #expect(shell.text("print notes") == "1\n")
    }

    /// What is no project, has no app for phones, or shows itself: the folders tell.
    @Test(arguments: ["{", "{objects = {P = {targets = (A);};}; rootObject = P;}", "{a = (", String(repeating: "(", count: 5_000), "/*"])
    func aProjectThatTellsNothing(_ text: String) throws {
        let shell = try Shell(
            TestFiles([
                "p/Feed.xcodeproj/project.pbxproj": text, "p/Feed/Main.swift": Self.app("FeedApp"),
                "p/FeedMac/Main.swift": Self.app("MacApp"),
            ]))
        #expect(shell.error("load p; expect root.name == \"feedApp1\"") == nil, "\(shell.text("tree"))")
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
