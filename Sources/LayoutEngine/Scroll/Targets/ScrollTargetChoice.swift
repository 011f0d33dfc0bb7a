// SPDX-License-Identifier: GPL-3.0-or-later

/// What a behaviour of SwiftUI's decided on one axis, and by which rule: for those who ask why a scroll rests where it does.
package struct ScrollTargetChoice: Hashable, Sendable {
    /// Where the view is to rest, counted from rest; nil leaves the target as it was proposed.
    package let position: Double?
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        /// viewAligned knows one axis only (S4.19).
        case notOneAxis
        /// No target layout, or no view in it that would fit (S4.17, S4.21).
        case noTargets
        /// More than a view's length from every candidate (S4.22).
        case farFromTargets
        /// Start and end can always be reached (S4.20).
        case start, end
        /// The candidate that rests nearest to the proposed end (S4.23).
        case nearest
        /// Nearest was the one it came from, and any flick leaves that (S4.24).
        case leavesCurrent
        /// No more than a number of views away from where it came from or was let go (S4.26–S4.29).
        case limited(Int)
        /// There is no page: the content is shorter than the container (S4.13).
        case noPage
        /// One page on, or back, from where the gesture began (S4.14).
        case nextPage, previousPage
        /// Without velocity: the page nearest to the proposed end (S4.14).
        case nearestPage
        /// That page lies outside of what can be scrolled to (S4.14, S4.16).
        case pageOutside
    }
}
