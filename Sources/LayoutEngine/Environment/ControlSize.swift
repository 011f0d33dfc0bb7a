// SPDX-License-Identifier: GPL-3.0-or-later

/// The size of controls that the environment asks for (`.controlSize`).
public enum ControlSize: String, Sendable, CaseIterable {
    /// From the smallest to the largest; `regular` is the default.
    case mini, small, regular, large, extraLarge
}
