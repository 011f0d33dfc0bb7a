// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A command: the one declaration that parsing, help, completion and documentation read, and what it does.
package struct Command: Sendable {
    /// The part of language.md §2 it stands in.
    package enum Group: String, Sendable, CaseIterable { case build, scroll, environment, inspect, learn, session }

    package let name: String
    /// Words that mean the same.
    package let synonyms: [String]
    package let group: Group
    package let role: Role
    /// The forms as language.md writes them.
    package let syntax: [String]
    /// What words in capitals mean in its forms, where they mean something else than usual.
    let meanings: [String: ArgumentMeaning]
    /// One sentence.
    package let summary: String
    /// Inputs that work, or nearly: help shows them.
    package let examples: [String]
    /// What else there is to know.
    let details: String
    /// Words that a person may look for instead.
    package let related: [String]
    /// Is it a command only where nothing follows? Its word is one that code likes, too: `progress = 0.5`.
    let standsAlone: Bool
    let run: @Sendable (CommandContext) throws(Diagnostic) -> Effect

    init(
        _ name: String, synonyms: [String] = [], _ group: Group, _ role: Role, syntax: [String], meanings: [String: ArgumentMeaning] = [:],
        summary: String,
        examples: [String], details: String = "", related: [String] = [], standsAlone: Bool = false,
        run: @escaping @Sendable (CommandContext) throws(Diagnostic) -> Effect
    ) {
        self.name = name
        self.synonyms = synonyms
        self.group = group
        self.role = role
        self.syntax = syntax
        self.meanings = meanings
        self.summary = summary
        self.examples = examples
        self.details = details
        self.related = related
        self.standsAlone = standsAlone
        self.run = run
    }
}

extension Command {
    /// The forms as data.
    var grammar: CommandGrammar { CommandGrammar(syntax, meanings: meanings) }

    /// What a command does with the scene. It is held to it.
    package enum Role: Sendable, CaseIterable {
        /// Asks: scene, log and history stay as they are. What it found it may also write to a file.
        case question
        /// Changes what the scene is made of. An edit that leaves everything as it was is not a step for `undo`.
        case edit
        /// Lets something happen in the scene: a gesture, a tap, time, code.
        case event
        /// Reaches beyond the scene: history, files, inputs in inputs.
        case session

        func allows(_ effect: Effect) -> Bool {
            switch effect {
            case .show: true
            case .edit: self != .question
            case .steps: self == .event
            case .session(.write): self == .session || self == .question
            case .session: self == .session
            }
        }
    }
}
