// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a choice as views of their own, each as wide as it may be; the chosen one has a mark at its end.
package final class OptionRowsNode: OptionsNode, @unchecked Sendable {
    private let plain: Node
    private let marked: Node

    package init(_ content: Node, mark: Node, isChosen: @escaping (Element, ViewSite) -> Bool) {
        // Each stands around one option alone, which is known where the options are made.
        let option = DeferredNode { _ in content }
        plain = FlexibleFrameNode(
            option, horizontal: .init(min: nil, ideal: nil, max: .infinity), vertical: .init(min: nil, ideal: nil, max: nil),
            alignment: .leading)
        marked = SecondaryNode(option, secondary: mark, alignment: .trailing, isBehind: false)
        super.init(content, isChosen: isChosen)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        list.isDynamic = true
        for option in options(site).all {
            let outer = isChosen(option, site) ? site.wrapped(by: marked) : site
            list.append(option, wrappers: outer.wrapped(by: plain).wrappers)
        }
    }
}
