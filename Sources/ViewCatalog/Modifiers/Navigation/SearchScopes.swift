// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// `.searchScopes(…)`: a choice between places to search, in segments below the field.
struct SearchScopes: Sendable {
    let selection: BindingValue
    /// When it comes, by the name of the `SearchScopeActivation`.
    let activation: String?
    let options: LateContent

    /// Of the segments with the room below them (recalled).
    static let height = 46.0

    /// nil while it is not shown: on phones it comes when something has been entered, unless it says otherwise.
    func row(for search: Search, at site: ViewSite) -> Node? {
        guard activation == "onSearchPresentation" || !search.isEmpty(at: site) else { return nil }
        let tag = ViewTag(name: "searchScopes", kind: "Picker", layer: 0, source: 0)
        let segments = PickerMaker.segments(options.node([], at: site), selection, tag: tag)
        let sides = NavigationBarMetrics.searchField.insets
        let free = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: nil)
        let height = FlexibleFrameNode.Bounds(min: Self.height, ideal: nil, max: Self.height)
        return PaddingNode(
            FlexibleFrameNode(segments, horizontal: free, vertical: height, alignment: .top),
            insets: EdgeInsets(top: 0, leading: sides.leading, bottom: 0, trailing: sides.trailing))
    }
}
