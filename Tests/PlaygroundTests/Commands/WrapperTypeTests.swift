// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// SwiftUI's property wrappers as types, as a property that is declared without the attribute has them.
@Suite struct WrapperTypeTests {
    private func shell(_ source: String) throws -> Shell {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\nimport Combine\n" + source]))
        if let error = shell.feed("load A.swift strict").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        return shell
    }

    @Test func aStateKeepsItsValue() throws {
        let shell = try shell(
            """
            struct Counter: View {
                private var _count: State<Int>
                var isOn: State<Bool> = State(initialValue: false)
                init(start: Int) { _count = State(initialValue: start) }
                var body: some View {
                    Button("\\(_count.wrappedValue)") { _count.wrappedValue += 1 }
                    Toggle("On", isOn: isOn.projectedValue)
                }
            }
            struct ContentView: View { var body: some View { VStack { Counter(start: 4) } } }
            """)
        #expect(shell.error("tap button1; tap toggle1; expect button1.text == \"5\"") == nil, "\(shell.text("tree"))")
        #expect(shell.text("state").contains("true"), "\(shell.text("state"))")
    }

    @Test func anEnvironmentReadsItsKey() throws {
        let shell = try shell(
            """
            struct Reader<Value: Equatable>: View {
                let value: Environment<Value>
                let wanted: Value
                init(_ key: KeyPath<EnvironmentValues, Value>, _ wanted: Value) { (value, self.wanted) = (Environment(key), wanted) }
                var body: some View { Text("\\(value.wrappedValue == wanted)") }
            }
            struct ContentView: View { var body: some View { Reader(\\.colorScheme, ColorScheme.dark).environment(\\.colorScheme, .dark) } }
            """)
        #expect(shell.error("expect text1.text == \"true\"") == nil, "\(shell.text("tree"))")
    }

    @Test func theEnvironmentIsReadByAKeyPath() throws {
        let shell = try shell(
            """
            struct ContentView: View {
                @Environment(\\.self) private var values
                let scheme: KeyPath<EnvironmentValues, ColorScheme> = \\.colorScheme
                var body: some View { Text("\\(values[keyPath: scheme] == .light) \\(values[keyPath: \\.lineLimit] ?? 0)").lineLimit(2) }
            }
            """)
        #expect(shell.error("expect text1.text == \"true 0\"") == nil, "\(shell.text("tree"))")
    }

    @Test func whatTheAppStoresIsShared() throws {
        let shell = try shell(
            """
            struct Stored: View {
                private let count: AppStorage<Int>
                init(key: String) { count = AppStorage(wrappedValue: 2, key) }
                var body: some View { Button("\\(count.wrappedValue)") { count.wrappedValue += 1 } }
            }
            struct ContentView: View { var body: some View { Stored(key: "n") } }
            """)
        #expect(shell.error("tap button1; expect button1.text == \"3\"") == nil)
    }

    /// A protocol can ask for the publisher of a property alone.
    @Test func thePublisherOfAPropertyHasAType() throws {
        let shell = try shell(
            """
            protocol Named: AnyObject { var namePublisher: Published<String>.Publisher { get } }
            final class Model: ObservableObject, Named {
                @Published var name = "a"
                @Published var loud = ""
                var namePublisher: Published<String>.Publisher { $name }
                init() { namePublisher.map { $0.uppercased() }.assign(to: &$loud) }
            }
            struct ContentView: View {
                @StateObject private var model = Model()
                var body: some View { Button(model.loud) { model.name += "b" } }
            }
            """)
        #expect(shell.error("expect button1.text == \"A\"; tap button1; expect button1.text == \"AB\"") == nil, "\(shell.text("tree"))")
    }

    /// The module tells SwiftUI's wrappers from types of the app that have their names.
    @Test func aWrapperIsNamedWithItsModule() throws {
        let shell = try shell(
            """
            enum State { case idle, busy(Int) }
            struct Environment { var name: String }
            struct ContentView: View {
                @SwiftUI.State private var state: State = .idle
                @SwiftUI.Environment(\\.colorScheme) private var scheme
                @SwiftUI.FocusState private var isFocused: Bool
                let environment = Environment(name: "test")
                var body: some View {
                    switch state {
                    case .idle: Button(environment.name) { state = .busy(3) }
                    case .busy(let count): Text("\\(count)")
                    }
                }
            }
            """)
        #expect(shell.error("tap button1; expect text1.text == \"3\"") == nil, "\(shell.text("tree"))")
    }
}
