// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Which view of the files a load has shown: by this it is found again when files have changed, and when others have come.
enum ShownPlace: Sendable, Equatable {
    /// A `#Preview`: the name of its file, and which of the previews in that.
    case preview(file: String?, number: Int)
    /// A view or an App.
    case type(String)
    case provider(String)
    /// What a delegate puts into the app's window.
    case window
}

extension LoadedSource {
    /// The view that is there; nil where the files have it no more.
    func shown(at place: ShownPlace) throws(Diagnostic) -> Shown? {
        switch place {
        case .preview: return previews.first { $0.place == place }
        case .type(let name):
            return try types.first { $0.type.name == name && !$0.type.conforms(to: Self.provider) }.map { (type) throws(Diagnostic) in
                try shown(type.type)
            }
        case .provider(let name): return types.first { $0.type.name == name }.flatMap { Self.shownBy($0.type).first }
        case .window: return windowContent
        }
    }

    static let provider = "PreviewProvider"

    /// The views of all `#Preview`s, in order.
    var previews: [Shown] {
        var counts: [String?: Int] = [:]
        return declarations.compactMap { declaration in
            guard var shown = Self.preview(declaration, among: declarations) else { return nil }
            let file = declaration.span?.source.name
            shown.place = .preview(file: file, number: counts[file, default: 0])
            counts[file, default: 0] += 1
            return shown
        }
    }
}
