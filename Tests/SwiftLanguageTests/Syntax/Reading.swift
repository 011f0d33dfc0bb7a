// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What a reading ended in, in the form the tables are written in.
func outcome(_ body: () throws -> Void) -> String {
    do {
        try body()
        return "ok"
    } catch let error as Diagnostic {
        return error.id.rawValue
    } catch {
        return "\(error)"
    }
}

/// The words under the caret, with the id and the message.
struct Complaint: Equatable, CustomStringConvertible {
    var id: String
    var words: String
    var message: String
    var description: String { "\(id) «\(words)» \(message)" }
}

func complaint(_ text: String, _ read: (SourceText) throws -> Void) -> Complaint? {
    let source = SourceText(text)
    do {
        try read(source)
        return nil
    } catch let error as Diagnostic {
        let words = error.span.map { source.text(in: $0.start..<$0.end) } ?? ""
        return Complaint(id: error.id.rawValue, words: words, message: error.message)
    } catch {
        return nil
    }
}

func read(_ text: String) throws -> Expression { try SwiftReader.expression(SourceText(text)) }
