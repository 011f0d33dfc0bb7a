// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI

/// An app with a window, menus, and what it does when it goes away.
@main
struct DeskApp: App {
    @Environment(\.scenePhase) private var phase
    @State private var visits = 0
    @State private var status = "new"

    var body: some Scene {
        WindowGroup {
            Desk(visits: visits, status: status)
        }
        .windowResizeAnchor(.topLeading)
        .commands {
            CommandMenu("Desk") {
                Button("Visit") { visits += 1 }
                    .keyboardShortcut("v", modifiers: [.command, .shift])
                Divider()
                Button("Forget") { visits = 0 }
                    .keyboardShortcut("0")
                    .disabled(visits == 0)
            }
        }
        .onChange(of: phase) { old, new in
            switch new {
            case .active: status = "here"
            case .inactive: status = "waiting"
            case .background: status = "gone"
            @unknown default: break
            }
        }
    }
}

struct Desk: View {
    let visits: Int
    let status: String

    var body: some View {
        VStack(spacing: 0) {
            Color.brown.frame(width: 50, height: 20 + 10 * CGFloat(visits))
            Text(status)
        }
    }
}
