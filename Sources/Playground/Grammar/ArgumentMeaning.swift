// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What a word in capitals stands for in the form of a command: `TARGET`, `N`, `FILE`.
enum ArgumentMeaning: Sendable, Equatable {
    /// A view; the scroll view that one is or lies in; the id of one in that scroll view.
    case target, scroll, id
    /// A view that can be tapped, or the words in quotes that it shows.
    case control
    /// Swift up to the next word of the form: an expression, a view to make, members that a type has.
    case expression, view, members(String)
    /// `.padding(8)…`; the name of a modifier that the target has; the label of an argument that it takes.
    case modifiers, ownModifier, argumentLabel
    case number, length, time, size, zoom, range
    /// A name that the person makes up; text up to the end.
    case name, text
    case key, mark, device, language, variable, option, optionValue, topic, dimension, dimensionValue
    /// One of some words.
    case words([String])
    /// A file with one of the endings, or a folder; a file that can only have this one.
    case file([String]), fileEndingIn(String)
    /// Another input.
    case command

    /// What the words mean that every command uses alike.
    static let standard: [String: ArgumentMeaning] = [
        "TARGET": .target, "SCROLL": .scroll, "ID": .id, "EDGE": .words(Edge.members),
        "VIEW": .view, "EXPR": .expression, "UNITPOINT": .members("UnitPoint"), ".modifier(…)": .modifiers,
        "modifierName": .ownModifier, "LABEL": .argumentLabel, "N": .number, "D": .number, "DX": .number, "DY": .number, "V": .number,
        "VX": .number, "VY": .number, "HEIGHT": .number, "NUMBER": .number, "STEP": .number, "W": .length, "H": .length, "TIME": .time,
        "WxH": .size, "Nx": .zoom, "A...B": .range, "NAME": .name, "TypeName": .name, "TEXT": .text, "KEY": .key, "MARK": .mark,
        "LANGUAGE": .language, "DIMENSION": .dimension, "VALUE": .dimensionValue, "FILE": .file(["scroll"]), "FOLDER": .file([]),
        "COMMAND": .command,
        "\"MESSAGE\"": .expression, "COLOR": .members("Color"), "CGSize(…)": .members("CGSize"), "\"TEXT\"": .expression,
    ]

    /// May it have blanks outside of brackets and quotes?
    var takesSeveralChunks: Bool {
        switch self {
        case .expression, .view, .members, .text, .device, .topic, .range, .modifiers, .id: true
        default: false
        }
    }

    /// Is it one word of the program's own, in which brackets and signs mean nothing to Swift?
    var isName: Bool {
        switch self {
        case .target, .control, .scroll, .variable, .key, .mark, .option, .language, .file, .fileEndingIn: true
        default: false
        }
    }

    /// Of a file, what its name may end with; none of a folder.
    var fileEndings: [String]? {
        switch self {
        case .file(let endings): endings
        case .fileEndingIn(let ending): [ending]
        default: nil
        }
    }

    /// Can it be this chunk? Names and Swift can be nearly anything; what a command does not take, it says itself.
    func accepts(_ chunk: String) -> Bool {
        switch self {
        case .text, .topic, .expression, .view, .members, .range: return true
        case .number: return ArgumentCursor.number(chunk) != nil
        case .length: return ArgumentCursor.number(chunk) != nil || ["nil", "inf", "infinity", ".infinity"].contains(chunk)
        case .time: return chunk.first?.isNumber == true || chunk.first == "." || chunk.first == "-"
        case .size: return chunk.first?.isNumber == true
        case .fileEndingIn(let ending): return chunk.filter { $0 != "\"" }.lowercased().hasSuffix("." + ending)
        case .zoom: return chunk.hasSuffix("x") && ArgumentCursor.number(String(chunk.dropLast())) != nil
        case .words(let words):
            return words.contains { $0.lowercased() == chunk.lowercased() || $0.lowercased() == "." + chunk.lowercased() }
        case .modifiers: return chunk.first == "." || !"=,:".contains(chunk.prefix(1))
        // `Text("a")` is no name for a view that follows.
        case .name:
            if chunk.first == "\"" { return true }
            return chunk.first.map { $0.isLetter || $0 == "_" || $0 == "`" } == true && !chunk.contains { "([{\"".contains($0) }
        case .ownModifier, .argumentLabel, .key, .mark, .language, .variable, .option, .dimension:
            return chunk.first.map { $0.isLetter || $0 == "_" || $0 == "." || $0 == "\"" || $0 == "`" } ?? false
        default: return ![",", ":", "="].contains(chunk)
        }
    }
}
