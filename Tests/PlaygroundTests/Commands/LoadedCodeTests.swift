// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What projects declare around their views loads with nothing left out, and means what Swift and Apple's libraries say.
@Suite struct LoadedCodeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The body of the view that is loaded.
        let body: String
        /// What holds then.
        let expectation: String
        let declarations: String
        var testDescription: String { body + " " + declarations.prefix(60) }

        init(_ body: String, holds expectation: String, _ declarations: String = "") {
            self.body = body
            self.expectation = expectation
            self.declarations = declarations
        }

        /// One of its texts shows that.
        init(_ body: String, shows shown: String, in view: String = "text1", _ declarations: String = "") {
            self.init(body, holds: "shown1.body.\(view).text == \"\(shown)\"", declarations)
        }
    }

    static let cases = language + library + wrappers + network + lists + patterns + predicates + generics + contexts + formats + projects

    private static let library = [
        Case("Text(LengthFormatter().string(fromMeters: 1609.344))", shows: "1 mi"),
        Case("Text(LengthFormatter().string(fromValue: 2.5, unit: .kilometer))", shows: "2.5 km"),
        Case("Text(MassFormatter().string(fromKilograms: 0.45359237))", shows: "1 lb"),
        Case("Text(EnergyFormatter().string(fromValue: 3, unit: .kilojoule))", shows: "3 kJ"),
        // Each of them is a Formatter, and so is a class of the app's own that is one.
        Case(
            "Text(Measurement(value: 3, unit: UnitLength.meters), formatter: { let f = MeasurementFormatter(); f.unitOptions = .providedUnit; return f }())",
            shows: "3 m"),
        Case("Text(Date().addingTimeInterval(-7200), formatter: RelativeDateTimeFormatter())", shows: "2 hours ago"),
        Case(
            "Text(NSNumber(value: 3), formatter: Loud())", shows: "loud",
            "class Loud: Formatter { override func string(for obj: Any?) -> String? { \"loud\" } }"),
        Case(
            "let own = Own(); Text(\"a\").onAppear { Bindable(own).isOn.wrappedValue = true; shared.seen = own.isOn }; Text(\"\\(shared.seen)\")",
            shows: "true", in: "text2",
            "@Observable class Own { var isOn = false }\n@Observable class Shared { var seen = false }\nlet shared = Shared()"),
        Case(
            "Text(\"a\").transition(Grow().combined(with: .opacity).animation(.bouncy)); Text(\"b\").transition(MoveTransition(edge: .top).combined(with: .opacity))",
            holds: "unknown == 0",
            "struct Grow: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content.scaleEffect(phase.isIdentity ? 1 : 0) } }"
        ),
        // Messages to an object, with or without what is told of: until it is no observer any more.
        Case(
            "Text(heard.said).onAppear { heard.begin(); post(\"a\"); post(\"b\"); heard.end(); post(\"a\") }", shows: "a0b",
            """
            func post(_ name: String) { NotificationCenter.default.post(name: Notification.Name(name), object: nil) }
            let heard = Heard()
            @Observable class Heard {
                var said = ""
                func begin() {
                    NotificationCenter.default.addObserver(self, selector: #selector(hear(told:)), name: Notification.Name("a"), object: nil)
                    NotificationCenter.default.addObserver(self, selector: #selector(Heard.note), name: Notification.Name("a"), object: nil)
                    NotificationCenter.default.addObserver(self, selector: #selector(hear(told:)), name: Notification.Name("b"), object: nil)
                }
                func end() { NotificationCenter.default.removeObserver(self) }
                @objc func hear(told: Notification) { said += told.name.rawValue }
                @objc func note() { said += "0" }
            }
            """),
        // Bindings of optionals with a value that stands for nil.
        Case(
            "let a: Binding<String?> = .constant(nil); let b: Binding<Double?> = .constant(2.5); Text(\"\\((a ?? \"none\").wrappedValue) \\((b ?? 0).wrappedValue) \\(a.wrappedValue ?? \"x\")\")",
            shows: "none 2.5 x",
            "func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> { Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 }) }"
        ),
        Case(
            "Text(kept(\"banana\"))", shows: "bnn",
            "func kept(_ text: String) -> String { short(text.filter { $0 != \"a\" }) }\nfunc short(_ text: String) -> String { text }"),
        Case("Text(\"\\(note())\")", shows: "true", "func note(file: StaticString = #file, line: UInt = #line) -> Bool { line > 0 }"),
        Case(
            "Text(\"\\(start())\")", shows: "5 false",
            "func start() -> String {\n    let store = UserDefaults.standard\n    store.register(defaults: [\"seen\": false, \"count\": 5])\n"
                + "    return \"\\(store.integer(forKey: \"count\")) \\(store.bool(forKey: \"seen\"))\"\n}"),
        Case(
            "Delayed()", holds: "unknown == 0",
            "struct Delayed: View {\n    @State var item: DispatchWorkItem?\n    let delay: CGFloat = 0.5\n"
                + "    var body: some View { Text(\"a\").onAppear { start(&item, DispatchWorkItem { }) } }\n"
                + "    func start(_ kept: inout DispatchWorkItem?, _ task: DispatchWorkItem) {\n        kept = task\n"
                + "        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: task)\n    }\n}"),
        Case("Text(\"a\").onAppear { UIWindow.appearance().tintColor = .red }", holds: "unknown == 0"),
        // A class of UIKit may have more functions of the name that one of the file's own has.
        Case(
            "Text(\"a\")", holds: "unknown == 0",
            "class Tabs: UITabBarController {\n    func addChild(page: UIViewController, title: String) {\n        page.title = title\n        addChild(page)\n    }\n}"
        ),
        // Windows that code makes over the app show nothing.
        Case(
            "Button(\"a\") { let w = UIWindow(windowScene: UIApplication.shared.connectedScenes.first as! UIWindowScene); w.windowLevel = .alert + 1; "
                + "w.backgroundColor = .clear; w.rootViewController = UIHostingController(rootView: Text(\"b\")); w.isHidden = false; "
                + "UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible() }", holds: "unknown == 0"),
        Case("Text(\"\\(Date(timeIntervalSince1970: 5) as NSDate == NSDate(timeIntervalSince1970: 5))\")", shows: "true"),
        Case(
            "Text(\"\\(NSUUID().uuidString.count) \\(([1, 2] as NSArray).count) \\(NSUUID(uuidString: \"x\") == nil) \\(NSData().count) \\(NSDateComponents().day == nil) \\(NSCalendar.current == Calendar.current) \\(NSLocale.current == Locale.current)\")",
            shows: "36 2 true 0 true true true"),
        Case("ContentUnavailableView(\"None\", image: \"tray\", description: Text(\"b\"))", holds: "unknown == 0"),
        Case("Text(Bundle.main.infoDictionary![\"CFBundleShortVersionString\"] as! String)", shows: "1.0"),
        Case("Text(Bundle.main.object(forInfoDictionaryKey: \"CFBundleVersion\") as? String ?? \"\")", shows: "1"),
        Case("Text(\"\\(ContentSizeCategory.extraLarge > .large)\")", shows: "true"),
        Case("Text(\"\\(arc4random_uniform(1)) \\(drand48() < 1)\")", shows: "0 true"),
        Case(
            "Text(\"\\(Limits.past.contains(3)) \\(Limits.first.contains(3)) \\(Limits.rest.lowerBound)\")", shows: "true false 2",
            "enum Limits {\n    static let past: PartialRangeThrough<Int> = ...3\n    static let first: PartialRangeUpTo<Int> = ..<3\n"
                + "    static let rest: PartialRangeFrom<Int> = 2...\n}"),
        Case(
            "Text(\"\\(days())\")", shows: "2",
            "func days() -> Int {\n    let calendar = Calendar.current\n    let start = calendar.startOfDay(for: Date())\n    var count = 0\n"
                + "    calendar.enumerateDates(startingAfter: start, matching: DateComponents(hour: 0), matchingPolicy: .nextTime) { date, _, stop in\n"
                + "        count += 1\n        if let date, date >= start.addingTimeInterval(86_400 * 2) { stop = true }\n    }\n    return count\n}"
        ),
        // SwiftUI takes any floating-point number there.
        Case("ProgressView(value: Half.value, total: 2)", holds: "unknown == 0", "enum Half { static let value: Float = 0.5 }"),
        Case("Gauge(value: Half.value) { Text(\"a\") }", holds: "unknown == 0", "enum Half { static let value: Float = 0.5 }"),
        Case(
            "Color.red.colorEffect(ShaderLibrary.burn(.float(Half.value), .float2(Half.value, 1)))", holds: "unknown == 0",
            "enum Half { static let value: Float = 0.5 }"),
        Case(
            "Text(\"a\").accessibilityLabel(\"b\", isEnabled: false).accessibilityHint(\"c\", isEnabled: true).textContentType(.birthdateDay)",
            holds: "unknown == 0"),
        Case(
            "Text(\"\\(Names().name(of: URL(string: \"a\")!))\")", shows: "Ann",
            "final class Names {\n    private let cache = NSCache<NSURL, NSString>()\n    init() { cache.setObject(\"Ann\", forKey: URL(string: \"a\")! as NSURL) }\n"
                + "    func name(of url: URL) -> String { (cache.object(forKey: url as NSURL) ?? \"\") as String }\n}"),
    ]

    private static let wrappers = [
        // A binding to an array is a collection of bindings.
        Case(
            "Rows()", shows: "1b", in: "rows1.body.forEach1[1].text1",
            "struct Rows: View {\n    @State private var names = [\"a\", \"b\"]\n    var body: some View {\n"
                + "        ForEach(Array($names.enumerated()), id: \\.offset) { index, $name in Text(\"\\(index)\" + name) }\n    }\n}"),
        Case(
            "Last()", shows: "b 2", in: "last1.body.text1",
            "struct Last: View {\n    @State private var names = [\"a\", \"b\"]\n"
                + "    var body: some View { Text(\"\\($names.last!.wrappedValue) \\($names.count)\") }\n}"),
        // The mode of the scene.
        Case(
            "Mode()", shows: "reading", in: "mode1.body.text1",
            "struct Mode: View { @Environment(\\.editMode) var mode; var body: some View { Text(mode?.wrappedValue.isEditing == true ? \"editing\" : \"reading\") } }"
        ),
        Case(
            "Field()", shows: "on", in: "field1.body.text1",
            "struct Inner: View { @FocusState.Binding var focus: Bool; var body: some View { TextField(\"\", text: .constant(\"\")).focused($focus) } }\n"
                + "struct Field: View {\n    @FocusState private var focus: Bool\n    var body: some View {\n        Text(focus ? \"on\" : \"off\").onAppear { focus = true }\n"
                + "        Inner(focus: $focus)\n    }\n}"),
        Case(
            "Form1()", shows: "second", in: "form11.body.text1",
            "enum Part: Hashable { case first, second }\n"
                + "struct Inner: View { var focus: FocusState<Part?>.Binding; var body: some View { TextField(\"\", text: .constant(\"\")).focused(focus, equals: .first) } }\n"
                + "struct Form1: View {\n    @FocusState private var part: Part?\n    var body: some View {\n"
                + "        Text(part == .second ? \"second\" : \"other\").onAppear { part = .second }\n        Inner(focus: $part)\n    }\n}"
        ),
        // Static properties of previews.
        Case(
            "Text(Samples.name() + (Samples.user ?? \"nobody\"))", shows: "Kiwi nobody",
            "enum Samples {\n    @State static var fruit = \"Kiwi \"\n    @AppStorage(\"samples.user\") static var user: String?\n    @Namespace static var space\n"
                + "    static func name() -> String { let binding: Binding<String> = $fruit; return binding.wrappedValue }\n}"),
        Case(
            "Owner().environmentObject(Owner.Model())", shows: "7", in: "owner1.body.text1",
            "struct Owner: View {\n    final class Model: ObservableObject { @Published var number = 7 }\n    @EnvironmentObject var model: Self.Model\n"
                + "    var body: some View { Text(\"\\(model.number)\") }\n}"),
    ]

    private static let language = [
        // The other operand tells which overload is meant, in a file as at the prompt.
        Case(
            "Text(both())", shows: "2 sx as",
            """
            func g() -> Int { 1 }
            func g() -> String { "s" }
            func both() -> String { let d = g() + 1, e = g() + "x"; let f = "a" + g(); return "\\(d) \\(e) \\(f)" }
            """),
        // A closure in an observer captures the variable that is observed.
        Case(
            "Text(undone())", shows: "5 2",
            """
            func undone() -> String {
                var undo: [() -> Void] = []
                var v = 1 { didSet { let old = oldValue; undo.append { v = old } } }
                v = 2
                v = 5
                let before = v
                undo.removeLast()()
                return "\\(before) \\(v)"
            }
            """),
        // A warning before the Swift 6 language mode.
        Case("Text(\"\\(Inner().scheme == .light)\")", shows: "true", "struct Inner { @Environment (\\.colorScheme) var scheme }"),
        // An alias of a composition brings all of its protocols.
        Case(
            "Text(\"\\(Set([Page.home, .home]).count) \\(name(of: Page.home))\")", shows: "1 home",
            "typealias Shown = Identifiable & Hashable\nenum Page: Shown { case home, away; var id: Self { self } }\n"
                + "func name<T: Identifiable & Hashable>(of page: T) -> String { \"\\(page.id)\" }"),
        Case(
            "Text(\"\\(Shelf(items: [Thing(id: 4)]).ids)\")", shows: "[4]",
            "protocol Holder { associatedtype Item: Identifiable where Item.ID == Int; var items: [Item] { get } }\n"
                + "extension Holder { var ids: [Int] { items.map(\\.id) } }\nstruct Thing: Identifiable { let id: Int }\n"
                + "struct Shelf: Holder { var items: [Thing] }"),
        Case(
            "Text(Plain().all.joined())", shows: "ab",
            "protocol Lister { associatedtype Item = String; var all: [Item] { get } }\nstruct Plain: Lister { let all = [\"a\", \"b\"] }"),
        // An extension of an alias adds to what the alias stands for.
        Case(
            "Text(\"\\(Store<Int>(3).doubled)\")", shows: "6",
            "typealias Store<State> = CurrentValueSubject<State, Never>\nextension Store { var doubled: Int { (value as? Int ?? 0) * 2 } }"),
        // An app's own type may have a name of Combine's.
        Case(
            "Text(Subscription(name: \"Gold\").name + \"\\(Subscriber(id: 1).id)\").onReceive(Just(1)) { _ in }", shows: "Gold1",
            "struct Subscription: Hashable { let name: String }\nstruct Subscriber: Identifiable { let id: Int }"),
        // Foundation's name for Double adds to Double.
        Case(
            "Text(\"\\(TimeInterval(hours: 2)) \\(7200.0.inHours) \\(Date(timeIntervalSinceReferenceDate: .minutes(1)).timeIntervalSinceReferenceDate)\")",
            shows: "7200.0 2.0 60.0",
            "extension TimeInterval { init(hours: Double) { self = hours * 3600 }; var inHours: Double { self / 3600 }; static func minutes(_ n: Double) -> TimeInterval { n * 60 } }"
        ),
        Case("Text(\"\\(turn > 4.7)\")", shows: "true", "let share = 0.75\nlet turn = .pi * 2 * (share / 1)"),
        // A type in lower case is a type in an array's initializer, too.
        Case("Text(\"\\(Basket().items.count)\")", shows: "0", "struct item {}\nstruct Basket { var items = [item]() { didSet {} } }"),
        Case(
            "Text(\"\\(count(Set([1, 1, 2])))\")", shows: "2",
            "func count<C: Collection & Codable>(_ values: C) -> Int { values.count }"),
        // An enum may be a view.
        Case(
            "VStack { Sign.plain; Sign.named(\"b\") }", shows: "b", in: "sign2.body.text1",
            "enum Sign: View { case plain, named(String); var body: some View { switch self { case .plain: Color.red; case .named(let n): Text(n) } } }"
        ),
        Case(
            "Text(\"\\($routes[.away].wrappedValue)\")", shows: "8",
            "struct Routes { subscript(tab: Tab) -> Int { get { tab == .home ? 7 : 8 } set {} } }"),
        Case(
            "ModifiedContent(content: Text(\"a\"), modifier: Framed())", holds: "shown1.size.width == 99",
            "struct Framed: ViewModifier { func body(content: Content) -> some View { content.frame(width: 99) } }"),
        Case("Text(Decimal(string: \"2.50\")!, format: .currency(code: \"USD\"))", shows: "$2.50"),
        Case("Text(\"x\").foregroundStyle(Color(.separator))", shows: "x"),
        Case("Text(URL.documentsDirectory.appending(path: \"a.json\").lastPathComponent)", shows: "a.json"),
    ]

    /// A device without a network: every request fails, as it is documented to.
    private static let network = [
        Case(
            "Text(text).task { do { _ = try await URLSession.shared.data(from: URL(string: \"https://a.org\")!) } catch let error as URLError { text = \"\\(error.code == .notConnectedToInternet)\" } catch { } }",
            shows: "true"),
        Case(
            "Text(text).onAppear { URLSession.shared.dataTask(with: URL(string: \"https://a.org\")!) { data, response, error in text = \"\\(data == nil) \\(response == nil) \\((error as? URLError)?.code == .notConnectedToInternet)\" }.resume() }",
            shows: "true true true"),
        // A task that is not resumed does nothing; one that is cancelled says so.
        Case(
            "Text(text).onAppear { _ = URLSession.shared.dataTask(with: URL(string: \"https://a.org\")!) { _, _, _ in text = \"ended\" } }",
            shows: ""),
        Case(
            "Text(text).onAppear { let task = URLSession.shared.dataTask(with: URL(string: \"https://a.org\")!) { _, _, error in text = \"\\((error as? URLError)?.code == .cancelled)\" }; task.resume(); task.cancel() }",
            shows: "true"),
        Case(
            "Text(text).onAppear { var request = URLRequest(url: URL(string: \"https://a.org\")!); request.addValue(\"a\", forHTTPHeaderField: \"X\"); request.addValue(\"b\", forHTTPHeaderField: \"X\"); text = request.httpMethod! + request.value(forHTTPHeaderField: \"X\")! }",
            shows: "GETa,b"),
        Case(
            "Text(text).onAppear { let r = HTTPURLResponse(url: URL(string: \"https://a.org\")!, statusCode: 404, httpVersion: nil, headerFields: nil)!; text = \"\\(r.statusCode) \\(r is URLResponse)\" }",
            shows: "404 true"),
    ]

    /// A list in a form gives it its rows; one in a stack, or with a height of its own, does not.
    private static let lists = [
        Case(
            "Form { Text(\"a\"); Text(\"b\"); List { Text(\"c\"); Text(\"d\") }.listRowSeparator(.hidden) }",
            holds: "abs(shown1.body.text4.frame.minY - shown1.body.text3.frame.minY - 52) < 0.001 "
                + "&& shown1.body.text3.frame.minX == shown1.body.text1.frame.minX"
        ),
        Case(
            "Form { List(0..<2, id: \\.self) { Text(\"\\($0)\") } }",
            holds: "shown1.body.list1[1].text1.frame.minY - shown1.body.list1[0].text1.frame.minY == 52"),
        Case("Form { List { Text(\"a\") }.frame(height: 120) }", holds: "shown1.body.list1.frame.height == 120"),
    ]

    /// Foundation's ranges count UTF-16 units: `é` is one, the flag is four.
    private static let patterns = [
        Case(
            "Text(text).onAppear { let s = \"🇮🇹é 12-34\"; let r = try! NSRegularExpression(pattern: \"(\\\\d+)-(\\\\d+)\"); let m = r.firstMatch(in: s, range: NSRange(s.startIndex..., in: s))!; text = \"\\(m.range.location) \\(m.numberOfRanges) \\(s[Range(m.range(at: 2), in: s)!])\" }",
            shows: "6 3 34"),
        Case(
            "Text(text).onAppear { let r = try! NSRegularExpression(pattern: \"B\", options: .caseInsensitive); text = r.stringByReplacingMatches(in: \"abcB\", range: NSRange(location: 0, length: 4), withTemplate: \"<$0>\") }",
            shows: "a<b>c<B>"),
        Case(
            "Text(\"\\(NSPredicate(format: \"SELF MATCHES %@\", \"[a-z]+\").evaluate(with: \"abc\")) \\(NSPredicate(format: \"SELF MATCHES %@\", \"[a-z]+\").evaluate(with: \"abc1\"))\")",
            shows: "true false"),
        Case("Text(\"\\(NSPredicate(format: \"SELF CONTAINS[c] 'B'\").evaluate(with: \"abc\"))\")", shows: "true"),
    ]

    /// Formats of Foundation's predicates, each asked of three people: Bob (5), Zoé (31, whose friend Bob is) and one without a name (0).
    private static let predicates: [Case] = [
        ("\"age > %d AND name BEGINSWITH[c] %@\", 3, \"b\"", "100"), ("\"%K == %@\", \"isIn\", NSNumber(value: true)", "100"),
        ("\"name IN %@\", [\"Bob\", \"Eve\"]", "100"), ("\"NOT (name BEGINSWITH 'B' OR age == 0)\"", "010"),
        ("\"name == nil\"", "001"), ("\"name != NULL && isIn == NO\"", "010"), ("\"name CONTAINS[cd] 'zoe'\"", "010"),
        ("\"name CONTAINS[c] 'zoe'\"", "000"), ("\"name LIKE '?o*'\"", "110"), ("\"name MATCHES %@\", \"[A-Z].b\"", "100"),
        ("\"age BETWEEN {1, 10}\"", "100"), ("\"ANY friends.name == 'Bob'\"", "010"), ("\"friends.@count > 0\"", "010"),
        ("\"born >= %@\", Date(timeIntervalSinceReferenceDate: 5) as NSDate", "110"), ("\"name =[c] %@\", \"BOB\"", "100"),
        ("\"self == %@\", bob", "100"), ("\"age <= 5 and TRUEPREDICATE\"", "101"), ("\"!(age < 0) || FALSEPREDICATE\"", "111"),
    ].map { format, wanted in
        Case(
            "Text([bob, Person(\"Zoé\", 31, [bob]), Person(nil, 0)].map { NSPredicate(format: \(format)).evaluate(with: $0) ? \"1\" : \"0\" }.joined())",
            shows: wanted,
            """
            class Person: NSObject {
                @objc var name: String?
                @objc var age: Int16
                @objc var friends: [Person]
                @objc var isIn: Bool { age == 5 }
                @objc var born: Date { Date(timeIntervalSinceReferenceDate: Double(age)) }
                init(_ name: String?, _ age: Int16, _ friends: [Person] = []) { (self.name, self.age, self.friends) = (name, age, friends) }
            }
            let bob = Person("Bob", 5)
            """)
    }

    @Test(arguments: cases) func loads(_ item: Case) throws {
        let source = """
            import SwiftUI
            import Combine
            \(item.declarations)
            enum Tab { case home, away }
            struct Shown: View {
                @State var text = ""
                \(item.body.contains("$routes") ? "@State var routes = Routes()" : "")
                var body: some View { \(item.body) }
            }
            """
        let shell = try Shell(TestFiles(["A.swift": source]))
        if let error = shell.feed("load A.swift Shown strict").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error("expect \(item.expectation)") == nil, "\(shell.text("tree"))")
    }
}
