// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// What exported Swift cannot say itself, in a comment above the view that shows the scene: that the view stands for the scene, and the
/// names that its views have. `load` reads it and comes back to the scene; whoever takes the file to Xcode may ignore or delete it.
///
/// `// scrollscope scene: 3 list, auto 4 text7; environment 1`
struct SceneMarker {
    static let start = "// scrollscope scene:"

    /// Names that are not those which the code alone gives, by the place of the view among the named views of the root.
    private(set) var chosen: [(place: Int, name: String)] = []
    private(set) var generated: [(place: Int, name: String)] = []
    /// How many of the outermost modifiers are keys that the scene overrides.
    var overrides = 0

    /// The names of a scene that its root's code does not give.
    init(of scene: Scene) {
        overrides = scene.overrides.count
        guard let root = scene.root else { return }
        let automatic = NameAssigner.names(of: root)
        for (place, id) in Self.namedViews(root, automatic).enumerated() {
            guard let name = scene.names[id] else { continue }
            if scene.names.chosen.contains(id) {
                chosen.append((place, name))
            } else if name != automatic[id] {
                generated.append((place, name))
            }
        }
    }

    /// The marker of a file, and where its line ends.
    static func first(in source: SourceText) -> (marker: SceneMarker, end: Int)? {
        var offset = 0
        for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let end = offset + line.utf8.count
            if line.hasPrefix(start) { return (SceneMarker(line.dropFirst(start.count)), end) }
            offset = end + 1
        }
        return nil
    }

    private init(_ text: Substring) {
        for part in text.split(separator: ";") {
            let words = part.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
            for entry in words {
                switch (entry.count, entry.first ?? "") {
                case (2, "environment"): overrides = Int(entry[1]) ?? 0
                case (2, _): if let place = Int(entry[0]) { chosen.append((place, entry[1])) }
                case (3, "auto"): if let place = Int(entry[1]) { generated.append((place, entry[2])) }
                default: break
                }
            }
        }
    }

    var text: String {
        let names = chosen.map { "\($0.place) \($0.name)" } + generated.map { "auto \($0.place) \($0.name)" }
        let parts = [names.joined(separator: ", "), overrides > 0 ? "environment \(overrides)" : ""].filter { !$0.isEmpty }
        return parts.isEmpty ? Self.start : Self.start + " " + parts.joined(separator: "; ")
    }

    /// Gives a root the names; those that are not valid, or are taken, are left out.
    func names(of root: Expression) -> SceneNames {
        let views = Self.namedViews(root, NameAssigner.names(of: root))
        var names = SceneNames()
        for entry in chosen + generated where views.indices.contains(entry.place) {
            guard SceneNames.isIdentifier(entry.name), !SceneNames.reserved.contains(entry.name) else { continue }
            names.names[views[entry.place]] = entry.name
        }
        for entry in chosen where views.indices.contains(entry.place) && names[views[entry.place]] != nil {
            names.chosen.insert(views[entry.place])
        }
        return names
    }

    private static func namedViews(_ root: Expression, _ names: [ExpressionID: String]) -> [ExpressionID] {
        var views: [ExpressionID] = []
        root.walk { node in
            if names[node.id] != nil { views.append(node.id) }
            return true
        }
        return views
    }
}
