// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// A view that needs arguments is shown as a preview shows it, else with arguments that are made up from their types (§9).
@Suite struct SampleArgumentTests {
    /// Declarations whose last view is `A`, and how it is called.
    static let samples: [(declarations: String, call: String)] = [
        ("struct A: View { let title: String; var body: some View { Text(title) } }", "A(title: \"Title\")"),
        (
            "struct A: View { let itemCount: Int; var cardWidth: CGFloat; @Binding var isOn: Bool; let onTap: () -> Void; var hint: String?; var body: some View { Text(\"\\(itemCount)\") } }",
            "A(itemCount: 1, cardWidth: 100, isOn: .constant(false), onTap: { })"
        ),
        (
            "enum Kind { case small, large }\nstruct Item: Identifiable { let id = UUID(); var name: String; var kind: Kind }\nstruct A: View { let items: [Item]; let choose: (Item) -> Bool; var body: some View { ForEach(items) { Text($0.name) } } }",
            "A(items: [Item(name: \"Name\", kind: Kind.small)], choose: { _ in false })"
        ),
        (
            "struct A<Content: View>: View { let color: Color; @ViewBuilder let content: () -> Content; var body: some View { content().background(color) } }",
            "A(color: Color.red, content: { Text(\"Content\") })"
        ),
        (
            "class Model: ObservableObject { @Published var name: String; init(name: String) { self.name = name } }\nstruct A: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }",
            "A(model: Model(name: \"Name\"))"
        ),
        (
            "struct Item { var name: String; static let sample = Item(name: \"own\") }\nstruct A: View { let item: Item; var body: some View { Text(item.name) } }",
            "A(item: Item.sample)"
        ),
        (
            "enum Shape2 { case circle(radius: Double), none }\nprotocol Titled { var title: String { get } }\nstruct Plain: Titled { var title: String }\nstruct A: View { let shape: Shape2; let titled: any Titled; init(shape: Shape2, titled: any Titled) { self.shape = shape; self.titled = titled }; var body: some View { Text(titled.title) } }",
            "A(shape: Shape2.circle(radius: 1), titled: Plain(title: \"Title\"))"
        ),
        (
            "struct A: View { var range: Range<Int>; var closed: ClosedRange<Int>; var path: KeyPath<Int, Int>; var body: some View { Text(\"a\") } }",
            "A(range: 0..<1, closed: 0...1, path: \\.self)"
        ),
        (
            "struct A: View { var focus: FocusState<Bool>.Binding; let kind: Int.Type; var body: some View { Text(\"a\") } }",
            "A(focus: .constant(false), kind: Int.self)"
        ),
        (
            "struct A<Cell: View>: View { @ViewBuilder let cell: (Int, String) -> Cell; var body: some View { cell(1, \"a\") } }",
            "A(cell: { _, _ in Text(\"Content\") })"
        ),
        (
            "protocol Unit { static var name: String { get } }\nstruct Metre: Unit { static let name = \"m\" }\nstruct A: View { let units: [Unit.Type]; var body: some View { Text(units[0].name) } }",
            "A(units: [Metre.self])"
        ),
        (
            "struct A: View { enum Kind { case small, large }; let kind: Kind; let other: A.Kind; var body: some View { Text(\"a\") } }",
            "A(kind: A.Kind.small, other: A.Kind.small)"
        ),
    ]

    /// What cannot be made up is left out, as anything unknown is.
    static let unknowns: [(declarations: String, call: String)] = [
        ("struct A: View { var proxy: GeometryProxy; var body: some View { Text(\"a\") } }", "A(proxy: GeometryProxy())"),
        ("struct A: View { var place: Ledger; var body: some View { Text(\"a\") } }", "A(place: Ledger())"),
        (
            "struct A<Item>: View where Item: Identifiable { let items: [Item]; var body: some View { ForEach(items) { _ in Text(\"a\") } } }",
            "A(items: [SampleItem()])"
        ),
        ("struct A: View { var space: Namespace.ID; var body: some View { Text(\"a\") } }", "A(space: Namespace())"),
        (
            "struct A<Content: View>: View { @ViewBuilder var content: Content; var body: some View { content } }",
            "A(content: { Text(\"Content\") })"
        ),
        (
            "struct A<Content: View>: View { let make: () -> Content; init(_ make: @autoclosure @escaping () -> Content) { self.make = make }; var body: some View { make() } }",
            "A(Text(\"Content\"))"
        ),
    ]

