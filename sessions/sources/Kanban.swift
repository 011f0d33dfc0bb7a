// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
struct Column: Identifiable { var id: String { name }; var name: String; var cards: [String] }
final class Board: ObservableObject {
    static let shared = Board()
    @Published private(set) var columns: [Column] = [Column(name: "Todo", cards: ["Write", "Draw"]), Column(name: "Doing", cards: []), Column(name: "Done", cards: ["Ship"])]
    subscript(name: String) -> Column? { columns.first { $0.name == name } }
    func move(_ card: String, from: String, to: String) {
        guard let a = columns.firstIndex(where: { $0.name == from }), let b = columns.firstIndex(where: { $0.name == to }) else { return }
        columns[a].cards.removeAll { $0 == card }
        columns[b].cards.insert(card, at: 0)
    }
}
struct KanbanView: View {
    @ObservedObject var board = Board.shared
    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(board.columns) { column in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(column.name.uppercased()).font(.caption).bold().tracking(1)
                        ForEach(column.cards, id: \.self) { card in
                            Text(card).padding(8).frame(maxWidth: .infinity, alignment: .leading).background(Color.yellow.opacity(0.4))
                                .onTapGesture { board.move(card, from: column.name, to: column.name == "Todo" ? "Doing" : "Done") }
                        }
                        if column.cards.isEmpty { Text("Empty").italic() }
                    }
                    .frame(width: 220)
                    .padding(8)
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
                }
            }
            .padding()
        }
    }
}
#Preview { KanbanView() }
