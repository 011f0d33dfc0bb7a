// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Playground
import ViewCatalog

/// What cases are made of: texts that mean something, and words that mean too much.
package struct FuzzSeeds: Sendable {
    /// Inputs of one line or more, each of which may be typed alone.
    package let inputs: [String]
    /// Session files and Swift files, whole.
    package let files: [String]

    /// What the program itself knows, and the session files and Swift files in folders, in order of their paths.
    package init(folders: [String]) {
        files = folders.flatMap(Self.texts)
        let commands = Command.all.flatMap(\.examples)
        let views = Catalog.allViews.flatMap(\.examples).map { "root \($0)" }
        inputs = commands + commands + views
    }

    private static func texts(in folder: String) -> [String] {
        let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        return paths.filter { $0.hasSuffix(".scroll") || $0.hasSuffix(".swift") }
            .compactMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
    }

    /// Scenes that commands find something in.
    static let scenes = [
        "root VStack { Text(\"a\"); Text(\"b\").padding() }",
        "root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { i in Text(\"Row \\(i)\").frame(height: 44) } } }",
        "@State var n = 1\nroot VStack { Text(\"\\(n)\"); Button(\"more\") { n += 1 } }",
        "struct Row: View { let title: String; var body: some View { Text(title) } }\nroot List { Row(title: \"a\"); Row(title: \"b\") }",
        "root NavigationStack { List { NavigationLink(\"Go\") { Text(\"there\") } }.navigationTitle(\"Title\") }",
        "root GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }", "",
    ]

    /// What takes the place of a word.
    static let words = [
        "0", "-1", "1e308", "-1e308", "9223372036854775807", "-9223372036854775808", "\"\"", "nil", ".infinity", ".nan", "[]", "[:]", "{ }",
        "{ $0 }", "()", "\\.self", ".zero", "self", "0..<3", "0..<Int.max", ".init()", "body", "Self", "root", "text1", "vStack1",
        "forEach1[0]",
        "scrollView1", "in", "to", "by", "@50", "1e-300", "0.1", "4294967296", "\"\\u{202E}\\u{1B}[31m\"", "\"👨‍👩‍👧\"", "await", "try!", "!",
        "?", "$0", "...",
        "#if os(iOS)", "/(a+)+b/", "==", "force", ";", "repeat 3", "expect",
    ]
}
