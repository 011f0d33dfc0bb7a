// SPDX-License-Identifier: GPL-3.0-or-later

/// What only the context of an expression tells: swiftc infers all of these.
extension LoadedCodeTests {
    private static let dot =
        "struct Dot: Identifiable { let id = UUID(); var color: Color; var size = 1 }\n"
        + "struct Dots { var all: [Dot] = []\n    mutating func add() -> Int { CODE; return all.count } }\n"
        + "func count() -> Int { var dots = Dots(); return dots.add() }"

    private static func adding(_ code: String, _ count: Int) -> Case {
        Case("Text(\"\\(count())\")", shows: "\(count)", dot.replacing("CODE", with: code))
    }

    static let contexts = [
        adding("all = [.red, .blue].compactMap { .init(color: $0) }", 2),
        adding("all.append(contentsOf: [.red, .blue].map { .init(color: $0) })", 2),
        adding("all.append(contentsOf: (1...3).compactMap { .init(color: .red, size: $0) })", 3),
        adding("all.insert(contentsOf: [.red, .blue].map({ .init(color: $0) }), at: 0)", 2),
        adding("all += [.red].map { .init(color: $0) }", 1),
        adding("for dot in [.red, .blue].map({ Dot(color: $0) }) { all.append(dot) }", 2),
        adding("[.red, .blue].forEach { all.append(Dot(color: $0)) }", 2),
        adding("all = [.red, .blue].enumerated().map { Dot(color: $1, size: $0) }", 2),
        Case(
            "Slept()", shows: "3", in: "slept1.body.text1",
            "struct Slept: View {\n    @State var n = 0\n    var body: some View {\n        Text(\"\\(n)\").onAppear { n += kept() }\n    }\n"
                + "    func kept() -> Int {\n        let start = ContinuousClock.now\n        let end = start + .seconds(3)\n"
                + "        return Int((end - start).components.seconds)\n    }\n}"),
        Case(
            "Slept()", holds: "unknown == 0",
            "struct Slept: View {\n    @State var n = 0\n    var body: some View {\n        Text(\"\\(n)\").task {\n"
                + "            try? await Task.sleep(until: .now + .seconds(1), clock: .continuous)\n"
                + "            try? await Task.sleep(until: .now + .milliseconds(500), tolerance: .zero, clock: .suspending)\n"
                + "            try? await Task.sleep(for: .seconds(1), tolerance: .seconds(0.5))\n            n = 1\n        }\n    }\n}"),
    ]

    private static let stars =
        "struct Stars: FormatStyle {\n    var mark = \"*\"\n    func format(_ value: Int) -> String { String(repeating: mark, count: value) }\n"
        + "    func mark(_ mark: String) -> Stars { Stars(mark: mark) }\n}\n"
        + "extension FormatStyle where Self == Stars { static var stars: Stars { Stars() } }"

    /// Own format styles wherever the platform's stand, and formats of dates count from the date that is given.
    static let formats = [
        Case("Text(3, format: .stars)", shows: "***", stars),
        Case("Text(2, format: Stars(mark: \"+\"))", shows: "++", stars),
        Case("Text(\"\\(3, format: .stars.mark(\"#\"))\")", shows: "###", stars),
        Case("Text(3.formatted(.stars))", shows: "***", stars),
        Case("Text([1, 2], format: .list(memberStyle: .stars, type: .or))", shows: "* or **", stars),
        Case("Text([1, 2].formatted(.list(memberStyle: Stars(mark: \"x\"), type: .and)))", shows: "x and xx", stars),
        Case("LabeledContent(\"a\", value: 4, format: .stars)", holds: "unknown == 0", stars),
        Case(
            "Text(Name(first: \"Ada\"), format: Upper())", shows: "ADA",
            "struct Name { var first: String }\nstruct Upper: FormatStyle { func format(_ name: Name) -> String { name.first.uppercased() } }"
        ),
        Case("Text(Date.now.addingTimeInterval(90), format: .offset(to: .now))", shows: "+1 min, 30 sec"),
        Case(
            "Text(Date(timeIntervalSinceReferenceDate: 0), format: .offset(to: Date(timeIntervalSinceReferenceDate: 60)))", shows: "-1 min"),
        Case(
            "Text(Date(timeIntervalSinceReferenceDate: 0), format: .reference(to: Date(timeIntervalSinceReferenceDate: 60)))",
            shows: "1 min"),
    ]
}
