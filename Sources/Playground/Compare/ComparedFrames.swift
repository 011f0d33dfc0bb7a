// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// A layer's frame as `compare` looks at it.
struct ComparedFrame: Equatable {
    let name: String
    let kind: String
    let layer: Int
    let frame: CGRect
}

extension ComparedFrame {
    init(_ row: FrameRow) { self.init(name: row.name, kind: row.kind, layer: row.layer, frame: row.frame) }
}

/// The frames that a file holds: an object with `frames` (language.md §4), as `result` of a record or with lines of a console around it.
struct ComparedFrames {
    let frames: [ComparedFrame]

    init(_ text: String, name: String, at span: SourceSpan) throws(Diagnostic) {
        let object = try Self.object(text, name, at: span)
        guard case .array(let rows)? = object[key: "frames"] ?? object[key: "result"]?[key: "frames"] else {
            throw Diagnostic(
                .unknownFormat, "'\(name)' contains no frames", at: span,
                hint: "an object with \"frames\", as 'frames' with --json or an exported file with probes prints it")
        }
        var frames: [ComparedFrame] = []
        for (index, row) in rows.enumerated() { frames.append(try Self.frame(row, index, name, at: span)) }
        self.frames = frames
    }

    /// The whole text, else its last line that is an object with frames: a console prints other things too.
    private static func object(_ text: String, _ name: String, at span: SourceSpan) throws(Diagnostic) -> JSON {
        do throws(JSONReader.Failure) { return try JSONReader.read(text) } catch {
            for line in text.split(separator: "\n").reversed() where line.contains("\"frames\"") {
                if let start = line.firstIndex(of: "{"), let found = try? JSONReader.read(String(line[start...])) { return found }
            }
            throw Diagnostic(
                .unknownFormat, "'\(name)' is not JSON: \(error.message) at line \(error.line), column \(error.column)", at: span)
        }
    }

    private static func frame(_ row: JSON, _ index: Int, _ name: String, at span: SourceSpan) throws(Diagnostic) -> ComparedFrame {
        func number(_ key: String) throws(Diagnostic) -> Double {
            guard let value = row[key: key]?.double else {
                throw Diagnostic(.unknownFormat, "frame \(index + 1) of '\(name)' has no number '\(key)'", at: span)
            }
            return value
        }
        guard case .string(let view)? = row[key: "name"] else {
            throw Diagnostic(.unknownFormat, "frame \(index + 1) of '\(name)' has no 'name'", at: span)
        }
        var kind = ""
        if case .string(let text)? = row[key: "kind"] { kind = text }
        let rect = CGRect(x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
        return ComparedFrame(name: view, kind: kind, layer: row[key: "layer"]?.double.flatMap { Int(exactly: $0) } ?? 0, frame: rect)
    }
}

extension JSON {
    /// A number, an infinity as language.md §4 writes it included.
    fileprivate var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .number(let value): value
        case .string("inf"): .infinity
        case .string("-inf"): -.infinity
        default: nil
        }
    }
}
