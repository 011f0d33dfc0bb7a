// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether there is much or little room along an axis (L13.2). It is only carried along: no layout depends on it, except where views
/// read it, and the gestures of view-aligned scrolling (S4.26).
public enum UserInterfaceSizeClass: String, Sendable, CaseIterable {
    /// Little room, or much.
    case compact, regular
}
