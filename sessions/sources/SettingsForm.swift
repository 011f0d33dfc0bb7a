// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftUI
enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: String { rawValue.capitalized }
}
struct SettingsView: View {
    @AppStorage("notifications") private var notifications = true
    @AppStorage("name") private var name = ""
    @State private var theme: Theme = .system
    @State private var volume = 0.5
    @State private var count = 3
    @State private var showsAlert = false
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Form {
                Section("Profile") {
                    TextField("Name", text: $name)
                    LabeledContent("Version", value: "1.0")
                    NavigationLink("Account") { AccountView(name: name) }
                }
                Section {
                    Toggle("Notifications", isOn: $notifications)
                    if notifications {
                        Stepper("Reminders: \(count)", value: $count, in: 0...10)
                        Slider(value: $volume, in: 0...1) { Text("Volume") }
                    }
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in Text(theme.title).tag(theme) }
                    }
                } header: { Text("General") } footer: { Text("Applies to all devices.") }
                Section {
                    Button("Sign out", role: .destructive) { showsAlert = true }
                }
            }
            .navigationTitle("Settings")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
            .alert("Sign out?", isPresented: $showsAlert) {
                Button("Cancel", role: .cancel) {}
                Button("Sign out", role: .destructive) { name = "" }
            } message: { Text("You can sign in again.") }
        }
    }
}
struct AccountView: View {
    let name: String
    @Environment(\.dismiss) var dismiss
    var body: some View {
        VStack { Text("Account of \(name.isEmpty ? "nobody" : name)"); Button("Back") { dismiss() } }.navigationTitle("Account")
    }
}
#Preview { SettingsView() }
