// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import ViewCatalog

@Suite struct ScrollTransitionTests {
    /// .visible: in place while it is whole, gone when it has left, half way in between (S7.7).
    @Test(arguments: [(0.0, 1.0, 1.0), (-50, 0.5, 1), (-100, 0, 1), (400, 1, 1), (450, 1, 0.5), (500, 1, 0)])
    func transitionProgress(offset: Double, topLeading: Double, bottomTrailing: Double) {
        let configuration = ScrollTransitionConfiguration(kind: .interactive(.linear), threshold: .visible)
        #expect(abs(configuration.topLeadingProgress(offset: offset, view: 100, container: 500) - topLeading) < 1e-9)
        #expect(abs(configuration.bottomTrailingProgress(offset: offset, view: 100, container: 500) - bottomTrailing) < 1e-9)
    }
}
