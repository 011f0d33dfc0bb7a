// SPDX-License-Identifier: GPL-3.0-or-later

/// What layout remembers from input to input: a value of the scene, so undo is keeping the old one.
public struct LayoutState: Sendable {
    /// The scroll views, by the paths of `ScrollNode.path(in:)`.
    public var scrolls: [ViewPath: ScrollState] = [:]
    package var extents: [ViewPath: LazyExtents] = [:]
    package var caches = LayoutCaches()
    var matched = MatchedFrames()

    /// Nothing remembered: everything is laid out for the first time.
    public init() {}

    /// What was asked of scroll views is done.
    mutating func finishScrolls() {
        for path in scrolls.keys { scrolls[path]?.finish() }
    }

    mutating func finishRequests() {
        for path in scrolls.keys { scrolls[path]?.request = nil }
    }
}

/// What user-defined layouts keep, if they update it themselves (L9.3).
package struct LayoutCaches: Sendable {
    /// As the scene before this one left them: what `updateCache` gets. Laying the same scene out again so gives the same.
    package var before: [ViewPath: any Sendable] = [:]
    /// As the layout of this scene leaves them.
    package var after: [ViewPath: any Sendable] = [:]

    /// For the next scene.
    package mutating func advance() { before = after }
}
