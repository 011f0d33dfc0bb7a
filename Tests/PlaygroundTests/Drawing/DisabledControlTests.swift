// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Controls that cannot be used look weaker; texts and pictures beside them do not.
@Suite struct DisabledControlTests {
    private func lines(_ root: String) throws -> [String] {
        let shell = try Shell()
        #expect(shell.error("root \(root)") == nil)
        return DisplayListText(shell.drawing().preview).lines
    }

    @Test(arguments: [
        ("Toggle(\"a\", isOn: .constant(true))", 1), ("Slider(value: .constant(0.5))", 1), ("Stepper(\"a\", value: .constant(1))", 1),
        ("Picker(\"a\", selection: .constant(1)) { Text(\"b\").tag(1) }.pickerStyle(.segmented)", 1), ("Text(\"a\")", 0),
        ("ProgressView(value: 0.5)", 0), ("Image(systemName: \"star\")", 0),
    ]) func facesAreHalfAsStrong(_ view: String, _ count: Int) throws {
        for (modifier, expected) in [("", 0), (".disabled(false)", 0), (".disabled(true)", count)] {
            let found = try lines("VStack { \(view) }\(modifier)").filter { $0.contains("opacity 50%") }
            #expect(found.count == expected, "\(view)\(modifier): \(found)")
        }
    }

    /// The label of a link in a list is as faint as that of a button; its chevron is so anyway.
    @Test func linksInLists() throws {
        let link = "NavigationLink(\"Next\") { Text(\"b\") }"
        let (usable, disabled) = try (lines("List { \(link) }"), lines("List { \(link).disabled(true) }"))
        #expect(usable.count == disabled.count)
        let changed = zip(usable, disabled).filter { $0 != $1 }
        #expect(changed.count == 1 && changed.allSatisfy { $0.1.contains("Next") }, "\(changed)")
    }
}
