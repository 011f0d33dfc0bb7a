// SPDX-License-Identifier: GPL-3.0-or-later

/// ScrollViewReader: no layer of its own; what is inside knows that it can be scrolled by this reader's proxy (S5.8).
package final class ScrollReaderNode: Node, @unchecked Sendable {
    private let content: Node
    private let reader: ViewPath

    package init(_ content: Node, reader: ViewPath, tag: ViewTag? = nil) {
        self.content = content
        self.reader = reader
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        var inner = site
        let readers = site.environment[EnvironmentKeys.scrollReaders] + [reader]
        inner.environment = site.environment.setting(EnvironmentKeys.scrollReaders, to: readers, by: .standard)
        content.collect(into: &list, site: inner)
    }
}
