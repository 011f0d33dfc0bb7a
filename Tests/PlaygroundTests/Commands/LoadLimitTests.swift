// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What is far longer than any source is refused before it is read as one.
@Suite struct LoadLimitTests {
    @Test func aHugeFileIsNoSource() throws {
        let shell = try Shell()
        shell.files.contents["big.json"] = Array(repeating: UInt8(ascii: " "), count: 4_000_001)
        #expect(shell.error("load big.json") == "limit-exceeded")
    }
}
