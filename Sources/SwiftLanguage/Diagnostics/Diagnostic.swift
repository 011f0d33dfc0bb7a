// SPDX-License-Identifier: GPL-3.0-or-later

/// What went wrong with an input: a value without words of a terminal; one renderer makes the text of it (language.md §4).
package struct Diagnostic: Error, Sendable {
    /// The stable ids of language.md §6.
    package enum ID: String, Sendable, CaseIterable {
        case syntax
        case incompleteInput = "incomplete-input"
        case unsupported
        case unknownCommand = "unknown-command"
        case unknownView = "unknown-view"
        case unknownModifier = "unknown-modifier"
        case unknownMember = "unknown-member"
        case unknownName = "unknown-name"
        case unknownType = "unknown-type"
        case unknownTarget = "unknown-target"
        case ambiguousTarget = "ambiguous-target"
        case notRealized = "not-realized"
        case noScrollView = "no-scroll-view"
        case notAButton = "not-a-button"
        case coveredTarget = "covered-target"
        case notAContainer = "not-a-container"
        case unknownDevice = "unknown-device"
        case unknownKey = "unknown-key"
        case unknownValue = "unknown-value"
        case unknownOption = "unknown-option"
        case unknownTopic = "unknown-topic"
        case unknownArgument = "unknown-argument"
        case missingArgument = "missing-argument"
        case typeMismatch = "type-mismatch"
        case missingRequirement = "missing-requirement"
        case immutable
        case duplicateName = "duplicate-name"
        case invalidName = "invalid-name"
        case invalidEdit = "invalid-edit"
        case notAllowedHere = "not-allowed-here"
        case outOfRange = "out-of-range"
        case indexOutOfRange = "index-out-of-range"
        case overflow
        case divisionByZero = "division-by-zero"
        case nilUnwrapped = "nil-unwrapped"
        case limitExceeded = "limit-exceeded"
        case interrupted
        case nothingToUndo = "nothing-to-undo"
        case nothingToRedo = "nothing-to-redo"
        case noDrag = "no-drag"
        case expectationFailed = "expectation-failed"
        case readOnly = "read-only"
        case fileNotFound = "file-not-found"
        case fileError = "file-error"
        case invalidEncoding = "invalid-encoding"
        case unknownFormat = "unknown-format"
        case `internal`
    }

    /// A second place that helps: where a type or member was declared, which file sourced this one.
    package struct Note: Sendable {
        package let message: String
        package let span: SourceSpan?

        package init(_ message: String, span: SourceSpan? = nil) {
            self.message = message
            self.span = span
        }
    }

    package var id: ID
    /// One sentence without a full stop: what is wrong, in the words of the input.
    package var message: String
    /// The exact words at fault; nil until a caller that knows the place adds it (`located(at:)`).
    package var span: SourceSpan?
    /// The one closest name, shown as “did you mean”.
    package var suggestion: String?
    /// What to do instead, one sentence.
    package var hint: String?
    package var notes: [Note]
    /// Is all that it is about declared in sight, so that no declaration of another framework could make it right?
    var isCertain = false
    /// Under which name it is left out where code marks what is unknown; nil where it is an error there, too, or code runs.
    var leftOutName: String?
    /// Did the input come to the end of its budget? What is remembered from before saves work, so where that is depends on it.
    package var isOutOfBudget = false

    package init(
        _ id: ID, _ message: String, at span: SourceSpan? = nil, suggestion: String? = nil, hint: String? = nil, notes: [Note] = []
    ) {
        self.id = id
        self.message = message
        self.span = span
        self.suggestion = suggestion
        self.hint = hint
        self.notes = notes
    }

    /// The same diagnostic with a note on where something of the user's is declared; nothing is added to one that has a note.
    package func declared(_ name: String, at span: SourceSpan?) -> Diagnostic {
        guard notes.isEmpty, let span, span != self.span, !span.isOfLibrary else { return self }
        var copy = self
        copy.notes = [Note("'\(name)' is declared here", span: span)]
        return copy
    }

    /// The same diagnostic, where all that it is about is declared in sight.
    func certain(_ isCertain: Bool = true) -> Diagnostic {
        var copy = self
        copy.isCertain = isCertain
        return copy
    }

    /// The same diagnostic, of an input that came to the end of its budget.
    func outOfBudget() -> Diagnostic {
        var copy = self
        copy.isOutOfBudget = true
        return copy
    }

    /// The same diagnostic with another hint.
    package func hinting(_ hint: String?) -> Diagnostic {
        var copy = self
        copy.hint = hint
        return copy
    }

    /// The same diagnostic at the call that led into the library's own Swift code, if it arose there: people do not see that code.
    func seen(from call: SourceSpan?) -> Diagnostic {
        guard let call, !call.isOfLibrary, span?.isOfLibrary == true else { return self }
        var copy = self
        copy.span = call
        return copy
    }

    /// The same diagnostic with a place, if it has none yet.
    package func located(at span: SourceSpan?) -> Diagnostic {
        guard self.span == nil else { return self }
        var copy = self
        copy.span = span
        return copy
    }
}
