// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What an error id means, and what to do about it: `help type-mismatch`.
struct ErrorHelp {
    let meaning: String
    let remedy: String
    /// An input that fails with it in a fresh scene; nil where it takes more than one.
    let example: String?

    init(_ meaning: String, _ remedy: String, _ example: String? = nil) {
        self.meaning = meaning
        self.remedy = remedy
        self.example = example
    }

    static func lines(_ id: Diagnostic.ID) -> [StyledText] {
        guard let help = all[id] else { return [] }
        return [StyledText(id.rawValue, .strong), StyledText(help.meaning), StyledText(help.remedy)]
            + (help.example.map { [StyledText("example", .faint), StyledText("  " + $0)] } ?? [])
    }

    /// `help errors`: every id with what it means.
    static var index: Output {
        let known = Diagnostic.ID.allCases.compactMap { id in all[id].map { (id.rawValue, $0.meaning) } }
        let json = known.map { JSON.object(["id": .string($0.0), "meaning": .string($0.1)]) }
        return Output(
            json: .object(["errors": .array(json)]),
            parts: [
                .table(Table("error", "what it means", rows: known.map { [.text($0.0), .text($0.1)] })),
                .row(StyledText("'help ERROR-ID' says what to do about one", .faint)),
            ])
    }
}

extension ErrorHelp {
    /// Every id has its line.
    private static let all: [Diagnostic.ID: ErrorHelp] = [
        .syntax: ErrorHelp("The text is neither Swift nor a command.", "The mark shows where it goes wrong.", "let = 3"),
        .incompleteInput:
            ErrorHelp(
                "The text ends inside something that is not closed.", "Close the bracket, quote or comment that the note names.",
                "print (1 +"),
        .unsupported:
            ErrorHelp(
                "It is Swift or SwiftUI, but the shell does not support it.",
                "The hint names another way if there is one.", "print #isolation"),
        .unknownCommand: ErrorHelp("The first word is not a command.", "'help' lists the commands.", "shwo all"),
        .unknownView:
            ErrorHelp(
                "There is no view of that name, neither built in nor declared.", "Check upper and lower case; 'help -s WORD' searches.",
                "root Vstack { }"),
        .unknownModifier: ErrorHelp("There is no modifier of that name.", "'help -s WORD' searches.", "root Text(\"a\").paddin()"),
        .unknownMember:
            ErrorHelp("The value has no such property, method or case.", "TAB lists the ones it has.", "print \"a\".lenght"),
        .unknownName:
            ErrorHelp(
                "Nothing of that name is declared, and no view is called that.", "'tree' lists the views, 'state' the variables.",
                "print nothing"),
        .unknownType:
            ErrorHelp("There is no type of that name.", "Declare it first, or load the file that does.", "let x: Strng = \"a\""),
        .unknownTarget: ErrorHelp("No view of the scene has that name or id.", "'tree' lists names and ids.", "inspect nobody"),
        .ambiguousTarget: ErrorHelp("Several views have the id.", "Name one by its path; the note lists them."),
        .notRealized:
            ErrorHelp(
                "The view is not built: it is a lazy row out of sight, or in a branch that is not taken.",
                "Scroll there first: scroll to ID."),
        .noScrollView: ErrorHelp("There is no scroll view there.", "Name one: scroll NAME by 100.", "scroll by 10"),
        .coveredTarget:
            ErrorHelp(
                "A presented view covers what you want to tap.", "Tap something in the presented view; one of its buttons dismisses it."),
        .notAButton:
            ErrorHelp(
                "Nothing happens when you tap that view.", "Tap a control, or a view with an action: by its name, or by its text in quotes."
            ),
        .notAContainer:
            ErrorHelp("The view cannot have children.", "'add', 'insert' and 'move' need a stack, a group or another container."),
        .unknownDevice: ErrorHelp("There is no device of that name.", "'device' lists them.", "device iphone-99"),
        .unknownKey: ErrorHelp("There is no environment key of that name.", "'env' lists them.", "environment nothing = 1"),
        .unknownValue: ErrorHelp("The word is not one of the values allowed there.", "The hint lists them.", "colorscheme pink"),
        .unknownOption: ErrorHelp("There is no option of that name.", "'option' lists them.", "option speed fast"),
        .unknownTopic:
            ErrorHelp(
                "There is no help, rule or lesson of that name.", "'help -s WORD' searches; 'lesson' lists the lessons.", "help nothing"),
        .unknownArgument:
            ErrorHelp(
                "There is an extra argument, or a label that the call does not have.", "'help NAME' shows the forms of a call.",
                "root Text(\"a\").padding(wrong: 3)"),
        .missingArgument:
            ErrorHelp("Something is missing after a command, or in a call.", "'help NAME' shows what belongs there.", "viewport"),
        .typeMismatch:
            ErrorHelp(
                "A value has the wrong type for its place.", "Convert it: CGFloat(n), Double(text) and so on.", "print 1 + \"a\""),
        .missingRequirement:
            ErrorHelp(
                "Something required is missing: a member that a protocol asks for, a check of a lesson.", "The message names it.",
                "struct V: View { }"),
        .immutable:
            ErrorHelp(
                "A constant or a read-only value cannot be changed.", "Declare it with var, or @State in a view.",
                "func f() { let a = 1; a += 1 }; f()"),
        .duplicateName: ErrorHelp("Two things would have the same name.", "Choose another name, or 'rename' the first."),
        .invalidName:
            ErrorHelp(
                "The word cannot be a name.", "Names are Swift identifiers; root, focus, events and viewport are taken.",
                "root 1a = Text(\"a\")"),
        .invalidEdit: ErrorHelp("The edit would not leave a valid view tree.", "The message says why."),
        .notAllowedHere: ErrorHelp("It is correct elsewhere, but not allowed here.", "The hint says where.", "hint"),
        .outOfRange: ErrorHelp("A number is out of range.", "The message names the bounds.", "viewport 300x999999"),
        .indexOutOfRange: ErrorHelp("A collection has no element at that index.", "Compare with its count first.", "print [1][3]"),
        .overflow:
            ErrorHelp(
                "The result is too large for its type; in Swift the program would stop there.", "Use &+, &* or Double.",
                "print Int.max + 1"),
        .divisionByZero:
            ErrorHelp("An integer was divided by zero.", "Check it first; Double gives an infinity instead.", "print 1 / 0"),
        .nilUnwrapped: ErrorHelp("A nil value was unwrapped with '!'.", "Use '??', 'if let' or '?.'.", "print Int(\"x\")!"),
        .limitExceeded:
            ErrorHelp(
                "The input would take more time or memory than an input is allowed.",
                "docs/limits.md lists the limits; an endless loop is the usual cause.", "print String(repeating: \"ab\", count: 3_000_000)"),
        .interrupted: ErrorHelp("Ctrl-C ended the input.", "The scene is as it was."),
        .nothingToUndo:
            ErrorHelp("There are not that many inputs to undo.", "'history' lists the inputs that changed the scene.", "undo"),
        .nothingToRedo: ErrorHelp("There are not that many undone inputs.", "After a new change nothing can be redone.", "redo"),
        .noDrag: ErrorHelp("No finger is down.", "Begin with 'drag'.", "release"),
        .expectationFailed:
            ErrorHelp("A check is false.", "Both sides are shown; 'explain' says why a size is what it is.", "expect 1 == 2"),
        .readOnly:
            ErrorHelp(
                "The session may not write files (--read-only, and every test).",
                "Files can be written to the temporary folder that the hint names."),
        .fileNotFound:
            ErrorHelp(
                "There is no file of that name.",
                "Paths are relative to the folder in which the program was started; in a session file, to its folder.",
                "source nowhere.scroll"),
        .fileError:
            ErrorHelp(
                "The file cannot be used: it is a folder or a device, is too large, or you have no permission.", "The message says which."),
        .invalidEncoding: ErrorHelp("The file or the text is not UTF-8.", "Save it as UTF-8; the message names the byte."),
        .unknownFormat:
            ErrorHelp("The file extension is not a format that can be written.", "'help export' lists them.", "export picture.bmp"),
        .internal:
            ErrorHelp(
                "A bug in Scrollscope, not a mistake of yours.", "Please report it with the inputs that led to it; the scene is as it was."),
    ]
}
