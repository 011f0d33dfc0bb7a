// SPDX-License-Identifier: GPL-3.0-or-later

/// Where in the window the drawing stays while one works.
package enum PaneSide: String, Sendable, CaseIterable {
    case right, top, bottom
}
