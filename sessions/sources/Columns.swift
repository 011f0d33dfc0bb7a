// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// Columns side by side where there is room, the sidebar alone where there is not.
struct Library: View {
    @State private var visibility: NavigationSplitViewVisibility = .automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(0 ..< 12) { Text("Shelf \($0)") }
        } content: {
            List(0 ..< 30) { Text("Book \($0)") }
        } detail: {
            Color.white
            Button("Only this") { visibility = .detailOnly }
        }
    }
}
