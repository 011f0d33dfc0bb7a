// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The scene as SwiftUI source to paste into Xcode.
struct SwiftExport {
    let scene: Scene

    var text: String {
        var blocks = ["import SwiftUI"]
        var states: [String] = []
        for declaration in scene.program.declarations {
            let printed = SwiftPrinter.pretty(declaration)
            if isState(declaration) { states.append(SwiftPrinter.pretty(declaration, indentation: 4)) } else { blocks.append(printed) }
        }
        if let root = scene.root { blocks.append(component(root, states)) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// The scene's @State variables become state of the view that shows it.
    private func isState(_ declaration: Declaration) -> Bool {
        if case .variable = declaration.kind { return declaration.attributes.contains { $0.name == "State" } }
        return false
    }

    private func component(_ root: Expression, _ states: [String]) -> String {
        var name = "ContentView"
        while scene.program.type(named: name) != nil { name = "Scene" + name }
        var lines = ["struct \(name): View {"]
        lines += states.map { "    " + $0 }
        if !states.isEmpty { lines.append("") }
        lines += [
            "    var body: some View {", "        " + SwiftPrinter.pretty(root, indentation: 8), "    }", "}", "", "#Preview {",
            "    \(name)()", "}",
        ]
        return lines.joined(separator: "\n")
    }
}
