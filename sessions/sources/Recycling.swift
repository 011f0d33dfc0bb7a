// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// Rows come and go with sight; what a row has stored goes with it.
struct Roll: View {
    @State private var shown = 0
    @State private var hidden = 0
    @State private var isFar = false
    @State private var top: CGFloat = 0

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0 ..< 500) { index in
                    RollRow(index: index)
                        .onAppear { shown += 1 }
                        .onDisappear { hidden += 1 }
                }
            }
        }
        .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y + $0.contentInsets.top > 1000 } action: { old, new in
            isFar = new
        }
        .onScrollGeometryChange(for: CGFloat.self) { $0.visibleRect.minY } action: { top = $0 }
    }
}

struct RollRow: View {
    let index: Int
    @State private var taps = 0

    var body: some View {
        Button("Row \(index): \(taps)") { taps += 1 }
            .frame(maxWidth: .infinity)
            .frame(height: 50)
    }
}
