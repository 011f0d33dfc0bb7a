// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension LayoutState {
    /// What is remembered of a view stays with it when it gets another name.
    func renaming(_ path: ViewPath?, to name: String) -> LayoutState {
        guard let path, let parent = path.parent else { return self }
        let new = parent.appending(name)
        var result = LayoutState()
        for (key, value) in scrolls { result.scrolls[key.replacing(path, by: new)] = value }
        for (key, value) in extents { result.extents[key.replacing(path, by: new)] = value }
        return result
    }
}

extension ViewPath {
    /// This path, with another beginning.
    func replacing(_ start: ViewPath, by other: ViewPath) -> ViewPath {
        if self == start { return other }
        guard let parent, let component else { return self }
        let changed = parent.replacing(start, by: other)
        return changed === parent ? self : ViewPath(changed, component)
    }
}

extension CommandContext {
    /// The path under which layout remembers a view.
    func path(of target: Target) -> ViewPath? { target.view.map { index.views[$0].path } }
}
