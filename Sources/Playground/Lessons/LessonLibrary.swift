// SPDX-License-Identifier: GPL-3.0-or-later

internal import Lessons
import SwiftLanguage

/// The lessons of the program, read on first use.
enum LessonLibrary {
    /// In the order in which they are best taken.
    static let names: [String] = LessonFile.all.map(\.name)

    /// Each with what it says; one that cannot be read is an error of ours, which a test finds.
    static let all: [(name: String, lesson: Lesson)] = LessonFile.all.compactMap { file in
        (try? LessonReader.read(file.text, name: "lesson \(file.name)")).map { (file.name, $0) }
    }

    static func named(_ name: String) -> Lesson? { all.first { $0.name == name.lowercased() }?.lesson }

    /// The lesson with nearly that name, or the one that has the number in the list.
    static func name(meantBy word: String) -> String? {
        if let number = Int(word), names.indices.contains(number - 1) { return names[number - 1] }
        return ClosestWord.of(word, in: names)
    }

    /// What `lesson new` writes: a lesson that passes `lesson check`.
    static let template = """
        #: lesson The title of the lesson
        #: about what the lesson teaches, in one sentence
        #: needs frames

        #: step The first thing to explain
        #: say One thing, in a few sentences. 'lesson check FILE' says what is missing.
        #:   A line that begins with two spaces continues the line before.
        viewport 300x160
        safearea off
        root box = Color.teal
        #: picture
        #: say Numbers are computed as they are shown: the box is \\(box.size.width) points wide.

        #: step Something to do
        #: ask Make the box 200 points wide. Leave its height as it is.
        #: hint A colour takes what it is offered. What could offer it less?
        #: hint A frame offers its content its own width.
        #: hint modify box .frame(width: …)
        #: wrong modify box .padding(20)
        modify box .frame(width: 200)
        #: check box.size.width == 200 "the box is not 200 points wide"
        #: why The frame is 200 wide whatever it is offered, and offers that to the colour.
        #: explain box width

        #: step Something to predict
        #: predict A padding of 20 points is put around the frame. How high is the colour now?
        #: hint The window is 160 points high, and a padding offers its content less than it is offered.
        modify box .padding(20)
        #: answer box.layers[0].size.height
        #: why The padding was offered 160, and offers its content 20 less on each side.

        """
}
