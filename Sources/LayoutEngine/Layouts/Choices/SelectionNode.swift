// SPDX-License-Identifier: GPL-3.0-or-later

/// The chosen one of several views, and no other: the pages of a TabView, the options of a Picker.
package final class SelectionNode: OptionsNode, @unchecked Sendable {
    override func collect(into list: inout ViewList, site: ViewSite) {
        let (all, chosen) = options(site)
        list.isDynamic = true
        if let chosen { list.append(all[chosen], wrappers: site.wrappers) }
    }
}
