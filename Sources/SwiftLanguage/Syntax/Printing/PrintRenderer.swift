// SPDX-License-Identifier: GPL-3.0-or-later

/// Lays a document out, in time linear in its size and the width, without recursion.
struct PrintRenderer {
    private enum Mode { case flat, broken }
    private struct Item {
        var indent: Int
        var mode: Mode
        var document: PrintDocument
    }
    /// nil: everything on one line.
    private let width: Int?
    private let step = 4
    private var output = ""
    private var column = 0
    private var stack: [Item] = []

    static func render(_ document: PrintDocument, width: Int?, indentation: Int = 0) -> String {
        var renderer = PrintRenderer(width: width)
        renderer.column = indentation
        renderer.stack = [Item(indent: indentation, mode: width == nil ? .flat : .broken, document: document)]
        renderer.run()
        return renderer.output
    }

    private init(width: Int?) { self.width = width }

    private mutating func run() {
        while let item = stack.popLast() {
            switch item.document {
            case .text(let text, let width):
                output += text
                column += width
            case .sequence(let parts, _):
                for part in parts.reversed() { stack.append(Item(indent: item.indent, mode: item.mode, document: part)) }
            case .indented(let inner): stack.append(Item(indent: item.indent + step, mode: item.mode, document: inner))
            case .group(let inner):
                let mode: Mode = width == nil || (!inner.mustBreak && fits(inner)) ? .flat : .broken
                stack.append(Item(indent: item.indent, mode: mode, document: inner))
            case .line(let flat, let kind): line(flat, kind, item)
            }
        }
    }

    private mutating func line(_ flat: String, _ kind: PrintDocument.Break, _ item: Item) {
        let breaks = kind == .forced || (item.mode == .broken && width != nil)
        guard breaks else {
            output += flat
            column += flat.count
            return
        }
        while output.last == " " { output.removeLast() }
        output += kind == .blank ? "\n\n" : "\n"
        let indent = width == nil ? 0 : item.indent
        output += String(repeating: " ", count: indent)
        column = indent
    }

    /// Whether a group fits on this line together with what follows it up to the next line break.
    private func fits(_ document: PrintDocument) -> Bool {
        var left = (width ?? 0) - column
        var pending = [Item(indent: 0, mode: .flat, document: document)]
        var rest = stack.count
        while left >= 0 {
            guard let item = pending.popLast() else {
                guard rest > 0 else { return true }
                rest -= 1
                pending.append(stack[rest])
                continue
            }
            switch item.document {
            case .text(_, let width): left -= width
            case .sequence(let parts, _):
                // No more parts than columns can matter.
                for part in parts.prefix(left + 2).reversed() { pending.append(Item(indent: 0, mode: item.mode, document: part)) }
            case .indented(let inner): pending.append(Item(indent: 0, mode: item.mode, document: inner))
            case .group(let inner): pending.append(Item(indent: 0, mode: inner.mustBreak ? .broken : .flat, document: inner))
            case .line(let flat, let kind):
                if item.mode == .broken || kind == .forced { return true }
                left -= flat.count
            }
        }
        return false
    }
}
