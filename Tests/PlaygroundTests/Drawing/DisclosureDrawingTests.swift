// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The arrow of a DisclosureGroup is turned while its content is shown.
@Suite struct DisclosureDrawingTests {
    @Test(arguments: [(true, true), (false, false)]) func arrows(_ isExpanded: Bool, _ isTurned: Bool) throws {
        let shell = try Shell()
        let root = "DisclosureGroup(\"More\", isExpanded: .constant(\(isExpanded))) { Text(\"a\") }"
        #expect(shell.error("root \(root)\nexport a.svg style: preview") == nil)
        let svg = try #require(shell.files.text("a.svg"))
        #expect(svg.contains("transform=") == isTurned, "\(svg)")
    }
}
