// SPDX-License-Identifier: GPL-3.0-or-later

/// The characters of a text in the form that suits them.
enum TextContent: Sendable {
    /// No characters at all.
    case empty
    case ascii(ASCIIText)
    case clusters(ClusterText)

    init(_ string: String, font: TypesetFont) {
        if string.isEmpty {
            self = .empty
        } else if let text = ASCIIText(string, face: font.ascii) {
            self = .ascii(text)
        } else {
            self = .clusters(ClusterText([string], faces: [font.face]))
        }
    }

    /// `runs`, `faces` and `imageWidths` belong together; a run without an image has no width there.
    init(_ runs: [TextRun], faces: [SizedFace], textCase: TextCase?, imageWidths: [Double?]) {
        let strings = runs.map { $0.string.inCase(textCase) }
        self = strings.allSatisfy(\.isEmpty) ? .empty : .clusters(ClusterText(strings, faces: faces, imageWidths: imageWidths))
    }

    /// The width on one line, where it is known and there are no newlines.
    var naturalWidth: Double? {
        if case .ascii(let text) = self { text.naturalWidth } else { nil }
    }

    var string: String {
        switch self {
        case .empty: ""
        case .ascii(let text): text.string
        case .clusters(let text): text.string(0..<text.count)
        }
    }
}

extension String {
    func inCase(_ textCase: TextCase?) -> String {
        switch textCase {
        case nil: self
        case .uppercase: uppercased()
        case .lowercase: lowercased()
        }
    }
}
