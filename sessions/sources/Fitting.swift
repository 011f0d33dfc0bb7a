// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// The first choice that fits is shown: of what fits only ideal sizes count.
struct Heading: View {
    var width: CGFloat

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) {
                Color.red.frame(width: 150, height: 20)
                Color.red.frame(width: 150, height: 20)
            }
            Color.green.frame(width: 200, height: 40)
            Color.blue.frame(width: 80, height: 60)
        }
        .frame(width: width)
    }
}

/// A symbol that grows with the text around it.
struct Scaled: View {
    @ScaledMetric private var side: CGFloat = 20
    @ScaledMetric(relativeTo: .largeTitle) private var large = 40.0

    var body: some View {
        HStack(spacing: 0) {
            Image(systemName: "leaf").frame(width: side, height: side)
            Color.green.frame(width: large, height: large)
        }
    }
}
