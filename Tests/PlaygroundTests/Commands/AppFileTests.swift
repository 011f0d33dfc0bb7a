// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What code of an app writes into its folders is there when it reads, and undone with the scene; errors are Foundation's.
@Suite struct AppFileTests {
    private static let start = """
        let notes = URL.documentsDirectory.appending(path: "notes.json")
        let files = FileManager.default
        func reason(_ body: () throws -> Void) -> String {
            do { try body() } catch let error as CocoaError { return "\\(error.code.rawValue)" } catch { return "other" }
            return "none"
        }
        """

    /// Inputs, and what the last of them prints: the values and numbers are those of Apple's Foundation.
    static let answers: [(inputs: [String], printed: String)] = [
        (["print files.fileExists(atPath: notes.path)"], "false"),
        (["try \"[1, 2]\".write(to: notes, atomically: true, encoding: .utf8)", "print files.fileExists(atPath: notes.path)"], "true"),
        (
            [
                "try \"[1, 2]\".write(to: notes, atomically: true, encoding: .utf8)",
                "print try JSONDecoder().decode([Int].self, from: Data(contentsOf: notes)).count",
            ], "2"
        ),
        (
            [
                "try JSONEncoder().encode([3]).write(to: notes, options: [.atomic, .completeFileProtection])",
                "print try String(contentsOf: notes, encoding: .utf8)",
            ], "[3]"
        ),
        (["print reason { _ = try Data(contentsOf: notes) }"], "260"),
        (["print reason { try Data().write(to: notes.appending(path: \"a\")) }"], "4"),
        (["print reason { try Data().write(to: URL(filePath: \"/etc/hosts\")) }"], "513"),
        (["print reason { try files.removeItem(at: notes) }"], "4"),
        (["print reason { try Data().write(to: URL.applicationSupportDirectory.appending(path: \"a\")) }"], "4"),
        (
            [
                "let support = try files.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
                "print reason { try Data().write(to: support.appending(path: \"a\")) }",
            ], "none"
        ),
        (
            [
                "let folder = files.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(\"a/b\", isDirectory: true)",
                "print reason { try files.createDirectory(at: folder, withIntermediateDirectories: false) }",
            ], "4"
        ),
        (
            [
                "try files.createDirectory(atPath: URL.documentsDirectory.path + \"/a/b\", withIntermediateDirectories: true)",
                "try Data([1, 2, 3]).write(to: URL.documentsDirectory.appending(path: \"a/b/x\"))",
                "try files.moveItem(at: URL.documentsDirectory.appending(path: \"a\"), to: URL.documentsDirectory.appending(path: \"c\"))",
                "print files.contents(atPath: URL.documentsDirectory.path + \"/c/b/x\")?.count ?? -1",
            ], "3"
        ),
        (
            [
                "try \"a\".write(to: notes, atomically: true, encoding: .utf8)",
                "try files.copyItem(at: notes, to: URL.documentsDirectory.appending(path: \"b\"))",
                "print try files.contentsOfDirectory(atPath: URL.documentsDirectory.path)",
            ], "[\"b\", \"notes.json\"]"
        ),
        (
            [
                "try \"a\".write(to: notes, atomically: true, encoding: .utf8)",
                "print reason { try files.createDirectory(at: notes, withIntermediateDirectories: true) }",
            ], "516"
        ),
        (["print files.createFile(atPath: notes.path, contents: Data([7]))"], "true"),
        (["print files.createFile(atPath: \"/etc/hosts\", contents: nil)"], "false"),
        (
            [
                "try \"a\".write(to: notes, atomically: true, encoding: .utf8)",
                "print try files.contentsOfDirectory(at: .documentsDirectory, includingPropertiesForKeys: nil).map(\\.lastPathComponent)",
            ], "[\"notes.json\"]"
        ),
        // Folders a hundred thousand deep are a long path.
        (
            [
                "let deep = URL.documentsDirectory.path + String(repeating: \"/a\", count: 100_000)",
                "print reason { try files.createDirectory(atPath: deep, withIntermediateDirectories: true) }",
            ], "512"
        ),
        // What there is to copy is copied with its folders; the app's own stay where they are.
        (
            [
                "try \"a\".write(to: notes, atomically: true, encoding: .utf8)",
                "let backup = URL.cachesDirectory.appending(path: \"backup\")",
                "try files.copyItem(at: .documentsDirectory, to: backup)",
                "print try files.contentsOfDirectory(atPath: backup.path)",
            ], "[\"notes.json\"]"
        ),
        (["print reason { try files.moveItem(at: .documentsDirectory, to: URL.cachesDirectory.appending(path: \"a\")) }"], "513"),
        (
            [
                "let deep = URL.documentsDirectory.path + \"/a\" + String(repeating: \"/b\", count: 300)",
                "try files.createDirectory(atPath: deep, withIntermediateDirectories: true)",
                "let copy = URL.documentsDirectory.path + \"/a\" + String(repeating: \"/b\", count: 200) + \"/c\"",
                "try files.copyItem(atPath: URL.documentsDirectory.path + \"/a/b\", toPath: URL.cachesDirectory.path + \"/b\")",
                "print reason { try files.copyItem(atPath: URL.cachesDirectory.path + \"/b\", toPath: copy) }",
            ], "512"
        ),
        // Undone with the scene.
        (
            [
                "try \"a\".write(to: notes, atomically: true, encoding: .utf8)", "undo", "print files.fileExists(atPath: notes.path)",
            ], "false"
        ),
    ]

    @Test(arguments: answers) func isFoundations(inputs: [String], printed: String) throws {
        let shell = try Shell()
        shell.feed(Self.start)
        for input in inputs.dropLast() { #expect(shell.error(input) == nil, "\(input)") }
        #expect(shell.text(inputs.last ?? "") == printed + "\n")
    }

    /// A missing file is an error that code catches, so a model that loads what it saved begins empty and finds it again.
    @Test func aModelFindsWhatItSaved() throws {
        let shell = try Shell()
        shell.feed(
            """
            final class Store: ObservableObject {
                @Published var items: [Int] { didSet { save() } }
                let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("items")
                init() {
                    do { items = try JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) } catch { items = [] }
                }
                func save() { try? JSONEncoder().encode(items).write(to: url) }
            }
            struct Screen: View {
                @StateObject var store = Store()
                var body: some View { VStack { Text("\\(store.items.count) items"); Button("add") { store.items.append(1) } } }
            }
            root Screen()
            tap "add"
            tap "add"
            root Text("gone")
            root Screen()
            """)
        #expect(shell.text("print screen1.body.text1.text") == "2 items\n")
    }
}
