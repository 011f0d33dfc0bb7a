// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct Day: Identifiable, Hashable { let number: Int; let name: String; var id: Int { number } }
struct CalendarStrip: View {
    let days: [Day]
    @State private var selected: Day.ID = 12
    init() {
        let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        days = (1...30).map { Day(number: $0, name: names[($0 - 1) % names.count]) }
    }
    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 8) {
                    ForEach(days) { day in
                        DayCell(day: day, isSelected: day.id == selected)
                            .onTapGesture {
                                selected = day.id
                                withAnimation(.easeOut) { reader.scrollTo(day.id, anchor: .center) }
                            }
                    }
                }
                .padding(.horizontal, 16)
            }
            .onAppear { reader.scrollTo(selected, anchor: .center) }
        }
        .frame(height: 80)
    }
}
private struct DayCell: View {
    let day: Day
    let isSelected: Bool
    var body: some View {
        VStack(spacing: 4) {
            Text(day.name.uppercased()).font(.caption2)
            Text(day.number, format: .number).font(.headline.monospacedDigit())
        }
        .frame(width: 48, height: 64)
        .background {
            if isSelected { RoundedRectangle(cornerRadius: 12).fill(.tint) } else { RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary) }
        }
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .contentShape(Rectangle())
    }
}
#Preview { CalendarStrip() }