    @Test(arguments: unknowns) func whatIsUnknownIsLeftOut(_ declarations: String, _ call: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\n" + declarations]))
        #expect(shell.error("load A.swift") == nil)
        let told = shell.json("unknown")[0]
        #expect(told.contains(call.debugDescription), "\(told)")
        #expect(["missing-argument", "unknown-type"].contains(shell.error("load A.swift strict")))
    }

    /// Of each type that the catalogue gives a sample of, it is one.
    @Test(arguments: ["Font", "CGSize", "Alignment", "Gradient", "Image", "AnyShape", "LinearGradient", "Edge"])
    func samplesAreOfTheirType(_ type: String) throws {
        let shell = try Shell(
            TestFiles(["A.swift": "import SwiftUI\nstruct A: View { let it: \(type); var body: some View { Text(\"\\(type(of: it))\") } }"])
        )
        #expect(shell.error("load A.swift") == nil)
        #expect(shell.error("expect a1.frame.width > 0") == nil)
    }

    @Test(arguments: samples) func areMadeUpAndTold(_ declarations: String, _ call: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\n" + declarations]))
        if let failure = shell.error("load A.swift") { Issue.record("\(failure)") }
        let told = shell.json("unknown")[0]
        #expect(told.contains(call.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")), "\(told)")
        #expect(shell.error("expect unknown == 1") == nil)
        #expect(shell.error("expect a1.frame.width > 0") == nil)
    }

    @Test func strictlyTheyAreMissing() throws {
        let shell = try Shell(TestFiles(["A.swift": Self.samples[0].declarations]))
        #expect(shell.error("load A.swift strict") == "missing-argument")
        #expect(shell.error("load A.swift A strict") == "missing-argument")
    }

    private static let previews = """
        import SwiftUI
        struct A: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: 1) } }
        struct B: View { var body: some View { Color.blue.frame(width: 2, height: 2) } }
        #Preview { B() }
        #Preview("wide") { @Previewable @State var width: CGFloat = 33; A(width: width) }
        struct C: View { let height: CGFloat; var body: some View { Color.red.frame(width: 1, height: height) } }
        struct C_Previews: PreviewProvider { static var previews: some View { C(height: 44) } }
        """

    static let shown: [(words: String, expectation: String)] = [
        ("", "root.size == CGSize(width: 2, height: 2)"), ("A", "root.frame.width == 33"), ("B", "root.frame.width == 2"),
        ("C", "root.frame.height == 44"), ("C_Previews", "root.frame.height == 44"), ("preview 1", "root.frame.width == 2"),
        ("preview 2", "root.frame.width == 33"),
    ]

    @Test(arguments: shown) func previewsShowThem(_ words: String, _ expectation: String) throws {
        let shell = try Shell(TestFiles(["A.swift": Self.previews]))
        #expect(shell.error("load A.swift \(words)") == nil)
        #expect(shell.error("expect \(expectation)") == nil, "\(shell.text("frames"))")
        #expect(shell.error("expect unknown == 0") == nil)
    }

