// SPDX-License-Identifier: GPL-3.0-or-later

/// The progress in each lesson, as a file keeps it: a line `NAME STEP MARKS` for each, the step from 1.
struct LessonProgress: Equatable {
    struct Entry: Equatable {
        /// The step to go on with, from 0.
        var step: Int
        var marks: [LessonMark]
    }

    private(set) var entries: [String: Entry] = [:]

    init() {}

    /// Lines in another form are skipped: another version may have written them.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 3, let step = Int(words[1]), step >= 1 else { continue }
            entries[String(words[0])] = Entry(step: step - 1, marks: words[2].map { LessonMark(rawValue: $0) ?? .open })
        }
    }

    var text: String {
        entries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.step + 1) \(String($0.value.marks.map(\.rawValue)))\n" }.joined()
    }

    subscript(name: String) -> Entry? {
        get { entries[name] }
        set { entries[name] = newValue }
    }
}
