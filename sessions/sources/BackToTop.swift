// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct ToTopList: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var showsButton = false
    @Namespace private var topID
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(0..<200, id: \.self) { i in
                    Text("Line \(i)").padding(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top > 300
        } action: { wasBeyond, isBeyond in
            withAnimation { showsButton = isBeyond }
        }
        .overlay(alignment: .bottomTrailing) {
            if showsButton {
                Button {
                    withAnimation(.smooth) { position.scrollTo(edge: .top) }
                } label: {
                    Image(systemName: "arrow.up").padding().background(.thinMaterial, in: Circle())
                }
                .padding(24)
                .transition(.scale.combined(with: .opacity))
            }
        }
    }
}
#Preview { ToTopList() }
