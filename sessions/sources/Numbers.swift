// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// Twenty-five numbers, lazily: each row as wide as the screen.
struct NumberItem: Identifiable { var id: Int }

struct ContentView: View {
    @State var numbers: [NumberItem] = (0 ..< 25).map { NumberItem(id: $0) }

    var body: some View {
        ScrollView(.vertical) {
            LazyVStack {
                ForEach(numbers) { number in
                    NumberRow(number: number)
                }
            }
        }
    }
}

struct NumberRow: View {
    var number: NumberItem

    var body: some View {
        Text(number.id, format: .number)
            .padding(.vertical)
            .frame(maxWidth: .infinity)
    }
}
