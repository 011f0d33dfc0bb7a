// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// One scene that a shell has lost.
final class TestJournals: JournalAccess {
    private var lost: LostScene?

    init(_ text: String = "root Text(\"lost\")\n") { lost = LostScene(name: "1", text: text) }

    func newestLost() -> LostScene? { lost }
    func forget(_ scene: LostScene) { lost = nil }
}
