// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct CardStack: View {
    @State private var cards = Array(0..<5)
    @State private var expanded = false
    var body: some View {
        let layout = expanded ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(ZStackLayout(alignment: .top))
        VStack {
            layout {
                ForEach(cards, id: \.self) { card in
                    RoundedRectangle(cornerRadius: 16)
                        .fill(Color(hue: Double(card) / 5, saturation: 0.7, brightness: 0.9))
                        .frame(width: 300 - (expanded ? 0 : CGFloat(card) * 20), height: 90)
                        .offset(y: expanded ? 0 : CGFloat(card) * 12)
                        .zIndex(Double(-card))
                        .shadow(radius: 4, y: 2)
                }
            }
            .onTapGesture { withAnimation(.bouncy) { expanded.toggle() } }
            Spacer()
            Button("Shuffle") { cards.reverse() }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.95, green: 0.95, blue: 0.97))
    }
}
#Preview { CardStack() }
