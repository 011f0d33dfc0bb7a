// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Reads a session file into steps.
///
/// Where `#: step` lines are, they begin the steps. A file without them is cut by its prose: a `#: say`, or a paragraph of `# ` comments,
/// that follows an input begins a step.
struct LessonReader {
    private var lesson: Lesson
    private let hasStepLines: Bool
    private let innerLines: Set<Int>
    private var inputs: (text: String, line: Int)?
    /// The prose that a continuation line belongs to.
    private var prose: LessonDirective?
    /// Does the next line of a comment go on with the one before?
    private var isInComment = false
    /// How many lines the present prose has gone on for.
    private var proseLines = 0
    /// More than a step can tell.
    private static let proseLimit = 1_000

    static func read(_ text: String, name: String?) throws(Diagnostic) -> Lesson {
        var reader = LessonReader(SourceText(text, name: name))
        return try reader.read()
    }

    private init(_ source: SourceText) {
        lesson = Lesson(source: source)
        hasStepLines = source.text.split(separator: "\n").contains {
            Self.directive(of: $0).map { String($0.word) } == LessonDirective.step.rawValue
        }
        innerLines = hasStepLines ? [] : Self.innerLines(source.text)
    }

    /// `say` and the text after it, of a line `#: say …`; an empty word for one that goes on.
    private static func directive(of line: Substring) -> (word: Substring, text: Substring)? {
        guard line.hasPrefix("#:") else { return nil }
        let rest = line.dropFirst(2)
        if rest.isEmpty || rest.hasPrefix("  ") { return ("", rest.drop { $0 == " " }) }
        let words = rest.drop { $0 == " " }
        let word = words.prefix { !$0.isWhitespace }
        return (word, words.dropFirst(word.count).drop { $0 == " " })
    }

