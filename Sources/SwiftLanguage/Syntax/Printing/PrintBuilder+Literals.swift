// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    /// A string literal with its escapes; interpolations stay on the line.
    func string(_ segments: [Expression.StringSegment]) -> PrintDocument {
        var text = "\""
        for segment in segments {
            switch segment {
            case .text(let piece): text += Self.escaped(piece)
            case .interpolation(let arguments):
                let inner = PrintRenderer.render(arguments.map { document($0) }.joined(", "), width: nil)
                text += "\\(" + inner + ")"
            }
        }
        return .text(text + "\"")
    }

    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
            case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            case "\t": result.append(contentsOf: "\\t".unicodeScalars)
            case "\0": result.append(contentsOf: "\\0".unicodeScalars)
            default:
                if needsCode(scalar) {
                    result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
                } else {
                    result.append(scalar)
                }
            }
        }
        return String(result)
    }

    /// Control characters, and marks that would turn the text around them.
    private static func needsCode(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    func keyPath(_ root: TypeSyntax?, _ components: [Expression.KeyPathComponent]) -> PrintDocument {
        var parts: [PrintDocument] = [.text("\\")]
        if let root { parts.append(document(root, isOperand: true)) }
        for (index, component) in components.enumerated() {
            switch component {
            case .property(let name): parts.append(.text("." + name))
            case .selfIdentity: parts.append(.text(".self"))
            case .optionalChain: parts.append(.text("?"))
            case .forceUnwrap: parts.append(.text("!"))
            case .subscript(let arguments):
                parts.append(list(index == 0 ? ".[" : "[", arguments.map { document($0) }, "]"))
            }
        }
        return .sequence(parts)
    }
}
