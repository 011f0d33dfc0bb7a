// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let mark = Command(
        "mark", .inspect, .session, syntax: ["mark NAME", "mark"],
        summary: "Marks the current scene with a name, to compare with later; without a name, lists the marks.",
        examples: ["mark before", "mark"],
        details: "'show before now' draws both side by side. 'undo' leaves marks alone; 'save' does not write them.",
        related: ["remember", "snapshot", "compare", "bookmark"]
    ) { (context) throws(Diagnostic) in
        guard let name = context.arguments.word() else { return .show(context.markList) }
        try context.arguments.expectEnd()
        guard name.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }), name.text != MarkedScene.present else {
            throw Diagnostic(
                .invalidName, "'\(name.text)' cannot be the name of a mark", at: name.span, hint: "use letters and digits: mark before")
        }
        guard context.history.marks[name.text] != nil || context.history.marks.count < History.markLimit else {
            throw Diagnostic(.limitExceeded, "\(History.markLimit) scenes are already marked", at: name.span)
        }
        guard context.history.hasRoomForMark(name.text) else {
            throw Diagnostic(
                .limitExceeded, "the marked scenes hold more than \(History.markWeightLimit) elements and characters", at: name.span)
        }
        return .session(.mark(name.text))
    }
}

/// A scene that is named in a command: one that was marked, or the present one.
struct MarkedScene {
    /// The name of the present scene.
    static let present = "now"

    let name: String
    let context: CommandContext

    var laidOut: LaidOutScene { context.laidOut }
}

extension CommandContext {
    fileprivate var markList: Output {
        let names = history.marks.keys.sorted()
        let lines = names.isEmpty ? [StyledText("no scene is marked", .faint)] : names.map { StyledText($0, .name) }
        return Output(json: .object(["marks": .array(names.map { .string($0) })]), lines: lines)
    }

    /// Takes the name of a marked scene, where the next word is one and no view is called so.
    func takeMark() throws(Diagnostic) -> MarkedScene? {
        guard let word = arguments.peekWord(), index.viewsByText[word.text] == nil else { return nil }
        if word.text == MarkedScene.present, !history.marks.isEmpty {
            _ = arguments.word()
            return MarkedScene(name: word.text, context: self)
        }
        guard let scene = history.marks[word.text] else { return nil }
        _ = arguments.word()
        return MarkedScene(name: word.text, context: try looking(at: scene))
    }

    /// The name of a marked scene, and nothing else.
    ///
    /// - Parameter id: that of the error of another word.
    func mark(orFailAs id: Diagnostic.ID = .unknownName) throws(Diagnostic) -> MarkedScene {
        guard let word = arguments.peekWord() else { throw arguments.missing("the name of a scene") }
        if let mark = try takeMark() { return mark }
        throw Diagnostic(
            id, "there is no mark '\(word.text)'", at: word.span,
            suggestion: ClosestWord.of(word.text, in: Array(history.marks.keys)), hint: "'mark NAME' marks the current scene")
    }
}
