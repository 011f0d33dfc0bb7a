// SPDX-License-Identifier: GPL-3.0-or-later

extension ControlMetrics {
    /// The least height of a row in a list or form (L3.9). 52 on OS 26 is of low confidence: Apple says only that rows are taller.
    public var minimumListRowHeight: Double {
        platform == .macOS ? 24 : os >= .v26 ? 52 : 44
    }

    /// The insets of a row's content in a list of some width. Recalled.
    public func listRowInsets(width: Double) -> EdgeInsets {
        if platform == .macOS { return EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) }
        let side: Double = width < 414 ? 16 : 20
        return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    }

    /// From the edges of an inset grouped list or form to its sections. Recalled.
    public func groupedSectionInset(width: Double) -> Double {
        platform == .macOS || width >= 414 ? 20 : 16
    }

    /// The corners of a section in an inset grouped list or form.
    public var groupedSectionCornerRadius: Double { os >= .v26 ? 26 : 10 }

    /// Between two sections. Recalled.
    public var listSectionSpacing: Double { platform == .macOS ? 10 : 35 }

    /// `listSectionSpacing(.compact)`: half of it. Recalled as less, by how much is not known.
    public var compactListSectionSpacing: Double { listSectionSpacing / 2 }

    /// Above the first section of a grouped list. Recalled.
    public var groupedListTop: Double { platform == .macOS ? 0 : 35 }

    public var minimumSectionHeaderHeight: Double { 28 }
}
