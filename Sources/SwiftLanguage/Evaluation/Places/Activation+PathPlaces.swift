// SPDX-License-Identifier: GPL-3.0-or-later

/// Changing the part of a value to which a key path leads.
extension Activation {
    func modify(
        _ path: ArraySlice<KeyPathValue.Component>, of root: inout Value, span: SourceSpan?,
        _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        guard let first = path.first else { return try body(&root) }
        let rest = path.dropFirst()
        switch first {
        case .property(let name):
            try modifyMember(name, of: &root, at: span) { (value: inout Value) throws(Diagnostic) in
                try self.modify(rest, of: &value, span: span, body)
            }
        case .subscript(let indices):
            try modifySubscript(of: &root, indices.map { Actual(value: $0, span: span) }, at: span) {
                (value: inout Value) throws(Diagnostic) in
                try self.modify(rest, of: &value, span: span, body)
            }
        case .optionalChain:
            guard var held = root.unwrapped else { return }
            root = .void
            defer { root = held.wrapped }
            try modify(rest, of: &held, span: span, body)
        case .forceUnwrap:
            guard var held = root.unwrapped else {
                throw Diagnostic(.nilUnwrapped, "found nil where '!' expects a value", at: span)
            }
            root = .void
            defer { root = held.wrapped }
            try modify(rest, of: &held, span: span, body)
        }
    }
}
