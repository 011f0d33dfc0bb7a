// SPDX-License-Identifier: GPL-3.0-or-later

/// What a scroll anchor is for (S6.1).
public enum ScrollAnchorRole: String, CaseIterable, Hashable, Sendable {
    /// Where the view first stands; what stays when sizes change; where short content lies.
    case initialOffset, sizeChanges, alignment
}

/// defaultScrollAnchor by role; a role without a value of its own takes the one for all.
public struct ScrollAnchors: Hashable, Sendable {
    /// The anchor of every role without one of its own; nil: the role's default.
    public var all: UnitPoint?
    /// The anchors of single roles, which take the place of `all`.
    public var roles: [ScrollAnchorRole: UnitPoint] = [:]

    /// No anchors.
    public init() {}

    /// nil where nothing was given: the default of the axes holds (S6.2).
    public subscript(_ role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? all }
}
