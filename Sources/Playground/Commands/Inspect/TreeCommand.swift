// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let tree = Command(
        "tree", synonyms: ["ls"], .inspect, .question, syntax: ["tree [TARGET] [layers] [all]"],
        summary: "Shows the view tree, one line per view: name, kind, frame.", examples: ["tree", "tree vStack1 layers"],
        details: "Lazy content shows its realized range; long lists are shortened unless you add 'all'.",
        related: ["hierarchy", "structure", "list"]
    ) { (context) throws(Diagnostic) in
        var target: Target?
        if let word = context.arguments.peekWord(), word.text != "layers", word.text != "all" { target = try context.target() }
        var showsLayers = false
        var showsAll = false
        while let word = context.arguments.word() {
            switch word.text {
            case "layers": showsLayers = true
            case "all": showsAll = true
            default: throw Diagnostic(.unknownArgument, "'\(word.text)' is not expected here", at: word.span, hint: "layers or all")
            }
        }
        let start = try target.map { (target) throws(Diagnostic) in try context.layer(target) }
        return .show(TreeReport(index: context.index, showsLayers: showsLayers, showsAll: showsAll).output(from: start))
    }
}
