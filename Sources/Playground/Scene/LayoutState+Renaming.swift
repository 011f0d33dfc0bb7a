// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension LayoutState {
    /// What is remembered of a view stays with it when it gets another name.
    func renaming(_ path: @autoclosure () -> ViewPath?, to name: String) -> LayoutState {
        guard !scrolls.isEmpty || !extents.isEmpty || !caches.after.isEmpty, let text = path()?.description else { return self }
        var result = LayoutState()
        for (key, value) in scrolls { result.scrolls[key.renaming(text, to: name)] = value }
        for (key, value) in extents { result.extents[key.renaming(text, to: name)] = value }
        for (key, value) in caches.after { result.caches.after[key.renaming(text, to: name)] = value }
        return result
    }
}

extension ViewPath {
    /// This path where the view that a person writes as `text` has another name. Explicit ids are no part of that, and stay.
    fileprivate func renaming(_ text: String, to name: String) -> ViewPath {
        guard let parent, let component else { return self }
        if case .name = component, description == text { return ViewPath(parent, .name(name)) }
        let changed = parent.renaming(text, to: name)
        return changed === parent ? self : ViewPath(changed, component)
    }
}

extension CommandContext {
    /// The path under which layout remembers a view.
    func path(of target: Target) -> ViewPath? { target.view.map { index.views[$0].path } }
}
