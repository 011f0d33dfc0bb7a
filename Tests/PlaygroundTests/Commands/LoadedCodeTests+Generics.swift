// SPDX-License-Identifier: GPL-3.0-or-later

/// Generic views, extensions with constraints and literals of the host's types mean in a loaded file what they mean to the compiler.
extension LoadedCodeTests {
    private static let kinds = "enum Kind: String, CaseIterable, Hashable { case first, second, third }\n"

    static let generics = [
        // What a generic parameter is stays known in the body of a view that is also given views.
        Case(
            "Picked()", shows: "3", in: "picked1.body.pick1.body.text1",
            kinds + """
                struct Pick<Content: View, Value: CaseIterable & Hashable>: View where Value.AllCases: RandomAccessCollection {
                    @Binding var selection: Value
                    var content: (Value) -> Content
                    init(selection: Binding<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
                        _selection = selection
                        self.content = content
                    }
                    var body: some View { Text("\\(Value.allCases.count)"); content(selection) }
                }
                struct Picked: View {
                    @State private var kind = Kind.first
                    var body: some View { Pick(selection: $kind) { kind in Text(kind.rawValue) } }
                }
                """),
        Case(
            "Held(value: Kind.first) { Text(\"a\") }", shows: "3", in: "held1.body.text1",
            kinds + """
                struct Held<Content: View, Value: CaseIterable>: View {
                    var value: Value
                    @ViewBuilder var content: Content
                    var body: some View { Text("\\(Value.allCases.count)"); content }
                }
                """),
        // Defaults of stored properties may name a generic parameter, in a view and in a plain struct and class.
        Case(
            "Marks(value: Kind.first)", shows: "[false, false, false]", in: "marks1.body.text1",
            kinds + """
                struct Marks<Value: CaseIterable>: View {
                    var value: Value
                    @State private var marks = Array(repeating: false, count: Value.allCases.count)
                    var body: some View { Text("\\(marks)") }
                }
                """),
        Case(
            "Text(\"\\(Counter(value: Kind.first).count) \\(Kept(value: Kind.second).count)\")", shows: "3 3",
            kinds + """
                struct Counter<Value: CaseIterable> { let value: Value; let count = Value.allCases.count }
                final class Kept<Value: CaseIterable> { let value: Value; var count = Value.allCases.count; init(value: Value) { self.value = value } }
                """),
        // `self` in a static member is the type that the extension is for.
        Case(
            "Rectangle().fill(.brand)", holds: "unknown == 0",
            "extension ShapeStyle where Self == Color { static var brand: Color { self.init(red: 1, green: 0, blue: 0) } }"),
        Case(
            "Rectangle().clipShape(.burger).clipShape(.burger(of: 3))", holds: "unknown == 0",
            """
            struct Burger: Shape { var count = 1; func path(in rect: CGRect) -> Path { Path(rect) } }
            extension Shape where Self == Burger {
                static var burger: Self { self.init() }
                static func burger(of count: Int) -> Self { self.init(count: count) }
            }
            """),
        // Types of the libraries that an extension makes expressible by a literal.
        Case(
            "Text(page.lastPathComponent)", shows: "b",
            """
            extension URL: @retroactive ExpressibleByStringLiteral {
                public init(stringLiteral value: StaticString) { self.init(string: "\\(value)")! }
            }
            let page: URL = "https://example.org/a/b"
            """),
        Case(
            "Text(day())", shows: "1970",
            """
            extension Locale: @retroactive ExpressibleByStringLiteral {
                public init(stringLiteral value: StringLiteralType) { self.init(identifier: value) }
            }
            func day(in locale: Locale = "en_US") -> String {
                let formatter = DateFormatter()
                formatter.locale = locale
                formatter.timeZone = TimeZone(identifier: "UTC")
                formatter.dateFormat = "yyyy"
                return formatter.string(from: Date(timeIntervalSince1970: 0))
            }
            """),
        // A wrapper that is made of a key needs no value.
        Case(
            "Tabs()", holds: "unknown == 0",
            """
            struct Tabs: View {
                @State private var count = 0
                @AppStorage("tabs") private var tabs: TabViewCustomization
                var body: some View {
                    TabView { Text("a").tabItem { Text("A") } }.tabViewStyle(.sidebarAdaptable).tabViewCustomization($tabs)
                }
            }
            """),
        Case(
            "Text(\"ab\".filled(to: 5))", shows: "abxxx",
            "extension String { func filled(to length: Int) -> String { self + String(repeating: \"x\", count: max(min(length - count, length), 0)) } }"
        ),
        Case(
            "Text(\"\\(CGFloat(2).interpolated(towards: 6, amount: 0.25)) \\(between().second)\")", shows: "3.0 3.0",
            "func between() -> AnimatablePair<CGFloat, CGFloat> { AnimatablePair(0, 2).interpolated(towards: AnimatablePair(4, 4), amount: 0.5) }"
        ),
        // An option that a ForEach made has the id of its element for a tag; options around it do not count.
        Case(
            "Chosen()", shows: "Week", in: "chosen1.body.forEach1[\"Week\"].text1",
            "struct Chosen: View { @State var span = \"Week\"; var body: some View { Picker(\"p\", selection: $span) { ForEach([\"Day\", \"Week\"], id: \\.self) { Text($0) } } } }"
        ),
        Case(
            "Chosen()", shows: "second", in: "chosen1.body.forEach1[Kind.second].text1",
            kinds
                + "struct Chosen: View { @State var kind: Kind = .second; var body: some View { Picker(\"p\", selection: $kind) { ForEach(Kind.allCases, id: \\.self) { Text($0.rawValue) } } } }"
        ),
        // What is set on the proxies of UIKit is never read.
        Case(
            "Bars()", holds: "unknown == 0",
            "struct Bars: View { init() { UITabBar.appearance().backgroundColor = .red; UITableView.appearance().backgroundColor = .clear; UINavigationBar.appearance().tintColor = .white.withAlphaComponent(0.5) }; var body: some View { Text(\"a\") } }"
        ),
        // Any style can be erased, and what holds one that was takes it.
        Case(
            "VStack { Text(\"a\").foregroundStyle(painted()); Rectangle().fill(Paints().first).background(Paints().second) }",
            holds: "unknown == 0",
            "func painted() -> AnyShapeStyle { AnyShapeStyle(Color.red) }\nstruct Paints { var first: AnyShapeStyle = AnyShapeStyle(Color.blue); var second: AnyShapeStyle { .init(ShaderLibrary.default.grain(.float(1))) } }"
        ),
        // What a model owns is deleted with it, what it only knows stays.
        Case(
            "Text(left())", shows: "1",
            """
            @Model final class Shelf { @Relationship(deleteRule: .cascade) var books: [Book] = []; @Relationship(deleteRule: .nullify) var marks: [Mark] = []; init() {} }
            @Model final class Book { init() {} }
            @Model final class Mark { init() {} }
            func left() -> String {
                let context = ModelContext(try! ModelContainer(for: Shelf.self))
                let (shelf, book, mark) = (Shelf(), Book(), Mark())
                shelf.books = [book]
                shelf.marks = [mark]
                context.insert(shelf)
                context.insert(book)
                context.insert(mark)
                context.delete(shelf)
                return "\\(context.insertedModelsArray.count)"
            }
            """),
        // Texts of lengths of time and of measurements.
        Case("Text(Duration.seconds(75), format: .time(pattern: .minuteSecond))", shows: "1:15"),
        Case("Text(Duration.seconds(75), format: .units(allowed: [.minutes, .seconds], width: .wide))", shows: "1 minute, 15 seconds"),
        Case(
            "Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .wide, usage: .asProvided))",
            shows: "3 kilometers"),
        Case(
            "Text(Measurement(value: 1, unit: UnitMass.kilograms).formatted(.measurement(width: .wide, usage: .asProvided)))",
            shows: "1 kilogram"),
    ]
}
