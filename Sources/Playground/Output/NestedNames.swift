// SPDX-License-Identifier: GPL-3.0-or-later

/// Names of views for a list in tree order: what lies in a listed view's body or elements is named from there, indented below it.
/// So `forEach1["Ann"].card1.body.text1` becomes `  .body.text1` under `forEach1["Ann"].card1`, and a line stays as wide as a screen.
struct NestedNames {
    private var open: [String] = []

    /// The name for the next line of the list.
    mutating func next(_ name: String) -> String {
        while let last = open.last, name != last, !name.hasPrefix(last + ".") { open.removeLast() }
        if open.last != name { open.append(name) }
        let outer = open.dropLast()
        guard let owner = outer.last else { return name }
        return String(repeating: "  ", count: outer.count) + String(name.dropFirst(owner.count))
    }
}
