import SwiftLanguage
import Testing

// SPDX-License-Identifier: GPL-3.0-or-later
@testable import LayoutEngine
@testable import ViewCatalog

/// Laws that every entry of the catalogue keeps. All failures are gathered and shown at once.
struct CatalogLawTests {
    static let viewExamples =
        Catalog.allViews.flatMap { view in view.examples.map { (view.name, $0) } }
        + Catalog.allModifiers.flatMap { modifier in modifier.examples.map { (modifier.name, $0) } }

    /// What examples refer to.
    private static let surroundings = Result {
        try CatalogFixture.Surroundings(
            """
            struct Rank: LayoutValueKey { static let defaultValue = 0 }
            struct Person: Identifiable { let id: Int; var name = "Ada" }
            struct Width: PreferenceKey { static let defaultValue = 0.0; static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() } }
            struct Spot: PreferenceKey { static let defaultValue: Anchor<CGRect>? = nil; static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() } }
            struct Plain: ViewModifier { func body(content: Content) -> some View { content.padding(2) } }
            extension ContainerValues { @Entry var isPinned = false }
            class Store: ObservableObject { var count = 0 }
            @State var on = true
            @State var text = "a"
            @State var amount = 1.0
            @State var count = 1
            @State var chosen: Int? = nil
            """)
    }

    private func fixture(_ text: String) throws -> CatalogFixture { try CatalogFixture(text, in: Self.surroundings.get()) }

    private func failures(_ check: (String) throws -> Void) -> [String] {
        Self.viewExamples.compactMap { name, example in
            do {
                try check(example)
                return nil
            } catch { return "\(name): \(example): \(message(error))" }
        }
    }

