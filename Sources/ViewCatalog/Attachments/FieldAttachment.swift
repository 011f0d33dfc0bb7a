// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A field of text: a tap gives it the focus, and the keyboard comes.
package struct FieldAttachment: TapReceiver {
    /// Where what is typed goes.
    let content: BindingValue
    /// Does the return key begin a line, rather than submit the field?
    package let hasLines: Bool
    /// `onCommit`: what the return key does, in the form that came before `onSubmit`.
    let commit: LateCall?

    init(_ content: BindingValue, hasLines: Bool = false, commit: LateCall? = nil) {
        self.content = content
        self.hasLines = hasLines
        self.commit = commit
    }

    package func tap(on machine: Machine) throws(Diagnostic) {}

    /// Words are typed behind the text that is there; a number takes the place of the one that is there.
    package func type(_ words: String, on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        switch try content.get(in: context) {
        case .string(let text): try content.set(.string(text + words), in: context)
        case .double: if let number = Double(words) { try content.set(.double(number), in: context) }
        case .int, .nil: if let number = Int(words) { try content.set(.int(number), in: context) }
        default: break
        }
    }

    /// The return key.
    package func submit(on machine: Machine) throws(Diagnostic) { _ = try commit?([], on: machine) }
}
