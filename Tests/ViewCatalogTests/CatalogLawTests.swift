// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage
import Testing

@testable import ViewCatalog

/// Laws that every entry of the catalogue keeps. All failures are gathered and shown at once.
struct CatalogLawTests {
    static let viewExamples = Catalog.allViews.flatMap { view in view.examples.map { (view.name, $0) } }
        + Catalog.allModifiers.flatMap { modifier in modifier.examples.map { (modifier.name, $0) } }

    /// What examples refer to.
    static let declarations = """
        struct Rank: LayoutValueKey { static let defaultValue = 0 }
        struct Width: PreferenceKey { static let defaultValue = 0.0; static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() } }
        struct Plain: ViewModifier { func body(content: Content) -> some View { content.padding(2) } }
        class Store: ObservableObject { var count = 0 }
        @State var on = true
        @State var text = "a"
        @State var amount = 1.0
        @State var count = 1
        @State var chosen: Int? = nil
        """

    private func failures(_ check: (String) throws -> Void) -> [String] {
        Self.viewExamples.compactMap { name, example in
            do {
                try check(example)
                return nil
            } catch { return "\(name): \(example): \(message(error))" }
        }
    }

    @Test func examplesLayOut() {
        let found = failures { example in _ = try CatalogFixture(example, declarations: Self.declarations).layout() }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func valueExamplesEvaluate() {
        let found = Catalog.allValueTypes.flatMap { type in
            type.examples.compactMap { example -> String? in
                do {
                    _ = try CatalogFixture.value(example)
                    return nil
                } catch { return "\(type.name): \(example): \(message(error))" }
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
}
