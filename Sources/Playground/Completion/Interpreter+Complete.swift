// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Interpreter {
    /// What may stand at a cursor (a UTF-8 offset) in a line.
    package func complete(_ line: String, cursor: Int) -> Completion {
        let bytes = Array(line.utf8)
        let text = String(decoding: bytes[..<min(max(cursor, 0), bytes.count)], as: UTF8.self)
        return Completer(laidOut: current, files: files, folder: options.folder, marks: history.marks.keys.sorted()).complete(text)
    }
}
