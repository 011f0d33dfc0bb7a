// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct OffsetKey: PreferenceKey {
    typealias Value = CGFloat
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
struct CollapsingHeader: View {
    @State private var offset: CGFloat = 0
    private let maxHeight: CGFloat = 200
    private let minHeight: CGFloat = 80
    private var headerHeight: CGFloat { max(minHeight, min(maxHeight, maxHeight + offset)) }
    private var progress: Double { Double((maxHeight - headerHeight) / (maxHeight - minHeight)) }
    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: maxHeight)
                    ForEach(0..<50, id: \.self) { i in
                        HStack { Text("Row \(i)"); Spacer() }.padding().frame(height: 44)
                        Divider()
                    }
                }
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
                    }
                )
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { value in offset = value }
            Rectangle()
                .fill(.blue)
                .frame(height: headerHeight)
                .overlay(Text("Title").font(.system(size: 34 - 14 * progress, weight: .bold)), alignment: .bottomLeading)
                .opacity(1 - progress * 0.3)
        }
    }
}
#Preview { CollapsingHeader() }
