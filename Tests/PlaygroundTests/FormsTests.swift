// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// The forms in which SwiftUI's views, modifiers and styles are written: initializers, overloads, static members. A line of Snippets/forms.txt
/// is a view; loaded in one file, nothing of it is unknown.
@Suite struct FormsTests {
    private static let declarations = """
        import SwiftUI
        struct Person: Identifiable, Hashable { let id = UUID(); var name = "a" }
        struct Node: Identifiable, Hashable { let id = UUID(); var name = "n"; var kids: [Node]? = nil }
        struct Tok: Identifiable { var id = 1; var name = "t" }
        enum MyErr: LocalizedError { case a; var errorDescription: String? { "e" } }
        struct MyMod: ViewModifier { func body(content: Content) -> some View { content.opacity(0.5) } }
        struct EqV: View, Equatable { var body: some View { Text("eq") } }
        struct AV { var s = 1.0 }
        struct K: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
        struct AK: PreferenceKey { static var defaultValue: Anchor<CGRect>? = nil; static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() } }
        struct LK: LayoutValueKey { static let defaultValue = 0 }
        class Model: ObservableObject { @Published var name = "m" }
        @Observable class Model2 { var name = "m" }
        """

    private static let properties = """
        @State var people = [Person(), Person(name: "b")]
        @State var tree = [Node(kids: [Node(name: "k")])]
        @State var name = "x"
        @State var toks = [Tok()]
        @State var switches = [true, false]
        @State var presented = false
        @State var focus3: Set<Person.ID> = []
        @State var focus2x: Int?
        @State var pos = ScrollPosition(edge: .top)
        @FocusState var focused: Bool
        @FocusState var focus2: Int?
        @AccessibilityFocusState var af: Bool
        @GestureState var drag = CGSize.zero
        @Namespace var ns
        @StateObject var model = Model()
        @State var model2 = Model2()
        """

    @Test func nothingOfThemIsUnknown() throws {
        let forms = String(decoding: try DiskFiles().read(Project.snippets + "/forms.txt"), as: UTF8.self).split(separator: "\n")
        #expect(forms.count > 400)
        let members = forms.enumerated().map { "@ViewBuilder var form\($0.offset): some View { \($0.element) }" }
        let body = forms.indices.map { "form\($0)" }.joined(separator: "\n")
        let source = [
            Self.declarations, "struct Forms: View {", Self.properties, members.joined(separator: "\n"), "var body: some View { VStack {",
            body,
            "} }", "}",
        ].joined(separator: "\n")
        let shell = try Shell(TestFiles(["Forms.swift": source]))
        for step in shell.feed("load Forms.swift Forms") {
            if step.failure != nil { Issue.record("\(Renderer.text(step, style: OutputStyle()).errors)") }
        }
        #expect(shell.error("expect unknown == 0") == nil, "\(shell.text("unknown"))")
    }
}
