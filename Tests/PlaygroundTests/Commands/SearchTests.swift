// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A search field is in use while it has the focus: the bindings of `searchable` and `searchFocused` say so, and views inside read it.
@Suite struct SearchTests {
    private static let source = """
        import SwiftUI
        struct Results: View {
            @Environment(\\.isSearching) private var isSearching
            @Environment(\\.dismissSearch) private var dismissSearch
            let text: String
            var body: some View {
                Text(isSearching ? "searching \\(text)" : "browsing")
                Button("Stop") { dismissSearch() }
            }
        }
        struct ContentView: View {
            @State private var text = ""
            @State private var isPresented = false
            @State private var submitted = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        Results(text: text)
                        Text("submitted \\(submitted)")
                        Text("\\(isPresented) \\(isFocused)")
                        Button("Begin") { isPresented = true }
                    }
                    .searchable(text: $text, FORM)
                    .searchFocused($isFocused)
                    .onSubmit(of: .search) { submitted = text }
                    .onSubmit { submitted = "other" }
                }
            }
        }
        """

    private func shell(_ form: String) throws -> Shell {
        let shell = try Shell(TestFiles(["A.swift": Self.source.replacing("FORM", with: form)]))
        if let error = shell.feed("load A.swift strict").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        return shell
    }

    private static let place = "contentView1.body"

    @Test(arguments: ["isPresented: $isPresented, prompt: \"Find\"", "isPresented: $isPresented, placement: .toolbar"])
    func theFieldIsInUseWhileItHasTheFocus(_ form: String) throws {
        let shell = try shell(form)
        #expect(shell.error("expect \(Self.place).results1.body.text1.text == \"browsing\"") == nil, "\(shell.text("tree"))")
        #expect(shell.error("tap \(Self.place).searchField; type \"ab\"") == nil)
        #expect(shell.error("expect \(Self.place).results1.body.text1.text == \"searching ab\"") == nil, "\(shell.text("state"))")
        #expect(shell.error("expect \(Self.place).text2.text == \"true true\"") == nil)
        #expect(shell.error("tap \"Stop\"; expect \(Self.place).results1.body.text1.text == \"browsing\"") == nil)
        #expect(shell.error("expect \(Self.place).text2.text == \"false false\"") == nil, "\(shell.text("state"))")
    }

    @Test func codeBeginsASearch() throws {
        let shell = try shell("isPresented: $isPresented")
        #expect(shell.error("tap \"Begin\"; expect \(Self.place).results1.body.text1.text == \"searching \"") == nil)
        #expect(shell.error("type \"x\"; expect \(Self.place).results1.body.text1.text == \"searching x\"") == nil)
    }

    /// Without a binding the search remembers that itself. What is submitted is the search's, which goes on.
    @Test func aSearchIsSubmitted() throws {
        let shell = try shell("prompt: \"Find\"")
        #expect(shell.error("tap \(Self.place).searchField; type \"pear\\n\"") == nil)
        #expect(shell.error("expect \(Self.place).text1.text == \"submitted pear\"") == nil, "\(shell.text("tree"))")
        #expect(shell.error("expect \(Self.place).results1.body.text1.text == \"searching pear\"") == nil)
    }

    private static let tokens = """
        struct Token: Identifiable { let id: String }
        struct V: View {
            @State private var text = ""
            @State private var tokens = [Token(id: "a")]
            @State private var isOn = false
            var body: some View {
                NavigationStack { Text("\\(isOn)").searchable(text: $text, FORM }
            }
        }
        """

    /// Each of the forms with tokens may say whether the field is in use.
    @Test(arguments: [
        "tokens: $tokens, isPresented: $isOn, prompt: \"Find\") { Text($0.id) }",
        "tokens: $tokens, suggestedTokens: $tokens, isPresented: $isOn, placement: .sidebar) { Text($0.id) }",
        "editableTokens: $tokens, isPresented: $isOn) { $token in Text(token.id) }",
        "isPresented: $isOn).searchSuggestions(.hidden, for: .content)",
    ])
    func tokensAndPresentation(_ form: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\n" + Self.tokens.replacing("FORM", with: form)]))
        if let error = shell.feed("load A.swift strict").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error("tap v1.body.searchField; expect v1.body.text1.text == \"true\"") == nil, "\(shell.text("tree"))")
    }

    /// `onSubmit(of: .search)` is about the search inside: one in a sheet does not submit that of the view under it.
    @Test func theSearchUnderASheetIsNotSubmitted() throws {
        let source = """
            import SwiftUI
            struct Inner: View {
                @Binding var count: Int
                @State private var text = ""
                var body: some View {
                    NavigationStack { Color.red.searchable(text: $text, prompt: "Inner").onSubmit(of: .search) { count += 1 } }
                }
            }
            struct ContentView: View {
                @State private var text = ""
                @State private var isShown = false
                @State private var outer = 0
                @State private var inner = 0
                var body: some View {
                    NavigationStack {
                        Button("Open") { isShown = true }.searchable(text: $text, prompt: "Outer").onSubmit(of: .search) { outer += 1 }
                    }
                    .sheet(isPresented: $isShown) { Inner(count: $inner) }
                }
            }
            """
        let shell = try Shell(TestFiles(["A.swift": source]))
        #expect(shell.error("load A.swift strict; tap \"Open\"; tap \"Inner\"; type \"a\\n\"") == nil)
        #expect(shell.error("expect contentView1.inner == 1; expect contentView1.outer == 0") == nil, "\(shell.text("state"))")
    }
}
