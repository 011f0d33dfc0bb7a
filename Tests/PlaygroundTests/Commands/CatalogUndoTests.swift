// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground
@testable import ViewCatalog

/// Laws over the whole catalogue that need a history.
@Suite struct CatalogUndoTests {
    /// What examples refer to.
    private static let declarations = """
        struct Rank: LayoutValueKey { static let defaultValue = 0 }
        struct Person: Identifiable { let id: Int; var name = "Ada" }
        struct Width: PreferenceKey { static let defaultValue = 0.0; static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() } }
        struct Spot: PreferenceKey { static let defaultValue: Anchor<CGRect>? = nil; static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() } }
        struct Plain: ViewModifier { func body(content: Content) -> some View { content.padding(2) } }
        class Store: ObservableObject { var count = 0 }
        @State var on = true
        @State var text = "a"
        @State var amount = 1.0
        @State var count = 1
        @State var chosen: Int? = nil
        root VStack { Text("before"); Color.red }
        """

    /// Undo brings back the frames that were there, redo those that came.
    @Test func undoRestores() throws {
        let shell = try Shell()
        shell.feed(Self.declarations)
        let examples = Catalog.allViews.flatMap(\.examples) + Catalog.allModifiers.flatMap(\.examples)
        var failures: [String] = []
        let before = shell.json("frames")
        for example in examples where shell.error("root \(example)") == nil {
            let after = shell.json("frames")
            shell.feed("undo")
            if shell.json("frames") != before { failures.append("undo: \(example)") }
            shell.feed("redo")
            if shell.json("frames") != after { failures.append("redo: \(example)") }
            shell.feed("undo")
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
}
