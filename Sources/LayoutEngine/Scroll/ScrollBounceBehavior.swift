// SPDX-License-Identifier: GPL-3.0-or-later

/// May a scroll view be pulled past its edges (S3.18)?
public enum ScrollBounceBehavior: String, CaseIterable, Hashable, Sendable {
    /// As the container chooses: a scroll view always does, on its own axes (S3.19).
    case automatic
    /// It always may.
    case always
    /// Only where the content is longer than the container.
    case basedOnSize
}

extension EnvironmentKeys {
    /// May scroll views inside be pulled past their edges?
    public static let scrollBounceBehavior = AxisKeys("ScrollBounceBehavior", default: ScrollBounceBehavior.automatic)
}
