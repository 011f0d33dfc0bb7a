// SPDX-License-Identifier: GPL-3.0-or-later

/// What whole apps have beside their views: functions by their names as actions, classes below ones that only extensions show, Foundation's
/// classes that meet protocols of the app.
extension LoadedCodeTests {
    private static func counting(_ modifier: String, _ function: String) -> String {
        "struct Counted: View {\n    @State var n = 3\n    @State var seen = \"\"\n"
            + "    var body: some View { Text(seen)\(modifier) }\n    \(function)\n}"
    }

    static let projects = [
        // What changes a collection may be an extension's, in a file that is not loaded.
        Case(
            "Text(\"a\")", shows: "a",
            "struct Basket {\n    struct Fruit { var name: String }\n    var fruits: [Fruit], prices: [String: Int]\n"
                + "    mutating func sell(_ fruit: Fruit) { fruits.remove(fruit); fruits.append(fruit, fruit); prices.merge([\"a\": 1]) }\n}"
        ),
        Case(
            "Counted()", shows: "none", in: "counted1.body.text1",
            counting(".onChange(of: n, initial: true, note)", "func note() { seen = \"none\" }")),
        Case(
            "Counted()", shows: "3 3", in: "counted1.body.text1",
            counting(".onChange(of: n, initial: true, note)", "func note(_ old: Int, _ new: Int) { seen = \"\\(old) \\(new)\" }")),
        Case(
            "Counted()", shows: "closure", in: "counted1.body.text1",
            counting(".onChange(of: n, initial: true) { seen = \"closure\" }", "")),
        Case(
            "Text(\"a\")", shows: "a",
            "extension NSView { func note(_ other: NSView) {} }\n"
                + "class Shelf: NSView {\n    override init(frame: NSRect) { super.init(frame: frame) }\n"
                + "    required init?(coder: NSCoder) { fatalError(\"none\") }\n}\nfunc made() -> Shelf { Shelf() }"),
        // A property of a type in another file, beside the method that sets it.
        Case(
            "Text(\"a\")", shows: "a",
            "extension Field { func limit(_ n: Int?) -> Field { var copy = self; copy.limit = n; return copy } }"),
        Case(
            "Text(\"a\")", shows: "a",
            "protocol Emptied { func reset(completionHandler: @escaping @Sendable () -> Void) }\nextension URLSession: Emptied {}"),
        Case(
            "Text(\"a\")", holds: "unknown == 0",
            "func hurry(_ player: AVPlayer, _ speed: Float) { player.rate = speed; player.volume = Float(0.5) }"),
        // Made of its constants a spring has them; of a period of 2π and half of critical damping each constant is 1.
        Case("Text(constants(Spring(mass: 2, stiffness: 100, damping: 10)))", shows: "2 100 10", constants),
        Case("Text(constants(Spring(response: 2 * .pi, dampingRatio: 0.5)))", shows: "1 1 1", constants),
        Case("Text(constants(Spring(mass: 1, stiffness: 4, damping: 8)))", shows: "1 4 8", constants),
    ]

    private static let constants = """
        func constants(_ spring: Spring) -> String {
            [spring.mass, spring.stiffness, spring.damping].map { "\\(Int($0.rounded()))" }.joined(separator: " ")
        }
        """
}
