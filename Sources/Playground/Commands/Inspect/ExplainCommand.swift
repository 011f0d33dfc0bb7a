// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let explain = Command(
        "explain", synonyms: ["why"], .inspect, .question,
        syntax: ["explain TARGET [width/height/position] [rules]", "explain [SCROLL] scroll [rules]"],
        summary: "Explains why a view has its size and position, or why a scroll came to rest where it did.",
        examples: ["explain text1", "explain text1 width", "explain root height rules", "explain scroll", "explain list scroll"],
        details: """
            The reasons go from the view outwards. 'scroll' explains the last scroll: its natural end, the candidates, and the \
            rule that chose one. 'rules', or 'option rules on', adds the numbers of the rules; 'help L8.4' shows one.
            """,
        related: ["reason", "because", "debug", "fling", "snapping"]
    ) { (context) throws(Diagnostic) in
        let (layer, name) = try context.explained()
        var subjects: [Explanation.Subject] = []
        var showsRules = context.scene.options.showsRules
        while let word = context.arguments.word() {
            if word.text == "rules" {
                showsRules = true
            } else if let subject = Explanation.Subject(rawValue: word.text) {
                if subject == .scroll { try context.checkScrolls(layer, name, at: word.span) }
                subjects.append(subject)
            } else {
                throw Diagnostic(
                    .unknownArgument, "'\(word.text)' is not expected here", at: word.span,
                    suggestion: ClosestWord.of(word.text, in: Explanation.Subject.allCases.map(\.rawValue) + ["rules"]),
                    hint: "width, height, position, scroll or rules")
            }
        }
        let explanation = Explainer(tree: ExplainedTree(laidOut: context.laidOut))
            .explanation(of: layer, subjects.isEmpty ? context.subjects(layer) : subjects)
        return .show(explanation.output(view: name, showsRules: showsRules))
    }
}

extension Explanation.Subject {
    /// The words that people use for this when they ask in English.
    fileprivate var adjectives: Set<String> {
        switch self {
        case .width: ["wide", "wider", "narrow"]
        case .height: ["high", "tall", "higher", "taller", "short"]
        case .position: ["here", "there", "centered"]
        case .scroll: []
        }
    }
}

extension CommandContext {
    /// A target, or the only scroll view where the word `scroll` comes first and no view has that name.
    fileprivate func explained() throws(Diagnostic) -> (layer: Int, name: String) {
        if arguments.peekWord()?.text == "scroll", index.viewsByText["scroll"] == nil {
            let scroll = try scroll(before: ["scroll"])
            return (scroll.layer, name(of: scroll))
        }
        // Ids of errors and findings are explained by 'help'; a minus sign is in no name.
        if let word = arguments.peekWord(), word.text.contains("-"), HelpTopics.topic(word.text, laidOut) != nil {
            throw Diagnostic(
                .unknownTarget, "'\(word.text)' is not the name of a view", at: word.span, suggestion: "help \(word.text)")
        }
        // "why is this card 353 wide?": a keyword of Swift is the name of no view.
        if let word = arguments.peekWord(), word.text == "is" {
            let meant = questioned.map { "write '\($0)'" } ?? "name the view and what you ask about, as in 'why text1 width'"
            throw Diagnostic(
                .unknownTarget, "'is' is not the name of a view", at: word.span, hint: "\(meant); 'tree' lists the names")
        }
        try checkNamesView()
        let target = try target()
        return (try layer(target), target.text)
    }

    /// `explain width` says what is asked and not of which view; `explain text1.width` writes it as Swift would.
    private func checkNamesView() throws(Diagnostic) {
        guard let word = arguments.peekWord(), index.viewsByText[word.text] == nil else { return }
        let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard let last = parts.last, Explanation.Subject(rawValue: last) != nil else { return }
        if parts.count == 1 {
            throw Diagnostic(
                .missingArgument, "a target is missing", at: word.span, hint: "name the view first, as in 'explain text1 \(last)'")
        }
        let view = parts.dropLast().joined(separator: ".")
        guard index.viewsByText[view] != nil else { return }
        throw Diagnostic(.unknownTarget, "'\(word.text)' is not the name of a view", at: word.span, hint: "write 'explain \(view) \(last)'")
    }

    /// The input that asks what English words ask: of the first view named in them, or that has the length in them, the length that an
    /// adjective is about.
    private var questioned: String? {
        let words = arguments.rest.split { " ?".contains($0) }.map(String.init)
        let subject = words.lazy.compactMap { word in Explanation.Subject.allCases.first { $0.adjectives.contains(word) } }.first
        let named = words.lazy.compactMap { self.viewName($0) }.first
        guard let view = named ?? subject.flatMap({ self.view(measuring: words.compactMap { Double($0) }, $0) }) else { return nil }
        return ["why", view, subject?.rawValue].compactMap { $0 }.joined(separator: " ")
    }

    /// The first view that is so wide or so high to the point, with or without some of its modifiers.
    private func view(measuring lengths: [Double], _ subject: Explanation.Subject) -> String? {
        guard subject == .width || subject == .height else { return nil }
        let layer = index.layers.first { layer in
            lengths.contains((subject == .width ? layer.frame.width : layer.frame.height).rounded())
        }
        return layer?.view.map { index.views[$0].text }
    }

    /// A view's own name, or that of the first view of a kind: `card` is meant for `card1`.
    private func viewName(_ word: String) -> String? {
        if index.viewsByText[word] != nil { return word }
        return laidOut.targets.names.first { name in
            laidOut.targets.outlineView(named: name).map { laidOut.outline.views[$0].kind.lowercased() == word.lowercased() } ?? false
        }
    }

    /// All of a view; of a scroll view that was scrolled its last scroll too.
    fileprivate func subjects(_ layer: Int) -> [Explanation.Subject] {
        let own = index.scrolls.first { $0.layer == layer || index.view(of: $0).map { $0 == index.layers[layer].view } ?? false }
        return [.width, .height, .position] + (own.flatMap { scene.scrollRecords[$0.path] } == nil ? [] : [.scroll])
    }

    fileprivate func checkScrolls(_ layer: Int, _ name: String, at span: SourceSpan) throws(Diagnostic) {
        guard index.scroll(at: layer) == nil else { return }
        throw Diagnostic(.noScrollView, "'\(name)' is not a scroll view and is not inside one", at: span)
    }
}
