// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether there is much or little room along an axis (L13.2). It is pure data: by itself it lays nothing out.
public enum UserInterfaceSizeClass: String, Sendable, CaseIterable {
    /// Little room, or much.
    case compact, regular
}
