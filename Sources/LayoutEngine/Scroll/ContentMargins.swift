// SPDX-License-Identifier: GPL-3.0-or-later

/// What margins are for.
public enum ContentMarginPlacement: String, CaseIterable, Hashable, Sendable {
    /// Both, the content, or the scroll indicators.
    case automatic, scrollContent, scrollIndicators
}

/// contentMargins(_:_:for:) by placement and edge, in points; only edges that were set are there (S2.14–S2.16).
public struct ContentMargins: Hashable, Sendable {
    private var values: [ContentMarginPlacement: [Edge: Double]] = [:]

    /// No margins.
    public static let none = ContentMargins()

    /// Nothing set.
    public init() {}

    /// The margins for content or indicators: their own if any edge of them was given, else the automatic ones as a whole (S2.14).
    public func insets(for placement: ContentMarginPlacement) -> EdgeInsets {
        let given = values[placement] ?? values[.automatic] ?? [:]
        return given.reduce(into: .zero) { $0[$1.key] = $1.value }
    }

    /// Sets the named edges; a nil length clears them (S2.16). What is nearer to the scroll view is set later and wins (S2.15).
    public mutating func set(_ edges: Edge.Set, _ length: Double?, for placement: ContentMarginPlacement) {
        var own = values[placement] ?? [:]
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { own[edge] = length }
        values[placement] = own.isEmpty ? nil : own
    }
}
