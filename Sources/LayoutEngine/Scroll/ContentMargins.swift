// SPDX-License-Identifier: GPL-3.0-or-later

/// What margins are for.
public enum ContentMarginPlacement: String, CaseIterable, Hashable, Sendable {
    /// Both, the content, or the scroll indicators.
    case automatic, scrollContent, scrollIndicators
}

/// contentMargins(_:_:for:) by placement; nil edges are not set (S2.14–S2.16).
public struct ContentMargins: Hashable, Sendable {
    /// A length for each edge, in points; nil where none was set.
    public struct Edges: Hashable, Sendable {
        /// At the upper edge.
        public var top: Double?
        /// At the leading edge.
        public var leading: Double?
        /// At the lower edge.
        public var bottom: Double?
        /// At the trailing edge.
        public var trailing: Double?

        /// Nothing set.
        public init() {}

        var isUnset: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }
        var insets: EdgeInsets { EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0) }
    }

    private var values: [ContentMarginPlacement: Edges] = [:]

    /// No margins.
    public static let none = ContentMargins()

    /// Nothing set.
    public init() {}

    /// The margins for content or indicators: their own if any edge of them was given, else the automatic ones as a whole (S2.14).
    public func insets(for placement: ContentMarginPlacement) -> EdgeInsets {
        if let own = values[placement], !own.isUnset { return own.insets }
        return values[.automatic]?.insets ?? .zero
    }

    /// Sets the named edges; a nil length clears them (S2.16). What is nearer to the scroll view is set later and wins (S2.15).
    public mutating func set(_ edges: Edge.Set, _ length: Double?, for placement: ContentMarginPlacement) {
        var own = values[placement] ?? Edges()
        if edges.contains(.top) { own.top = length }
        if edges.contains(.leading) { own.leading = length }
        if edges.contains(.bottom) { own.bottom = length }
        if edges.contains(.trailing) { own.trailing = length }
        values[placement] = own
    }
}
