// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Playground

/// The files of a test, with a journal in memory.
typealias TestFiles = MemoryFiles

extension MemoryFiles {
    convenience init(_ texts: [String: String] = [:]) {
        self.init(bytes: texts.mapValues { Array($0.utf8) })
        journals = TestJournals()
    }

    func text(_ path: String) -> String? { contents[path].map { String(decoding: $0, as: UTF8.self) } }
}
