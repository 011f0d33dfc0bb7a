// SPDX-License-Identifier: GPL-3.0-or-later

/// What a scroll anchor is for (S6.1).
public enum ScrollAnchorRole: String, CaseIterable, Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
}

/// defaultScrollAnchor by role; a role without a value of its own takes the one for all.
public struct ScrollAnchors: Hashable, Sendable {
    public var all: UnitPoint?
    public var roles: [ScrollAnchorRole: UnitPoint] = [:]

    public init() {}

    /// nil where nothing was given: the default of the axes holds (S6.2).
    public subscript(_ role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? all }
}