    private mutating func read() throws(Diagnostic) -> Lesson {
        var offset = 0
        for (index, line) in lesson.source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try read(line, number: index + 1, at: offset)
            offset += line.utf8.count + 1
        }
        try finishInputs()
        try finishTask()
        return lesson
    }

    private mutating func read(_ line: Substring, number: Int, at offset: Int) throws(Diagnostic) {
        if let (word, text) = Self.directive(of: line) {
            isInComment = false
            let start = offset + line.utf8.count - text.utf8.count
            let span = SourceSpan(source: lesson.source, start: start, end: offset + line.utf8.count)
            if word.isEmpty { return try goOn(String(text), at: span) }
            try finishInputs()
            guard let directive = LessonDirective(rawValue: String(word)) else { throw Self.unknown(word, before: span) }
            guard !text.isEmpty || directive.mayBeEmpty else {
                throw Diagnostic(.missingArgument, "the text of '\(word)' is missing", at: span)
            }
            (prose, proseLines) = (directive.isProse ? directive : nil, 0)
            try take(directive, LessonText(text: String(text), span: span), line: number)
        } else if line.hasPrefix("#>") || !hasStepLines && isComment(line, number: number) {
            if !line.hasPrefix("#>") { try comment(line, number: number, at: offset) }
        } else {
            isInComment = false
            // What stands between two lines of prose is nothing but space.
            if inputs == nil, !line.contains(where: { !$0.isWhitespace }) { return }
            if inputs == nil { (inputs, prose) = (("", number), nil) }
            inputs?.text += line + "\n"
        }
    }

    private static func unknown(_ word: Substring, before span: SourceSpan) -> Diagnostic {
        let words = LessonDirective.allCases.map(\.rawValue)
        return Diagnostic(
            .unknownValue, "'\(word)' is not a lesson directive", at: span, suggestion: ClosestWord.of(String(word), in: words),
            hint: "one of \(words.joined(separator: ", ")); two spaces after '#:' continue the previous line")
    }

    // MARK: prose and inputs

    /// A `# ` line that is not part of an input.
    private func isComment(_ line: Substring, number: Int) -> Bool {
        (line == "#" || line.hasPrefix("# ")) && !innerLines.contains(number)
    }

    /// The lines of inputs of several lines, but for their first: a `# ` line among them is a part of the input.
    private static func innerLines(_ text: String) -> Set<Int> {
        let source = SourceText(SessionFile.inputs(of: text))
        var lines: Set<Int> = []
        for range in SwiftReader.inputs(source, words: Command.shellWords).ranges {
            let (first, last) = (source.lineNumber(at: range.lowerBound), source.lineNumber(at: range.upperBound))
            if last > first { lines.formUnion((first + 1)...last) }
        }
        return lines
    }

    private mutating func comment(_ line: Substring, number: Int, at offset: Int) throws(Diagnostic) {
        let text = line.dropFirst(2)
        if text.isEmpty || text.hasPrefix("SPDX-") {
            isInComment = false
            return
        }
        let span = SourceSpan(source: lesson.source, start: offset + 2, end: offset + line.utf8.count)
        if isInComment { return try goOn(String(text), at: span) }
        try finishInputs()
        (prose, proseLines) = (.say, 0)
        isInComment = true
        try take(.say, LessonText(text: String(text), span: span), line: number)
    }

    /// A further line of prose; an empty one begins a paragraph.
    private mutating func goOn(_ text: String, at span: SourceSpan) throws(Diagnostic) {
        guard let prose else { throw Diagnostic(.syntax, "there is no text before this line to continue", at: span) }
        proseLines += 1
        guard proseLines <= Self.proseLimit else {
            throw Diagnostic(.limitExceeded, "the text has more than \(Self.proseLimit) lines", at: span, hint: "start another step")
        }
        if prose == .about { return Self.extend(&lesson.about, by: text) }
        guard let step = lesson.steps.indices.last else { return }
        if prose == .say { return Self.extend(&lesson.steps[step].parts, by: text) }
        guard var task = lesson.steps[step].task else { return }
        switch prose {
        case .hint: if let last = task.hints.indices.last { Self.extend(&task.hints[last].text, by: text) }
        case .why: Self.extend(&task.after, by: text)
        default: Self.extend(&task.question.text, by: text)
        }
        lesson.steps[step].task = task
    }

    private static func extend(_ prose: inout String, by text: String) {
        prose += text.isEmpty ? "\n" : prose.hasSuffix("\n") || prose.isEmpty ? text : " " + text
    }

    private static func extend(_ parts: inout [LessonPart], by text: String) {
        guard case .say(var prose)? = parts.last else { return }
        extend(&prose.text, by: text)
        parts[parts.count - 1] = .say(prose)
    }

    private mutating func finishInputs() throws(Diagnostic) {
        guard let (text, line) = inputs else { return }
        inputs = nil
        let source = SourceText(text, name: lesson.source.name, firstLine: line)
        if lesson.steps.isEmpty {
            guard !hasStepLines else {
                throw Diagnostic(
                    .notAllowedHere, "an input comes before the first step",
                    at: SourceSpan(source: source, start: 0, end: text.split(separator: "\n").first?.utf8.count ?? 0))
            }
            lesson.steps.append(LessonStep(line: line))
        }
        let step = lesson.steps.count - 1
        if lesson.steps[step].task == nil {
            lesson.steps[step].parts.append(.inputs(source, isEchoed: true))
        } else {
            addSolution(source, to: step)
        }
    }

    /// An `expect` of a solution is a check: what the solution must lead to.
    private mutating func addSolution(_ source: SourceText, to step: Int) {
        let isExercise = lesson.steps[step].task?.kind == .exercise
        for range in SwiftReader.inputs(source, words: Command.shellWords).ranges {
            let text = source.text(in: range)
            let arguments = text.dropFirst("expect".count).drop { $0 == " " }
            if isExercise, text.hasPrefix("expect "), !arguments.hasPrefix("error ") {
                let start = range.upperBound - arguments.utf8.count
                lesson.steps[step].task?.checks.append(LessonCheck(source: source, range: start..<range.upperBound))
            } else {
                lesson.steps[step].task?.solution.append(
                    SourceText(text, name: source.name, firstLine: source.lineNumber(at: range.lowerBound)))
            }
        }
    }

    // MARK: `#:` lines

    private mutating func take(_ directive: LessonDirective, _ text: LessonText, line: Int) throws(Diagnostic) {
        switch directive {
        case .lesson: lesson.title = text.text
        case .about: lesson.about = text.text
        case .needs: lesson.needs = text.text.split { $0 == "," || $0 == " " }.map(String.init)
        case .step:
            try finishTask()
            lesson.steps.append(LessonStep(title: text.text, line: line))
        case .say, .picture, .predict, .ask, .exercise: try tell(directive, text, line)
        case .answer, .hint, .check, .wrong, .why, .explain: try addToTask(directive, text, line)
        }
    }

    private mutating func tell(_ directive: LessonDirective, _ text: LessonText, _ line: Int) throws(Diagnostic) {
        let isTask = directive != .say && directive != .picture
        if !hasStepLines, directive != .picture, beginsStep(isTask: isTask) {
            try finishTask()
            lesson.steps.append(LessonStep(line: line))
        }
        guard let step = lesson.steps.indices.last else {
            throw Diagnostic(.notAllowedHere, "'\(directive.rawValue)' comes before the first step", at: text.span)
        }
        let hasTask = lesson.steps[step].task != nil
        switch directive {
        case .picture:
            let picture = LessonPart.inputs(
                SourceText(text.text.isEmpty ? "show" : "show " + text.text, name: lesson.source.name, firstLine: line), isEchoed: false)
            if hasTask { lesson.steps[step].task?.after.append(picture) } else { lesson.steps[step].parts.append(picture) }
        case .say:
            guard !hasTask else {
                throw Diagnostic(
                    .notAllowedHere, "'say' comes after the task of its step", at: text.span,
                    hint: "'why' explains once the task is solved; a new 'step' goes on to the next thing")
            }
            lesson.steps[step].parts.append(.say(text))
        default:
            guard !hasTask else { throw Diagnostic(.notAllowedHere, "a step can have only one task", at: text.span) }
            lesson.steps[step].task = LessonTask(kind: directive == .predict ? .prediction : .exercise, question: text)
        }
    }

    /// Does prose, or a task, of a file without `step` lines begin a step?
    private func beginsStep(isTask: Bool) -> Bool {
        guard let step = lesson.steps.last else { return true }
        return step.task != nil || !isTask && step.parts.contains { $0.inputs != nil }
    }

    private mutating func addToTask(_ directive: LessonDirective, _ text: LessonText, _ line: Int) throws(Diagnostic) {
        guard let step = lesson.steps.indices.last, var task = lesson.steps[step].task else {
            throw Diagnostic(.notAllowedHere, "'\(directive.rawValue)' belongs to an 'ask' or a 'predict', and none is open", at: text.span)
        }
        func inputs(_ text: String) -> SourceText { SourceText(text, name: lesson.source.name, firstLine: line) }
        switch directive {
        case .hint:
            guard task.hints.count < LessonTask.hintLimit else {
                throw Diagnostic(.outOfRange, "a task can have at most \(LessonTask.hintLimit) hints", at: text.span)
            }
            task.hints.append(text)
        case .answer, .check:
            guard (directive == .answer) == (task.kind == .prediction) else {
                throw Diagnostic(
                    .notAllowedHere,
                    directive == .answer
                        ? "'answer' belongs to a 'predict'; an 'ask' has a 'check'" : "a 'predict' has an 'answer', not a 'check'",
                    at: text.span)
            }
            task.checks.append(LessonCheck(source: lesson.source, range: text.span.start..<text.span.end))
        case .wrong: task.wrongs.append(inputs(text.text))
        case .why: task.after.append(.say(text))
        case .explain: task.after.append(.inputs(inputs("explain " + text.text), isEchoed: true))
        default: break
        }
        lesson.steps[step].task = task
    }

    private func finishTask() throws(Diagnostic) {
        guard let task = lesson.steps.last?.task else { return }
        switch task.kind {
        case .exercise where task.checks.isEmpty:
            throw Diagnostic(
                .missingRequirement, "nothing checks this task", at: task.question.span, hint: "'#: check EXPR' says what must be true")
        case .prediction where task.checks.count != 1:
            throw Diagnostic(
                .missingRequirement, "a prediction needs one answer", at: task.question.span, hint: "'#: answer EXPR' is the number")
        default: return
        }
    }
}
