// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Where the cursor stands in the form of a command.
struct FormPlace {
    /// What was begun there.
    let word: String
    /// The input up to that.
    let before: String
    /// The chunks after the command's word, up to it.
    let chunks: [ArgumentChunks.Chunk]
}

/// Candidates by what the form of a command lets stand at a place.
extension Completer {
    /// Behind a blank: the form's words, then what its values may be.
    func offer(_ match: GrammarMatch, _ place: FormPlace) -> Offer {
        let next = match.next
        var offer = Offer(found: next.words.map { .init(text: $0) })
        // Of an argument the labels are what a person looks for; a value without one can be anything.
        let wantsLabel = next.values.contains { meaning, known in
            meaning == .argumentLabel
                && (place.word.isEmpty || candidates(meaning, known, place).contains { $0.text.hasPrefix(place.word) })
        }
        let values = next.values.filter { !(wantsLabel && $0.meaning == .expression) }
        // Where a file or a folder may stand, what one of them is counts for both.
        let endings = values.compactMap(\.meaning.fileEndings)
        if !endings.isEmpty { offer.found += fileNames(place.word, endings.flatMap(\.self)) }
        offer.found += values.flatMap { candidates($0.meaning, $0.known, place) }
        if match.openValues.contains(where: { $0.meaning == .device }) { offer.found += devices(after: place.chunks) }
        // A view that is complete goes on with modifiers.
        if place.word.hasPrefix("."), !match.openValues.isEmpty { offer.found += modifiers(after: place.word) }
        return offer
    }

    /// Within a value whose bracket or quote is open, or that no blank has ended.
    func offer(inside match: GrammarMatch, _ place: FormPlace) -> Offer {
        var offer = Offer()
        let values = match.next.values + match.openValues
        for (meaning, _) in values {
            switch meaning {
            case .expression, .view, .members, .modifiers, .text, .range, .id: offer.found += expressionWords(place.word, place.before)
            // A name is one word: `name(of:)` has seen it as that.
            default: break
            }
        }
        return offer
    }

    /// The languages of the scene's translations.
    private var languages: [Completion.Candidate] {
        laidOut.scene.resources.translations.languages.map { .init(text: $0, summary: "a language of the app") }
    }

    private func candidates(
        _ meaning: ArgumentMeaning, _ known: [String: String], _ place: FormPlace
    ) -> [Completion.Candidate] {
        let word = place.word
        switch meaning {
        case .target: return targets(word) + dotted(word)
        case .control: return targets(word) + (word.hasPrefix("\"") ? titles() : [])
        case .scroll: return scrolls(word)
        case .id: return ids(in: known["SCROLL"])
        case .expression:
            let own = argumentMembers(known, place.chunks)
            // Of all that begins with a dot the argument takes nothing else.
            let fits = word.first == "." && own.contains { $0.text.hasPrefix(word) }
            return fits ? own : own + expressionWords(word, place.before)
        case .view: return expressionWords(word, place.before, isView: true)
        case .range: return expressionWords(word, place.before)
        case .members(let type): return members(of: type) + [.init(text: type + "(", append: "")]
        case .modifiers: return modifiers(after: word.isEmpty ? "." : word)
        case .ownModifier: return ownModifiers(of: known["TARGET"])
        case .argumentLabel: return argumentLabels(of: known["TARGET"], besides: place.chunks)
        case .device: return devices(word)
        case .key: return keys
        case .language: return languages
        case .mark:
            return (marks + (marks.isEmpty ? [] : [MarkedScene.present])).map { .init(text: $0, summary: "a marked scene") }
        case .variable: return states
        case .topic: return topics(place)
        case .option: return SceneOptions.all.map { .init(text: $0.name, summary: $0.summary) }
        case .optionValue: return (SceneOptions.named(known["NAME"] ?? "")?.choices ?? []).map { .init(text: $0) }
        case .dimension: return SceneDimension.names.map { .init(text: $0) } + variables
        case .dimensionValue: return dimensionValues(known["DIMENSION"] ?? "", word)
        case .length: return ["nil", "inf"].map { .init(text: $0) }
        case .zoom: return [.init(text: "2x")]
        case .words(let words): return words.map { .init(text: $0) }
        case .command: return commands
        case .text, .number, .name, .time, .size, .file, .fileEndingIn: return []
        }
    }

    private func topics(_ place: FormPlace) -> [Completion.Candidate] {
        let rules = HelpRules.candidates(place.word, after: place.before)
        if HelpRules.areNamed(after: place.before) { return rules }
        return HelpTopics.words.map { .init(text: $0.word, summary: $0.summary) } + rules
    }

    // MARK: of the view that was named

    private func view(_ target: String?) -> Outline.View? {
        guard let target else { return nil }
        if let view = laidOut.targets.outlineView(named: target) { return laidOut.outline.views[view] }
        guard let source = laidOut.index.viewsByText[target].flatMap({ laidOut.index.views[$0].source }) else { return nil }
        return laidOut.outline.view(source: source).map { laidOut.outline.views[$0] }
    }

    /// The modifiers that it has, the outermost first.
    private func ownModifiers(of target: String?) -> [Completion.Candidate] {
        (view(target)?.outer.chain ?? []).compactMap { expression in
            expression.modifierName.map { .init(text: $0, summary: Catalog.modifiers(named: $0).first?.summary ?? "") }
        }
    }

    /// The labels that its kind takes, without those that are given already.
    private func argumentLabels(of target: String?, besides chunks: [ArgumentChunks.Chunk]) -> [Completion.Candidate] {
        guard let view = view(target) else { return [] }
        let given = Set(zip(chunks, chunks.dropFirst()).filter { $1.text == ":" }.map { $0.0.text + ":" })
        return labels(of: view.kind).filter { !given.contains($0.text) }
    }

    /// Behind `alignment:` what that argument's type has, behind `colorScheme =` what that key may be.
    private func argumentMembers(_ known: [String: String], _ chunks: [ArgumentChunks.Chunk]) -> [Completion.Candidate] {
        if let key = known["KEY"], let type = SceneBuilder.environmentType(key) { return members(of: type.text) }
        guard let label = known["LABEL"], chunks.last?.text == ":", let view = view(known["TARGET"]) else { return [] }
        return members(of: label, in: view.kind)
    }

    private func dimensionValues(_ dimension: String, _ word: String) -> [Completion.Candidate] {
        if dimension == "device" { return devices(word) }
        return (SceneDimension.kind(named: dimension)?.values ?? []).map { .init(text: $0) }
    }
}