    @Test func examplesLayOut() {
        let found = failures { example in _ = try fixture(example).layout() }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// What a newcomer is told to write instead of another toolkit's word lays out, and is the modifier that it is told of.
    @Test func whatIsWrittenForOtherNamesLaysOut() {
        for modifier in Catalog.allModifiers {
            for (word, written) in modifier.otherNames {
                #expect(throws: Never.self, "\(word)") { try CatalogFixture("Text(\"a\")\(written)").layout() }
                #expect(written.wholeMatch(of: /\.(\w+)[ (].*/)?.1.description == modifier.name, "\(word)")
                #expect(Catalog.modifiers(named: word).allSatisfy { $0.receiver != "View" }, "\(word) is a modifier")
                #expect(Catalog.modifier(calledElsewhere: word)?.name == modifier.name, "\(word) means two")
            }
        }
    }

    /// Another toolkit's word for a view means one view, and nothing else here.
    @Test func otherNamesMeanOneView() {
        for view in Catalog.allViews {
            for word in view.otherNames {
                #expect(!Catalog.isView(word) && Catalog.valueTypes[word] == nil, "\(word) is a type here")
                #expect(Catalog.view(calledElsewhere: word)?.name == view.name, "\(word) means two")
            }
        }
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

    @Test func printAndParseRoundTrip() {
        let found = failures { example in
            let once = SwiftPrinter.line(try SwiftReader.expression(SourceText(example)))
            let twice = SwiftPrinter.line(try SwiftReader.expression(SourceText(once)))
            guard once == twice else { throw Diagnostic(.internal, "\(once) is printed again as \(twice)") }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// Memo and axis-by-axis answers are only faster: no number depends on them (wall 4 of architecture.md).
    @Test func memoChangesNothing() {
        let found = failures { example in
            let size = CGSize(width: 320, height: 480)
            let plain = try Self.numbers(try fixture(example).layout(size))
            var options = LayoutOptions()
            options.usesMemo = false
            options.usesIndependence = false
            let slow = try Self.numbers(try fixture(example).layout(size, options: options))
            guard plain == slow else { throw Diagnostic(.internal, "\(plain) with memo, \(slow) without") }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// A lazy stack whose rows can all be seen stands as an eager one of the same width.
    @Test func lazyIsEagerWhereAllIsVisible() {
        let found = failures { example in
            // Guides of rows do not count in lazy stacks (L10.13).
            if example.contains("alignmentGuide") { return }
            func rows(_ stack: String) throws -> [String] {
                let row = "VStack { \(example) }.frame(minWidth: 0, maxWidth: .infinity)"
                let text = "ScrollView { \(stack)(spacing: 8) { Color.red.frame(height: 1); \(row) } }"
                let fixture = try fixture(text)
                return try Self.numbers(try fixture.layout(CGSize(width: 320, height: 5000))).map {
                    $0.replacing("LazyVStack", with: "VStack")
                }
            }
            let (eager, lazy) = (try rows("VStack"), try rows("LazyVStack"))
            // What is infinite by rule (L4.5) has no place.
            if eager.contains(where: { $0.contains("inf") }) { return }
            guard eager == lazy else { throw Diagnostic(.internal, "\(eager) eager, \(lazy) lazy") }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// Right to left every frame stands where a mirror shows it (L13.3).
    @Test func rightToLeftMirrors() {
        let found = failures { example in
            // A GeometryReader's coordinates are not mirrored (L5.2).
            if example.contains("GeometryReader") || example.contains("layoutDirection") { return }
            func frames(_ direction: String) throws -> [CGRect] {
                let text = "VStack { \(example) }.environment(\\.layoutDirection, .\(direction))"
                var frames: [CGRect] = []
                for layer in try fixture(text).layout(CGSize(width: 320, height: 480)).snapshot
                    .layers
                {
                    frames.append(layer.frame)
                }
                return frames
            }
            for (a, b) in zip(try frames("leftToRight"), try frames("rightToLeft")) {
                guard abs(320 - a.maxX - b.minX) < 1e-6, abs(a.width - b.width) < 1e-6, a.minY == b.minY, a.height == b.height else {
                    throw Diagnostic(.internal, "\(a) left to right, \(b) right to left")
                }
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func sizesAreFiniteAndNotNegative() {
        let found = failures { example in
            let result = try fixture(example).layout()
            for layer in result.snapshot.layers {
                let size = layer.frame.size
                if !(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite) {
                    Issue.record("\(example): \(size)")
                }
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func everyModifierIsOneLayer() {
        let found = failures { example in
            let fixture = try fixture(example)
            var layers: [String: [Int]] = [:]
            for layer in try fixture.layout().snapshot.layers {
                if let tag = layer.tag { layers["\(layer.owner.appending(tag.name))", default: []].append(tag.layer) }
            }
            for (name, numbers) in layers where Set(numbers).union([0]) != Set(0...(numbers.max() ?? 0)) {
                throw Diagnostic(.internal, "\(name) has the layers \(numbers)")
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func declarationsAreWellFormed() {
        var found: [String] = []
        let summaries =
            Catalog.allViews.map { ($0.name, $0.summary) } + Catalog.allModifiers.map { ($0.name, $0.summary) }
            + Catalog.allValueTypes.map { ($0.name, $0.summary) } + Catalog.allEnvironmentKeys.map { ($0.name, $0.summary) }
        for (name, summary) in summaries where summary.first?.isUppercase != true && summary.first?.isNumber != true {
            found.append("\(name): \(summary)")
        }
        for view in Catalog.allViews where view.examples.isEmpty || view.overloads.isEmpty { found.append("\(view.name) has no example") }
        for modifier in Catalog.allModifiers where modifier.examples.isEmpty || modifier.overloads.isEmpty {
            found.append("\(modifier.name) has no example")
        }
        for names in [Catalog.allViews.map(\.name), Catalog.allEnvironmentKeys.map(\.name)] {
            if names != names.sorted(by: { $0.lowercased() < $1.lowercased() }) { found.append("not sorted: \(names)") }
            if Set(names).count != names.count { found.append("twice in a list: \(names)") }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// A modifier of a type that has no methods would be nowhere.
    @Test func everyModifierIsAMethodOfItsReceiver() {
        let lost = Catalog.allModifiers.filter { CatalogTypes.types[$0.receiver]?.methods[$0.name] == nil }
        #expect(lost.isEmpty, "\(lost.map { $0.receiver + "." + $0.name })")
    }

    private static func numbers(_ result: LayoutResult) throws -> [String] {
        var lines: [String] = []
        for layer in result.snapshot.layers {
            lines.append("\(layer.tag?.kind ?? "") \(layer.frame.roundedDescription)")
        }
        return lines
    }
}
