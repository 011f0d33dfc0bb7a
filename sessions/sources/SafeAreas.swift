// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// Each way of staying clear of the edges, and of not doing so.
struct Rows: View {
    var body: some View {
        LazyVStack(spacing: 0) {
            ForEach(0 ..< 60) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
        }
    }
}

struct Padded: View {
    var body: some View { ScrollView { Rows() }.padding(.horizontal, 20) }
}

struct SafelyPadded: View {
    var body: some View { ScrollView { Rows() }.safeAreaPadding(.horizontal, 20).safeAreaPadding(EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) }
}

struct WithBar: View {
    var body: some View {
        ScrollView { Rows() }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Color.gray.opacity(0.5).frame(height: 50)
            }
    }
}

struct ToTheEdges: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            Color.white.frame(width: 100, height: 100)
        }
    }
}

/// Adding the insets that a reader reports is once too often: the reader already lies in the safe area.
struct TwiceInset: View {
    var body: some View {
        GeometryReader { proxy in
            Color.pink
                .padding(.top, proxy.safeAreaInsets.top)
                .padding(.bottom, proxy.safeAreaInsets.bottom)
        }
    }
}
