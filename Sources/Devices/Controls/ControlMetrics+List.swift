// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension ControlMetrics {
    /// The rows, sections and margins of lists and forms (L3.9).
    package struct Lists: Hashable, Sendable {
        package var minimumRowHeight: Double
        /// A control in a row counts as no higher than this, and reaches over it evenly; nil: as its own height.
        package var controlHeight: Double?
        /// Above and below the content of a row.
        package var rowInset: Double
        /// At the sides of the content of a row.
        package var rowMargin: Margin
        /// Above and below the rows of a list that is not grouped.
        package var plainInset: Double
        /// Between two of its sections.
        package var plainSpacing: Double
        /// The rows of a list in the style `plain`, and in `bordered`; nil: as those of others.
        package var plainRows: RowEdges?
        package var borderedRows: RowEdges?
        /// From the edges of a grouped list or form to its sections.
        package var groupedMargin: Margin
        /// Above the first section of a grouped list or form.
        package var groupedTop: Double
        /// The same under a navigation bar with a large title; nil: no other.
        package var topUnderLargeTitle: Double?
        /// Below the last section, or row, of a grouped list or form; nil: what sections keep below themselves, and nothing below rows.
        package var groupedBottom: Double?
        /// Between two sections without a header, up to a pixel in each half. A header with `headerInsets` takes the half before it.
        package var sectionSpacing: Double
        package var minimumHeaderHeight: Double
        /// Above and below the header of a grouped section; nil: in the middle of the least height.
        package var headerInsets: EdgeInsets?
        /// Above and below the footer of a grouped section, which takes the half after the rows; nil: in the middle of the least height.
        package var footerInsets: EdgeInsets?
        /// Of the headers of grouped sections.
        package var headerStyle: Font.TextStyle

        /// `listSectionSpacing(.compact)`: half of it. Recalled as less, by how much is not known.
        package var compactSectionSpacing: Double { sectionSpacing / 2 }

        /// Between two sections where a pixel is as long as the traits say.
        package func sectionSpacing(_ traits: LayoutTraits) -> Double {
            2 * (sectionSpacing / 2 * traits.displayScale).rounded(.up) / traits.displayScale
        }

        /// What is around the rows of a list by its style.
        package struct RowEdges: Hashable, Sendable {
            /// At the sides of the content of a row.
            package var margin: Double
            /// Above and below the rows.
            package var inset: Double
        }

        /// The insets of a row's content in a list of some width.
        package func rowInsets(width: Double, _ edges: RowEdges? = nil) -> EdgeInsets {
            let side = edges?.margin ?? rowMargin.points(width: width)
            return EdgeInsets(top: rowInset, leading: side, bottom: rowInset, trailing: side)
        }
    }

    /// A margin that is larger in wide lists.
    package struct Margin: Hashable, Sendable {
        package var narrow: Double
        package var wide: Double

        /// Lists are wide from 414 points on: the larger phones.
        package func points(width: Double) -> Double { width < 414 ? narrow : wide }
    }
}