    /// Without it the object would be made up, and the list of what was left out would say so.
    @Test func aContentViewIsShownAsItsProviderShowsIt() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                class Model: ObservableObject { var width = 7.0 }
                struct ContentView: View { var body: some View { Bar() } }
                struct Bar: View { @EnvironmentObject var model: Model; var body: some View { Color.red.frame(width: model.width, height: 1) } }
                struct ContentView_Previews: PreviewProvider {
                    static var previews: some View { ContentView().environmentObject(wide) }
                    static var wide: Model { let model = Model(); model.width = 55; return model }
                }
                """
            ]))
        #expect(shell.error("load A.swift") == nil)
        #expect(shell.error("expect root.frame.width == 55") == nil, "\(shell.text("frames"))")
        #expect(shell.error("expect unknown == 0") == nil)
    }

    private static let grouped = """
        import SwiftUI
        struct A: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: 1) } }
        struct A_Previews: PreviewProvider { static var previews: some View { Group { A(width: 11); A(width: 22) } } }
        """

    /// A Group of previews is several previews, a screen each.
    @Test(arguments: [("", 11), ("preview 1", 11), ("preview 2", 22), ("A_Previews", 11)])
    func groupedPreviews(_ words: String, _ width: Int) throws {
        let shell = try Shell(TestFiles(["A.swift": Self.grouped]))
        #expect(shell.error("load A.swift \(words)") == nil)
        #expect(shell.error("expect root.frame.width == \(width)") == nil, "\(shell.text("frames"))")
    }

    /// So are views beside each other.
    @Test(arguments: [("", 11), ("preview 2", 22), ("A_Previews", 11)])
    func previewsBesideEachOther(_ words: String, _ width: Int) throws {
        let plain = Self.grouped.replacing("Group { A(width: 11); A(width: 22) }", with: "A(width: 11); A(width: 22)")
        let shell = try Shell(TestFiles(["A.swift": plain]))
        #expect(shell.error("load A.swift \(words)") == nil)
        #expect(shell.error("expect root.frame.width == \(width)") == nil, "\(shell.text("frames"))")
    }

    /// So is a ForEach: its elements one by one where they are written out, else the first.
    @Test(arguments: [("[11.0, 22.0]", "", 11), ("[11.0, 22.0]", "preview 2", 22), ("widths", "", 33)])
    func previewsOfAForEach(_ data: String, _ words: String, _ width: Int) throws {
        let source = """
            import SwiftUI
            let widths: [CGFloat] = [33, 44]
            struct A: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: 1) } }
            struct A_Previews: PreviewProvider { static var previews: some View { ForEach(\(data), id: \\.self) { A(width: $0) } } }
            """
        let shell = try Shell(TestFiles(["A.swift": source]))
        #expect(shell.error("load A.swift \(words)") == nil)
        #expect(shell.error("expect root.frame.width == \(width)") == nil, "\(shell.text("frames"))")
    }

    /// What modifies them all modifies each of them: SwiftUI's Group and ForEach hand their modifiers on to their views.
    @Test(arguments: ["Group { A(width: 11); A(width: 22) }", "ForEach([11.0, 22.0], id: \\.self) { A(width: $0) }"], [1, 2])
    func modifiedPreviews(_ views: String, _ number: Int) throws {
        let source = """
            import SwiftUI
            class Model: ObservableObject { var height = 7.0 }
            struct A: View {
                @EnvironmentObject var model: Model
                let width: CGFloat
                var body: some View { Color.red.frame(width: width, height: model.height) }
            }
            struct A_Previews: PreviewProvider {
                static var spare = 1
                static var previews: some View { \(views).environmentObject(Model()).previewDisplayName("A") }
            }
            """
        let shell = try Shell(TestFiles(["A.swift": source]))
        #expect(shell.error("load A.swift preview \(number)") == nil)
        #expect(shell.error("expect root.frame.width == \(11 * number)") == nil, "\(shell.text("frames"))")
        #expect(shell.error("expect root.frame.height == 7") == nil)
    }

    /// Views that are made of what the provider has beside them stay together.
    @Test(arguments: [
        ("static let wide: CGFloat = 33", "A(width: wide)"), ("static let wide: CGFloat = 33", "A(width: Self.wide)"),
        ("struct Wide { let width: CGFloat = 33 }", "A(width: Wide().width)"),
        ("enum Wide: CGFloat { case most = 33 }", "A(width: [Wide.most].map(\\.rawValue)[0])"),
        ("typealias Wide = CGFloat", "A(width: Optional<Wide>.some(33)!)"),
    ])
    func previewsThatShareWhatTheProviderHas(_ member: String, _ view: String) throws {
        let source = """
            import SwiftUI
            struct A: View { let width: CGFloat; var body: some View { Color.red.frame(width: width, height: 1) } }
            struct A_Previews: PreviewProvider {
                \(member)
                static var previews: some View { Group { A(width: 11); \(view) } }
            }
            """
        let shell = try Shell(TestFiles(["A.swift": source]))
        #expect(shell.error("load A.swift") == nil)
        #expect(shell.error("expect a1.frame.width == 11 && a2.frame.width == 33") == nil, "\(shell.text("frames"))")
    }

    @Test func aPreviewThatIsNotThere() throws {
        let shell = try Shell(TestFiles(["A.swift": Self.previews]))
        let error = try #require(shell.feed("load A.swift preview 3").compactMap(\.failure).first)
        #expect(error.id == .outOfRange)
        #expect(error.message.contains("2 previews"))
    }
}
