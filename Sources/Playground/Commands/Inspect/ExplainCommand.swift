// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let explain = Command(
        "explain", synonyms: ["why"], .inspect, syntax: ["explain TARGET [width/height/position] [rules]"],
        parameters: [.target, .words(["width", "height", "position", "rules"])],
        summary: "Says why a view has its size and place: who offered what, and what decided.",
        examples: ["explain text1", "explain text1 width", "explain root height rules"],
        details: "The reasons go from the view outwards. 'rules', or 'option rules on', adds the numbers of the layout rules.",
        related: ["reason", "because", "debug"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        var subjects: [Explanation.Subject] = []
        var showsRules = context.scene.options["rules"] == "on"
        while let word = context.arguments.word() {
            if word.text == "rules" {
                showsRules = true
            } else if let subject = Explanation.Subject(rawValue: word.text) {
                subjects.append(subject)
            } else {
                throw Diagnostic(
                    .unknownArgument, "'\(word.text)' is not expected here", at: word.span, hint: "width, height, position or rules")
            }
        }
        let layer = try context.layer(target)
        let explanation = Explainer(tree: ExplainedTree(laidOut: context.laidOut))
            .explanation(of: layer, subjects.isEmpty ? Explanation.Subject.allCases : subjects)
        return .show(explanation.output(view: target.text, showsRules: showsRules))
    }
}
