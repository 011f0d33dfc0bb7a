// SPDX-License-Identifier: GPL-3.0-or-later

/// The code that an exported file with probes brings along: it prints the frames of all views in the JSON of `frames`, one line each time
/// that they have come to rest. `compare` reads what it prints.
enum ProbeSupport {
    /// An app that shows the scene in a window of the scene's size.
    struct App {
        let view: String
        let width: String
        let height: String
    }

    static let rootProperty = "private let probePath = \"\""
    static let property = "@Environment(\\.probePath) private var probePath"

    static func text(app: App?) -> String { app.map { code + "\n\n" + window($0) } ?? code }

    private static func window(_ app: App) -> String {
        """
        #if canImport(ObjectiveC)
        @main
        struct ProbeApp: App {
            private let probePath = ""

            var body: some Scene {
                WindowGroup {
                    \(app.view)
                    #if os(macOS)
                        .frame(width: \(app.width), height: \(app.height))
                    #endif
                }
                #if os(macOS)
                .windowResizability(.contentSize)
                #endif
            }
        }
        #endif
        """
    }

    private static let code = """
        private struct ProbePathKey: EnvironmentKey { static var defaultValue: String { "" } }

        extension EnvironmentValues {
            /// The path of the component around, by which the views inside are named.
            fileprivate var probePath: String {
                get { self[ProbePathKey.self] }
                set { self[ProbePathKey.self] = newValue }
            }
        }

        /// `path.name`.
        private func probeJoined(_ path: String, _ name: String) -> String { path.isEmpty ? name : path + "." + name }

        /// The path of an element of a ForEach: `path.name[id]`.
        private func probeElement(_ path: String, _ name: String, _ id: Any) -> String {
            let text = (id as? String)?.debugDescription ?? "\\(id)"
            return probeJoined(path, name) + "[" + text + "]"
        }

        #if canImport(ObjectiveC)
        /// Gathers frames and prints them when nothing has changed for a second.
        private final class ProbeLog: @unchecked Sendable {
            static let shared = ProbeLog()
            private var rows: [String: String] = [:]
            private var round = 0

            func record(_ name: String, _ kinds: [String], _ first: Int, _ id: Any?, _ frame: CGRect) {
                for (index, kind) in kinds.enumerated() {
                    let layer = first + index
                    rows["\\(name)#\\(layer)"] = \"\"\"
                        {"name": \\(quoted(name)), "id": \\(kind == "id" ? text(id) : "null"), "kind": \\(quoted(kind)), "layer": \\(layer), \\
                        "x": \\(frame.minX), "y": \\(frame.minY), "width": \\(frame.width), "height": \\(frame.height)}
                        \"\"\"
                }
                schedule()
            }

            func remove(_ name: String, _ kinds: [String], _ first: Int) {
                for index in kinds.indices { rows["\\(name)#\\(first + index)"] = nil }
                schedule()
            }

            private func schedule() {
                round += 1
                let mine = round
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
                    if mine == round { print("{\\"frames\\": [" + rows.sorted { $0.key < $1.key }.map(\\.value).joined(separator: ", ") + "]}") }
                }
            }

            private func text(_ id: Any?) -> String {
                switch id {
                case nil: "null"
                case let number as Int: "\\(number)"
                case let other?: quoted("\\(other)")
                }
            }

            private func quoted(_ text: String) -> String {
                var result = "\\""
                for scalar in text.unicodeScalars {
                    switch scalar {
                    case "\\"", "\\\\": result += "\\\\" + String(scalar)
                    case "\\n": result += "\\\\n"
                    default: result.unicodeScalars.append(scalar)
                    }
                }
                return result + "\\""
            }
        }

        #endif

        extension View {
            /// Prints the global frame of layers of a view. Changes no layout.
            fileprivate func probe(_ path: String, _ name: String, _ layer: Int, _ kinds: [String], id: Any? = nil) -> some View {
                #if canImport(ObjectiveC)
                let full = probeJoined(path, name)
                return onGeometryChange(for: CGRect.self) { proxy in
                    proxy.frame(in: .global)
                } action: { frame in
                    ProbeLog.shared.record(full, kinds, layer, id, frame)
                }
                .onDisappear { ProbeLog.shared.remove(full, kinds, layer) }
                #else
                return self
                #endif
            }
        }
        """
}
