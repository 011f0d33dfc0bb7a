// SPDX-License-Identifier: GPL-3.0-or-later

/// What layout remembers from input to input: a value of the scene, so undo is keeping the old one.
public struct LayoutState: Sendable {
    public var scrolls: [ViewPath: ScrollState] = [:]
    public var extents: [ViewPath: LazyExtents] = [:]

    public init() {}
}
